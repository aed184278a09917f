/** The page as a program, in German. */
import { commands } from '../commands/de.ts';
import { keep } from '../keep/de.ts';
import type { AppMessages } from './values.ts';

export const de: AppMessages = {
  ...keep,
  ...commands,
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
  link: {
    make: 'Link zu diesem Moment',
    link: 'Link',
    copied: 'Der Link ist kopiert:',
    copy: 'Kopiere den Link:',
    holds:
      'Wer ihn öffnet, sieht das Spiel bis zu diesem Moment wie ein Zuschauer. Er enthält die ausgeteilten Stadtkarten: Schicke ihn niemandem, der mitspielt.',
    tooLong:
      'Der Link hätte {characters, number} Zeichen, mehr als die {limit, number}, die sich sicher verschicken lassen. Die Datei enthält dasselbe.',
    file: 'Datei herunterladen',
    title: 'Ein Moment eines Spiels',
    broken: 'Dieser Link ist beschädigt oder abgeschnitten: Es lässt sich nichts daraus lesen. Bitte noch einmal darum, oder um die Datei.',
    looking: 'Ein Moment aus einem Link: {turn, plural, =0 {Aufbau} other {Zug #}}. Du siehst zu.',
    playOn: 'Von hier aus weiterspielen',
  },
  settings: {
    look: 'Sprache, Licht und Tempo',
    table: 'Am Tisch',
    confirm: 'Das Ende eines Zuges wartet auf eine Bestätigung',
    warnings: 'Warnen vor dem, was teuer und vielleicht ein Versehen ist',
    actionsLeft: 'Der Zug endet, obwohl eine Aktion möglich ist',
    wastedStep: 'Ein Schritt auf einer Machtleiste hat keine Wirkung',
    helpsOpponent: 'Eine Wertung bringt einem Gegner mehr',
    keys: 'Tasten',
    keysMean: 'Je ein Buchstabe; ein leeres Feld schaltet die Taste ab.',
    numbers: '1 bis 9 drücken die ersten neun Möglichkeiten',
    key: 'Taste für: {deed}',
    sameKey: 'Jede Taste kann nur eines.',
    reset: 'Alles wie am Anfang',
    saved: 'Einstellungen bleiben auf diesem Gerät und gelten sofort, auch in laufenden Spielen.',
  },
};
