/**
 * Positions with one fault each, in places that the other lists do not cover. Faults of a seat are planted at Purple, the middle one of
 * three, so that no other seat can be right by chance.
 */
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { createSetting } from '../../src/model/setting.ts';
import { type Planted, written, writtenSolo } from './position-written.ts';

const PURPLE = 1;
const ofThree = (purple: Record<string, unknown>, keys: Record<string, unknown> = {}): Record<string, unknown> =>
  written({ players: 3, seats: [{}, purple], ...keys });
const building = (colour: string, seat: number, ...spaces: string[]) => ({ colour, seat, spaces });
const nine = (colour: string) => ['a', 'b', 'c'].flatMap((column) => [1, 2, 3].map((row) => building(colour, PURPLE, `${column}${row}`)));
const { ships, stocks, playerBoard } = REFERENCE_EDITION;
const PRINTED_SHIP = createSetting(REFERENCE_EDITION, 2).printedShips.findIndex((size) => size > 0);
const SET_UP = [
  { kind: 'setUp', step: 13, times: 1 },
  { kind: 'startColour', seat: 0 },
];

const OF_PURPLE: readonly Planted[] = [
  {
    what: 'more markers in use than there are',
    code: 'tooMany',
    path: 'seats[1].markers',
    position: ofThree(
      { ships: [1, 2, 3, 4, 5, 6, 7, 8, 9], claims: { white: 3, yellow: 3, brown: 3 } },
      { port: Object.fromEntries(['row1', 'row2', 'row3', 'column1', 'column2', 'column3'].map((line) => [line, { harbormaster: null }])) },
    ),
    numbers: { found: 18, allowed: { min: 0, max: 15 }, rule: 'KEY-05' },
  },
  {
    what: 'more markers in the area than are left',
    code: 'tooMany',
    path: 'seats[1].markers',
    position: ofThree({ markers: 16 }),
    numbers: { found: 16, allowed: { min: 0, max: 15 }, rule: null },
  },
  {
    what: 'a supply of markers that does not add up',
    code: 'disagrees',
    path: 'seats[1].markerSupply',
    position: ofThree({ markerSupply: 3 }),
    numbers: { found: 3, allowed: { min: 10, max: 10 } },
  },
  {
    what: 'more Houses in a row than it has',
    code: 'tooMany',
    path: 'seats[1].houses.yellow',
    position: ofThree({ houses: { yellow: 9 } }),
    numbers: { found: 9 },
  },
  {
    what: 'Buildings without a House',
    code: 'tooMany',
    path: 'seats[1].houses',
    position: ofThree({}, { buildings: nine('white') }),
    numbers: { found: 9, rule: 'KEY-12' },
  },
  {
    what: 'Houses gone that stand nowhere',
    code: 'tooFew',
    path: 'seats[1].houses',
    position: ofThree({ houses: { white: 0 } }),
    numbers: { found: 0 },
  },
  {
    what: 'a bottom row that does not add up',
    code: 'disagrees',
    path: 'seats[1].houses.bottom',
    position: ofThree({ houses: { bottom: 1 } }),
    numbers: { found: 1 },
  },
  {
    what: 'a House of a Building that left another row',
    code: 'contradicts',
    path: 'seats[1].houses.white',
    position: ofThree({ houses: { white: 3, yellow: 2 } }, { buildings: [building('white', PURPLE, 'a1')] }),
    numbers: { found: 3, rule: 'KEY-11' },
  },
  {
    what: 'a Crate too many',
    code: 'tooMany',
    path: 'seats[1].crates',
    position: ofThree({ crates: { up: ['white', 'yellow', 'brown', 'blue'], down: ['green'] } }),
    numbers: { rule: 'KEY-01' },
  },
  {
    what: 'more Crates of a colour than there are',
    code: 'tooMany',
    path: 'seats[1].crates',
    position: ofThree({ crates: { up: ['green', 'green', 'green', 'green'] } }),
    numbers: { colour: 'green', allowed: { min: 0, max: stocks.cratesPerColour } },
  },
  {
    what: 'Crates refilled that are not there',
    code: 'tooMany',
    path: 'refilled.down',
    position: written({ refilled: { down: ['blue'] } }),
    numbers: { found: 1, colour: 'blue', rule: 'KEY-30' },
  },
  {
    what: 'a claim that a House must have brought',
    code: 'contradicts',
    path: 'seats[1].claims.yellow',
    position: ofThree({ claims: { yellow: 0 } }, { ziggurat: { yellow: { houses: [null, PURPLE, null, null, null, null] } } }),
    numbers: { found: 0, allowed: { min: 1, max: 3 }, rule: 'ACT-ZIG-06' },
  },
  {
    what: 'more Houses in a section than its tile has room for claims',
    code: 'tooMany',
    path: 'ziggurat.brown.houses',
    position: ofThree({}, { ziggurat: { brown: { houses: [1, 1, 1, 1, 1, null] } } }),
    numbers: { found: 5, allowed: { min: 0, max: 3 }, seats: [PURPLE] },
  },
  {
    what: 'a Harbormaster in a hand twice',
    code: 'repeated',
    path: 'seats[1].harbormasters[1]',
    position: ofThree({ harbormasters: ['B8', 'B8'] }),
  },
  { what: 'a Ship marked twice', code: 'repeated', path: 'seats[1].ships[1]', position: ofThree({ ships: [4, 4] }), numbers: { found: 4 } },
  {
    what: 'a new Ship that is not marked',
    code: 'contradicts',
    path: 'seats[1].newShips[0]',
    position: ofThree({ ships: [4], newShips: [5] }),
    numbers: { found: 5, rule: 'ACT-SHIP-06' },
  },
  {
    what: 'a new Ship twice',
    code: 'repeated',
    path: 'seats[1].newShips[1]',
    position: ofThree({ ships: [4], newShips: [4, 4] }),
    numbers: { found: 4 },
  },
  {
    what: 'an active player without pawns',
    code: 'contradicts',
    path: 'seats[1].pawns',
    position: ofThree(
      {},
      {
        pending: [
          { kind: 'turn', seat: PURPLE },
          { kind: 'action', seat: PURPLE },
        ],
      },
    ),
    numbers: { found: 0, rule: 'TURN-02' },
  },
  {
    what: 'VP of a later period',
    code: 'contradicts',
    path: 'seats[1].vp.spaces[2]',
    position: ofThree({ vp: { spaces: [0, 0, 5] } }),
    numbers: { found: 5, allowed: { min: 0, max: 0 } },
  },
  {
    what: 'two starting Buildings',
    code: 'tooMany',
    path: 'seats[1].houses',
    position: written({ buildings: [building('white', 1, 'a1'), building('white', 1, 'c1')], pending: SET_UP }),
    numbers: { found: 2, allowed: { min: 0, max: 1 }, rule: 'SET-24' },
  },
];

const OF_COUNTS: readonly Planted[] = [
  {
    what: 'a House that left the bottom row for no Port',
    code: 'contradicts',
    path: 'seats[1].houses.bottom',
    position: ofThree({ movedHouses: 1 }),
    numbers: { rule: 'KEY-12' },
  },
  {
    what: 'more Gardens than there are',
    code: 'tooMany',
    path: 'gardens',
    position: written({ seats: [{ gardens: stocks.gardens }, { gardens: 1 }] }),
    numbers: { found: stocks.gardens + 1, allowed: { min: 0, max: stocks.gardens } },
  },
  {
    what: 'Crates in a stock that set-up has boxed',
    code: 'disagrees',
    path: 'stocks.crates.white',
    position: written({ stocks: { crates: { white: 3 } } }),
    numbers: { found: 3, allowed: { min: 0, max: 0 } },
  },
  {
    what: 'Crates refilled that lie face down',
    code: 'tooMany',
    path: 'refilled.up',
    position: written({ refilled: { up: ['green'] } }),
    numbers: { found: 1, colour: 'green' },
  },
  {
    what: 'a tile taken from a display that is full',
    code: 'tooMany',
    path: 'displayedWater',
    position: written({
      pending: [
        { kind: 'turn', seat: 0 },
        { kind: 'action', seat: 0 },
        { kind: 'specialWater', seat: 0, rule: 'BON-05', tiles: 1, taken: 1 },
      ],
    }),
  },
];

const OF_THE_BOARD: readonly Planted[] = [
  {
    what: 'a space twice in a Building',
    code: 'repeated',
    path: 'buildings[0].spaces[1]',
    position: written({ buildings: [building('white', 0, 'a1', 'a1')] }),
  },
  {
    what: 'a Garden on a Garden',
    code: 'repeated',
    path: 'gardens[1].spaces[0]',
    position: written({
      gardens: [
        { seat: 0, spaces: ['j3'] },
        { seat: 1, spaces: ['j3'] },
      ],
    }),
  },
  {
    what: 'a Garden on a Building',
    code: 'notEmpty',
    path: 'gardens[0].spaces[0]',
    position: written({ buildings: [building('white', 0, 'a1')], gardens: [{ seat: 0, spaces: ['a1'] }] }),
    numbers: { found: 'a1' },
  },
  {
    what: 'more covered tiles than Gardens on laid Water',
    code: 'tooMany',
    path: 'coveredWater',
    position: written({ coveredWater: [1] }),
    numbers: { found: 1, allowed: { min: 0, max: 0 } },
  },
  {
    what: 'a display with a tile too few',
    code: 'tooFew',
    path: 'displayedWater',
    position: written({ displayedWater: [1] }),
    numbers: { found: 1 },
  },
  {
    what: 'dice on a Barge that is not there',
    code: 'notHere',
    path: 'bargeDice["1"]',
    position: written({ barges: [null, 'yellow', 'white', 'blue', 'green'], bargeDice: { '1': [1] } }),
  },
  {
    what: 'a Ship where one is printed',
    code: 'notHere',
    path: `ships[${PRINTED_SHIP}]`,
    position: written({ ships: ships.tiles.slice(0, 9).map(({ id }) => id) }),
  },
  {
    what: 'an Urban card at the bottom and in a hand',
    code: 'repeated',
    path: 'urbanBottom[1].card',
    position: written({
      urbanBottom: [
        { card: 'U05', seat: 0 },
        { card: 'U05', seat: 1 },
      ],
    }),
    numbers: { found: 'U05' },
  },
  {
    what: 'a card below the last place at the bottom',
    code: 'tooMany',
    path: 'urbanBottom[1]',
    position: written({
      urbanBottom: [
        { card: 'U05', seat: 0, place: 15 },
        { card: 'U06', seat: 1, place: 16 },
      ],
    }),
    numbers: { found: 16, allowed: { min: 0, max: 15 } },
  },
  {
    what: 'a scoring whose Gold was not taken',
    code: 'contradicts',
    path: 'timeGold',
    position: written({
      pending: [
        { kind: 'turn', seat: 0, stage: 1 },
        { kind: 'score', seat: 0, district: 1, compensated: 1, mode: 'full' },
      ],
    }),
    numbers: { found: 5, allowed: { min: 0, max: 4 }, rule: 'SCORE-02' },
  },
  {
    what: 'a Crate that a red House has taken',
    code: 'contradicts',
    path: 'port.row2.crate',
    position: written({ port: { row2: { red: 1, crate: 'white' } } }),
    numbers: { found: 'white', rule: 'ACT-PORT-06', seats: [1] },
  },
  {
    what: 'a Crate that nobody has taken',
    code: 'contradicts',
    path: 'port.row2.crate',
    position: written({ port: { row2: { crate: null } } }),
    numbers: { found: 'null', rule: 'ACT-PORT-06', seats: [] },
  },
  {
    what: 'a Harbormaster that somebody must have taken',
    code: 'contradicts',
    path: 'port.row1.harbormaster',
    position: written({ players: 3, seats: [{}, { ships: [1, 2, 3] }] }),
    numbers: { found: 'B3', rule: 'ACT-SHIP-04', seats: [1] },
  },
  {
    what: 'a Decree that set-up has not laid yet',
    code: 'notHere',
    path: 'barges[0]',
    position: written({
      barges: ['white', null, null, null, null],
      pending: [
        { kind: 'setUp', step: 0, times: 1 },
        { kind: 'dealBarge', district: 1 },
      ],
    }),
    numbers: { found: 'white' },
  },
  {
    what: 'a House in the Port in set-up',
    code: 'tooMany',
    path: 'port',
    position: written({ port: { row1: { blue: 0 } }, pending: SET_UP }),
    numbers: { found: 1, allowed: { min: 0, max: 0 }, rule: 'SET-24' },
  },
  {
    what: 'a Building of two pieces in set-up',
    code: 'tooMany',
    path: 'buildings',
    position: written({ buildings: [building('white', 1, 'a1', 'b1')], pending: SET_UP }),
    numbers: { found: 2, allowed: { min: 0, max: 1 }, rule: 'SET-24' },
  },
  {
    what: 'a frame that is no object',
    code: 'wrongType',
    path: 'pending[1]',
    position: written({ pending: [{ kind: 'turn', seat: 0 }, 'action'] }),
    numbers: { found: 'action' },
  },
  {
    what: 'a set with a member twice',
    code: 'repeated',
    path: 'pending[1].districts[1]',
    position: written({
      pending: [
        { kind: 'turn', seat: 0, stage: 1 },
        { kind: 'scoringOrder', seat: 0, districts: [2, 2] },
      ],
    }),
    numbers: { found: 2 },
  },
  {
    what: 'a rule where no refill follows',
    code: 'pendingContent',
    path: 'pending[1].rule',
    position: written({
      pending: [
        { kind: 'setUp', step: 5, times: 1 },
        { kind: 'dealSpecialWater', rule: 'SET-10' },
      ],
    }),
    numbers: { found: 'SET-10' },
  },
  {
    what: 'more tiles to be dealt than the stack has',
    code: 'tooMany',
    path: 'pending',
    position: written({
      pending: [
        { kind: 'turn', seat: 0 },
        { kind: 'action', seat: 0 },
        ...new Array(11).fill({ kind: 'dealSpecialWater', refill: true, rule: 'BON-05' }),
      ],
    }),
  },
];

/** Positions that are larger or stranger than any real one. */
const OF_THE_FORM: readonly Planted[] = [
  {
    what: 'a number that is none',
    code: 'outOfRange',
    path: 'timeGold',
    position: written({ timeGold: Number.NaN }),
    numbers: { found: 'NaN' },
  },
  { what: 'a text too long', code: 'tooLarge', path: 'ending', position: written({ ending: 'x'.repeat(81) }), numbers: { found: 81 } },
  { what: 'a function', code: 'wrongType', path: 'ending', position: written({ ending: () => {} }), numbers: { found: 'function' } },
  {
    what: 'values seven deep',
    code: 'tooLarge',
    path: 'seats[0].a.a.a.a',
    position: written({ seats: [{ a: { a: { a: { a: {} } } } }] }),
    numbers: { found: 7, allowed: { min: 0, max: 6 } },
  },
  {
    what: 'an object with too many keys',
    code: 'tooLarge',
    path: 'stocks',
    position: written({ stocks: Object.fromEntries(Array.from({ length: 251 }, (_, n) => [`k${n}`, 1])) }),
    numbers: { found: 251 },
  },
  {
    what: 'a key too long',
    code: 'tooLarge',
    path: 'stocks',
    position: written({ stocks: { ['k'.repeat(81)]: 1 } }),
    numbers: { found: 81 },
  },
  {
    what: 'too many values',
    code: 'tooLarge',
    path: 'seats[23][221]',
    position: written({ seats: new Array(30).fill(new Array(250).fill(1)) }),
    numbers: { found: 6001 },
  },
];

const OF_THE_BOT: readonly Planted[] = [
  {
    what: 'a covered card in a deck that is being shuffled',
    code: 'tooMany',
    path: 'solo.cards.covered',
    position: writtenSolo({
      solo: { cards: { covered: [3] } },
      pending: [
        { kind: 'turn', seat: 1, stage: 1 },
        { kind: 'automaReset', seat: 1, stage: 1, deck: true, rule: 'SOLO-44' },
        { kind: 'openAutomaCard', place: 'left', rule: 'SOLO-44' },
      ],
    }),
    numbers: { found: 1, allowed: { min: 0, max: 0 }, rule: 'SOLO-36' },
  },
  ...Object.entries({ specialWater: ['SOLO-29', [9]], harbormasters: ['SOLO-33', ['B9']], urbanIgnored: ['A-71', 1] } as const).map(
    ([key, [rule, value]]): Planted => ({
      what: `${key} of the Bot`,
      code: 'tooMany',
      path: `seats[1].${key}`,
      position: writtenSolo({ seats: [{}, { [key]: value }] }),
      numbers: { rule },
    }),
  ),
  {
    what: 'a House of the Bot that was moved',
    code: 'tooMany',
    path: 'seats[1].movedHouses',
    position: writtenSolo({
      buildings: ['a1', 'c1', 'a3', 'c3', 'b5', 'd5', 'f1', 'h1']
        .slice(0, playerBoard.rows.white.length)
        .map((space) => building('white', 1, space)),
      seats: [{}, { movedHouses: 1 }],
    }),
    numbers: { found: 1, rule: 'A-158' },
  },
  {
    what: 'a Number without its tile in set-up',
    code: 'tooFew',
    path: 'solo.numbers[1]',
    position: writtenSolo({ solo: { numbers: [['white'], [], ['brown']], bag: { white: 3, yellow: 4, brown: 3 } }, pending: SET_UP }),
    numbers: { found: 0, rule: 'SOLO-09' },
  },
  {
    what: 'the Bot without pawns',
    code: 'contradicts',
    path: 'seats[1].pawns',
    position: writtenSolo({ seats: [{}, { pawns: 2 }], pending: SET_UP }),
    numbers: { rule: 'SOLO-16' },
  },
];

export const PLANTED_PLACES: readonly Planted[] = [...OF_PURPLE, ...OF_COUNTS, ...OF_THE_BOARD, ...OF_THE_FORM, ...OF_THE_BOT];
