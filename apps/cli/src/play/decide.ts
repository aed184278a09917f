/** Asks a person for a decision: a choice by its number or its first word, or a command. */
import type { Choice } from '@tabannusi/engine';
import { quote } from '../quote.ts';
import { ask, askUntil, askWord } from './ask.ts';
import { type Asking, askingOf } from './asking.ts';
import { COMMAND_NAMES, COMMANDS, showAsking } from './commands.ts';
import { type Next, nameOf, type Session, say } from './session.ts';

/** Until something has changed. */
export async function decide(session: Session): Promise<Next> {
  const asking = askingOf(session);
  if (asking === null) return 'on';
  showAsking(session, asking);
  const prompt = say(session, asking.hasDefault ? 'promptWithDefault' : 'prompt', { player: nameOf(session, asking.seat) });
  for (;;) {
    const answer = await ask(session, prompt);
    if ('end' in answer) return answer;
    const next = await obey(session, asking, answer.text);
    if (next !== 'again') return next;
  }
}

/** The end of the turn waits: it is confirmed, taken back, or something is looked at first. */
export async function confirmTurn(session: Session, seat: number): Promise<Next> {
  const { table, tableWords, typist } = session;
  const question = tableWords.prompt(table.prompt, seat);
  const prompt = say(session, 'confirmPrompt', { question, yes: typist.word('yes'), no: typist.word('no') });
  const asking: Asking = { seat, question, choices: [], sameForAll: null, hasDefault: false, refused: () => [] };
  for (;;) {
    const answer = await askWord(session, prompt, ['yes', 'no'], 'yes');
    if ('end' in answer) return answer;
    if ('word' in answer) {
      if (answer.word === 'yes') table.confirm(seat);
      else table.undo(seat);
      return 'on';
    }
    const next = await obey(session, asking, answer.other);
    if (next !== 'again') return next;
  }
}

async function obey(session: Session, asking: Asking, text: string): Promise<Next> {
  const { page, typist } = session;
  const { choices, hasDefault } = asking;
  const number = text === '' && hasDefault ? 1 : /^\d+$/.test(text) ? Number(text) : null;
  if (number !== null) {
    const chosen = choices[number - 1];
    if (chosen !== undefined) return choose(session, asking, chosen.preview.choice);
    if (choices.length > 0) {
      page.text(say(session, 'noSuchChoice', { found: text, choices: choices.length }));
      return 'again';
    }
  }
  if (text === '') return 'again';
  const [first = '', ...rest] = text.split(/\s+/);
  const command = typist.understand(first, COMMAND_NAMES);
  if (command !== null && 'meant' in command) return COMMANDS[command.meant](session, asking, rest.join(' '));
  const named = choices.filter(({ label }) => isCalled(label, text));
  if (named[0] !== undefined && named.length === 1) return choose(session, asking, named[0].preview.choice);
  if (command !== null) page.text(say(session, 'ambiguous', { found: quote(text), words: session.cli.list(command.ambiguous, 'or') }));
  else page.text(say(session, 'unknownInput', { found: quote(text), choices: choices.length, help: typist.word('help') }));
  return 'again';
}

/** By its first word or words, such as the name of a space. */
const isCalled = (label: string, text: string): boolean => `${label.toLowerCase()} `.startsWith(`${text.toLowerCase()} `);

/** Makes a choice, unless the person thinks better of it when warned. */
async function choose(session: Session, { seat }: Asking, choice: Choice): Promise<Next> {
  const { page, table, tableWords, typist } = session;
  for (const warning of table.warnings(seat, choice)) {
    page.text(tableWords.warning(warning));
    const [yes, no, never] = [typist.word('yes'), typist.word('no'), typist.word('never')];
    const answer = await askUntil(session, say(session, 'warningPrompt', { yes, no, never }), ['yes', 'no', 'never']);
    if (typeof answer !== 'string') return answer;
    if (answer === 'no') return 'again';
    if (answer === 'never') {
      const settings = table.settings(seat);
      table.set(seat, { ...settings, warnings: { ...settings.warnings, [warning.warning]: false } });
      page.text(say(session, 'warningOff', { setting: tableWords.setting(warning.warning) }));
    }
  }
  const done = table.play(seat, choice);
  if (done.ok) return 'on';
  page.text(tableWords.refusal(done));
  return 'again';
}
