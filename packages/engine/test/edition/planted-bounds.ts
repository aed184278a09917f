/** Values at and beyond every bound of LIMITS, planted in the reference edition. */
import type { LIMITS } from '../../src/edition/limits.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { DECREE_IDS, SHIP_IDS } from '../../src/edition/types.ts';
import { times } from './plant.ts';

type Changes = Record<string, unknown>;
export type Bounded = {
  [K in keyof typeof LIMITS]: (typeof LIMITS)[K] extends { min: number; max: number } ? K : never;
}[keyof typeof LIMITS];

const house = { gold: 0, claims: 0 };
const card = { number: 0, rows: times(3, { action: 'A', symbol: 'up', colourNumber: 1 }), arrow: 1, bonus: 'gold' };
const urban = (id: string) => ({ id, houses: [1, 1, 1, 0], vp: 5 });
const houseRows = (white: number): Changes => ({
  'playerBoard.rows': { white: times(white, house), yellow: times(white, house), brown: times(white, house) },
  'playerBoard.columns': times(white, ''),
});
/** A row with this many plain spaces in District 1 and some in the others, padded with holes to a width of 12. */
export const row = (one: number, two = 5, three = 5, border = '~~') =>
  [one, two, three].map((count) => [...times(count, '..'), ...times(12 - count, '##')].join(' ')).join(` | ${border} | `);
const value = (path: string) => (n: number) => ({ [path]: n });
const numbers = (first: number) => [
  `${first} 2 3 4 | 17/17 | 1 2 3 4 | ## | 1 2 3 4`,
  '5 6 7 8 | 18/18 | 5 6 7 8 | 20/17 | 5 6 7 8',
  '9 10 11 12 | 19/19 | 9 10 11 12 | 21/18 | 9 10 11 12',
  '13 14 15 16 | ## | 13 14 15 16 | 22/19 | 13 14 15 16',
];

/** For each bound, how to plant a value of n, and the path of the expected fault. */
export const PLANTED_BOUNDS: Record<Bounded, [(n: number) => Changes, string]> = {
  id: [(n) => ({ id: 'a'.repeat(n) }), 'id'],
  version: [value('version'), 'version'],
  title: [(n) => ({ title: 'ä'.repeat(n) }), 'title'],
  districtName: [(n) => ({ 'districts.names[4]': 'Ü'.repeat(n) }), 'districts.names[4]'],
  note: [(n) => ({ 'dice.note': 'n'.repeat(n) }), 'dice.note'],
  vp: [(n) => ({ 'specialWater.faces[0]': `v${n}` }), 'specialWater.faces[0]'],
  gold: [(n) => ({ 'specialWater.faces[0]': n === 1 ? 'au' : `au${n}` }), 'specialWater.faces[0]'],
  claims: [(n) => ({ 'port.blueBonuses[5]': `c${n}` }), 'port.blueBonuses[5]'],
  actions: [
    (n) =>
      n < 2
        ? { 'districts.actions[3]': n === 0 ? [] : ['tile'] }
        : {
            'districts.actions[0]': [...times(Math.min(6, n - 3), 'tile'), 'project', 'construct', 'gardening', ...times(n - 9, 'tile')],
            'districts.actions[1]': ['project'],
            'districts.actions[2]': ['project'],
            'districts.actions[3]': ['ship'],
            'districts.actions[4]': ['zigguratHouse'],
          },
    'districts.actions[',
  ],
  diceForTwo: [value('dice.perColour[0]'), 'dice.perColour[0]'],
  diceForThree: [value('dice.perColour[1]'), 'dice.perColour[1]'],
  diceForFour: [value('dice.perColour[2]'), 'dice.perColour[2]'],
  timeTrack: [value('timeTrack.spaces'), 'timeTrack.spaces'],
  rows: [(n) => ({ 'board.full.rows': times(n, row(5)), 'board.full.fourPlayerRows': 0 }), 'board.full.rows'],
  rowText: [(n) => ({ 'board.duo.rows[0]': n === 0 ? '' : REFERENCE_EDITION.board.duo.rows[0]?.padEnd(n) }), 'board.duo.rows[0]'],
  columns: [
    (n) => ({
      'board.duo.rows': times(5, [n, n, n].map((width) => times(width, '..').join(' ')).join(' | ~~ | ')),
    }),
    'board.duo.rows[0]',
  ],
  borderColumns: [(n) => ({ 'board.duo.rows': times(3, row(4, 4, 4, times(n, '~~').join(' '))) }), 'board.duo.rows[0]'],
  soloNumber: [(n) => ({ 'board.duo.soloNumbers': numbers(n) }), 'board.duo.soloNumbers[0]'],
  housesPerRow: [houseRows, 'playerBoard.'],
  bottomHouses: [(n) => ({ 'playerBoard.bottomRow': times(n, house) }), 'playerBoard.bottomRow'],
  houseGold: [value('playerBoard.bottomRow[4].gold'), 'playerBoard.bottomRow[4].gold'],
  houseClaims: [value('playerBoard.rows.brown[2].claims'), 'playerBoard.rows.brown[2].claims'],
  crateSlots: [value('playerBoard.crateSlots'), 'playerBoard.crateSlots'],
  trackLength: [
    (n) => ({
      'mastery.values': times(n, 1),
      'mastery.right': times(n, ''),
      'mastery.inside': { white: times(n, ''), yellow: times(n, ''), brown: times(n, '') },
      'mastery.blueLines': [],
    }),
    'mastery.',
  ],
  buildingValue: [value('mastery.values[9]'), 'mastery.values[9]'],
  portLine: [value('port.printedShips[0].row'), 'port.printedShips[0].row'],
  printedShips: [
    (n) => ({
      'port.printedShips': Array.from({ length: n }, (_, at) => ({ row: Math.floor((at % 9) / 3) + 1, column: (at % 3) + 1, size: 1 })),
    }),
    'port.printedShips',
  ],
  shipSize: [value('ships.tiles[14].size'), 'ships.tiles[14].size'],
  shipTiles: [
    (n) => ({
      'ships.tiles': Array.from({ length: n }, (_, at) => ({ id: SHIP_IDS[at % SHIP_IDS.length], colour: 'white', size: 1 })),
      'port.printedShips': Array.from({ length: 9 }, (_, at) => ({ row: Math.floor(at / 3) + 1, column: (at % 3) + 1, size: 1 })),
    }),
    'ships.tiles',
  ],
  projectsPerColour: [value('stocks.projectsPerColour'), 'stocks.projectsPerColour'],
  piecesPerColour: [value('stocks.piecesPerColour'), 'stocks.piecesPerColour'],
  regularWater: [value('stocks.regularWater'), 'stocks.regularWater'],
  gardens: [value('stocks.gardens'), 'stocks.gardens'],
  cratesPerColour: [value('stocks.cratesPerColour'), 'stocks.cratesPerColour'],
  claimMarkers: [value('stocks.claimMarkers'), 'stocks.claimMarkers'],
  specialWaterDisplay: [value('stocks.specialWaterDisplay'), 'stocks.specialWaterDisplay'],
  specialWaterFaces: [(n) => ({ 'specialWater.faces': times(n, 'gt') }), 'specialWater.faces'],
  cardId: [(n) => ({ 'urbanCards.cards[3].id': 'X'.repeat(n) }), 'urbanCards.cards[3].id'],
  urbanCards: [(n) => ({ 'urbanCards.cards': Array.from({ length: n }, (_, at) => urban(`X${at}`)) }), 'urbanCards.cards'],
  urbanHouses: [value('urbanCards.cards[0].houses[0]'), 'urbanCards.cards[0].houses[0]'],
  urbanVp: [value('urbanCards.cards[0].vp'), 'urbanCards.cards[0].vp'],
  automaMarkers: [value('solo.automaUrban.bot-baba[4]'), 'solo.automaUrban["bot-baba"][4]'],
  kingDecrees: [(n) => ({ 'solo.decrees.sarbot': n > 16 ? times(n, 'D01') : DECREE_IDS.slice(0, n) }), 'solo.decrees.sarbot'],
  automaCards: [(n) => ({ 'solo.automaCards': times(n, card) }), 'solo.automaCards'],
  automaNumber: [value('solo.automaCards[0].number'), 'solo.automaCards[0].number'],
  automaRow: [value('solo.automaCards[14].arrow'), 'solo.automaCards[14].arrow'],
  colourNumber: [value('solo.automaCards[7].rows[2].colourNumber'), 'solo.automaCards[7].rows[2].colourNumber'],
};

/** Bounds whose minimum is no text or no entries, so that nothing is below it. */
export const NOTHING_LESS: readonly Bounded[] = ['note', 'printedShips', 'shipTiles', 'specialWaterFaces'];
