import { describe, expect, test } from 'vitest';
import { parseRow, ROW_PARTS } from '../../src/edition/codes.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { soloNumbers } from '../../src/edition/solo-numbers.ts';
import { OTHER_EDITION } from './other-edition.ts';

describe('solo numbers', () => {
  const [artisans = [], farmers = [], scribes = []] = soloNumbers(REFERENCE_EDITION.board.duo);
  const water = (spaces: typeof artisans, part: number) =>
    spaces.filter((space) => space.part === part).map(({ number, row }) => `${number} in row ${row + 1}`);

  test('grid spaces are 1-16, row by row', () => {
    [artisans, farmers, scribes].forEach((spaces, district) => {
      const grid = spaces.filter((space) => space.part === 2 * district);
      expect(grid.map((space) => space.number)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
      expect(grid.map((space) => 4 * space.row + space.column + 1)).toEqual(grid.map((space) => space.number));
    });
  });

  test('border Water: District 1 17-19; District 2 17-19 left, 20-22 right; District 3 17-19, top to bottom', () => {
    expect(water(artisans, 1)).toEqual(['17 in row 1', '18 in row 2', '19 in row 3']);
    expect(water(farmers, 1)).toEqual(['17 in row 1', '18 in row 2', '19 in row 3']);
    expect(water(farmers, 3)).toEqual(['20 in row 2', '21 in row 3', '22 in row 4']);
    expect(water(scribes, 3)).toEqual(['17 in row 2', '18 in row 3', '19 in row 4']);
  });

  test('printed numbers hold instead of the rule', () => {
    const [, middle = [], right = []] = soloNumbers(OTHER_EDITION.board.duo);
    expect(middle.map((space) => space.number)).toEqual(Array.from({ length: 29 }, (_, index) => index + 1));
    expect(middle[0]).toEqual({ number: 1, row: 4, part: 2, column: 4 });
    expect(middle[28]).toEqual({ number: 29, row: 1, part: 3, column: 0 });
    expect(right[1]).toEqual({ number: 2, row: 1, part: 3, column: 0 });
    expect(right[2]).toEqual({ number: 3, row: 4, part: 4, column: 1 });
  });

  test('every space of a District has one number, with and without printed ones', () => {
    const { soloNumbers: _, ...byRule } = OTHER_EDITION.board.duo;
    for (const side of [REFERENCE_EDITION.board.duo, OTHER_EDITION.board.duo, byRule]) {
      const cells = side.rows.flatMap((row) =>
        (parseRow(row) ?? []).flatMap((part, index) => part.map((cell) => ({ ...cell, part: index }))),
      );
      soloNumbers(side).forEach((spaces, district) => {
        const parts = [2 * district - 1, 2 * district, 2 * district + 1].filter((part) => part >= 0 && part < ROW_PARTS.length);
        expect(spaces).toHaveLength(cells.filter((cell) => cell.kind !== 'none' && parts.includes(cell.part)).length);
        expect(new Set(spaces.map((space) => space.number)).size).toBe(spaces.length);
      });
    }
  });
});
