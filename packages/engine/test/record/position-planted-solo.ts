/** Positions of games against the Bot with one fault each. */
import { type Planted, written, writtenSolo } from './position-written.ts';

const BOT = { seat: 1 };
const TURN = { kind: 'turn', ...BOT };
const STAGE_3 = [TURN, { kind: 'botTurn', ...BOT, stage: 3 }];
const ALL_CARDS = Array.from({ length: 15 }, (_, card) => card + 1);

/** The Bot is at its first action. */
const atWork = (above: readonly object[], keys: Record<string, unknown> = {}): Record<string, unknown> =>
  writtenSolo({ actionsLeft: 1, pending: [...STAGE_3, ...above], ...keys });
/** The Bot is about to open a card: the left card has been moved, and the right card is covered. */
const atCard = (keys: Record<string, unknown> = {}): Record<string, unknown> =>
  writtenSolo({
    solo: { cards: { right: 1, covered: [2] } },
    pending: [TURN, { kind: 'botTurn', ...BOT, stage: 1 }, { kind: 'openAutomaCard', place: 'left', rule: 'SOLO-36' }],
    ...keys,
  });

export const PLANTED_IN_SOLO: readonly Planted[] = [
  { what: 'a king that is not', code: 'notOneOf', path: 'king', position: writtenSolo({ king: 'ur-bot' }) },
  {
    what: 'a king beside two persons',
    code: 'outOfRange',
    path: 'players',
    position: writtenSolo({ players: 2 }),
    numbers: { found: 2, allowed: { min: 1, max: 1 } },
  },
  {
    what: 'one person without a king',
    code: 'outOfRange',
    path: 'players',
    position: written({ players: 1 }),
    numbers: { found: 1, allowed: { min: 2, max: 4 } },
  },
  { what: 'the Bot’s cards without a Bot', code: 'notHere', path: 'solo', position: written({ solo: {} }), numbers: { rule: 'SOLO-01' } },
  {
    what: 'the person as start player',
    code: 'contradicts',
    path: 'startSeat',
    position: writtenSolo({ startSeat: 0 }),
    numbers: { rule: 'SOLO-10' },
  },

  // Cards.
  {
    what: 'a card beyond the deck',
    code: 'outOfRange',
    path: 'solo.cards.left',
    position: writtenSolo({ solo: { cards: { left: 16, right: 2 } } }),
  },
  {
    what: 'a card at two places',
    code: 'repeated',
    path: 'solo.cards.covered[0]',
    position: writtenSolo({ solo: { cards: { left: 3, right: 4, covered: [3] } } }),
    numbers: { found: 3 },
  },
  {
    what: 'no right card',
    code: 'tooFew',
    path: 'solo.cards.right',
    position: writtenSolo({ solo: { cards: { left: 3 } } }),
    numbers: { found: 0, allowed: { min: 1, max: 1 }, rule: 'SOLO-36' },
  },
  {
    what: 'a left card before it is opened',
    code: 'tooMany',
    path: 'solo.cards.left',
    position: atCard({ solo: { cards: { left: 3, right: 1 } } }),
    numbers: { found: 1 },
  },
  {
    what: 'an empty deck in the person’s turn',
    code: 'tooFew',
    path: 'solo.cards',
    position: writtenSolo({ solo: { cards: { left: 1, right: 2, covered: ALL_CARDS.slice(2) } } }),
    numbers: { rule: 'SOLO-44' },
  },

  // Markers, tiles, resets.
  {
    what: 'more markers than the Automa Urban card has',
    code: 'tooMany',
    path: 'solo.markers[3]',
    position: writtenSolo({ solo: { markers: [3, 3, 3, 2, 4] } }),
    numbers: { found: 2, allowed: { min: 0, max: 1 }, rule: 'SOLO-05' },
  },
  {
    what: 'the marker of a House that stands',
    code: 'tooMany',
    path: 'solo.markers[0]',
    position: writtenSolo({ buildings: [{ colour: 'white', seat: 1, spaces: ['a1'] }], solo: { markers: [3, 3, 3, 1, 4] } }),
    numbers: { found: 3, allowed: { min: 0, max: 2 } },
  },
  {
    what: 'markers of four Districts',
    code: 'wrongLength',
    path: 'solo.markers',
    position: writtenSolo({ solo: { markers: [1, 1, 1, 1] } }),
  },
  {
    what: 'more Automa tiles than set-up takes',
    code: 'tooMany',
    path: 'solo.bag.white',
    position: writtenSolo({ decrees: [{ decree: 'D08' }, { decree: 'D13' }], solo: { bag: { white: 2, yellow: 1, brown: 1 } } }),
    numbers: { found: 3, allowed: { min: 0, max: 2 }, rule: 'SOLO-07' },
  },
  {
    what: 'a blue Automa tile',
    code: 'notOneOf',
    path: 'solo.numbers[1][0]',
    position: writtenSolo({ solo: { numbers: [['white'], ['blue'], []] } }),
  },
  {
    what: 'a stock without the Automa tiles taken out',
    code: 'disagrees',
    path: 'stocks.projects.white',
    position: writtenSolo({ stocks: { projects: { white: 20 } } }),
  },
  {
    what: 'a reset before any scoring',
    code: 'contradicts',
    path: 'solo.resets',
    position: writtenSolo({ solo: { resets: 1 } }),
    numbers: { rule: 'SOLO-42' },
  },
  { what: 'a reset not made', code: 'contradicts', path: 'solo.resets', position: writtenSolo({ timeGold: 4, solo: { resets: 0 } }) },

  // What the Bot has.
  {
    what: 'a marker of the Bot that is counted',
    code: 'tooMany',
    path: 'seats[1].markers',
    position: writtenSolo({ seats: [{}, { markers: 1 }] }),
  },
  {
    what: 'a Crate of the Bot',
    code: 'tooMany',
    path: 'seats[1].crates',
    position: writtenSolo({ seats: [{}, { crates: { up: ['white'] } }] }),
    numbers: { rule: 'SOLO-30' },
  },
  {
    what: 'Water of the Bot',
    code: 'tooMany',
    path: 'seats[1].water',
    position: writtenSolo({ seats: [{}, { water: 1 }] }),
    numbers: { rule: 'SOLO-29' },
  },
  {
    what: 'an Urban card of the Bot',
    code: 'tooMany',
    path: 'seats[1].urbanCards',
    position: writtenSolo({ seats: [{}, { urbanCards: ['U09'] }] }),
    numbers: { rule: 'A-71' },
  },
  {
    what: 'a Ship of the Bot that will have an ability',
    code: 'notHere',
    path: 'seats[1].newShips[0]',
    position: writtenSolo({ seats: [{}, { ships: [1], newShips: [1] }] }),
    numbers: { rule: 'SOLO-32' },
  },
  {
    what: 'an empty Barge before the Bot takes a die',
    code: 'contradicts',
    path: 'bargeDice["1"]',
    position: atCard({ bargeDice: { '1': [] } }),
    numbers: { rule: 'SCORE-01' },
  },

  {
    what: 'a Barge of set-up with one die',
    code: 'tooFew',
    path: 'bargeDice["2"]',
    position: writtenSolo({
      bargeDice: { '2': [4] },
      pending: [
        { kind: 'setUp', step: 13, times: 1 },
        { kind: 'startColour', seat: 0 },
      ],
    }),
    numbers: { found: 1, rule: 'SET-05' },
  },
  {
    what: 'dice to be rolled that are all in areas',
    code: 'tooFew',
    path: 'supply.brown',
    position: writtenSolo({
      timeGold: 4,
      bargeDice: { '1': [] },
      seats: [{ pawns: 2, dice: { brown: 4 } }],
      solo: { resets: 0 },
      pending: [
        { kind: 'turn', seat: 0, stage: 1 },
        { kind: 'rollDice', district: 1 },
      ],
    }),
    numbers: { found: 1, rule: 'SCORE-03' },
  },

  // What is pending.
  {
    what: 'a die asked of the Bot',
    code: 'pendingSeat',
    path: 'pending[1].seat',
    numbers: { found: 1, allowed: null },
    position: writtenSolo({ pending: [TURN, { kind: 'action', ...BOT }] }),
  },
  {
    what: 'the Bot’s turn at a table without it',
    code: 'notOneOf',
    path: 'pending[1].kind',
    position: written({
      pending: [
        { kind: 'turn', seat: 0 },
        { kind: 'botTurn', seat: 0, stage: 1 },
      ],
    }),
  },
  {
    what: 'a card opened in the middle of a turn',
    code: 'pendingAbove',
    path: 'pending[2]',
    numbers: { found: 'openAutomaCard', on: 'botTurn' },
    position: atWork([{ kind: 'openAutomaCard', place: 'left', rule: 'SOLO-36' }], { solo: { cards: { right: 1 } } }),
  },
  {
    what: 'a lot among colours that are not tied',
    code: 'pendingContent',
    path: 'pending[3].among',
    numbers: { found: 'white, yellow', on: 'drawColour' },
    position: atWork([
      { kind: 'botSteps', ...BOT, rule: 'KING-M-A', choices: 1, tracks: 'lowest' },
      { kind: 'drawColour', among: ['white', 'yellow'], rule: 'A-168' },
    ]),
  },
  {
    what: 'a payment of more than the cost',
    code: 'pendingContent',
    path: 'pending[3].amount',
    numbers: { found: 3 },
    position: atWork(
      [
        { kind: 'portHouse', ...BOT, portSpace: 'row3 red' },
        { kind: 'botPayment', ...BOT, amount: 3, rule: 'ACT-PORT-02' },
        { kind: 'drawColour', among: ['white', 'yellow'], rule: 'SOLO-23' },
      ],
      { seats: [{}, { pawns: 4, dice: { white: 2, yellow: 2 } }] },
    ),
  },
  {
    what: 'a tile drawn from an empty bag',
    code: 'pendingContent',
    path: 'pending[2]',
    position: atWork([{ kind: 'drawAutomaTile', number: 3, rule: 'SOLO-B4' }], { solo: { bag: {} } }),
  },
];
