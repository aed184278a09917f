/** Checks the printed solo numbers: every space has a number, no hole has one, and no number occurs twice in a District. */
import { ROW_PARTS, splitRow } from './codes.ts';
import type { Report } from './faults.ts';
import type { Grid } from './grid.ts';
import { cellAt, placeIn } from './grid.ts';
import { LIMITS } from './limits.ts';
import { inRange } from './read.ts';
import { isBorder, parseNumbers } from './solo-numbers.ts';

/** `grid` is undefined if its number of rows is not allowed. An unreadable cell may be anything. */
export function checkNumbers(texts: readonly (string | undefined)[], grid: Grid | undefined, path: string, report: Report): void {
  const rowCount = grid?.rows.length;
  if (rowCount !== undefined && texts.length !== rowCount && inRange(texts.length, LIMITS.rows)) {
    report.fault('wrongLength', path, texts.length, { is: 'entries', min: rowCount, max: rowCount });
  }
  const seen: Seen = [new Set(), new Set(), new Set()];
  texts.forEach((text, index) => {
    if (text === undefined) return;
    const at = `${path}[${index}]`;
    const parts = splitRow(text);
    if (parts.length !== ROW_PARTS.length) {
      report.fault('rowParts', at, parts.length, { is: 'rowParts', parts: ROW_PARTS });
      return;
    }
    parts.forEach((codes, part) => {
      const width = grid?.widths[part];
      if (width !== undefined && codes.length !== width) {
        report.fault('rowWidth', at, codes.length, { is: 'entries', min: width, max: width }, placeIn(part));
      }
      // A code is checked against its cell only if both have equally many rows.
      const row = texts.length === rowCount ? grid?.rows[index]?.[part] : undefined;
      const cells = row?.length === codes.length ? row : [];
      codes.forEach((code, column) => {
        checkNumber(code, cells[column], part, column, seen, at, report);
      });
    });
  });
}

/** The numbers found so far in each District. */
type Seen = readonly Set<number>[];

function checkNumber(
  code: string,
  cellCode: string | undefined,
  part: number,
  column: number,
  seen: Seen,
  path: string,
  report: Report,
): void {
  const place = placeIn(part, column + 1);
  const kind = cellCode === undefined ? undefined : cellAt(cellCode, part)?.kind;
  if (code === '##' && (kind === 'none' || kind === undefined)) return;
  const numbers = kind === 'none' ? null : parseNumbers(code, part);
  if (numbers === null) {
    report.fault('badNumber', path, code, { is: 'soloNumber', on: kind === 'none' ? 'hole' : isBorder(part) ? 'border' : 'grid' }, place);
    return;
  }
  if (numbers.some((number) => number !== undefined && number > LIMITS.soloNumber.max)) {
    report.fault('outOfRange', path, code, { is: 'whole', ...LIMITS.soloNumber }, place);
  }
  if (numbers.some((number, district) => number !== undefined && seen[district]?.has(number))) {
    report.fault('repeated', path, code, { is: 'once' }, place);
  }
  numbers.forEach((number, district) => {
    if (number !== undefined) seen[district]?.add(number);
  });
}
