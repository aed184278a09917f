/**
 * The numbers printed on the spaces of side `duo`, which only the solo game uses (ACT-PROJ-09).
 *
 * They follow from the shape of the board. The grid spaces of a District are numbered from 1, row by row from the top, and from left to
 * right in a row. The Water of its borders continues from there, each border from top to bottom; in District 2 the left border comes first.
 * Border Water has a number in each of its two Districts. Holes (`##`) have none. An owner whose board has other numbers enters them as
 * `soloNumbers` of the side; then those apply.
 *
 * Only grid spaces count for Buildings and Projects (SOLO-13, SOLO-B2); Water also counts for Gardens (SOLO-D3).
 */
import { parseRow, ROW_PARTS, splitRow } from './codes.ts';
import type { BoardSide } from './types.ts';

/** A numbered space of one District: its row from 0, its part as an index of ROW_PARTS, and its column in that part from 0. */
export interface NumberedSpace {
  readonly number: number;
  readonly row: number;
  readonly part: number;
  readonly column: number;
}

/** The spaces of Districts 1, 2 and 3 on a valid side, including the Water of their borders; each list is in the order of the numbers. */
export function soloNumbers(side: BoardSide): readonly (readonly NumberedSpace[])[] {
  const byRule = PARTS_OF_DISTRICT.map((parts) => numbersByRule(side, parts));
  const printed = side.soloNumbers;
  if (printed === undefined) return byRule;
  const rows = printed.map(splitRow);
  return byRule.map((spaces, district) =>
    spaces
      .map((space) => ({
        ...space,
        number: parseNumbers(rows[space.row]?.[space.part]?.[space.column] ?? '', space.part)?.[district] ?? 0,
      }))
      .sort((a, b) => a.number - b.number),
  );
}

/**
 * Reads the printed numbers of one space by District (index 0-2): `7` in a District, `17/20` on a border (left District, then right).
 * Returns null if the code is invalid. Accepts 1 to 999; the validator checks the exact limits.
 */
export function parseNumbers(code: string, part: number): readonly (number | undefined)[] | null {
  const match = (isBorder(part) ? BORDER_NUMBERS : GRID_NUMBER).exec(code);
  if (match === null) return null;
  const numbers: (number | undefined)[] = [undefined, undefined, undefined];
  const left = Math.floor(part / 2);
  numbers[left] = Number(match[1]);
  if (isBorder(part)) numbers[left + 1] = Number(match[2]);
  return numbers;
}

/** Borders are the odd parts of ROW_PARTS. */
export function isBorder(part: number): boolean {
  return part % 2 === 1 && part < ROW_PARTS.length;
}

function numbersByRule(side: BoardSide, parts: readonly number[]): NumberedSpace[] {
  const spaces: NumberedSpace[] = [];
  const rows = side.rows.map((text) => parseRow(text) ?? []);
  for (const part of parts) {
    rows.forEach((cells, row) => {
      (cells[part] ?? []).forEach((cell, column) => {
        if (cell.kind !== 'none') spaces.push({ number: spaces.length + 1, row, part, column });
      });
    });
  }
  return spaces;
}

/** For each common District, its grid and then its borders from the left, as indices of ROW_PARTS. */
const PARTS_OF_DISTRICT: readonly (readonly number[])[] = [
  [0, 1],
  [2, 1, 3],
  [4, 3],
];

const GRID_NUMBER = /^([1-9][0-9]{0,2})$/;
const BORDER_NUMBERS = /^([1-9][0-9]{0,2})\/([1-9][0-9]{0,2})$/;
