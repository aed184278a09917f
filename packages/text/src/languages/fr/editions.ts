/** Where the values of editions come from, in French. */
import type { Catalogue } from '../../catalogue.ts';

export const editions: Pick<Catalogue, 'origin' | 'editionGroup'> = {
  origin: { stated: 'Donné par écrit', derived: 'Déduit des règles', reconstructed: 'Reconstitué par nous' },
  editionGroup: {
    districts: 'quartiers et leurs actions',
    dice: 'dés',
    timeTrack: 'piste Temps',
    duo: 'grilles de construction pour 1-2 joueurs',
    full: 'grilles de construction pour 3-4 joueurs',
    playerBoard: 'plateaux individuels',
    mastery: 'pistes de Maîtrise',
    port: 'port',
    ships: 'tuiles Navire',
    ziggurat: 'Ziggourat',
    stocks: 'nombres de tuiles et d’éléments de bâtiment',
    specialWater: 'tuiles Eau spéciales',
    urbanCards: 'cartes Urbanisation',
    decrees: 'cartes Décret',
    solo: 'cartes du mode Solo',
  },
};
