/** What pictures and descriptions of positions both say, in German. */
import type { Catalogue } from '../../catalogue.ts';
import { colourE, districtWithNumber, harbormaster, specialTile, urbanCard } from './phrases.ts';

/** Crates that lie face up or face down. */
const crates = (side: string) => `{amount, plural, one {# ${side} ${colourE} Kiste} other {# ${side} ${colourE} Kisten}}`;

export const positions: Pick<Catalogue, 'gridTitle' | 'stocks' | 'belongings'> = {
  gridTitle: districtWithNumber,
  stocks: {
    display: 'Spezielles Wasser in der Auslage: {tiles}.',
    displayTile: '{tileNumber, number} ({face})',
    noTiles: 'keines',
    stocks:
      'Zeitleiste: {timeGold, number} Gold. Vorrat: {water, plural, one {# normales} other {# normale}} Wasserplättchen, {gardens, number} Gartenplättchen.',
    supply: 'Würfel im allgemeinen Vorrat: {dice}.',
    noDice: 'keine',
  },
  belongings: {
    houseRow: '{amount, number} in der {row, select, white {weißen} yellow {gelben} brown {braunen} bottom {untersten}}',
    crateUp: crates('offene'),
    crateDown: crates('verdeckte'),
    water: '{amount, plural, one {# normales Wasserplättchen} other {# normale Wasserplättchen}}',
    gardens: '{amount, number} Gartenplättchen',
    specialWater: specialTile,
    urbanCard,
    harbormaster,
    ability: '{ship} ({shipName})',
  },
};
