/** Chance within a plan: the same question has the same outcome, drawn from the bot's own generator. */
import { asked, CHANCE, Generator, hashText, newGame, State } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { Luck } from '../../src/search/luck.ts';
import { settingFor } from '../games.ts';

const lots = (seed: string) => new Generator(seed, 'bot');

test('a question of chance is answered the same by the same lots, wherever it is asked', () => {
  const state = newGame(new State(settingFor(2)));
  expect(asked(state)).toBe(CHANCE);
  const after = (luck: Luck): string => {
    const copy = state.clone();
    luck.answer(copy);
    return hashText(copy);
  };
  const luck = new Luck(lots('a'));
  expect(after(luck)).toBe(after(luck));
  expect(after(new Luck(lots('a')))).toBe(after(luck));
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => after(new Luck(lots(seed))))).size).toBeGreaterThan(1);
});

test('lots are spread evenly', () => {
  const luck = new Luck(lots('even'));
  const counts = [0, 0, 0, 0, 0, 0];
  for (let n = 0; n < 6000; n++) counts[luck.below(6)]++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
