/**
 * The readable part of a side's rows: their codes by part, the width of each part, and the certain and the largest possible number of
 * spaces.
 */
import { mostFrequent } from './agree.ts';
import type { Cell } from './codes.ts';
import { parseCell, ROW_PARTS, splitRow } from './codes.ts';
import type { CellPlace } from './faults.ts';
import type { Range } from './limits.ts';
import { LIMITS } from './limits.ts';
import { inRange } from './read.ts';
import { isBorder } from './solo-numbers.ts';

export interface Grid {
  /** The codes of each row, by part; undefined for a row that is not a text or does not have five parts. */
  readonly rows: readonly (readonly (readonly string[])[] | undefined)[];
  /** The width of each part in most rows; undefined if no row is inside the limits. */
  readonly widths: readonly (number | undefined)[];
}

export function gridOf(texts: readonly (string | undefined)[]): Grid {
  const rows = texts.map((text) => {
    const parts = text === undefined ? [] : splitRow(text);
    return parts.length === ROW_PARTS.length ? parts : undefined;
  });
  const widths = ROW_PARTS.map((_, part) => {
    const typed = rows.flatMap((row) => row?.[part]?.length ?? []);
    return mostFrequent(typed.filter((width) => inRange(width, widthLimits(part))));
  });
  return { rows, widths };
}

/** How many codes a part has: as many as in most rows or, if there is no such width, as the limits allow. */
export function widthRange(grid: Grid, part: number): Range {
  const width = grid.widths[part];
  return width === undefined ? widthLimits(part) : { min: width, max: width };
}

function widthLimits(part: number): Range {
  return isBorder(part) ? LIMITS.borderColumns : LIMITS.columns;
}

/** Returns the cell of a code; undefined if the code is invalid or cannot be in this part. */
export function cellAt(code: string, part: number): Cell | undefined {
  const cell = parseCell(code);
  return cell === null || cell.kind === (isBorder(part) ? 'plain' : 'water') ? undefined : cell;
}

/** The place of a code in a part, by its position from 1, or of the whole part (0). */
export function placeIn(part: number, position = 0): CellPlace {
  return { part: ROW_PARTS[part] ?? 'district1', position };
}

/**
 * Counts the spaces of the parts: those that are certain, and the largest possible number if every unreadable or missing code were a space.
 * Codes beyond the width of a part are not certain, because they will have to go.
 */
export function countSpaces(grid: Grid, parts: readonly number[]): { certain: number; possible: number } {
  let certain = 0;
  let possible = 0;
  for (const row of grid.rows) {
    for (const part of parts) {
      const { max } = widthRange(grid, part);
      const codes = row?.[part] ?? [];
      const cells = codes.map((code) => cellAt(code, part));
      const spaces = cells.filter((cell) => cell !== undefined && cell.kind !== 'none').length;
      const unread = cells.filter((cell) => cell === undefined).length;
      certain += Math.max(0, spaces - Math.max(0, codes.length - max));
      possible += spaces + unread + Math.max(0, max - codes.length);
    }
  }
  return { certain, possible };
}
