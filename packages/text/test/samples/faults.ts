/** Faults and warnings of editions, planted in the reference edition, with their sentences. */
import type { EditionFault, EditionWarning } from '@tabannusi/engine';

type Planted = readonly [changes: Readonly<Record<string, unknown>>, sentence: string];

export const FAULTS: { readonly [C in Exclude<EditionFault['code'], 'unreadable'>]: readonly Planted[] } = {
  wrongType: [
    [{ dice: [] }, 'dice: found a list. Allowed: an object with named values.'],
    [{ 'dice.perColour': 7 }, 'dice.perColour: found 7. Allowed: a list of 3 entries.'],
    [{ 'timeTrack.spaces': 'five' }, 'timeTrack.spaces: found "five". Allowed: a whole number from 1 to 12.'],
  ],
  missing: [[{ title: undefined }, 'title is missing. Needed: 1 to 80 visible characters.']],
  unknownKey: [
    [{ 'dice.colours': 5 }, 'dice.colours: unknown key. Allowed: origin, note or perColour.'],
    [{ 'board.full.soloNumbers': ['1'] }, 'board.full.soloNumbers: unknown key. Allowed: nothing.'],
  ],
  outOfRange: [
    [{ 'timeTrack.spaces': 13 }, 'timeTrack.spaces: 13 is out of range. Allowed: a whole number from 1 to 12.'],
    [{ format: 2 }, 'format: 2 is out of range. Allowed: 1.'],
  ],
  notOneOf: [[{ 'dice.origin': 'guessed' }, 'dice.origin: unknown word "guessed". Allowed: stated, derived or reconstructed.']],
  badText: [
    [{ title: '' }, 'title: "" is not a valid text. Allowed: 1 to 80 visible characters.'],
    [{ id: 'My Edition' }, 'id: "My Edition" is not a valid text. Allowed: 1 to 40 lower-case letters, digits and hyphens.'],
    [
      { 'urbanCards.cards[0].id': 'U 1' },
      'urbanCards.cards[0].id: "U 1" is not a valid text. Allowed: 1 to 16 letters, digits and hyphens.',
    ],
  ],
  wrongLength: [
    [{ 'dice.perColour': [5, 6] }, 'dice.perColour: the list has 2 entries. Allowed: a list of 3 entries.'],
    [{ 'mastery.values': [1] }, 'mastery.values: the list has 1 entry. Allowed: a list of 2 to 30 entries.'],
  ],
  badBonus: [
    [
      { 'port.blueBonuses[0]': 'die' },
      'port.blueBonuses[0]: "die" is not a bonus code. Allowed: r? (die from the supply), m? (step of choice), c1 (1 Claim marker) or c2 (2 Claim markers).',
    ],
  ],
  bonusNotHere: [
    [
      { 'mastery.right[3]': 'gt' },
      'mastery.right[3]: the bonus "gt" can’t be here. Allowed: au (1 Gold), au2 (2 Gold), c1 (1 Claim marker), c2 (2 Claim markers), v1 (1 VP), v2 (2 VP) or an empty text.',
    ],
  ],
  repeated: [
    [{ 'districts.firstGameBarges[1]': 'brown' }, 'districts.firstGameBarges[1]: "brown" appears twice. Allowed: each only once.'],
  ],
  notAscending: [
    [{ 'mastery.blueLines': [1, 3, 3] }, 'mastery.blueLines[2]: 3 isn’t higher than the number before it. Allowed: more than 3.'],
  ],
  rowParts: [
    [
      { 'board.duo.rows[1]': '.. | ~~ | ..' },
      'board.duo.rows[1]: the row has 3 parts. Allowed: District 1, border between Districts 1 and 2, District 2, border between Districts 2 and 3 and District 3, with | between them.',
    ],
  ],
  rowWidth: [
    [
      { 'board.duo.rows[1]': '.. Y+ .. | ~c1 | p+ .. m? .. | ~au | W+ .. ar ..' },
      'board.duo.rows[1], District 1: found 3 codes. Allowed: 4.',
    ],
  ],
  badCell: [
    [
      { 'board.duo.rows[1]': '.. Y+ .. q9 | ~c1 | p+ .. m? .. | ~au | W+ .. ar ..' },
      'board.duo.rows[1], District 1, code 4: "q9" is not the code of a space. Allowed: .. (plain space), ## (no space) or a bonus code.',
    ],
  ],
  cellNotHere: [
    [
      { 'board.duo.rows[1]': '.. Y+ .. m= | ~c1 | p+ .. m? .. | .. | W+ .. ar ..' },
      'board.duo.rows[1], border between Districts 2 and 3, code 1: ".." can’t be here. Allowed: ~~ (Water), ## (no space) or ~ and a bonus code.',
    ],
  ],
  badNumber: [
    [
      {
        'board.duo.soloNumbers': [
          '1 2 3 4 | 17/17 | 1 2 3 4 | ## | 1 2 3 4',
          '5 6 7 8 | 18 | 5 6 7 8 | 20/17 | 5 6 7 8',
          '9 10 11 12 | 19/19 | 9 10 11 12 | 21/18 | 9 10 11 12',
          '13 14 15 16 | ## | 13 14 15 16 | 22/19 | 13 14 15 16',
        ],
      },
      'board.duo.soloNumbers[1], border between Districts 1 and 2, code 1: "18" can’t be the number of this space. Allowed: two numbers, such as 17/20.',
    ],
  ],
  spaces: [
    [
      { 'board.full.rows': ['.. | ~~ | .. | ~~ | ..'], 'board.full.fourPlayerRows': 0 },
      'board.full.rows: found 3 spaces. Allowed: 9 to 250 with 3 players.',
    ],
  ],
  tileSpaces: [
    [{ 'districts.actions[4]': ['tile', 'zigguratHouse'] }, 'districts.actions: the Districts have 5 Action spaces in all. Allowed: 6.'],
  ],
  ships: [[{ 'ships.tiles': [] }, 'ships.tiles: 0 Ship tiles are not enough to fill the Port. Allowed: a list of 7 to 15 entries.']],
  symbolMissing: [
    [
      { 'decrees.symbols.D09': 'city', 'decrees.symbols.D10': 'city', 'decrees.symbols.D11': 'city', 'decrees.symbols.D12': 'city' },
      'decrees.symbols: no Decree has the symbol "harbour". Each of these must be on at least one card: city, harbour or garden.',
    ],
  ],
};

export const WARNINGS: { readonly [C in EditionWarning['code']]: readonly Planted[] } = {
  projectBonusOnWater: [
    [
      { 'specialWater.faces[0]': 'p+' },
      'specialWater.faces[0]: "p+" refers to a Project. Under a Garden it is a step of choice (m=) or nothing (p+).',
    ],
  ],
  noReason: [[{ 'districts.note': undefined }, 'districts: give the reason why these values are derived in a note.']],
  neverReached: [
    [{ 'mastery.right[0]': 'au' }, 'mastery.right[0]: nobody can gain "au", because it is in the row where the markers start.'],
  ],
  noWater: [
    [
      { 'board.duo.rows': Array.from({ length: 2 }, () => '.. .. .. | ~~ | .. .. .. | ## | .. .. ..') },
      'board.duo.rows, District 3: this District has no printed Water, so nobody can lay Water here.',
    ],
  ],
  cardAsksNothing: [
    [{ 'urbanCards.cards[0].houses': [0, 0, 0, 0] }, 'urbanCards.cards[0].houses: the card requires no House, so everybody fulfils it.'],
  ],
  cardAsksTooMuch: [
    [{ 'urbanCards.cards[0].houses': [9, 9, 9, 0] }, 'urbanCards.cards[0].houses: the card requires more Houses than a player can have.'],
  ],
};
