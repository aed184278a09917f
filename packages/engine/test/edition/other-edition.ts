/**
 * A second edition, for tests only: it differs from the reference edition in every size and value that an edition may choose
 * (`other-edition.test.ts` checks the list), so that a hard-coded number of the reference edition shows.
 *
 * Side `duo` has BON-11 and BON-12 on Water, and so do two special Water tiles, for ruling A-74; the validator warns of them.
 */
import { deepFreeze } from '../../src/edition/freeze.ts';
import type { Edition } from '../../src/edition/types.ts';

export const OTHER_EDITION: Edition = deepFreeze<Edition>({
  format: 1,
  id: 'other',
  version: 3,
  title: 'Other edition, for tests',

  districts: {
    origin: 'reconstructed',
    names: ['Potters', 'Reed Cutters', 'Brewers', 'Quay', 'Temple'],
    firstGameBarges: ['green', 'blue', 'brown', 'white', 'yellow'],
    actions: [
      ['gardening', 'construct', 'project', 'tile'],
      ['tile', 'project', 'construct', 'gardening', 'tile'],
      ['project', 'tile', 'gardening', 'construct'],
      ['portHouse', 'tile', 'ship'],
      ['zigguratHouse', 'tile'],
    ],
    botStartDirection: 'ascending',
    botTurnDirection: 'descending',
  },

  dice: { origin: 'reconstructed', perColour: [4, 8, 6] },

  timeTrack: { origin: 'reconstructed', spaces: 4 },

  board: {
    duo: {
      origin: 'reconstructed',
      rows: [
        'W+ .. au3 | ~~ | .. Y+ ## c3 .. | ## | r? ..',
        '.. wt .. | ~c2 | sw .. gt .. U+ | ~gt | .. ar',
        '## m? .. | ~m= | .. p+ .. m= .. | ~p+ | cr ..',
        '.. G+ ## | ~v5 | pm .. v7 .. ## | ## | .. ##',
        'B+ .. .. | ~~ | ## .. .. au .. | ## | ## m?',
      ],
      fourPlayerRows: 0,
      // Column by column from the right and from the bottom up; Water before the grid in District 3, from the bottom up everywhere.
      soloNumbers: [
        '13 9 4 | 18/27 | 22 18 ## 9 4 | ## | 10 6',
        '12 8 3 | 17/26 | 21 17 13 8 3 | 29/2 | 9 5',
        '## 7 2 | 16/25 | 20 16 12 7 2 | 28/1 | 8 4',
        '11 6 ## | 15/24 | 19 15 11 6 ## | ## | 7 ##',
        '10 5 1 | 14/23 | ## 14 10 5 1 | ## | ## 3',
      ],
    },
    full: {
      origin: 'reconstructed',
      rows: [
        '.. au2 .. ## sw | ~~ | .. m? ## | ## | W+ .. .. c2 .. ar',
        'Y+ .. wt .. .. | ~au3 | gt .. r? | ~~ | .. ## p+ .. v9 ..',
        '.. m= .. p+ .. | ## | .. c3 .. | ~r? | cr .. .. m= .. U+',
        '## .. B+ .. pm | ~sw | .. .. G+ | ~c2 | .. au .. ## .. v2',
        '.. cr .. .. ## | ## | v12 .. .. | ~v4 | ## .. wt .. gt ..',
        '.. .. c1 .. m? | ~wt | .. au .. | ## | .. v2 .. .. p+ ..',
        '## gt .. ## .. | ## | ## .. c4 | ~ar | .. .. ## .. sw ##',
      ],
      fourPlayerRows: 2,
    },
  },

  playerBoard: {
    origin: 'reconstructed',
    rows: {
      white: [
        { gold: 2, claims: 0 },
        { gold: 0, claims: 2 },
        { gold: 3, claims: 0 },
        { gold: 0, claims: 0 },
      ],
      yellow: [
        { gold: 1, claims: 0 },
        { gold: 0, claims: 3 },
        { gold: 0, claims: 0 },
        { gold: 1, claims: 2 },
      ],
      brown: [
        { gold: 0, claims: 0 },
        { gold: 0, claims: 1 },
        { gold: 2, claims: 2 },
        { gold: 4, claims: 0 },
      ],
    },
    bottomRow: [
      { gold: 1, claims: 0 },
      { gold: 0, claims: 0 },
      { gold: 0, claims: 2 },
      { gold: 3, claims: 1 },
    ],
    columns: ['', 'wt', 'm?', 'r?'],
    crateSlots: 3,
  },

  mastery: {
    origin: 'reconstructed',
    values: [0, 2, 3, 3, 5, 8, 13],
    right: ['', 'c2', 'au2', '', 'v5', 'c1', 'v10'],
    inside: {
      white: ['', 'r?', '', 'v3', '', '', 'au3'],
      yellow: ['', '', 'au2', '', 'r?', 'c2', ''],
      brown: ['', 'c1', '', '', 'v1', 'r?', 'r?'],
    },
    blueLines: [0, 2, 5],
  },

  port: {
    origin: 'reconstructed',
    blueBonuses: ['m?', 'c3', 'r?', 'm?', 'c1', 'c3'],
    printedShips: [{ row: 2, column: 2, size: 1 }],
  },

  ships: {
    origin: 'reconstructed',
    tiles: [
      { id: 'S01', colour: 'yellow', size: 2 },
      { id: 'S02', colour: 'brown', size: 2 },
      { id: 'S04', colour: 'white', size: 3 },
      { id: 'S05', colour: 'yellow', size: 3 },
      { id: 'S07', colour: 'brown', size: 3 },
      { id: 'S08', colour: 'white', size: 1 },
      { id: 'S10', colour: 'brown', size: 1 },
      { id: 'S11', colour: 'yellow', size: 3 },
      { id: 'S13', colour: 'white', size: 1 },
      { id: 'S14', colour: 'white', size: 2 },
      { id: 'S15', colour: 'brown', size: 2 },
    ],
  },

  ziggurat: {
    origin: 'reconstructed',
    sections: {
      white: ['gold', 'plain', 'white', 'plain', 'yellow', 'brown'],
      yellow: ['brown', 'yellow', 'gold', 'white', 'plain', 'plain'],
      brown: ['yellow', 'gold', 'plain', 'plain', 'gold', 'white'],
    },
  },

  stocks: {
    origin: 'reconstructed',
    projectsPerColour: 16,
    piecesPerColour: 12,
    regularWater: 9,
    gardens: 14,
    cratesPerColour: 3,
    claimMarkers: 11,
    specialWaterDisplay: 2,
  },

  specialWater: { origin: 'reconstructed', faces: ['v5', 'c3', 'au2', 'm=', 'p+', 'sw', 'W+'] },

  urbanCards: {
    origin: 'reconstructed',
    cards: [
      { id: 'X1', houses: [1, 1, 1, 1], vp: 7 },
      { id: 'X2', houses: [4, 0, 0, 0], vp: 9 },
      { id: 'X3', houses: [0, 0, 3, 2], vp: 12 },
      { id: 'X4', houses: [2, 2, 0, 0], vp: 6 },
      { id: 'X5', houses: [0, 1, 0, 3], vp: 13 },
      { id: 'X6', houses: [0, 3, 1, 0], vp: 8 },
    ],
  },

  decrees: {
    origin: 'reconstructed',
    symbols: {
      D01: 'harbour',
      D02: 'garden',
      D03: 'harbour',
      D04: 'garden',
      D05: 'harbour',
      D06: 'garden',
      D07: 'harbour',
      D08: 'garden',
      D09: 'city',
      D10: 'garden',
      D11: 'city',
      D12: 'garden',
      D13: 'city',
      D14: 'harbour',
      D15: 'city',
      D16: 'harbour',
    },
  },

  solo: {
    origin: 'reconstructed',
    automaUrban: {
      gilgabot: [1, 2, 1, 3, 2],
      sarbot: [2, 1, 5, 0, 3],
      botmuzi: [0, 4, 1, 1, 1],
      'bot-baba': [5, 1, 2, 2, 0],
    },
    setUpArrow: { gilgabot: 'down', sarbot: 'up', botmuzi: 'down', 'bot-baba': 'up' },
    decrees: {
      gilgabot: ['D01', 'D02', 'D03'],
      sarbot: ['D12'],
      botmuzi: ['D14', 'D15'],
      'bot-baba': ['D04', 'D09', 'D13', 'D10', 'D05'],
    },
    automaCards: [
      {
        number: 2,
        rows: [
          { action: 'D', symbol: 'king', colourNumber: 2 },
          { action: 'C', symbol: 'king', colourNumber: 2 },
          { action: 'B', symbol: 'up', colourNumber: 1 },
        ],
        arrow: 2,
        bonus: 'vp2',
      },
      {
        number: 0,
        rows: [
          { action: 'C', symbol: 'down', colourNumber: 1 },
          { action: 'C', symbol: 'down', colourNumber: 2 },
          { action: 'A', symbol: 'down', colourNumber: 3 },
        ],
        arrow: 1,
        bonus: 'lowestStep',
      },
      {
        number: 1,
        rows: [
          { action: 'B', symbol: 'up', colourNumber: 3 },
          { action: 'D', symbol: 'down', colourNumber: 1 },
          { action: 'C', symbol: 'king', colourNumber: 2 },
        ],
        arrow: 3,
        bonus: 'garden',
      },
      {
        number: 0,
        rows: [
          { action: 'A', symbol: 'up', colourNumber: 2 },
          { action: 'B', symbol: 'king', colourNumber: 1 },
          { action: 'D', symbol: 'down', colourNumber: 3 },
        ],
        arrow: 3,
        bonus: 'gold',
      },
      {
        number: 2,
        rows: [
          { action: 'C', symbol: 'up', colourNumber: 3 },
          { action: 'B', symbol: 'down', colourNumber: 3 },
          { action: 'D', symbol: 'king', colourNumber: 3 },
        ],
        arrow: 1,
        bonus: 'garden',
      },
      {
        number: 2,
        rows: [
          { action: 'B', symbol: 'down', colourNumber: 2 },
          { action: 'C', symbol: 'up', colourNumber: 3 },
          { action: 'A', symbol: 'up', colourNumber: 1 },
        ],
        arrow: 2,
        bonus: 'vp2',
      },
      {
        number: 1,
        rows: [
          { action: 'D', symbol: 'down', colourNumber: 1 },
          { action: 'A', symbol: 'up', colourNumber: 2 },
          { action: 'C', symbol: 'king', colourNumber: 3 },
        ],
        arrow: 2,
        bonus: 'lowestStep',
      },
    ],
  },
});
