/** Asks a person for a decision: a choice by its number or first word, or a command. */
import { answerTo, type Typing } from '@tabannusi/presenter';
import { quote } from '../quote.ts';
import { ask, askUntil, askWord } from './ask.ts';
import { type Asking, askingOf, type Offered } from './asking.ts';
import { showAnswer, showAsking } from './commands.ts';
import { type Next, nameOf, type Session, say } from './session.ts';

/** Asks until something has changed. */
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

/** Asks to confirm the end of the turn. The person can also undo it or look at something first. */
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

/** Enter alone makes the first choice if `hasDefault`. */
async function obey(session: Session, asking: Asking, text: string): Promise<Next> {
  const [first] = asking.choices;
  if (text === '') return asking.hasDefault && first !== undefined ? choose(session, asking, first) : 'again';
  const answer = answerTo(text, typingOf(session, asking));
  return answer.answer === 'choose' ? choose(session, asking, answer.offer) : showAnswer(session, asking, answer);
}

const typingOf = ({ commands, english, table, screen }: Session, { choices, seat }: Asking): Typing<Offered, 'terminal'> => ({
  surface: 'terminal',
  words: commands,
  also: english.words,
  quote,
  offers: choices,
  seat,
  seats: table.players,
  districts: screen.view.districts.length,
  isSolo: table.setting.solo !== null,
});

/** Makes a choice, unless the person reconsiders after a warning. */
async function choose(session: Session, { seat }: Asking, { preview }: Offered): Promise<Next> {
  const { page, table, tableWords, typist } = session;
  const { warnings: wanted } = table.settings(seat);
  for (const warning of preview.warnings.filter((each) => wanted[each.warning])) {
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
  const done = table.play(seat, preview.choice, { answer: preview.answer });
  if (done.ok) return 'on';
  page.text(tableWords.refusal(done));
  return 'again';
}
