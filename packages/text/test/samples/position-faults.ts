/** A position fault of every code with its sentence, some with extreme values. */
import type { PositionFault, PositionFaultCode } from '@tabannusi/engine';

type Sample = readonly [fault: Omit<PositionFault, 'code'>, sentence: string];

const nothing = { allowed: null, rule: null };

export const POSITION_FAULTS: { readonly [C in PositionFaultCode]: readonly Sample[] } = {
  unreadable: [
    [{ path: '', found: 'unreadable', ...nothing }, 'The position cannot be read.'],
    [{ path: 'seats[1]', found: 'unreadable', ...nothing }, 'seats[1] cannot be read.'],
  ],
  tooLarge: [
    [
      { path: 'water', found: 1_234_567, allowed: { min: 0, max: 6000 }, rule: null },
      'water is too large: found 1234567. Allowed: at most 6,000.',
    ],
  ],
  wrongType: [
    [
      { path: '', found: 'null', allowed: { kind: 'object' }, rule: null },
      'The position: found null. Allowed: an object with named values.',
    ],
    [{ path: 'gardens', found: 3, allowed: { kind: 'list' }, rule: null }, 'gardens: found 3. Allowed: a list.'],
    [
      { path: 'seats[0].gold', found: 'list', allowed: { kind: 'number' }, rule: null },
      'seats[0].gold: found a list. Allowed: a whole number.',
    ],
    [
      { path: 'switches.firstGame', found: 1, allowed: { kind: 'boolean' }, rule: null },
      'switches.firstGame: found 1. Allowed: true or false.',
    ],
    [
      { path: 'water[2]', found: 'object', allowed: { kind: 'space' }, rule: null },
      'water[2]: found an object. Allowed: the name of a space, such as b2.',
    ],
    [{ path: 'timeGold', found: 'function', ...nothing }, 'timeGold: found a function.'],
  ],
  missing: [[{ path: 'players', found: 'undefined', ...nothing }, 'players is missing.']],
  unknownKey: [
    [
      { path: 'seats[0].silver', found: 'silver', allowed: { values: ['vp', 'gold', 'dice'] }, rule: null },
      'seats[0].silver: unknown key. Allowed: vp, gold or dice.',
    ],
  ],
  outOfRange: [
    [
      { path: 'players', found: 5, allowed: { min: 2, max: 4 }, rule: null },
      'players: 5 is out of range. Allowed: a whole number from 2 to 4.',
    ],
    [
      { path: 'seats[1].vp', found: -7, allowed: { min: 0, max: 65535 }, rule: 'SCORE-15' },
      'seats[1].vp: -7 is out of range. Allowed: a whole number from 0 to 65,535. See rule SCORE-15.',
    ],
    [{ path: 'timeGold', found: 'NaN', ...nothing }, 'timeGold: NaN is out of range.'],
  ],
  notOneOf: [
    [
      { path: 'ending', found: 'soon', allowed: { values: ['playing', 'triggered'] }, rule: null },
      'ending: soon is not one of the allowed values. Allowed: playing or triggered.',
    ],
    [
      { path: 'water[0]', found: 'z99', allowed: { kind: 'space' }, rule: null },
      'water[0]: z99 is not one of the allowed values. Allowed: the name of a space, such as b2.',
    ],
  ],
  wrongLength: [
    [
      { path: 'barges', found: 4, allowed: { min: 5, max: 5 }, rule: null },
      'barges: the list has 4 entries. Allowed: a list of 5 entries.',
    ],
    [
      { path: 'seats', found: 1, allowed: { min: 2, max: 4 }, rule: null },
      'seats: the list has 1 entry. Allowed: a list of 2 to 4 entries.',
    ],
  ],
  wrongFormat: [
    [
      { path: 'format', found: 'chess', allowed: { values: ['tabannusi-position'] }, rule: null },
      'format: chess is not the format of a position. Allowed: tabannusi-position.',
    ],
  ],
  wrongVersion: [
    [
      { path: 'version', found: 2, allowed: { min: 1, max: 1 }, rule: null },
      'version: this program can’t read version 2 of the format. Allowed: 1.',
    ],
  ],
  unknownEdition: [[{ path: 'edition.id', found: 'mine', ...nothing }, 'edition.id: there is no edition mine with this version.']],
  editionHash: [
    [
      { path: 'edition.hash', found: '00ff', allowed: { values: ['12ab'] }, rule: null },
      'edition.hash: the edition differs from the known edition with this name. Found: 00ff. Allowed: 12ab.',
    ],
  ],
  badEdition: [
    [
      {
        path: 'edition',
        found: 'object',
        ...nothing,
        edition: [
          { code: 'missing', path: 'title', place: null, found: 'undefined', allowed: { is: 'text', form: 'line', max: 80 } },
          { code: 'repeated', path: 'dice', place: null, found: '3', allowed: { is: 'once' } },
        ],
      },
      'edition: the edition has 2 faults. The first one: title is missing. Needed: 1 to 80 visible characters.',
    ],
  ],
  repeated: [
    [
      { path: 'seats[1].ships[1]', found: 3, allowed: null, rule: 'ACT-SHIP-03' },
      'seats[1].ships[1]: 3 appears twice. See rule ACT-SHIP-03.',
    ],
  ],
  notEmpty: [[{ path: 'projects[0].spaces[1]', found: 'b2', ...nothing }, 'projects[0].spaces[1]: b2 is already occupied.']],
  notHere: [
    [
      { path: 'projects[0].spaces[0]', found: 'e1', allowed: null, rule: 'ACT-PROJ-04' },
      'projects[0].spaces[0]: e1 can’t be here. See rule ACT-PROJ-04.',
    ],
  ],
  dryGround: [
    [
      { path: 'gardens[0].spaces[0]', found: 'a1', allowed: null, rule: 'ACT-GARD-07' },
      'gardens[0].spaces[0]: a Garden needs Water, and a1 has none. See rule ACT-GARD-07.',
    ],
  ],
  notConnected: [
    [
      { path: 'buildings[0].spaces', found: 'list', allowed: null, rule: 'KEY-10' },
      'buildings[0].spaces: the spaces of a Building must be one group in one District. See rule KEY-10.',
    ],
  ],
  twoGroups: [
    [
      { path: 'projects', found: 'a1 c3', allowed: null, rule: 'ACT-PROJ-04' },
      'projects: Projects of one colour in one District must be one group; found a1 c3. See rule ACT-PROJ-04.',
    ],
  ],
  tooMany: [
    [
      { path: 'seats[0].markers', found: 16, allowed: { min: 0, max: 15 }, rule: 'KEY-05' },
      'seats[0].markers: 16 is too many. Allowed: at most 15. See rule KEY-05.',
    ],
    [
      { path: 'seats[1].crates', found: 5, allowed: { min: 0, max: 4 }, rule: null, colour: 'white' },
      'seats[1].crates: 5 of the colour white are too many. Allowed: at most 4.',
    ],
    [
      { path: 'ziggurat.white.houses', found: 5, allowed: { min: 0, max: 3 }, rule: 'ACT-ZIG-06', seats: [1] },
      'ziggurat.white.houses: 5 is too many for seat 1. Allowed: at most 3. See rule ACT-ZIG-06.',
    ],
  ],
  tooFew: [[{ path: 'actionTiles[2]', found: 0, allowed: { min: 1, max: 1 }, rule: null }, 'actionTiles[2]: 0 is not enough. Allowed: 1.']],
  disagrees: [
    [
      { path: 'stocks.water', found: 14, allowed: { min: 13, max: 13 }, rule: null },
      'stocks.water: 14 doesn’t fit the rest of the position. Allowed: 13.',
    ],
  ],
  contradicts: [
    [{ path: 'ending', found: 'playing', allowed: null, rule: 'END-01' }, 'ending: playing contradicts the rules. See rule END-01.'],
    [
      { path: 'seats[0].claims.white', found: 0, allowed: { min: 1, max: 3 }, rule: 'ACT-ZIG-06' },
      'seats[0].claims.white: 0 contradicts the rules. Allowed: a whole number from 1 to 3. See rule ACT-ZIG-06.',
    ],
    [
      { path: 'seats[1].pawns', found: 0, allowed: null, rule: 'TURN-02' },
      'seats[1].pawns: the pawns of the active player are missing. Write the District in which they stand. See rule TURN-02.',
    ],
    [
      { path: 'seats[1].pawns', found: 1, allowed: null, rule: 'TURN-02' },
      'seats[1].pawns: the pawns are on the board already, but the question asks where to place them. Leave out this key or the question. See rule TURN-02.',
    ],
    [
      { path: 'port.row3.harbormaster', found: 'B3', allowed: null, rule: 'ACT-SHIP-04', seats: [0, 2] },
      'port.row3.harbormaster: B3 cannot lie here, because seats 0 and 2 have claimed every Ship of this row or column and have taken the Harbormaster. Write null, or take a marker off a Ship. See rule ACT-SHIP-04.',
    ],
    [
      { path: 'port.row3.red', found: 1, allowed: null, rule: 'ACT-PORT-08', seats: [1] },
      'port.row3.red: seat 1 has both Houses of this pair, and may have only one. See rule ACT-PORT-08.',
    ],
    [
      { path: 'port.row3.crate', found: 'white', allowed: null, rule: 'ACT-PORT-06', seats: [1] },
      'port.row3.crate: white cannot lie here, because the red House of seat 1 has taken the Crate. Write null. See rule ACT-PORT-06.',
    ],
    [
      { path: 'port.row3.crate', found: 'null', allowed: null, rule: 'ACT-PORT-06', seats: [] },
      'port.row3.crate: the Crate is missing, though no red House has taken it. Leave this key out. See rule ACT-PORT-06.',
    ],
  ],
  pendingOrder: [
    [
      { path: 'pending[1]', found: 'die', allowed: { values: ['action'] }, rule: null, on: 'turn' },
      'pending[1]: die cannot lie on turn. What can lie below it: action.',
    ],
    [
      { path: 'pending[0]', found: 'die', allowed: { values: ['action'] }, rule: null, on: 'bottom' },
      'pending[0]: die cannot be the lowest decision. What can lie below it: action.',
    ],
  ],
  pendingAbove: [
    [
      { path: 'pending[3]', found: 'undefined', allowed: { values: ['payment', 'botPayment'] }, rule: null, on: 'construct' },
      'pending[3]: nothing is here, but construct waits for one of these: payment or botPayment.',
    ],
  ],
  pendingSeat: [
    [
      { path: 'pending[1].seat', found: 1, allowed: { values: ['0'] }, rule: null },
      'pending[1].seat: this decision doesn’t belong to seat 1. Allowed: 0.',
    ],
  ],
  pendingContent: [
    [
      { path: 'pending[2].colour', found: 'white', ...nothing, on: 'construct' },
      'pending[2].colour: white in construct doesn’t fit the rest of the position.',
    ],
    [
      { path: 'pending[2]', found: 'startColour', ...nothing, on: 'startColour' },
      'pending[2]: startColour can’t be pending in this position.',
    ],
  ],
  notAsked: [
    [
      { path: 'pending[3]', found: 'houseRow', ...nothing },
      'pending[3]: houseRow is not asked here, because it has fewer than two answers. Write the position in which the next question is asked.',
    ],
  ],
};
