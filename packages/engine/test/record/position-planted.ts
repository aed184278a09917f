/** Positions with one fault each, and the expected report of the reader. */
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { PLANTED_PLACES } from './position-planted-places.ts';
import { PLANTED_IN_SOLO } from './position-planted-solo.ts';
import { type Planted, written } from './position-written.ts';

const RED = { seat: 0 };
const TURN = [
  { kind: 'turn', ...RED },
  { kind: 'action', ...RED },
];
/** Red is in District 3, so that an action can be asked. */
const atWork = (keys: Record<string, unknown> = {}): Record<string, unknown> => written({ seats: [{ pawns: 3 }], pending: TURN, ...keys });
const building = (colour: string, spaces: readonly string[]) => ({ colour, seat: 0, spaces });

const PLANTED_AT_TABLES: readonly Planted[] = [
  // Faults of form
  {
    what: 'a getter that throws',
    code: 'unreadable',
    path: 'seats',
    position: Object.defineProperty(written(), 'seats', {
      enumerable: true,
      get() {
        throw new Error('no');
      },
    }),
  },
  {
    what: 'a list too long',
    code: 'tooLarge',
    path: 'water',
    position: written({ water: new Array(251).fill('k1') }),
    numbers: { found: 251, allowed: { min: 0, max: 250 } },
  },
  { what: 'a number for a list', code: 'wrongType', path: 'gardens', position: written({ gardens: 3 }), numbers: { found: 3 } },
  { what: 'nothing at all', code: 'wrongType', path: '', position: null },
  { what: 'no number of players', code: 'missing', path: 'players', position: { ...written(), players: undefined } },
  { what: 'a key of no meaning', code: 'unknownKey', path: 'seats[0].silver', position: written({ seats: [{ silver: 3 }] }) },
  {
    what: 'five players',
    code: 'outOfRange',
    path: 'players',
    position: written({ players: 5 }),
    numbers: { found: 5, allowed: { min: 2, max: 4 } },
  },
  { what: 'a half die', code: 'outOfRange', path: 'seats[1].dice.blue', position: written({ seats: [{}, { dice: { blue: 0.5 } }] }) },
  { what: 'a space off the board', code: 'notOneOf', path: 'water[0]', position: written({ water: ['z99'] }) },
  {
    what: 'four Barges',
    code: 'wrongLength',
    path: 'barges',
    position: written({ barges: ['white', 'yellow', 'brown', 'blue'] }),
    numbers: { found: 4, allowed: { min: 5, max: 5 } },
  },
  { what: 'another format', code: 'wrongFormat', path: 'format', position: written({ format: 'tabannusi-record' }) },
  {
    what: 'another version',
    code: 'wrongVersion',
    path: 'version',
    position: written({ version: 2 }),
    numbers: { found: 2, allowed: { min: 1, max: 1 } },
  },
  {
    what: 'an edition that is not shipped',
    code: 'unknownEdition',
    path: 'edition.id',
    position: written({ edition: { id: 'reference', version: 7 } }),
  },
  {
    what: 'another content of the edition',
    code: 'editionHash',
    path: 'edition.hash',
    position: written({ edition: { id: 'reference', version: 1, hash: '0'.repeat(16) } }),
  },
  {
    what: 'an edition with faults',
    code: 'badEdition',
    path: 'edition',
    position: written({ edition: { ...REFERENCE_EDITION, dice: null } }),
  },

  // Faults of what is written
  {
    what: 'a tile at two places',
    code: 'repeated',
    path: 'actionTiles',
    position: written({ actionTiles: [1, 2, 3, 4, 5, 5] }),
    numbers: { found: 5 },
  },
  {
    what: 'an Urban card in two hands',
    code: 'repeated',
    path: 'seats[1].urbanCards[0]',
    position: written({ seats: [{}, { urbanCards: [REFERENCE_EDITION.urbanCards.cards[0].id] }] }),
  },
  {
    what: 'special Water at two places',
    code: 'repeated',
    path: 'seats[1].specialWater[0]',
    position: written({ seats: [{ specialWater: [4] }, { specialWater: [4] }] }),
    numbers: { found: 4 },
  },
  {
    what: 'a Harbormaster at two places',
    code: 'repeated',
    path: 'seats[0].harbormasters',
    position: written({ seats: [{ harbormasters: ['B1'] }] }),
  },
  {
    what: 'a Building on a Project',
    code: 'notEmpty',
    path: 'projects[0].spaces[0]',
    position: written({ buildings: [building('white', ['k1'])], projects: [building('white', ['k1'])] }),
  },
  {
    what: 'a Building on printed Water',
    code: 'notHere',
    path: 'buildings[0].spaces[0]',
    position: written({ buildings: [building('white', ['j3'])] }),
  },
  {
    what: 'a Garden on dry ground',
    code: 'dryGround',
    path: 'gardens[0].spaces[0]',
    position: written({ gardens: [{ seat: 0, spaces: ['k1'] }] }),
  },
  {
    what: 'a Building in two parts',
    code: 'notConnected',
    path: 'buildings[0].spaces',
    position: written({ buildings: [building('white', ['k1', 'm1'])] }),
  },
  {
    what: 'two groups of one colour in a District',
    code: 'twoGroups',
    path: 'projects',
    position: written({ projects: [building('white', ['k1']), { ...building('white', ['m1']), seat: 1 }] }),
    numbers: { found: 'k1 m1', rule: 'ACT-PROJ-04' },
  },
  {
    what: 'four Projects of one colour in a District',
    code: 'tooMany',
    path: 'projects',
    position: written({ projects: [building('white', ['k1', 'l1', 'm1']), building('white', ['n1'])] }),
    numbers: { found: 4, allowed: { min: 0, max: 3 } },
  },
  {
    what: 'sixteen markers',
    code: 'tooMany',
    path: 'seats[0].markers',
    position: written({ seats: [{ markers: 16 }] }),
    numbers: { found: 16, allowed: { min: 0, max: 15 } },
  },
  {
    what: 'Buildings without a House',
    code: 'tooMany',
    path: 'seats[0].houses',
    position: written({ buildings: ['a', 'b', 'c'].flatMap((column) => [1, 2, 3].map((row) => building('white', [`${column}${row}`]))) }),
    numbers: { found: 9, rule: 'KEY-12' },
  },
  {
    what: 'six dice of a colour',
    code: 'tooMany',
    path: 'bargeDice["3"]',
    position: written({ bargeDice: { '3': [1, 2, 3, 4, 5] }, seats: [{ dice: { white: 1 } }] }),
    numbers: { found: 5, allowed: { min: 0, max: 4 } },
  },
  {
    what: 'more dice in areas than there are',
    code: 'tooMany',
    path: 'seats[1].dice.white',
    position: written({ seats: [{ dice: { white: 3 } }, { dice: { white: 3 } }] }),
    numbers: { found: 6, allowed: { min: 0, max: 5 } },
  },
  { what: 'a Port without its Ships', code: 'tooFew', path: 'ships[0]', position: written({ ships: new Array(9).fill(null) }) },
  {
    what: 'dice that do not add up',
    code: 'disagrees',
    path: 'supply.white',
    position: written({ bargeDice: { '3': [1, 2] }, supply: { white: 2 } }),
    numbers: { found: 2, allowed: { min: 3, max: 3 } },
  },
  {
    what: 'a stock that does not add up',
    code: 'disagrees',
    path: 'stocks.pieces.white',
    position: written({ buildings: [building('white', ['k1'])], stocks: { pieces: { white: REFERENCE_EDITION.stocks.piecesPerColour } } }),
  },
  {
    what: 'both Houses of a pair',
    code: 'contradicts',
    path: 'port.row3.red',
    position: written({ port: { row3: { blue: 1, red: 1 } } }),
    numbers: { rule: 'ACT-PORT-08', seats: [1] },
  },
  {
    what: 'an empty Time track before the end',
    code: 'contradicts',
    path: 'ending',
    position: written({ timeGold: 0, ending: 'playing' }),
    numbers: { rule: 'END-01', allowed: { values: ['triggered', 'lastRound'] } },
  },
  {
    what: 'VP of a later period',
    code: 'contradicts',
    path: 'seats[0].vp.spaces[2]',
    position: written({ seats: [{ vp: { spaces: [0, 0, 5] } }] }),
    numbers: { found: 5 },
  },
  {
    what: 'VP below zero',
    code: 'outOfRange',
    path: 'seats[0].vp',
    position: written({ seats: [{ vp: { decrees: [-11] } }] }),
    numbers: { found: -1, rule: 'SCORE-15' },
  },

  // Faults of pending decisions
  {
    what: 'a die below the turn',
    code: 'pendingOrder',
    path: 'pending[0]',
    position: written({ pending: [{ kind: 'die', ...RED }] }),
    numbers: { found: 'die', allowed: { values: ['action'] }, on: 'bottom' },
  },
  {
    what: 'a construct without its payment',
    code: 'pendingAbove',
    path: 'pending[3]',
    position: atWork({ pending: [...TURN, { kind: 'construct', ...RED, district: 3, colour: 'white' }] }),
    numbers: { found: 'undefined', allowed: { values: ['payment', 'botPayment'] }, on: 'construct' },
  },
  {
    what: 'an action of another seat',
    code: 'pendingSeat',
    path: 'pending[1].seat',
    numbers: { found: 1, allowed: { values: ['0'] } },
    position: atWork({
      pending: [
        { kind: 'turn', ...RED },
        { kind: 'action', seat: 1 },
      ],
    }),
  },
  {
    what: 'a construct without Projects',
    code: 'pendingContent',
    path: 'pending[2].colour',
    numbers: { found: 'white', on: 'construct' },
    position: atWork({
      pending: [
        ...TURN,
        { kind: 'construct', ...RED, district: 3, colour: 'white' },
        { kind: 'payment', ...RED, colour: 'white', amount: 2, otherColour: 'white', rule: 'ACT-BLD-04' },
      ],
    }),
  },
  {
    what: 'a construct that nobody can begin',
    code: 'notAsked',
    path: 'pending[2]',
    position: atWork({ pending: [...TURN, { kind: 'constructColour', ...RED, district: 3 }] }),
  },
  { what: 'a kind that is not', code: 'notOneOf', path: 'pending[0].kind', position: written({ pending: [{ kind: 'wait' }] }) },
  {
    what: 'a set-up that never asks',
    code: 'pendingContent',
    path: 'pending[0]',
    position: written({
      pending: [
        { kind: 'setUp', step: 0, times: 9 },
        { kind: 'dealBarge', district: 1 },
      ],
    }),
  },
];

export const PLANTED: readonly Planted[] = [...PLANTED_AT_TABLES, ...PLANTED_PLACES, ...PLANTED_IN_SOLO];
