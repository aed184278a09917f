/**
 * What stays the same for a whole game: the edition for a number of players, compiled into tables of small numbers, and the switches.
 *
 * Spaces that do not exist with this number of players have no number (ACT-PROJ-08). Grid and border spaces are numbered together, row by
 * row, so that adjacency works across borders (KEY-20, KEY-21).
 */
import { BONUS_KINDS, type Bonus, type BonusKind, type Cell, parseBonus, parseRow } from '../edition/codes.ts';
import { LIMITS } from '../edition/limits.ts';
import {
  ACTION_KINDS,
  BUILDING_COLOURS,
  DECREE_IDS,
  DECREE_SYMBOLS,
  type Edition,
  type King,
  RESOURCE_COLOURS,
  SHIP_IDS,
  type ZigguratSpace,
} from '../edition/types.ts';
import { COMMON_DISTRICTS, GOLD, HOUSE_ROWS, NONE, SHIP_SPACES } from './ids.ts';
import { EMPTY, OUTSIDE, WATER } from './pieces.ts';
import { BOT_SEAT, createSoloSetting, SOLO_SEATS, type SoloSetting } from './solo-setting.ts';

/** Interpretations of the rules that a table may choose. The defaults follow the rulings. */
export interface Switches {
  /** Gold may pay for refilling a Crate. */
  readonly refillWithGold: boolean;
  /** Final scoring makes players return dice and compensates them. */
  readonly finalCompensation: boolean;
  /** The Barges lie as printed for a first game, not at random (C-08). */
  readonly firstGame: boolean;
  /**
   * Which step gains the right-hand bonus of the row it reaches (C-16): that of any marker that is lowest or tied for lowest, or only one
   * that raises the lowest of the three markers.
   */
  readonly masteryRight: 'anyLowest' | 'minRises';
}

export const DEFAULT_SWITCHES: Switches = { refillWithGold: true, finalCompensation: true, firstGame: false, masteryRight: 'anyLowest' };

/** A bonus packed into one number: its kind plus one in bits 0-3, its amount or colour above them. 0 means no bonus. */
const packBonus = (bonus: Bonus | null): number =>
  bonus === null
    ? 0
    : (BONUS_KINDS.indexOf(bonus.kind) + 1) | ((bonus.colour === null ? bonus.amount : RESOURCE_COLOURS.indexOf(bonus.colour)) << 4);
/** The number of each kind of bonus, as in a packed bonus. */
export const BONUS = Object.fromEntries(BONUS_KINDS.map((kind, index) => [kind, index + 1])) as Readonly<Record<BonusKind, number>>;
export const bonusKind = (packed: number): number => packed & 15;
export const bonusAmount = (packed: number): number => packed >> 4;

export interface Setting {
  readonly edition: Edition;
  readonly players: number;
  readonly switches: Switches;
  /** Number of spaces, at most 250. */
  readonly spaces: number;
  /** The column letter and row number of each space in the global grid: `a1` is the top left corner of District 1. */
  readonly spaceNames: readonly string[];
  /** Bit d is set when the space can be used from District d; border Water has two bits. */
  readonly usableFrom: Uint8Array;
  /**
   * The four neighbours of space s, at index 4s; real neighbours come first. Missing neighbours are the number `spaces`, on which nothing
   * ever lies.
   */
  readonly neighbours: Uint8Array;
  /** Grid spaces of each common District, in order. */
  readonly gridSpaces: readonly Uint8Array[];
  /** All spaces that can be used from each common District, border Water included. */
  readonly usableSpaces: readonly Uint8Array[];
  /** What each space holds before the game: nothing or printed Water, and OUTSIDE at the number `spaces`. */
  readonly printedPieces: Uint8Array;
  /** The packed bonus printed on each space. */
  readonly printedBonuses: Uint16Array;
  readonly specialFaces: Uint16Array;
  /** Bit a is set when the District offers the action ACTION_KINDS[a]. */
  readonly actions: Uint8Array;
  /** The Action spaces of each District; the numbers run through all Districts in order. */
  readonly tileSpaces: readonly Uint8Array[];
  /** The District of each Action space. */
  readonly tileDistricts: Uint8Array;
  readonly dicePerColour: number;
  readonly timeSpaces: number;
  /** Periods of the VP ledger: one for each Gold of the Time track, the last turns, final scoring. */
  readonly vpPeriods: number;
  /** The number of Houses in each row. Gold and markers beneath House h of row r are at HOUSE_STRIDE * r + h. */
  readonly rowLengths: Uint8Array;
  readonly houseGold: Uint8Array;
  readonly houseMarkers: Uint8Array;
  readonly columnBonuses: Uint16Array;
  readonly trackTop: number;
  /** Building value of each Mastery row (KEY-34). */
  readonly trackValues: Uint8Array;
  readonly rightBonuses: Uint16Array;
  /** The benefit inside the track of colour c at row r, at TRACK_STRIDE * c + r. */
  readonly insideBonuses: Uint16Array;
  /** Blue lines below each Mastery row (C-51). */
  readonly linesBelow: Uint8Array;
  readonly crateSlots: number;
  readonly shipSizes: Uint8Array;
  readonly shipColours: Uint8Array;
  /** The index in SHIP_IDS of each Ship tile. */
  readonly shipAbilities: Uint8Array;
  /** The size of the Ship printed on each Ship space; 0 for a space with a tile. */
  readonly printedShips: Uint8Array;
  /** The packed bonus of the blue House space of each line of the Port. */
  readonly portBonuses: Uint16Array;
  /** The bonus of each Ziggurat space: the colour of a track, GOLD, or NONE (BONZ-01 to BONZ-03). */
  readonly zigguratBonuses: Uint8Array;
  /** The index in DECREE_SYMBOLS of each Decree's symbol. */
  readonly decreeSymbols: Uint8Array;
  /** The Houses that an Urban card asks for, at URBAN_DISTRICTS * card + District, and its VP. */
  readonly urbanHouses: Uint8Array;
  readonly urbanVp: Uint8Array;
  readonly stocks: Edition['stocks'];
  /** The seat of the Bot, NONE if it does not play, and its setting. */
  readonly bot: number;
  readonly solo: SoloSetting | null;
}

export const HOUSE_STRIDE = LIMITS.housesPerRow.max;
export const TRACK_STRIDE = LIMITS.trackLength.max;

/** Compiles a validated edition for two to four people, or for one person and the Bot with its king. */
export function createSetting(edition: Edition, persons: number, switches: Partial<Switches> = {}, king: King | null = null): Setting {
  const [least, most] = king === null ? [2, 4] : [1, 1];
  if (!Number.isInteger(persons) || persons < least || persons > most) {
    throw new RangeError(`players: found ${persons}, allowed ${least} to ${most}`);
  }
  const players = king === null ? persons : SOLO_SEATS;
  const board = layOutBoard(edition, players);
  const { rows, bottomRow, columns } = edition.playerBoard;
  const houseRows = [...BUILDING_COLOURS.map((colour) => rows[colour]), bottomRow];
  return {
    edition,
    players,
    switches: { ...DEFAULT_SWITCHES, ...switches },
    ...board,
    specialFaces: Uint16Array.from(edition.specialWater.faces, pack),
    actions: Uint8Array.from(edition.districts.actions, (kinds) =>
      kinds.reduce((mask, kind) => mask | (1 << ACTION_KINDS.indexOf(kind)), 0),
    ),
    dicePerColour: edition.dice.perColour[players - 2],
    tileSpaces: numberTileSpaces(edition),
    tileDistricts: Uint8Array.from(
      edition.districts.actions.flatMap((kinds, district) => kinds.flatMap((kind) => (kind === 'tile' ? [district] : []))),
    ),
    timeSpaces: edition.timeTrack.spaces,
    vpPeriods: edition.timeTrack.spaces + 2,
    rowLengths: Uint8Array.from(houseRows, (row) => row.length),
    houseGold: byHouse(houseRows.map((row) => row.map(({ gold }) => gold))),
    houseMarkers: byHouse(houseRows.map((row) => row.map(({ claims }) => claims))),
    columnBonuses: Uint16Array.from(columns, pack),
    trackTop: edition.mastery.values.length - 1,
    trackValues: Uint8Array.from(edition.mastery.values),
    rightBonuses: Uint16Array.from(edition.mastery.right, pack),
    insideBonuses: insideBonuses(edition),
    linesBelow: Uint8Array.from(edition.mastery.values, (_, row) => edition.mastery.blueLines.filter((line) => line < row).length),
    crateSlots: edition.playerBoard.crateSlots,
    shipSizes: Uint8Array.from(edition.ships.tiles, ({ size }) => size),
    shipColours: Uint8Array.from(edition.ships.tiles, ({ colour }) => BUILDING_COLOURS.indexOf(colour)),
    shipAbilities: Uint8Array.from(edition.ships.tiles, ({ id }) => SHIP_IDS.indexOf(id)),
    printedShips: printedShips(edition),
    portBonuses: Uint16Array.from(edition.port.blueBonuses, pack),
    zigguratBonuses: Uint8Array.from(BUILDING_COLOURS.flatMap((section) => edition.ziggurat.sections[section].map(zigguratBonus))),
    decreeSymbols: Uint8Array.from(DECREE_IDS, (id) => DECREE_SYMBOLS.indexOf(edition.decrees.symbols[id])),
    urbanHouses: Uint8Array.from(edition.urbanCards.cards.flatMap(({ houses }) => houses)),
    urbanVp: Uint8Array.from(edition.urbanCards.cards, ({ vp }) => vp),
    stocks: edition.stocks,
    bot: king === null ? NONE : BOT_SEAT,
    solo: king === null ? null : createSoloSetting(edition, king),
  };
}

const pack = (code: string): number => packBonus(parseBonus(code));

/** A value for each House of each row, at HOUSE_STRIDE * row + House. */
function byHouse(rows: readonly (readonly number[])[]): Uint8Array {
  const table = new Uint8Array(HOUSE_ROWS * HOUSE_STRIDE);
  for (const [r, row] of rows.entries()) table.set(row, r * HOUSE_STRIDE);
  return table;
}

function insideBonuses({ mastery }: Edition): Uint16Array {
  const table = new Uint16Array(BUILDING_COLOURS.length * TRACK_STRIDE);
  for (const [c, colour] of BUILDING_COLOURS.entries()) table.set(mastery.inside[colour].map(pack), c * TRACK_STRIDE);
  return table;
}

function printedShips({ port }: Edition): Uint8Array {
  const table = new Uint8Array(SHIP_SPACES);
  for (const { row, column, size } of port.printedShips) table[(row - 1) * 3 + column - 1] = size;
  return table;
}

function numberTileSpaces(edition: Edition): Uint8Array[] {
  let next = 0;
  return edition.districts.actions.map((kinds) => Uint8Array.from(kinds.filter((kind) => kind === 'tile').map(() => next++)));
}

function zigguratBonus(space: ZigguratSpace): number {
  if (space === 'plain') return NONE;
  return space === 'gold' ? GOLD : BUILDING_COLOURS.indexOf(space);
}

type Board = Pick<
  Setting,
  'spaces' | 'spaceNames' | 'usableFrom' | 'neighbours' | 'gridSpaces' | 'usableSpaces' | 'printedPieces' | 'printedBonuses'
>;

interface PrintedSpace {
  readonly row: number;
  readonly column: number;
  readonly part: number;
  readonly cell: Cell;
}

/** Parts 0, 2 and 4 of a row are Districts 1-3; parts 1 and 3 are the borders between them. */
function layOutBoard(edition: Edition, players: number): Board {
  const side = players <= 2 ? edition.board.duo : edition.board.full;
  const rowCount = players < 4 ? side.rows.length - side.fourPlayerRows : side.rows.length;
  const printedSpaces = side.rows.slice(0, rowCount).flatMap(readSpaces);
  const numberAt = new Map(printedSpaces.map((printedSpace, space) => [`${printedSpace.row},${printedSpace.column}`, space]));
  const neighbours = new Uint8Array(printedSpaces.length * 4).fill(printedSpaces.length);
  printedSpaces.forEach(({ row, column }, space) => {
    const around = [
      [row - 1, column],
      [row, column - 1],
      [row, column + 1],
      [row + 1, column],
    ];
    const found = around.map(([r, c]) => numberAt.get(`${r},${c}`)).filter((n) => n !== undefined);
    neighbours.set(found, space * 4);
  });
  const usableFrom = Uint8Array.from(printedSpaces, ({ part }) => (part % 2 === 0 ? 1 << (part / 2) : 3 << ((part - 1) / 2)));
  const choose = (test: (printedSpace: PrintedSpace, space: number) => boolean): Uint8Array =>
    Uint8Array.from(printedSpaces.keys().filter((space) => test(printedSpaces[space], space)));
  const districts = Array.from({ length: COMMON_DISTRICTS }, (_, d) => d);
  return {
    spaces: printedSpaces.length,
    spaceNames: printedSpaces.map(({ row, column }) => `${columnName(column)}${row + 1}`),
    usableFrom,
    neighbours,
    gridSpaces: districts.map((d) => choose(({ part }) => part === 2 * d)),
    usableSpaces: districts.map((d) => choose((_, space) => (usableFrom[space] & (1 << d)) !== 0)),
    printedPieces: Uint8Array.from([...printedSpaces.map(({ cell }) => (cell.kind === 'water' ? WATER : EMPTY)), OUTSIDE]),
    printedBonuses: Uint16Array.from(printedSpaces, ({ cell }) => packBonus(cell.bonus)),
  };
}

function readSpaces(text: string, row: number): PrintedSpace[] {
  const printedSpaces: PrintedSpace[] = [];
  let column = 0;
  const parts = parseRow(text);
  if (parts === null) throw new Error(`row ${row + 1}: an edition must pass the validator before it is compiled`);
  parts.forEach((cells, part) => {
    for (const cell of cells) {
      if (cell.kind !== 'none') printedSpaces.push({ row, column, part, cell });
      column++;
    }
  });
  return printedSpaces;
}

/** a … z, then aa, ab … */
export const columnName = (column: number): string =>
  column < 26 ? String.fromCharCode(97 + column) : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);
