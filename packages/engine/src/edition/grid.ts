/**
 * What could be read of the rows of a side: their codes part by part, how wide the parts are, and how many spaces there are, for certain
 * and at most.
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
  /** The codes of each row, part by part; undefined for a row that is no text or has not five parts. */
  readonly rows: readonly (readonly (readonly string[])[] | undefined)[];
  /** The width that most rows have in each part; undefined where no row keeps to the limits. */
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

/** How many codes a part has: as many as in most rows or, where no row is a measure, as the limits say. */
export function widthRange(grid: Grid, part: number): Range {
  const width = grid.widths[part];
  return width === undefined ? widthLimits(part) : { min: width, max: width };
}

function widthLimits(part: number): Range {
  return isBorder(part) ? LIMITS.borderColumns : LIMITS.columns;
}

/** The cell of a code; undefined when it is none or cannot stand in this part. */
export function cellAt(code: string, part: number): Cell | undefined {
  const cell = parseCell(code);
  return cell === null || cell.kind === (isBorder(part) ? 'plain' : 'water') ? undefined : cell;
}

/** A code of a part, by its position from 1, or the part as a whole (0). */
export function placeIn(part: number, position = 0): CellPlace {
  return { part: ROW_PARTS[part] ?? 'district1', position };
}

/**
 * How many spaces the parts have: for certain, and at most, when every code that could not be read or is absent were one. Codes too
 * many will have to go, so they are not certain.
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
