/** What pictures and descriptions of positions both say, in Polish. */
import type { BuildingColour } from '@tabannusi/engine';
import type { Catalogue, DistrictName } from '../../catalogue.ts';
import { select } from '../../messages.ts';
import { buildingColours, counted } from './grammar.ts';
import * as nouns from './nouns.ts';
import { harbormaster, numberOfSpecialTile, specialTile, urbanCard } from './phrases.ts';

/** Those who live there, to fit above the grids. */
const districtTitle = `${select<DistrictName>('district', {
  artisans: 'Rzemieślnicy',
  farmers: 'Rolnicy',
  scribes: 'Skrybowie',
  port: 'Port',
  ziggurat: 'Ziggurat',
  named: '{districtTitle}',
})} ({districtNumber, number})`;

const inRow = select<BuildingColour | 'bottom'>('row', { ...buildingColours('masculineLocative'), bottom: 'dolnym rzędzie' });

export const positions: Pick<Catalogue, 'gridTitle' | 'stocks' | 'belongings'> = {
  gridTitle: districtTitle,
  stocks: {
    display: 'Odkryte specjalne kafle Wody: {tiles}.',
    displayTile: numberOfSpecialTile,
    noTiles: 'brak',
    stocks: `Tor Czasu: ${counted('timeGold', nouns.goldToken)}. Stosy: ${counted('water', nouns.regularWater)}, ${counted('gardens', nouns.gardenTile)}.`,
    supply: 'Kości we Wspólnych Zasobach: {dice}.',
    noDice: 'brak',
  },
  belongings: {
    houseRow: `{amount, number} w ${inRow}`,
    crateUp: counted('amount', nouns.crateUp),
    crateDown: counted('amount', nouns.crateDown),
    water: counted('amount', nouns.regularWater),
    gardens: counted('amount', nouns.gardenTile),
    specialWater: specialTile,
    urbanCard,
    harbormaster,
    ability: '{ship} ({shipName})',
  },
};
