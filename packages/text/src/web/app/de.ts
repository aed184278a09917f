/** The page as a program, in German. */
import { commands } from '../commands/de.ts';
import { glossary } from '../glossary/de.ts';
import { keep } from '../keep/de.ts';
import type { AppMessages } from './values.ts';

export const de: AppMessages = {
  ...keep,
  ...commands,
  ...glossary,
  tabs: {
    elsewhere: 'Dieses Spiel ist in einem anderen Tab offen.',
    elsewhereMeans: 'Gespielt wird immer nur in einem Tab, damit keine Entscheidung verloren geht.',
    taken: 'Ein anderer Tab hat dieses Spiel übernommen.',
    takenMeans: 'Nichts ist verloren: Es geht dort weiter, wo es hier war.',
    takeOver: 'Hier spielen',
    lookOn: 'Zusehen',
    lookingOn: 'Du siehst zu: Dieses Spiel wird in einem anderen Tab gespielt.',
  },
  setUp: {
    seats: 'Wer wo sitzt',
    edition: 'Ausgabe',
    ownEditions: 'Ausgaben, die du als Datei öffnest, werden auch hier aufbewahrt.',
    forget: '„{name}“ von diesem Gerät löschen',
    switches: 'Wo die Anleitungen eine Wahl lassen',
    refillWithGold: 'Mit Gold darf das Auffüllen einer Kiste bezahlt werden',
    finalCompensation: 'Auch in der Schlusswertung gehen Würfel gegen Ausgleich verloren',
    masteryRight: 'Welcher Schritt den Bonus auf der rechten Seite der Machtleisten bringt',
    anyLowest: 'Jeder mit einem niedrigsten Marker, auch bei Gleichstand',
    minRises: 'Nur einer, nach dem der niedrigste Marker höher steht',
    ruling: 'Entscheidung {ruling}',
  },
  breakdown: {
    before: 'Vor Wertung {number, number}',
    scoring: 'Wertung {number, number}: {district}',
    later: 'Nach der letzten Wertung',
    final: 'Schlusswertung: {source}',
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
    back: 'Zurück zum Moment',
  },
  settings: {
    look: 'Sprache, Licht und Tempo',
    sound: 'Geräusche des Spielmaterials, und wenn eine Person an der Reihe ist',
    table: 'Am Tisch',
    confirm: 'Nachfragen, bevor ein Zug endet',
    warnings: 'Vor teuren Entscheidungen warnen, die ein Versehen sein können',
    actionsLeft: 'Der Zug endet, obwohl eine Aktion möglich ist',
    wastedStep: 'Ein Schritt auf einer Machtleiste hat keine Wirkung',
    helpsOpponent: 'Eine Wertung bringt einem Gegner mehr',
    keys: 'Tasten',
    keysMean: 'Je ein Buchstabe; ein leeres Feld schaltet die Taste ab.',
    numbers: '1 bis 9 wählen die ersten neun Möglichkeiten',
    key: 'Taste für: {deed}',
    sameKey: 'Jede Taste kann nur eine Aufgabe haben.',
    reset: 'Alles zurücksetzen',
    saved: 'Einstellungen bleiben auf diesem Gerät und gelten sofort, auch in laufenden Spielen.',
  },
};
