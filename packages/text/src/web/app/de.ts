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
  setUp: {
    edition: 'Ausgabe',
    ownEditions: 'Ausgaben, die du als Datei öffnest, werden auch hier aufbewahrt.',
    forget: '„{name}“ von diesem Gerät löschen',
    switches: 'Wo die Anleitungen eine Wahl lassen',
    refillWithGold: 'Mit Gold darf das Auffüllen einer Kiste bezahlt werden',
    finalCompensation: 'Auch in der Schlusswertung gehen Würfel gegen Ausgleich verloren',
    masteryRight: 'Welcher Schritt den Bonus auf der rechten Seite der Machtleisten gibt',
    anyLowest: 'Der jedes Markers, der am niedrigsten oder gleichauf steht',
    minRises: 'Nur einer, nach dem der niedrigste Marker höher steht',
    ruling: 'Entscheid {ruling}',
  },
};
