/** Reads one side of the board: the rows of its grid and the number of its spaces. */
import { joinRow, parseCell, ROW_PARTS, splitRow } from './codes.ts';
import type { Report } from './faults.ts';
import type { Grid } from './grid.ts';
import { cellAt, countSpaces, gridOf, placeIn, widthRange } from './grid.ts';
import { LIMITS } from './limits.ts';
import type { Check, Reader, ReadKeys } from './read.ts';
import { checkAmount, inRange, list, text } from './read.ts';
import { isBorder } from './solo-numbers.ts';
import type { BoardSide } from './types.ts';
import { checkNumbers } from './validate-numbers.ts';

const texts = list(text('line', LIMITS.rowText), LIMITS.rows);

/** Reads rows of codes with any number of blanks between them, and returns them in their one spelling. */
export const codeRows: Reader<readonly string[]> = (input, path, report) =>
  texts(input, path, report)?.map((row) => (row === undefined ? undefined : joinRow(splitRow(row))));

/** Reads rows of codes that form a grid. */
export const gridRows: Reader<readonly string[]> = (input, path, report) => {
  const rows = codeRows(input, path, report);
  if (rows !== undefined) checkRows(rows, path, report);
  return rows;
};

function checkRows(rows: readonly (string | undefined)[], path: string, report: Report): void {
  const grid = gridOf(rows);
  rows.forEach((row, index) => {
    if (row === undefined) return;
    const at = `${path}[${index}]`;
    const parts = splitRow(row);
    if (parts.length !== ROW_PARTS.length) {
      report.fault('rowParts', at, parts.length, { is: 'rowParts', parts: ROW_PARTS });
      return;
    }
    parts.forEach((codes, part) => {
      const { min, max } = widthRange(grid, part);
      if (!inRange(codes.length, { min, max })) report.fault('rowWidth', at, codes.length, { is: 'entries', min, max }, placeIn(part));
      // As in a list, entries beyond the limit are not checked.
      codes.slice(0, LIMITS.columns.max).forEach((code, column) => {
        checkCell(code, part, column, at, report);
      });
    });
  });
}

function checkCell(code: string, part: number, column: number, path: string, report: Report): void {
  const place = placeIn(part, column + 1);
  const cell = cellAt(code, part);
  if (cell === undefined) {
    const allowed = { is: isBorder(part) ? 'borderCell' : 'gridCell' } as const;
    report.fault(parseCell(code) === null ? 'badCell' : 'cellNotHere', path, code, allowed, place);
    return;
  }
  if (isBorder(part) && (cell.bonus?.kind === 'projectStep' || cell.bonus?.kind === 'project')) {
    report.warn('projectBonusOnWater', path, code, place);
  }
  checkAmount(code.replace(/^~/, ''), path, place, report);
}

/**
 * Side `duo` is for 1-2 players, side `full` for 3-4, with last rows for four players only (A-06, ACT-PROJ-08). Spaces are counted only if
 * the number of rows is allowed.
 */
export function checkSide(side: 'duo' | 'full'): Check<ReadKeys<BoardSide>> {
  return ({ rows, fourPlayerRows, soloNumbers }, path, report) => {
    const grid = rows !== undefined && inRange(rows.length, LIMITS.rows) ? gridOf(rows) : undefined;
    if (grid !== undefined) {
      const shared = side === 'duo' ? grid : sharedRows(grid, fourPlayerRows, path, report);
      checkSpaces(grid, shared, side, `${path}.rows`, report);
    }
    if (soloNumbers !== undefined) checkNumbers(soloNumbers, grid, `${path}.soloNumbers`, report);
  };
}

/** Returns the rows that exist with three players, too; all rows if `fourPlayerRows` could not be read. */
function sharedRows(grid: Grid, fourPlayerRows: number | undefined, path: string, report: Report): Grid {
  const max = grid.rows.length - 1;
  if (fourPlayerRows === undefined) return grid;
  if (fourPlayerRows > max) {
    report.fault('outOfRange', `${path}.fourPlayerRows`, fourPlayerRows, { is: 'whole', min: 0, max });
    return grid;
  }
  return { ...grid, rows: grid.rows.slice(0, grid.rows.length - fourPlayerRows) };
}

const DISTRICT_PARTS = [0, 2, 4];

/** Checks that a side has at most the allowed number of spaces, and enough of them for set-up and in each District. */
function checkSpaces(grid: Grid, shared: Grid, side: 'duo' | 'full', path: string, report: Report): void {
  const max = LIMITS.spacesPerSide;
  const total = countSpaces(grid, [...ROW_PARTS.keys()]).certain;
  if (total > max) report.fault('spaces', path, total, { is: 'spaces', min: 1, max, players: side === 'duo' ? 2 : 4 });

  const perDistrict = side === 'duo' ? LIMITS.soloSpacesPerDistrict : LIMITS.spacesPerDistrict;
  /** Spaces that will be added to correct faults reported before. They are counted here, so that one gap is not reported twice. */
  let lacking = 0;
  for (const part of DISTRICT_PARTS) {
    const found = countSpaces(shared, [part]).possible;
    if (found < perDistrict) {
      report.fault('spaces', path, found, { is: 'spaces', min: perDistrict, max, players: side === 'duo' ? 2 : 3 }, placeIn(part));
      lacking += perDistrict - found;
    }
    const borders = [part - 1, part + 1].filter((border) => isBorder(border));
    if (countSpaces(shared, borders).possible === 0) report.warn('noWater', path, 0, placeIn(part));
  }
  const games = side === 'duo' ? ([[2, shared]] as const) : ([[3, shared] as const, [4, grid] as const] as const);
  for (const [players, rows] of games) {
    const min = LIMITS.spacesForPlayers[players];
    const found = countSpaces(rows, DISTRICT_PARTS).possible;
    if (found + lacking < min) report.fault('spaces', path, found, { is: 'spaces', min, max, players });
    lacking = Math.max(lacking, min - found);
  }
}

/** Reports solo numbers on a side that cannot have them. */
export const noSoloNumbers: Reader<readonly string[]> = (_input, path, report) => {
  report.fault('unknownKey', path, 'soloNumbers', { is: 'nothing' });
  return undefined;
};
