/** What pictures and descriptions of positions both say, in French. */
import type { Catalogue, DistrictName } from '../../catalogue.ts';
import { select } from '../../messages.ts';
import { crates, gardenTiles, goldTokens, harbormaster, rowName, specialTile, urbanCard, waterTiles } from './phrases.ts';

/** The heading of a building grid must not be wider than the grid. */
const shortDistrict = select<DistrictName>('district', {
  artisans: 'Artisans',
  farmers: 'Fermiers',
  scribes: 'Scribes',
  port: 'Port',
  ziggurat: 'Ziggourats',
  named: '{districtTitle}',
});

export const positions: Pick<Catalogue, 'gridTitle' | 'stocks' | 'belongings'> = {
  gridTitle: `${shortDistrict} ({districtNumber, number})`,
  stocks: {
    display: 'Offre de tuiles Eau spéciales : {tiles}.',
    displayTile: '{tileNumber, number} ({face})',
    noTiles: 'vide',
    stocks: `Piste Temps : ${goldTokens('timeGold')}. Réserve : ${waterTiles('water')}, ${gardenTiles('gardens')}.`,
    supply: 'Réserve générale : {dice}.',
    noDice: 'vide',
  },
  belongings: {
    houseRow: `${rowName} {amount, number}`,
    crateUp: `${crates} face visible`,
    crateDown: `${crates} face cachée`,
    water: waterTiles('amount'),
    gardens: gardenTiles('amount'),
    specialWater: specialTile,
    urbanCard,
    harbormaster,
    ability: '{ship} ({shipName})',
  },
};
