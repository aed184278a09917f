import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const frame = {
  title: 'Tabannusi',
  subtitle: 'Die Erbauer von Ur',
  unofficial: 'Eine inoffizielle digitale Fassung mit eigenen Zeichnungen.',
  home: 'Start',
  online: 'Online spielen',
  gallery: 'Galerie',
  language: 'Sprache',
  theme: 'Licht',
  noon: 'Mittag',
  torchlight: 'Fackelschein',
  system: 'System',
  speed: 'Tempo der Bots und der Spielsteine',
  unhurried: 'Gemächlich',
  steady: 'Stetig',
  brisk: 'Zügig',
  atOnce: 'Sofort',
  rules: 'Regeln',
  load: 'Datei öffnen',
  origins: 'Woher die Werte kommen',
  settings: 'Einstellungen',
} as const satisfies Translated<typeof en.frame>;

export const home = {
  newGame: 'Neues Spiel',
  seat: 'Platz {seat, number}',
  person: 'Person',
  botArchitect: 'Architekt (Bot)',
  botBuilder: 'Baumeister (Bot)',
  botApprentice: 'Lehrling (Bot)',
  botRandom: 'Zufällig (Bot)',
  king: 'König: {king}',
  nobody: 'Frei',
  sitsThere: 'Wer auf Platz {seat, number} sitzt',
  name: 'Name auf Platz {seat, number}',
  firstGame: 'Erste Partie: Die Lastenkähne liegen wie aufgedruckt',
  seed: 'Startwert (optional)',
  seedForm: 'Derselbe Startwert ergibt dieselben Würfel, Plättchen und Karten.',
  begin: 'Beginnen',
  tooFew: 'Mindestens zwei Plätze müssen besetzt sein.',
  badName: 'Jeder Platz braucht einen eigenen Namen mit 1 bis 12 Buchstaben.',
  badSeed: 'Ein Startwert hat 1 bis 40 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.',
  savedGames: 'Spiele auf diesem Gerät',
  noSavedGames: 'Noch keine. Jedes Spiel wird hier nach jeder Entscheidung automatisch gespeichert.',
  underWay: 'Laufend',
  finished: 'Beendet',
  game: '{players}: {turn, plural, =0 {Aufbau} other {Zug #}}',
  savedAt: 'Zuletzt gespielt: {when}',
  resume: 'Weiterspielen',
  toTable: 'An den Tisch',
  result: 'Ergebnis',
  remove: 'Löschen',
  notKept: 'Dieser Browser speichert nichts: Beim Schließen der Seite gehen Spiele verloren.',
  damaged: 'Dieses Spiel lässt sich nicht öffnen. {fault}',
  noSuchGame: 'Dieses Spiel ist nicht auf diesem Gerät.',
} as const satisfies Translated<typeof en.home>;

export const form = {
  colour: 'Farbe auf Platz {seat, number}',
  purple: 'Violett',
  orange: 'Orange',
  red: 'Rot',
  black: 'Schwarz',
  together: 'Zu zweit bis zu viert',
  alone: 'Allein gegen einen König',
  more: 'Weitere Möglichkeiten',
  edition: 'Ausgabe: {name}',
} as const satisfies Translated<typeof en.form>;

export const offline = {
  kept: 'Der Tisch liegt auf diesem Gerät und braucht kein Netz.',
  newer: 'Eine neuere Fassung des Tisches ist bereit. Deine Spiele bleiben, wie sie sind.',
  load: 'Laden',
} as const satisfies Translated<typeof en.offline>;

export const broken = {
  says: 'Etwas ist schiefgegangen: Diese Seite kann nicht angezeigt werden. Deine Spiele sind gespeichert.',
  notFetched:
    'Ein Teil dieser Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal. Deine Spiele sind gespeichert.',
  again: 'Noch einmal versuchen',
} as const satisfies Translated<typeof en.broken>;
