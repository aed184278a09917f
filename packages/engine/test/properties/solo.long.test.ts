/** Very many games against each king: they end, conserve everything, and nothing lies where it may not. */
import { expect, it } from 'vitest';
import { KINGS } from '../../src/edition/types.ts';
import { isOver } from '../../src/engine.ts';
import { playSolo } from './solo.ts';

const GAMES = 20_000;

it.each(KINGS)('%s', { timeout: 3_600_000 }, (king) => {
  for (let seed = 0; seed < GAMES; seed++) expect(isOver(playSolo(king, seed))).toBe(true);
});
