/** `hint`: the best choices of the person who is asked, by number, with VP and reasons, and without secrets. */
import { LANGUAGES } from '@tabannusi/text';
import { describe, expect, test } from 'vitest';
import { runCli } from '../run-cli.ts';
import { expectReadable } from './person.ts';
import { OPENING, typed } from './typed.ts';

test('names choices of the list by number and words, the best first', async () => {
  const { answers } = await typed([...OPENING, 'hint']);
  const [asked = '', hint = ''] = answers.slice(-2);
  expect(hint).toMatch(/^Best choices, with the VP you can expect from each:\n/);
  const lines = [...hint.matchAll(/^ {2}(\d+) {2}(\S.*)\n {6}(\d+\.\d) VP (better than the next best|worse than the best)\. Pros: /gm)];
  expect(lines.length).toBe(3);
  for (const [, number, words] of lines) expect(asked).toContain(`  ${number}  ${words}`);
  const differences = lines.map(([, , , vp, place]) => (place === 'worse than the best' ? -1 : 1) * Number(vp));
  expect(differences).toEqual(differences.toSorted((a, b) => b - a));
  expect(differences[0]).toBeGreaterThan(0);
});

test('changes nothing, and says the same again', async () => {
  const { answers } = await typed([...OPENING, 'hint', 'hint', 'legal', 'undo']);
  const [asked, first, second, legal, undone] = answers.slice(OPENING.length - 1);
  expect(second).toBe(first);
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
    const lines = [...OPENING.slice(1), 'help', own, 'hint', 'quit', 'y'];
    const { code, out } = await runCli(['play', '--seed', 'ur', '--seat', 'person:Ann'], `2\n${lines.join('\n')}\n`, { language });
    expect(code).toBe(0);
    expectReadable(out);
    const hints = out.match(/^ {6}\d+[.,]\d [A-Z]{2} .*$/gm);
    expect(hints?.length).toBe(6);
    expect(hints?.slice(0, 3)).toEqual(hints?.slice(3));
  });
});

test('at a shared screen it is given to who has taken it over, for the own decision only', async () => {
  const { out } = await runCli(['play', '--seed', 'ur', '--seat', 'person:Ann', '--seat', 'person:Ben'], '\nhint\n1\nhint\n', {});
  const [before = ''] = out.split('The best choices');
  expect(before).toMatch(/\[Enter\]\n/);
  expectReadable(out);
});
