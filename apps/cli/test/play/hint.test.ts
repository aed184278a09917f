/** `hint`: where to look, then a plan for the rest of the turn, then other plans, without secrets. */
import { LANGUAGES } from '@tabannusi/text';
import { describe, expect, test } from 'vitest';
import { runCli } from '../run-cli.ts';
import { expectReadable } from './person.ts';
import { OPENING, typed } from './typed.ts';

test('is stronger each time: where to look, a plan, other plans; then it stays', async () => {
  const { answers } = await typed([...OPENING, 'hint', 'hint', 'hint', 'hint', 'legal', 'undo']);
  const [asked = '', nudge = '', plan = '', others = '', again, legal = '', undone] = answers.slice(OPENING.length - 1);
  expect(nudge).toMatch(/[Ll]ook at/);
  expect(nudge).toContain('Type “hint” again for a plan.');
  expect(plan).toMatch(/^A plan for this turn:\n1\. \S/);
  expect(plan).toMatch(/\nThis turn: /);
  expect(plan).not.toContain('Another plan');
  expect(others).toMatch(/\nAnother plan:\n(?:.*\n)+.* instead of /);
  expect(again).toBe(others);
  expect(asked).toContain(legal);
  expect(undone).toMatch(/^Undone: 1 move\.\n/);
});

test('says so where there is nothing to choose', async () => {
  const { answers } = await typed([...OPENING, '1', 'end', 'y', 'hint', 'n']);
  expect(answers.at(-2)).toMatch(/^No hint: you have nothing to choose right now\.\n/);
});

describe.each(LANGUAGES)('%s', (language) => {
  test('the word is listed, and understood with accents or without', async () => {
    const own = { en: 'hint', fr: 'conseil', pl: 'podpowiedz', de: 'tipp' }[language];
    const lines = [...OPENING.slice(1), 'help', own, 'hint', 'hint', 'hint', 'quit', 'y'];
    const { code, out } = await runCli(['play', '--seed', 'ur', '--seat', 'person:Ann'], `2\n${lines.join('\n')}\n`, { language });
    expect(code).toBe(0);
    expectReadable(out);
    expect(out).toMatch(/^1\. \S.*$/m);
    // The third and the fourth say the same.
    const plans = out.match(/ (?:VP|PV|PZ|SP) \S+ .*-?\d/g);
    expect(plans?.length).toBeGreaterThan(0);
  });
});

test('at a shared screen it is given to who has taken it over, for the own decision only', async () => {
  const { out } = await runCli(['play', '--seed', 'ur', '--seat', 'person:Ann', '--seat', 'person:Ben'], '\nhint\n1\nhint\n', {});
  const [before = ''] = out.split('A plan for');
  expect(before).toMatch(/\[Enter\]\n/);
  expectReadable(out);
});
