/** What is typed, as people type it. */
import { BUILDING_COLOURS, RESOURCE_COLOURS } from '@tabannusi/engine';
import { createCliWords, type Language } from '@tabannusi/text';
import { expect, test } from 'vitest';
import { createTypist } from '../../src/play/typist.ts';

const understand = (language: Language, text: string) => createTypist(createCliWords(language)).understand(text, RESOURCE_COLOURS);

test.each([
  ['pl', 'żółta', 'yellow'],
  ['pl', 'ZOLTA', 'yellow'],
  ['pl', 'biala', 'white'],
  ['pl', 'brazowa', 'brown'],
  ['pl', 'nie', 'blue'],
  ['de', 'weiss', 'white'],
  ['de', 'grun', 'green'],
  ['de', 'GE', 'yellow'],
  ['fr', 'ma', 'brown'],
  ['fr', 'blanc', 'white'],
  ['fr', 'yel', 'yellow'],
  ['en', 'w', 'white'],
] as const)('%s: %s is %s', (language, text, colour) => {
  expect(understand(language, text)).toEqual({ meant: colour });
});

test('a beginning that fits two colours is neither', () => {
  expect(understand('pl', 'z')).toEqual({ ambiguous: ['żółta', 'zielona'] });
  expect(understand('en', 'b')).toEqual({ ambiguous: ['brown', 'blue'] });
  expect(understand('en', 'black')).toBeNull();
  // "bas" is the lowest track, and "blanche" is a track, so "b" is ambiguous.
  expect(createTypist(createCliWords('fr')).understand('b', ['lowest', ...BUILDING_COLOURS])).toHaveProperty('ambiguous');
});
