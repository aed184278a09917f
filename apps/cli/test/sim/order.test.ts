/** Who sits where. */
import { expect, it } from 'vitest';
import { botsOf, gameName, seated } from '../../src/sim/order.ts';

const order = { players: 3, games: 6, seed: 'ur', bots: ['a', 'b', 'c'] };

it('repeats too few bots in order', () => {
  expect(seated(['a', 'b'], 4)).toEqual(['a', 'b', 'a', 'b']);
  expect(seated(['a', 'b'], 3)).toEqual(['a', 'b', 'a']);
});

it('lets everybody sit everywhere equally often', () => {
  const seats = [1, 2, 3, 4, 5, 6].map((number) => botsOf(order, number));
  expect(seats[0]).toEqual(['a', 'b', 'c']);
  for (const seat of [0, 1, 2]) expect(seats.map((bots) => bots[seat]).sort()).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
});

it('names a game by the seed and its number', () => {
  expect(gameName(order, 7)).toBe('ur 7');
});
