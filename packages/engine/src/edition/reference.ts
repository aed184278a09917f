/**
 * The reference edition: what we know about the printed components or have reconstructed, value by value.
 *
 * A group's origin is that of its least certain value; the note tells which of its values are known better.
 */
import { deepFreeze } from './freeze.ts';
import { REFERENCE_SOLO } from './reference-solo.ts';
import type { Edition, UrbanCard } from './types.ts';

export const REFERENCE_EDITION: Edition = deepFreeze<Edition>({
  format: 1,
  id: 'reference',
  version: 3,
  title: 'Reference edition',

  districts: {
    origin: 'derived',
    note: 'The first-game Barges of Districts 1 to 4 are stated. The actions follow from three tiles in Districts 1 to 3, one in 4 and two in 5. The Bot walks the ring down by the worked example (C-59, C-60).',
    names: ['Artisans', 'Farmers', 'Scribes', 'Merchants', 'Priests'],
    firstGameBarges: ['brown', 'yellow', 'white', 'blue', 'green'],
    actions: [
      ['tile', 'project', 'construct', 'gardening'],
      ['tile', 'project', 'construct', 'gardening'],
      ['tile', 'project', 'construct', 'gardening'],
      ['tile', 'ship', 'portHouse'],
      ['tile', 'tile', 'zigguratHouse'],
    ],
    botStartDirection: 'descending',
    botTurnDirection: 'descending',
  },

  dice: { origin: 'stated', perColour: [5, 6, 7] },

  timeTrack: { origin: 'stated', spaces: 5 },

  // The columns are District 1, border, District 2, border, District 3. The value of a District depends on its step bonuses. With three of
  // them in District 2, it scored 53 VP with two players, the others 31 and 26; with none, it scored 11. So each District has one step of
  // the Project's colour. Districts 1 and 3, which have Water on one side only, have one more. With four players they scored a fifth less
  // than District 2, so the last row has one in each of them, too. A bonus Project enlarges a group of one colour: such a space in District
  // 2 of the full side made it score 24 to 31% more than the others; in District 1 it makes District 2 score 7 to 12% less. See
  // docs/balance.md.
  board: {
    duo: {
      origin: 'reconstructed',
      note: 'Stated: three printed Water spaces between Districts 1 and 2, Water on both sides of District 2, a white-die space in District 3. Solo numbers follow the rule in solo-numbers.ts.',
      rows: [
        'c1 .. gt .. | ~~ | .. au .. sw | ## | .. v3 .. m=',
        '.. Y+ .. m= | ~c1 | p+ .. ar .. | ~au | W+ .. m? ..',
        'au .. p+ .. | ~~ | .. m= .. U+ | ~~ | .. p+ .. au',
        '.. G+ .. pm | ## | cr .. r? .. | ~v2 | wt .. B+ ..',
      ],
      fourPlayerRows: 0,
    },
    full: {
      origin: 'reconstructed',
      note: 'Stated: three printed Water spaces between Districts 1 and 2, Water on both sides of District 2, a white-die space in District 3, spaces for four players only.',
      rows: [
        '.. p+ .. sw | ## | gt .. r? .. | ## | .. au .. ar',
        'Y+ .. m= .. | ~~ | .. m= .. c2 | ~~ | W+ .. p+ ..',
        '.. p+ .. au | ~c1 | au .. m? .. | ~au | .. pm .. m=',
        'cr .. U+ .. | ~~ | .. G+ .. wt | ~v2 | v3 .. B+ ..',
        '.. c1 .. pm | ## | v2 .. c1 .. | ## | .. pm .. c2',
      ],
      fourPlayerRows: 1,
    },
  },

  playerBoard: {
    origin: 'reconstructed',
    note: 'Stated: four Crate slots, bonuses that grow to the right. Derived: three rows of 3 and one of 5 (14 Houses), bonuses of Gold and markers only, column bonuses on the last two columns.',
    rows: {
      white: [
        { gold: 0, claims: 1 },
        { gold: 1, claims: 0 },
        { gold: 1, claims: 1 },
      ],
      yellow: [
        { gold: 0, claims: 1 },
        { gold: 1, claims: 0 },
        { gold: 1, claims: 1 },
      ],
      brown: [
        { gold: 0, claims: 1 },
        { gold: 1, claims: 0 },
        { gold: 1, claims: 1 },
      ],
    },
    bottomRow: [
      { gold: 0, claims: 0 },
      { gold: 0, claims: 1 },
      { gold: 1, claims: 0 },
      { gold: 1, claims: 0 },
      { gold: 2, claims: 0 },
    ],
    columns: ['', 'v4', 'v8'],
    crateSlots: 4,
  },

  mastery: {
    origin: 'reconstructed',
    note: 'Stated: the values 1, 2 and 3 and the kinds of bonus. Derived: a marker inside the brown track. The blue lines lie where the value changes.',
    // With values up to 5 (1, 1, 2, 2, 3, 3, 4, 4, 5, 5), two players scored 192 VP on average and over 259 in one game of twenty; see
    // docs/balance.md.
    values: [1, 1, 2, 2, 2, 2, 3, 3, 3, 4],
    right: ['', 'au', 'c1', 'v2', 'au', '', 'v3', 'au', 'v4', 'v6'],
    // The same rows in each track: a bonus as early as row 2 of the yellow track made it worth up to 50% more than the others.
    inside: {
      white: ['', '', '', 'r?', '', '', 'au', '', '', 'v4'],
      yellow: ['', '', '', 'c1', '', '', 'r?', '', '', 'au'],
      brown: ['', '', '', 'c1', '', '', 'au', '', '', 'r?'],
    },
    blueLines: [1, 5, 8],
  },

  port: {
    origin: 'reconstructed',
    note: 'Stated: the kinds of bonus. Derived: 3 x 3 Ships with one pair of House spaces to a line, two printed Ships, the order of the pairs.',
    blueBonuses: ['r?', 'm?', 'c2', 'c2', 'm?', 'r?'],
    printedShips: [
      { row: 1, column: 3, size: 3 },
      { row: 3, column: 1, size: 2 },
    ],
  },

  ships: {
    origin: 'reconstructed',
    note: 'Stated: the sizes. Derived: two of size 1, two of size 2 and one of size 3 in each colour. Which Ship has which colour is reconstructed.',
    tiles: [
      { id: 'S01', colour: 'white', size: 1 },
      { id: 'S02', colour: 'yellow', size: 1 },
      { id: 'S03', colour: 'brown', size: 1 },
      { id: 'S04', colour: 'brown', size: 1 },
      { id: 'S05', colour: 'white', size: 1 },
      { id: 'S06', colour: 'yellow', size: 1 },
      { id: 'S07', colour: 'yellow', size: 2 },
      { id: 'S08', colour: 'brown', size: 2 },
      { id: 'S09', colour: 'white', size: 2 },
      { id: 'S10', colour: 'white', size: 2 },
      { id: 'S11', colour: 'brown', size: 2 },
      { id: 'S12', colour: 'yellow', size: 2 },
      { id: 'S13', colour: 'yellow', size: 3 },
      { id: 'S14', colour: 'brown', size: 3 },
      { id: 'S15', colour: 'white', size: 3 },
    ],
  },

  // The order is base left, base middle, base right, middle left, middle right, top (BONZ-01 to BONZ-03).
  ziggurat: {
    origin: 'reconstructed',
    note: 'Stated: three sections of six spaces, the kinds of bonus, Gold at the bottom right of the white section.',
    sections: {
      white: ['plain', 'yellow', 'gold', 'brown', 'plain', 'white'],
      yellow: ['gold', 'brown', 'plain', 'plain', 'white', 'yellow'],
      brown: ['plain', 'white', 'gold', 'yellow', 'plain', 'brown'],
    },
  },

  // COMP-08 to COMP-15, SET-10.
  stocks: {
    origin: 'stated',
    projectsPerColour: 20,
    piecesPerColour: 25,
    regularWater: 20,
    gardens: 25,
    cratesPerColour: 4,
    claimMarkers: 15,
    specialWaterDisplay: 3,
  },

  specialWater: {
    origin: 'reconstructed',
    note: 'Stated: ten tiles.',
    faces: ['v2', 'v3', 'au', 'c2', 'r?', 'm?', 'gt', 'cr', 'ar', 'pm'],
  },

  urbanCards: {
    origin: 'reconstructed',
    note: 'Stated: fifteen cards, the kind of requirement, the whole of U01.',
    cards: [
      urban('U01', [3, 1, 1, 0], 10),
      urban('U02', [1, 3, 1, 0], 10),
      urban('U03', [1, 1, 3, 0], 10),
      urban('U04', [2, 2, 1, 0], 10),
      urban('U05', [2, 1, 2, 0], 10),
      urban('U06', [1, 2, 2, 0], 10),
      urban('U07', [2, 2, 0, 1], 10),
      urban('U08', [2, 1, 0, 2], 11),
      urban('U09', [1, 2, 0, 2], 11),
      urban('U10', [2, 0, 2, 1], 10),
      urban('U11', [2, 0, 1, 2], 11),
      urban('U12', [1, 0, 2, 2], 11),
      urban('U13', [0, 2, 2, 1], 10),
      urban('U14', [0, 2, 1, 2], 11),
      urban('U15', [0, 1, 2, 2], 11),
    ],
  },

  decrees: {
    origin: 'reconstructed',
    note: 'Stated: sixteen cards with three kinds of symbol. Which card has which symbol is reconstructed.',
    symbols: {
      D01: 'city',
      D02: 'city',
      D03: 'city',
      D04: 'city',
      D05: 'city',
      D06: 'city',
      D07: 'city',
      D08: 'city',
      D09: 'harbour',
      D10: 'harbour',
      D11: 'harbour',
      D12: 'harbour',
      D13: 'garden',
      D14: 'garden',
      D15: 'garden',
      D16: 'garden',
    },
  },

  solo: REFERENCE_SOLO,
});

/** An Urban card: the Houses it asks for in Districts 1, 2, 3 and the Port, then its VP (URB-01). */
function urban(id: string, houses: readonly [number, number, number, number], vp: number): UrbanCard {
  return { id, houses, vp };
}
