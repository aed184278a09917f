/** Every bound of LIMITS: both ends are valid, one beyond either end is a fault at its place. */
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/edition/limits.ts';
import { validateEdition } from '../../src/edition/validate.ts';
import { plant, times } from './plant.ts';
import { type Bounded, NOTHING_LESS, PLANTED_BOUNDS, row } from './planted-bounds.ts';

test('the bounds that fields of the engine rely on', () => {
  const { vp, gold, claims, rows, columns, borderColumns, housesPerRow, bottomHouses, trackLength, buildingValue, timeTrack } = LIMITS;
  expect([vp, gold, claims].map((range) => range.max)).toEqual([99, 99, 9]);
  expect([rows, columns, housesPerRow, bottomHouses, timeTrack]).toEqual(times(5, { min: 1, max: 12 }));
  expect(borderColumns).toEqual({ min: 1, max: 1 });
  expect([trackLength, buildingValue]).toEqual([
    { min: 2, max: 30 },
    { min: 0, max: 99 },
  ]);
  expect(LIMITS.spacesPerSide).toBe(250);
  // Each player may keep one die, so one more returns to the Barge.
  expect([LIMITS.diceForTwo, LIMITS.diceForThree, LIMITS.diceForFour]).toEqual([3, 4, 5].map((min) => ({ min, max: 15 })));
  const { projectsPerColour, piecesPerColour, regularWater, gardens, cratesPerColour, claimMarkers, crateSlots } = LIMITS;
  expect([projectsPerColour, piecesPerColour, regularWater, gardens].map((range) => range.max)).toEqual(times(4, 250));
  expect(5 * cratesPerColour.min).toBeGreaterThanOrEqual(6 + 4);
  expect([cratesPerColour, claimMarkers, crateSlots].map((range) => range.max)).toEqual([20, 60, 8]);
  for (const limit of Object.values(LIMITS)) {
    if (typeof limit === 'object' && 'min' in limit) expect(limit.min).toBeLessThanOrEqual(limit.max);
  }
});

test('a list of choices has room for far fewer than a state keeps', () => {
  // Spaces, special Water tiles, mixes of a payment in two colours of 2 and 3, refills, and 20 for all other answers.
  const mixes = (amount: number) => ((amount + 1) * (amount + 2)) / 2;
  expect(LIMITS.spacesPerSide + LIMITS.specialWaterFaces.max + mixes(2) * mixes(3) + 5 + 20).toBeLessThan(400);
});

test('every bound has a test', () => {
  const bounded = Object.entries(LIMITS).flatMap(([name, limit]) => (typeof limit === 'object' && 'min' in limit ? [name] : []));
  expect(Object.keys(PLANTED_BOUNDS).toSorted()).toEqual(bounded.toSorted());
});

describe.each(Object.keys(PLANTED_BOUNDS) as Bounded[])('%s', (limit) => {
  const { min, max } = LIMITS[limit];
  const [changes, path] = PLANTED_BOUNDS[limit];
  const faultsHere = (n: number) => {
    const result = validateEdition(plant(changes(n)));
    return result.ok ? [] : result.faults.filter((fault) => fault.path.startsWith(path));
  };

  test(`${min} and ${max} are allowed`, () => {
    for (const n of [min, max]) {
      const result = validateEdition(plant(changes(n)));
      expect({ n, faults: result.ok ? [] : result.faults }).toEqual({ n, faults: [] });
    }
  });

  if (!NOTHING_LESS.includes(limit)) {
    test(`${min - 1} is too small`, () => {
      expect(faultsHere(min - 1)).not.toEqual([]);
    });
  }

  test(`${max + 1} is too large`, () => {
    expect(faultsHere(max + 1)).not.toEqual([]);
  });
});

describe('spaces of a side', () => {
  const faults = (side: 'duo' | 'full', rows: readonly string[], fourPlayerRows = 0) => {
    const result = validateEdition(plant({ [`board.${side}.rows`]: rows, [`board.${side}.fourPlayerRows`]: fourPlayerRows }));
    return result.ok
      ? []
      : result.faults.map(({ code, path, place, found, allowed }) => ({ code, path, part: place?.part, found, allowed }));
  };

  test(`${LIMITS.spacesPerSide} in all are allowed, one more is not`, () => {
    const full = times(10, '.. .. .. .. .. .. .. .. | ~~ | .. .. .. .. .. .. .. .. | ~~ | .. .. .. .. .. .. ..');
    const one = '.. ## ## ## ## ## ## ## | ## | ## ## ## ## ## ## ## ## | ## | ## ## ## ## ## ## ##';
    for (const [side, players] of [
      ['duo', 2],
      ['full', 4],
    ] as const) {
      expect(faults(side, full)).toEqual([]);
      expect(faults(side, [...full, one])).toEqual([
        { code: 'spaces', path: `board.${side}.rows`, part: undefined, found: '251', allowed: { is: 'spaces', min: 1, max: 250, players } },
      ]);
    }
  });

  test('solo needs five in every District of side duo (SOLO-11)', () => {
    expect(faults('duo', [row(5)])).toEqual([]);
    expect(faults('duo', [row(4)])).toEqual([
      { code: 'spaces', path: 'board.duo.rows', part: 'district1', found: '4', allowed: { is: 'spaces', min: 5, max: 250, players: 2 } },
    ]);
  });

  test('three players need one in every District and nine in all, without the rows for four', () => {
    expect(faults('full', [row(1, 1, 7), row(5)], 1)).toEqual([]);
    expect(faults('full', [row(0, 1, 8), row(5)], 1)).toMatchObject([
      { code: 'spaces', part: 'district1', allowed: { min: 1, players: 3 } },
    ]);
    expect(faults('full', [row(1, 1, 6), row(5)], 1)).toMatchObject([
      { code: 'spaces', part: undefined, found: '8', allowed: { min: 9, players: 3 } },
    ]);
  });

  test('four players need thirteen in all', () => {
    expect(faults('full', [row(1, 1, 7), row(2, 1, 1)], 1)).toEqual([]);
    expect(faults('full', [row(1, 1, 7), row(1, 1, 1)], 1)).toMatchObject([
      { code: 'spaces', found: '12', allowed: { min: 13, players: 4 } },
    ]);
  });
});
