/** Reads one side of the board: the rows of its grid, what they add up to, and the solo numbers. */
import type { Row } from './codes.ts';
import { parseCell, parseRow, ROW_PARTS, splitRow } from './codes.ts';
import type { CellPlace, Report } from './faults.ts';
import type { Range } from './limits.ts';
import { LIMITS } from './limits.ts';
import type { Check, Reader } from './read.ts';
import { checkAmount, list, text } from './read.ts';
import { isBorder, parseNumbers } from './solo-numbers.ts';
import type { BoardSide } from './types.ts';

/** Rows as typed, with any number of blanks between the codes; read into rows in their one spelling. */
export const gridRows: Reader<string[]> = (input, path, report) => {
  let good = true;
  const check: Check<readonly (string | undefined)[]> = (texts) => {
    const rows = texts.map((row) => (row === undefined ? undefined : splitRow(row)));
    const first = rows.find((row) => row?.length === ROW_PARTS.length);
    rows.forEach((row, index) => {
      if (row !== undefined && !checkRow(row, first, `${path}[${index}]`, report)) good = false;
    });
  };
  const rows = list(text('line', LIMITS.rowText), LIMITS.rows, check)(input, path, report);
  return good ? rows?.map(respace) : undefined;
};

/** Solo numbers as typed, likewise; `checkSide` compares them with the rows. */
export const numberRows: Reader<string[]> = (input, path, report) =>
  list(text('line', LIMITS.rowText), LIMITS.rows)(input, path, report)?.map(respace);

function respace(row: string): string {
  return splitRow(row)
    .map((codes) => codes.join(' '))
    .join(' | ');
}

/** The space counts of a side. Side `duo` serves 1-2 players, side `full` 3-4, its last rows only four (A-06, ACT-PROJ-08). */
export function checkSide(side: 'duo' | 'full'): Check<Partial<BoardSide>> {
  return ({ rows: texts, fourPlayerRows = 0, soloNumbers }, path, report) => {
    if (side === 'full' && soloNumbers !== undefined) {
      report.fault('unknownKey', `${path}.soloNumbers`, 'soloNumbers', { is: 'nothing' });
    }
    if (texts === undefined) return;
    const maxRows = side === 'duo' ? 0 : texts.length - 1;
    if (fourPlayerRows > maxRows) {
      report.fault('outOfRange', `${path}.fourPlayerRows`, fourPlayerRows, { is: 'whole', min: 0, max: maxRows });
      return;
    }
    const rows = texts.map((row) => parseRow(row) ?? []);
    const all = countSpaces(rows);
    const total = all.grid + all.water;
    if (total > LIMITS.spacesPerSide) {
      report.fault('spaces', `${path}.rows`, total, { is: 'spaces', min: 1, max: LIMITS.spacesPerSide, players: side === 'duo' ? 2 : 4 });
    }
    if (side === 'duo') {
      checkEnough(rows, 2, LIMITS.soloSpacesPerDistrict, `${path}.rows`, report);
      if (soloNumbers !== undefined) checkNumbers(soloNumbers, rows, `${path}.soloNumbers`, report);
    } else {
      checkEnough(rows.slice(0, rows.length - fourPlayerRows), 3, LIMITS.spacesPerDistrict, `${path}.rows`, report);
      checkEnough(rows, 4, LIMITS.spacesPerDistrict, `${path}.rows`, report);
    }
  };
}

function checkRow(row: readonly string[][], first: readonly string[][] | undefined, path: string, report: Report): boolean {
  if (row.length !== ROW_PARTS.length) {
    report.fault('rowParts', path, row.length, { is: 'rowParts', parts: ROW_PARTS });
    return false;
  }
  let good = true;
  row.forEach((codes, part) => {
    const place = (position: number): CellPlace => ({ part: ROW_PARTS[part] ?? 'district1', position });
    const limit: Range = isBorder(part) ? LIMITS.borderColumns : LIMITS.columns;
    const width = first?.[part]?.length ?? 0;
    const inLimits = width >= limit.min && width <= limit.max;
    if (codes.length !== width || !inLimits) {
      const range = inLimits ? { min: width, max: width } : limit;
      report.fault('rowWidth', path, codes.length, { is: 'entries', min: range.min, max: range.max }, place(0));
      good = false;
    }
    codes.slice(0, LIMITS.columns.max).forEach((code, column) => {
      if (!checkCell(code, part, path, place(column + 1), report)) good = false;
    });
  });
  return good;
}

function checkCell(code: string, part: number, path: string, place: CellPlace, report: Report): boolean {
  const allowed = { is: isBorder(part) ? 'borderCell' : 'gridCell' } as const;
  const cell = parseCell(code);
  if (cell === null) {
    report.fault('badCell', path, code, allowed, place);
    return false;
  }
  if (cell.kind === (isBorder(part) ? 'plain' : 'water')) {
    report.fault('cellNotHere', path, code, allowed, place);
    return false;
  }
  if (isBorder(part) && (cell.bonus?.kind === 'projectStep' || cell.bonus?.kind === 'project')) {
    report.warn('projectBonusOnWater', path, code, place);
  }
  return checkAmount(code.replace(/^~/, ''), path, place, report);
}

/** Enough spaces for set-up, and for going to each District at all. */
function checkEnough(rows: readonly Row[], players: 2 | 3 | 4, perDistrict: number, path: string, report: Report): void {
  for (const part of [0, 2, 4]) {
    const { grid } = countSpaces(rows, [part]);
    const place: CellPlace = { part: ROW_PARTS[part] ?? 'district1', position: 0 };
    if (grid < perDistrict) {
      report.fault('spaces', path, grid, { is: 'spaces', min: perDistrict, max: LIMITS.spacesPerSide, players }, place);
    }
    if (players !== 4 && countSpaces(rows, [part - 1, part + 1]).water === 0) report.warn('noWater', path, 0, place);
  }
  const { grid } = countSpaces(rows);
  const min = LIMITS.spacesForPlayers[players];
  if (grid < min) report.fault('spaces', path, grid, { is: 'spaces', min, max: LIMITS.spacesPerSide, players });
}

function countSpaces(rows: readonly Row[], parts: readonly number[] = ROW_PARTS.map((_, part) => part)): { grid: number; water: number } {
  const cells = rows.flatMap((row) => parts.flatMap((part) => row[part] ?? []));
  return {
    grid: cells.filter((cell) => cell.kind === 'plain').length,
    water: cells.filter((cell) => cell.kind === 'water').length,
  };
}

/** Every space has a number, no hole has one, and no number occurs twice in a District. */
function checkNumbers(texts: readonly string[], rows: readonly Row[], path: string, report: Report): void {
  if (texts.length !== rows.length) {
    report.fault('wrongLength', path, texts.length, { is: 'entries', min: rows.length, max: rows.length });
    return;
  }
  const seen = [new Set<number>(), new Set<number>(), new Set<number>()];
  texts.forEach((line, index) => {
    const at = `${path}[${index}]`;
    const parts = splitRow(line);
    const row = rows[index] ?? [];
    if (parts.length !== ROW_PARTS.length) {
      report.fault('rowParts', at, parts.length, { is: 'rowParts', parts: ROW_PARTS });
      return;
    }
    row.forEach((cells, part) => {
      const codes = parts[part] ?? [];
      const place = (position: number): CellPlace => ({ part: ROW_PARTS[part] ?? 'district1', position });
      if (codes.length !== cells.length) {
        report.fault('rowWidth', at, codes.length, { is: 'entries', min: cells.length, max: cells.length }, place(0));
        return;
      }
      cells.forEach((cell, column) => {
        const code = codes[column] ?? '';
        if (cell.kind === 'none' && code === '##') return;
        const numbers = cell.kind === 'none' ? null : parseNumbers(code, part);
        if (numbers === null) {
          const on = cell.kind === 'none' ? 'hole' : isBorder(part) ? 'border' : 'grid';
          report.fault('badNumber', at, code, { is: 'soloNumber', on }, place(column + 1));
          return;
        }
        numbers.forEach((number, district) => {
          if (number === undefined) return;
          if (number > LIMITS.soloNumber.max) {
            report.fault('outOfRange', at, code, { is: 'whole', ...LIMITS.soloNumber }, place(column + 1));
          }
          if (seen[district]?.has(number)) report.fault('repeated', at, code, { is: 'once' }, place(column + 1));
          seen[district]?.add(number);
        });
      });
    });
  });
}
