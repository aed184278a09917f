/** The summary of many games. */
import { expect, it } from 'vitest';
import { createBotUse } from '../../src/sim/bot-use.ts';
import { createTally } from '../../src/sim/summary.ts';
import { noUse, resultOf } from './results.ts';

const order = { players: 3, games: 3, seed: 'ur', bots: ['a', 'b', 'a'] };
const results = [
  // Seats: a b a, then b a a, then a a b.
  resultOf(1, [40, 40, 30], [6, 6, 0]),
  resultOf(2, [50, 50, 50], [4, 4, 4]),
  resultOf(3, [10, 20, 60], [0, 0, 12]),
];

it('counts a shared win as a fraction, and every seat of a bot', () => {
  const tally = createTally(order);
  tally.add({ results, use: noUse(2), bot: createBotUse() });
  const { games, bots } = tally.summary();
  expect(games).toBe(3);
  expect(bots.a).toMatchObject({ games: 6, meanScore: 200 / 6 });
  expect(bots.b).toMatchObject({ games: 3, meanScore: 50, scoreSpread: 10 });
  expect(bots.a?.wins).toBeCloseTo(0.5 + 2 / 3, 12);
  expect(bots.b?.wins).toBeCloseTo(0.5 + 1 / 3 + 1, 12);
  expect(bots.b?.winRate).toBeCloseTo(11 / 18, 12);
});

it('is the same in whatever order the games come', () => {
  const [first, ...others] = results;
  const oneWay = createTally(order);
  oneWay.add({ results, use: noUse(2), bot: createBotUse() });
  const other = createTally(order);
  other.add({ results: others.toReversed(), use: noUse(2), bot: createBotUse() });
  if (first !== undefined) other.add({ results: [first], use: noUse(2), bot: createBotUse() });
  expect(JSON.stringify(other.summary())).toBe(JSON.stringify(oneWay.summary()));
});

it('has numbers for everything where nothing was played', () => {
  expect(JSON.stringify(createTally(order).summary())).not.toContain('null');
});
