/** Checks what the values of an edition must agree on, inside a group and between groups. They run on whatever could be read. */
import type { Report } from './faults.ts';
import type { Range } from './limits.ts';
import { LIMITS } from './limits.ts';
import type { Check, Read, ReadKeys } from './read.ts';
import { inRange } from './read.ts';
import type * as T from './types.ts';
import { BUILDING_COLOURS, DECREE_IDS, DECREE_SYMBOLS, PORT_LINES, SHIP_IDS } from './types.ts';

const exactly = (count: number) => ({ min: count, max: count });

/**
 * The most frequent number, and the greatest of equally frequent ones, because a typist leaves something out more often than types it
 * twice.
 */
export function mostFrequent(numbers: readonly number[]): number | undefined {
  const count = (number: number) => numbers.filter((other) => other === number).length;
  return numbers.toSorted((a, b) => count(b) - count(a) || b - a)[0];
}

type NamedList = readonly [name: string, list: readonly unknown[] | undefined];

/**
 * Reports lists whose length differs from that of most lists, and returns that length. A list whose length is outside the limits was
 * reported before and does not count.
 */
function agreeOnLength(lists: readonly NamedList[], limits: Range, path: string, report: Report): number | undefined {
  const measured = lists.flatMap(([name, list]) =>
    list !== undefined && inRange(list.length, limits) ? [[name, list.length] as const] : [],
  );
  const length = mostFrequent(measured.map(([, found]) => found));
  if (length === undefined) return undefined;
  for (const [name, found] of measured) {
    if (found !== length) report.fault('wrongLength', `${path}.${name}`, found, { is: 'entries', ...exactly(length) });
  }
  return length;
}

const byColour = (name: string, lists: { readonly [C in T.BuildingColour]?: readonly unknown[] } | undefined): NamedList[] =>
  BUILDING_COLOURS.map((colour) => [`${name}.${colour}`, lists?.[colour]]);

/** The three coloured rows and the columns have the same length. */
export const checkPlayerBoard: Check<ReadKeys<T.PlayerBoardGroup>> = ({ rows, columns }, path, report) => {
  agreeOnLength([...byColour('rows', rows), ['columns', columns]], LIMITS.housesPerRow, path, report);
};

/** Values and bonuses are as long as the tracks, and the blue lines lie inside them. */
export const checkMastery: Check<ReadKeys<T.MasteryGroup>> = ({ values, right, inside, blueLines }, path, report) => {
  for (const [name, column] of [['right', right] as const, ...byColour('inside', inside)]) {
    if (column?.[0]) report.warn('neverReached', `${path}.${name}[0]`, column[0]);
  }
  const length = agreeOnLength([['values', values], ['right', right], ...byColour('inside', inside)], LIMITS.trackLength, path, report);
  if (length === undefined) return;
  // No marker could ever pass a line above the top row.
  const max = length - 2;
  blueLines?.forEach((row, index) => {
    if (row !== undefined && row > max) report.fault('outOfRange', `${path}.blueLines[${index}]`, row, { is: 'whole', min: 0, max });
  });
};

export const ascending: Check<Read<readonly number[]>> = (numbers, path, report) => {
  numbers.forEach((number, index) => {
    const before = numbers[index - 1];
    if (number === undefined || before === undefined || number > before) return;
    report.fault('notAscending', `${path}[${index}]`, number, { is: 'more', than: before });
  });
};

const ACTION_TILES = 6;
export const DISTRICTS = 5;

/**
 * Six Action tiles lie on six spaces (SET-12). An entry that could not be read may be one of them; a list that is too long or could not be
 * read may have any number.
 */
export const checkTileSpaces: Check<Read<T.DistrictsGroup['actions']>> = (districts, path, report) => {
  if (districts.length > DISTRICTS) return;
  let certain = 0;
  let possible = 0;
  for (let district = 0; district < DISTRICTS; district += 1) {
    const actions = districts[district];
    const known = actions !== undefined && actions.length <= LIMITS.actions.max;
    const tiles = known ? actions.filter((action) => action === 'tile').length : 0;
    const unread = known ? actions.filter((action) => action === undefined).length : LIMITS.actions.max;
    const absent = known ? Math.max(0, LIMITS.actions.min - actions.length) : 0;
    certain += tiles;
    possible += tiles + unread + absent;
  }
  const found = certain > ACTION_TILES ? certain : possible;
  if (found < ACTION_TILES || certain > ACTION_TILES) report.fault('tileSpaces', path, found, { is: 'whole', ...exactly(ACTION_TILES) });
};

/** A space of the Port has at most one printed Ship. A repeated row and column is reported. */
export const checkPrintedShips: Check<Read<T.PortGroup['printedShips']>> = (ships, path, report) => {
  const seen = new Set<string>();
  ships.forEach((ship, index) => {
    if (ship?.row === undefined || ship.column === undefined) return;
    const found = `${ship.row},${ship.column}`;
    if (seen.has(found)) report.add({ code: 'repeated', path: `${path}[${index}]`, place: null, found, allowed: { is: 'once' } });
    seen.add(found);
  });
};

/** Every symbol is laid out with three and four players (SET-15). A missing symbol may be on a card that could not be read. */
export const checkSymbols: Check<ReadKeys<T.DecreesGroup['symbols']>> = (symbols, path, report) => {
  const present = DECREE_IDS.map((id) => symbols[id]);
  const missing = DECREE_SYMBOLS.filter((symbol) => !present.includes(symbol));
  if (missing.length <= present.filter((symbol) => symbol === undefined).length) return;
  for (const symbol of missing) report.fault('symbolMissing', path, symbol, { is: 'oneOf', values: DECREE_SYMBOLS });
};

const PORT_SPACES = 9;

/** Checks what groups must agree on. */
export const checkTogether: Check<ReadKeys<T.Edition>> = ({ port, ships, playerBoard, urbanCards }, _path, report) => {
  const printed = port?.printedShips;
  const tiles = ships?.tiles;
  if (printed !== undefined && tiles !== undefined && tiles.length < PORT_SPACES - printed.length) {
    // Ship tiles fill the spaces of the Port without a printed Ship (SET-07).
    report.fault('ships', 'ships.tiles', tiles.length, { is: 'entries', min: PORT_SPACES - printed.length, max: SHIP_IDS.length });
  }
  const rows = [...BUILDING_COLOURS.map((colour) => playerBoard?.rows?.[colour]), playerBoard?.bottomRow];
  const houses = rows.reduce((sum, row) => sum + (row?.length ?? Infinity), 0);
  urbanCards?.cards?.forEach((card, index) => {
    const asks = card?.houses;
    if (asks === undefined) return;
    const asked = asks.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    const path = `urbanCards.cards[${index}].houses`;
    if (asked === 0 && asks.length > 0 && !asks.includes(undefined)) report.warn('cardAsksNothing', path, asked);
    // Two Port spaces hold one House at most.
    if (asked > houses || (asks[3] ?? 0) > PORT_LINES.length) report.warn('cardAsksTooMuch', path, asked);
  });
};
