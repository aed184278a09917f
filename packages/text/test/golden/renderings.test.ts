/**
 * Every message with values in every language, as its approved examples in `renderings/`. Written anew as the golden games are; read each
 * changed line as a proof-reader before you do.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/index.ts';
import type { Language } from '../../src/speech/locales.ts';
import { allWords } from '../all-words.ts';
import { firstDifference } from './first-difference.ts';
import { renderings } from './renderings.ts';

const REWRITE = process.env['UPDATE_GOLDEN'] === '1';

const pathOf = (language: Language): string => join(import.meta.dirname, 'renderings', `${language}.txt`);

function difference(language: Language, lines: readonly string[]): string | null {
  const approved = readFileSync(pathOf(language), 'utf8').replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  return firstDifference(`${language}.txt`, approved, lines);
}

it.each(LANGUAGES)('the messages in %s are as approved', (language) => {
  const lines = renderings(language);
  if (REWRITE) writeFileSync(pathOf(language), `${lines.join('\n')}\n`);
  const found = difference(language, lines);
  if (found !== null) expect.fail(`${found}\nIf this is meant: UPDATE_GOLDEN=1 npm run vitest -- run packages/text/test/golden`);
});

const FAULTS = [
  ['the bag is called the deck', 'fr', 'game.event.automaTileDrawn', 'du sac', 'de la pioche'],
  ['the bag is called the deck', 'pl', 'game.event.automaTileDrawn', 'woreczka', 'talii'],
  ['the VP of the reader and the opponent are swapped', 'fr', 'game.table.warning.helpsOpponent', '{opponent, number}', '{own, number}'],
  ['the VP of the reader and the opponent are swapped', 'pl', 'game.table.warning.helpsOpponent', '{opponent, number}', '{own, number}'],
  ['the range of Districts is wrong', 'fr', 'game.zigguratTile.Z01.text', '1 à 3', '1 à 5'],
  ['the range of Districts is wrong', 'pl', 'game.zigguratTile.Z01.text', 'od 1 do 3', 'od 1 do 5'],
] as const;

it.each(FAULTS)('finds it if %s in %s', (_, language, key, right, wrong) => {
  const swapped = (text: string): string =>
    text
      .split(right)
      .map((part) => part.replaceAll(wrong, right))
      .join(wrong);
  const messages = allWords(language);
  const planted = messages.map(([at, text]): [string, string] => [at, at === key ? swapped(text) : text]);
  expect(planted).not.toEqual(messages);
  expect(difference(language, renderings(language, planted))).toContain(`${language}.txt, line`);
});
