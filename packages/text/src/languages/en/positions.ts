/** What pictures and descriptions of positions both say, in English. */
import type { Catalogue } from '../../catalogue.ts';
import { crates, districtWithNumber, harbormaster, specialTile, urbanCard } from './phrases.ts';

export const positions: Pick<Catalogue, 'gridTitle' | 'stocks' | 'belongings'> = {
  gridTitle: districtWithNumber,
  stocks: {
    display: 'Special Water display: {tiles}.',
    displayTile: '{tileNumber, number} ({face})',
    noTiles: 'none',
    stocks:
      'Time track: {timeGold, number} Gold. Stock: {water, plural, one {# regular Water tile} other {# regular Water tiles}}, {gardens, plural, one {# Garden tile} other {# Garden tiles}}.',
    supply: 'Dice in the supply: {dice}.',
    noDice: 'none',
  },
  belongings: {
    houseRow: '{amount, number} {row, select, white {white} yellow {yellow} brown {brown} bottom {in the bottom row}}',
    crateUp: `${crates} face up`,
    crateDown: `${crates} face down`,
    water: '{amount, plural, one {# regular Water tile} other {# regular Water tiles}}',
    gardens: '{amount, plural, one {# Garden tile} other {# Garden tiles}}',
    specialWater: specialTile,
    urbanCard,
    harbormaster,
    ability: '{ship} ({shipName})',
  },
};
