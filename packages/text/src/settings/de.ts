/** Settings of the device and of a game, in German. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const setUp = {
  seats: 'Wer wo sitzt',
  edition: 'Ausgabe',
  ownEditions: 'Ausgaben, die du als Datei öffnest, werden auch hier aufbewahrt.',
  forget: '„{name}“ von diesem Gerät löschen',
  switches: 'Regelvarianten',
  refillWithGold: 'Mit Gold darf das Auffüllen einer Kiste bezahlt werden',
  finalCompensation: 'Auch in der Schlusswertung gehen Würfel gegen Ausgleich verloren',
  masteryRight: 'Welcher Schritt den Bonus auf der rechten Seite der Machtleisten bringt',
  anyLowest: 'Jeder mit einem niedrigsten Marker, auch bei Gleichstand',
  minRises: 'Nur einer, nach dem der niedrigste Marker höher steht',
  ruling: 'Entscheidung {ruling}',
} as const satisfies Translated<typeof en.setUp>;

export const settings = {
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
} as const satisfies Translated<typeof en.settings>;

export const choices = {
  marks: 'Zeichen zusätzlich zu den Farben',
  standing: 'Den Stand „wäre das Spiel jetzt zu Ende“ anstelle des Protokolls zeigen',
  estimate: 'Am Tisch darf man den Stand „wäre das Spiel jetzt zu Ende“ ansehen',
  version: '{name}, Version {version, number}',
} as const satisfies Translated<typeof en.choices>;
