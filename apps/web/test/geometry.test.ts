/** The geometry for every number of players and for boards of other sizes. */
import { createSetting, type Edition, REFERENCE_EDITION } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { type City, cityOf, districtOf, isBorder, SPACE } from '../src/geometry/city.ts';
import { roughRect } from '../src/geometry/rough.ts';

/** A small board with two columns per District and three rows. */
const SMALL: Edition = {
  ...REFERENCE_EDITION,
  board: {
    ...REFERENCE_EDITION.board,
    duo: { ...REFERENCE_EDITION.board.duo, rows: ['.. au | ~~ | .. .. | ## | c1 ..', '.. .. | ## | .. .. | ~~ | .. ..'] },
  },
};

const CITIES: readonly (readonly [string, City, number])[] = [
  ['of two', cityOf(createSetting(REFERENCE_EDITION, 2)), 54],
  ['of three', cityOf(createSetting(REFERENCE_EDITION, 3)), 54],
  ['of four', cityOf(createSetting(REFERENCE_EDITION, 4)), 66],
  ['on a small board', cityOf(createSetting(SMALL, 2)), 14],
];

describe.each(CITIES)('the city %s', (_, city, spaces) => {
  const all = city.parts.flatMap((part) => part.spaces.map((space) => ({ ...space, part })));

  it('has every space', () => expect(all).toHaveLength(spaces));

  it('keeps all spaces inside their District or border', () => {
    for (const { x, y, part } of all) {
      expect(x).toBeGreaterThanOrEqual(part.x);
      expect(x + SPACE).toBeLessThanOrEqual(part.x + part.width);
      expect(y).toBeGreaterThan(0);
      expect(y + SPACE).toBeLessThan(city.height);
    }
  });

  it('lets no two spaces overlap', () => {
    for (const a of all)
      for (const b of all) if (a !== b) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(SPACE);
  });

  it('puts Districts 1, 2 and 3 side by side with Water between them [KEY-18]', () => {
    expect(city.parts.map(({ district }) => district)).toEqual([1, 1.5, 2, 2.5, 3]);
    for (const { district, spaces: own } of city.parts) for (const { water } of own) expect(water).toBe(isBorder(district));
  });

  it.each([1, 2, 3])('shows District %i alone with the Water of its borders [KEY-21]', (district) => {
    const alone = districtOf(city, district);
    expect(alone.parts.map((part) => part.district)).toEqual(district === 2 ? [1.5, 2, 2.5] : district === 1 ? [1, 1.5] : [2.5, 3]);
    expect(Math.min(...alone.parts.map(({ x }) => x))).toBe(0);
  });
});

it('draws the same outline for the same number, and another for another', () => {
  expect(roughRect(0, 0, 40, 40, 3)).toBe(roughRect(0, 0, 40, 40, 3));
  expect(roughRect(0, 0, 40, 40, 3)).not.toBe(roughRect(0, 0, 40, 40, 4));
});
