/** Where the values of editions come from, in Polish. */
import type { Catalogue } from '../../catalogue.ts';

export const editions: Pick<Catalogue, 'origin' | 'editionGroup'> = {
  origin: { stated: 'Podane słowami', derived: 'Wyprowadzone z zasad', reconstructed: 'Odtworzone przez nas' },
  editionGroup: {
    districts: 'Dzielnice i ich Akcje',
    dice: 'kości',
    timeTrack: 'tor Czasu',
    duo: 'siatki pól Budowli dla 1–2 graczy',
    full: 'siatki pól Budowli dla 3–4 graczy',
    playerBoard: 'plansze Graczy',
    mastery: 'tory Rzemiosła',
    port: 'Port',
    ships: 'kafle Statków',
    ziggurat: 'Ziggurat',
    stocks: 'liczby kafli oraz figurek',
    specialWater: 'specjalne kafle Wody',
    urbanCards: 'karty Miasta',
    decrees: 'karty Dekretów',
    solo: 'karty Trybu Solo',
  },
};
