/**
 * Editions at the limits of the validator: every game ends, no piece is lost or created, and no field overflows, which would show as a
 * difference from the events.
 */
import { expect, test } from 'vitest';
import { SHIP_IDS } from '../../src/edition/types.ts';
import { createSetting } from '../../src/model/setting.ts';
import { PLAYER_COUNTS, STARTS } from './games.ts';
import { PLAYER_KINDS } from './random-answers.ts';
import { randomEdition } from './random-edition.ts';
import { soak } from './soak.ts';

test('48 games, each of a random edition of its own', async () => {
  const first = 1;
  const sorts = PLAYER_COUNTS.flatMap((players) =>
    PLAYER_KINDS.flatMap((player) => STARTS.map((start) => ({ edition: 'random' as const, players, player, start }))),
  );
  const { tally, failures } = await soak(sorts.map((sort, n) => ({ ...sort, seed: first + 4 * n, games: 4 })));
  expect(failures).toEqual([]);
  expect(tally.games).toBe(48);
});

test('the random editions reach the limits', () => {
  const settings = Array.from({ length: 120 }, (_, seed) => createSetting(randomEdition(seed), PLAYER_COUNTS[seed % 3]));
  const found = (read: (setting: (typeof settings)[number]) => number): number[] => settings.map(read);
  expect(Math.min(...found(({ spaces }) => spaces))).toBeLessThan(25);
  expect(Math.max(...found(({ spaces }) => spaces))).toBeGreaterThan(200);
  expect(found(({ gridSpaces }) => Math.min(...gridSpaces.map(({ length }) => length)))).toContain(1);
  expect(found(({ timeSpaces }) => timeSpaces)).toEqual(expect.arrayContaining([1, 12]));
  expect(found(({ dicePerColour }) => dicePerColour)).toEqual(expect.arrayContaining([3, 15]));
  expect(found(({ trackTop }) => trackTop)).toEqual(expect.arrayContaining([1, 29]));
  expect(found(({ rowLengths }) => rowLengths[0])).toEqual(expect.arrayContaining([1, 12]));
  expect(found(({ specialFaces }) => specialFaces.length)).toEqual(expect.arrayContaining([0, 40]));
  expect(found(({ stocks }) => stocks.regularWater)).toEqual(expect.arrayContaining([0, 250]));
  expect(found(({ stocks }) => stocks.claimMarkers)).toEqual(expect.arrayContaining([5, 60]));
  expect(found(({ crateSlots }) => crateSlots)).toEqual(expect.arrayContaining([1, 8]));
  expect(found(({ urbanVp }) => urbanVp.length)).toEqual(expect.arrayContaining([4, 60]));
  expect(found(({ shipSizes }) => shipSizes.length)).toEqual(expect.arrayContaining([0, SHIP_IDS.length]));
  expect(found(({ linesBelow, trackTop }) => linesBelow[trackTop])).toEqual(expect.arrayContaining([0, 29]));
  expect(found(({ decreeSymbols }) => decreeSymbols.filter((symbol) => symbol === 0).length)).toEqual(expect.arrayContaining([1, 14]));
});
