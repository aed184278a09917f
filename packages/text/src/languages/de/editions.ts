/** Where the values of editions come from, in German. */
import type { Catalogue } from '../../catalogue.ts';

export const editions: Pick<Catalogue, 'origin' | 'editionGroup'> = {
  origin: { stated: 'In Worten angegeben', derived: 'Aus Regeln abgeleitet', reconstructed: 'Von uns rekonstruiert' },
  editionGroup: {
    districts: 'Bezirke und ihre Aktionen',
    dice: 'Würfel',
    timeTrack: 'Zeitleiste',
    duo: 'Bauraster für 1–2 Spieler',
    full: 'Bauraster für 3–4 Spieler',
    playerBoard: 'Spielertableaus',
    mastery: 'Machtleisten',
    port: 'Hafen',
    ships: 'Schiffplättchen',
    ziggurat: 'Ziggurat',
    stocks: 'Mengen an Plättchen und Gebäudeteilen',
    specialWater: 'spezielle Wasserplättchen',
    urbanCards: 'Stadtkarten',
    decrees: 'Dekretkarten',
    solo: 'Solokarten',
  },
};
