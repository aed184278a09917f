/** The log of solo games, looked at after every decision. */
import { KINGS, REFERENCE_EDITION } from '@tabannusi/engine';
import { newTable, Screen } from '@tabannusi/table';
import { LANGUAGES, loadSpeaker } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { folded, type LogLine, lineToSee, logLines } from '../src/session/log.ts';
import { sceneOf } from '../src/session/scene.ts';
import { scoringAt } from '../src/session/scorings.ts';

const SPEAKERS = await Promise.all(LANGUAGES.map(loadSpeaker));

it.each(KINGS.map((king, n) => [king, SPEAKERS[n % SPEAKERS.length]] as const))(
  'tells every step of %s, with the rules behind it',
  async (king, speaker) => {
    if (speaker === undefined) throw new Error('no speaker');
    const { bot } = await speaker.loadRuleWords();
    const table = newTable({ edition: REFERENCE_EDITION, seats: [{ kind: 'person', name: 'Puabi' }], king, seed: `log ${king}` });
    const screen = new Screen(table);
    const steps = new Set<string>();
    for (let n = 0; table.prompt.wait !== 'over'; n++) {
      const lines = logLines(sceneOf(table, screen), speaker);
      for (const { step } of lines) {
        if (step === null) continue;
        steps.add(step.event);
        expect(bot.why(step).every(({ sentence }) => sentence !== '')).toBe(true);
      }
      if (lines.at(-1)?.kind === 'turn') expectBotsTurn(lines, speaker.king(king), table.sinceLastTurn(0).from);
      const choices = table.choices(0);
      const choice = choices[(n * 7) % choices.length];
      if (table.prompt.wait === 'confirm') table.confirm(0);
      else if (choice !== undefined) table.play(0, choice);
    }
    expect([...steps]).toEqual(expect.arrayContaining(['automaCardOpened', 'botWalked', 'botDieChosen', 'botActed']));
  },
);

/** When a person's turn begins, the Bot's turn before it is shown from its heading, and each of its steps explains itself. */
function expectBotsTurn(lines: readonly LogLine[], name: string, since: number): void {
  const head = lineToSee(lines, since);
  if (head === lines.length - 1) return;
  expect(lines[head]?.kind).toBe('turn');
  expect(lines[head]?.text).toContain(name);
  expect(lines.slice(head, -1).every(({ step }) => step !== null)).toBe(true);
}

/** Returns lines by letter; `t` begins a turn. */
const linesOf = (letters: string): LogLine[] =>
  [...letters].map((text, moment) => ({ key: String(moment), moment, kind: text === 't' ? 'turn' : 'line', text, step: null }));

it.each([
  ['abc', 'a b c'],
  ['aaab', 'a3 b'],
  ['tabab', 't a2 b2'],
  ['abcabcabcd', 'a3 b3 c3 d'],
  ['abba', 'a b2 a'],
  ['tata', 't a t a'],
  ['ababa', 'a2 b2 a'],
])('of %s the log shows %s', (letters, shown) => {
  const lines = folded(linesOf(letters));
  expect(lines.map(({ text, times }) => (times === 1 ? text : `${text}${times}`)).join(' ')).toBe(shown);
  expect(lines.reduce((sum, { times }) => sum + times, 0)).toBe(letters.length);
});

it('leads from a line that is told once for several times to the last of them', () => {
  expect(folded(linesOf('abab')).map(({ moment }) => moment)).toEqual([2, 3]);
});

it('a scene that is drawn after its last decision was taken back tells of what is left', () => {
  const [speaker] = SPEAKERS;
  if (speaker === undefined) throw new Error('no speaker');
  const seats = ['Puabi', 'Shulgi'].map((name) => ({ kind: 'person', name }) as const);
  const table = newTable({ edition: REFERENCE_EDITION, seats, seed: 'late' });
  const { prompt } = table;
  const [choice] = prompt.wait === 'over' ? [] : table.choices(prompt.seat);
  if (prompt.wait === 'over' || choice === undefined) throw new Error('nothing is asked');
  const before = logLines(sceneOf(table, new Screen(table)), speaker);
  table.play(prompt.seat, choice);
  const late = sceneOf(table, new Screen(table));
  expect(table.undo(prompt.seat).ok).toBe(true);
  expect(late.moment).toBeGreaterThan(table.moment);
  expect(logLines(late, speaker, 'all', { from: 0, to: late.moment })).toEqual(before);
  expect(logLines(late, speaker, 'all', { from: late.moment, to: late.moment })).toEqual([]);
  expect(scoringAt(late, late.moment)).toBeNull();
});
