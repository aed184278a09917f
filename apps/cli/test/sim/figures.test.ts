/** Intervals, means and spreads against known values. */

import { wilson } from '@tabannusi/ai';
import { expect, it } from 'vitest';
import { addTo, createSpread, deviationOf, meanOf } from '../../src/sim/spread.ts';

// The roots p of (wins / games - p)² = 1.959964² p (1 - p) / games, found by bisection.
it.each([
  [5, 10, 0.2365931, 0.7634069],
  [0, 10, 0, 0.2775328],
  [10, 10, 0.7224672, 1],
  [81, 263, 0.2552885, 0.3662096],
  [2.5, 7, 0.118083, 0.69744],
  [1, 1, 0.2065493, 1],
])('gives the interval of %d in %d', (wins, games, low, high) => {
  const [foundLow, foundHigh] = wilson(wins, games);
  expect(foundLow).toBeCloseTo(low, 6);
  expect(foundHigh).toBeCloseTo(high, 6);
});

it('knows nothing where nothing was played', () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
  expect([meanOf(createSpread()), deviationOf(createSpread())]).toEqual([0, 0]);
});

it('gives mean, standard deviation and range', () => {
  const spread = createSpread();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) addTo(spread, value);
  expect(meanOf(spread)).toBe(5);
  expect(deviationOf(spread)).toBeCloseTo(Math.sqrt(32 / 7), 12);
  expect([spread.min, spread.max]).toEqual([2, 9]);
});
