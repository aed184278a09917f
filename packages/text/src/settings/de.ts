/** Settings of the device and of a game, in German. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const setUp = {
  seats: 'Wer wo sitzt',
  edition: 'Ausgabe',
  ownEditions: 'Ausgaben, die du aus einer Datei öffnest, erscheinen ebenfalls hier.',
  forget: '„{name}“ von diesem Gerät löschen',
  switches: 'Regelvarianten',
  refillWithGold: 'Kisten dürfen auch für Gold aufgefüllt werden',
  finalCompensation: 'Würfel und Ausgleich auch in der Schlusswertung',
  masteryRight: 'Bonus auf der rechten Seite der Machtleisten: für einen Schritt',
  anyLowest: 'mit jedem der niedrigsten Marker',
  minRises: 'nur mit dem allein niedrigsten',
  ruling: 'Klärung {ruling}',
} as const satisfies Translated<typeof en.setUp>;

export const settings = {
  look: 'Darstellung und Sprache',
  sound: 'Töne abspielen: Spielmaterial und Beginn deines Zuges',
  table: 'Am Tisch',
  confirm: 'Nachfragen, bevor ein Zug endet',
  automatic: 'Erzwungene Spielschritte und empfohlene Bezahlungen für mich ausführen',
  recapWaits: 'Nach den Zügen der anderen auf „Weiter“ warten',
  warnings: 'Vor wahrscheinlichen Versehen warnen',
  actionsLeft: 'Zug beenden, obwohl noch Aktionen übrig sind',
  wastedStep: 'Einen Machtschritt verschenken',
  helpsOpponent: 'Eine Wertung auslösen, die einem Gegner mehr bringt',
  keys: 'Tastenkürzel',
  keysMean: 'Je ein Buchstabe oder Zeichen. Lass ein Feld leer, um das Kürzel abzuschalten.',
  numbers: 'Mit Nummern wählen: 1 bis 9, danach 0 und eine weitere Taste',
  key: 'Kürzel für: {deed}',
  sameKey: 'Diese Taste ist schon vergeben. Wähle eine andere.',
  reset: 'Standardwerte wiederherstellen',
  saved: 'Einstellungen werden auf diesem Gerät gespeichert und gelten sofort, auch in laufenden Spielen.',
} as const satisfies Translated<typeof en.settings>;

export const choices = {
  marks: 'Symbole zusätzlich zu den Farben zeigen',
  standing: 'Punkteprognose anstelle des Protokolls zeigen',
  estimate: 'Punkteprognose erlauben',
  version: '{name}, Version {version, number}',
} as const satisfies Translated<typeof en.choices>;

export const keyList = {
  choose: 'Aus der Liste wählen',
  chooseMore: 'Ab der zehnten Möglichkeit: 0, dann die zweite Taste',
  region: 'Zum nächsten Bereich',
  within: 'Innerhalb eines Bereichs: Felder, Spielmaterial, Protokoll',
  confirm: 'Bestätigen oder die empfohlene Zahlung nehmen',
  close: 'Schließen, was offen ist, oder zurück',
  list: 'Diese Liste zeigen',
  change: 'Tasten ändern',
} as const satisfies Translated<typeof en.keyList>;
