/** Where the values of editions come from, in English. */
import type { Catalogue } from '../../catalogue.ts';

export const editions: Pick<Catalogue, 'origin' | 'editionGroup'> = {
  origin: { stated: 'Stated in words', derived: 'Derived from rules', reconstructed: 'Reconstructed by us' },
  editionGroup: {
    districts: 'Districts and their actions',
    dice: 'dice',
    timeTrack: 'Time track',
    duo: 'building grids for 1-2 players',
    full: 'building grids for 3-4 players',
    playerBoard: 'Player boards',
    mastery: 'Mastery tracks',
    port: 'Port',
    ships: 'Ship tiles',
    ziggurat: 'Ziggurat',
    stocks: 'numbers of tiles and pieces',
    specialWater: 'special Water tiles',
    urbanCards: 'Urban cards',
    decrees: 'Decree cards',
    solo: 'solo cards',
  },
};
