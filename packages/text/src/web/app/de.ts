/** The page as a program, in German. */
import type { AppMessages } from './values.ts';

export const de: AppMessages = {
  offline: {
    kept: 'Der Tisch liegt auf diesem Gerät und braucht kein Netz.',
    newer: 'Eine neuere Fassung des Tisches ist bereit. Deine Partien bleiben, wie sie sind.',
    load: 'Laden',
  },
  tabs: {
    elsewhere: 'Diese Partie ist in einem anderen Tab offen.',
    elsewhereMeans: 'Gespielt wird sie in einem Tab zur Zeit, damit keine Entscheidung verloren geht.',
    taken: 'Ein anderer Tab hat diese Partie übernommen.',
    takenMeans: 'Nichts ist verloren: Sie geht dort weiter, wo sie hier war.',
    takeOver: 'Hier spielen',
    lookOn: 'Zusehen',
    lookingOn: 'Du siehst zu: Diese Partie wird in einem anderen Tab gespielt.',
  },
};
