/** Colours: the same things are painted in every language. */
import { REFERENCE_EDITION, RESOURCE_COLOURS } from '@tabannusi/engine';
import { newTable } from '@tabannusi/table';
import { createCliWords, createWords, LANGUAGES } from '@tabannusi/text';
import { expect, test } from 'vitest';
import { createPaint } from '../../src/play/paint.ts';

const NAMES = ['Ann', 'Bob'];
const seats = NAMES.map((name) => ({ kind: 'person', name }) as const);
const state = newTable({ edition: REFERENCE_EDITION, seats, seed: 'ur' }).stateFor(0);

/** Returns the colour codes in a painted text, in order. */
const codesIn = (text: string): string[] =>
  text
    .split('\u001b[')
    .slice(1)
    .map((part) => part.slice(0, part.indexOf('m')))
    .filter((code) => code !== '0');

const paintedBoard = (language: (typeof LANGUAGES)[number]): string[] => {
  const words = createWords(language, { names: NAMES, game: state });
  const paint = createPaint(createCliWords(language), NAMES, true);
  return [...words.board(state), ...words.seat(state, 0, 0)].map(paint.picture);
};

test.each(LANGUAGES)('%s: all five Barges are painted, with their dice', (language) => {
  const cli = createCliWords(language);
  const board = paintedBoard(language);
  for (const colour of RESOURCE_COLOURS) {
    const word = cli.say('play', 'colourWord', { colour });
    const dice = board.filter((line) => new RegExp(`\\u001b\\[\\d+m${word}\\u00a0?: [1-6]( [1-6])*\\u001b\\[0m`).test(line));
    expect(dice, word).toHaveLength(1);
  }
});

test.each(LANGUAGES)('%s: the board is painted as the English one', (language) => {
  expect(paintedBoard(language).map(codesIn)).toEqual(paintedBoard('en').map(codesIn));
});
