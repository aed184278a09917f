import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const frame = {
  learn: 'Spielen lernen',
  title: 'Tabannusi',
  subtitle: 'Die Erbauer von Ur',
  unofficial: 'Eine inoffizielle digitale Umsetzung mit eigenen Illustrationen.',
  home: 'Startseite',
  online: 'Online spielen',
  gallery: 'Symbole und Spielmaterial',
  statistics: 'Statistik',
  language: 'Sprache',
  theme: 'Design',
  noon: 'Hell',
  torchlight: 'Dunkel',
  system: 'System',
  speed: 'Animationen',
  unhurried: 'Langsam',
  steady: 'Normal',
  brisk: 'Schnell',
  atOnce: 'Sofort',
  rules: 'Regeln',
  load: 'Datei öffnen',
  origins: 'Herkunft der Werte',
  settings: 'Einstellungen',
} as const satisfies Translated<typeof en.frame>;

export const home = {
  pitch:
    'In jedem Zug nimmst du einen Würfel, bewegst deinen Architekten in den Bezirk mit seiner Zahl und führst dort, wo dein Assistent steht, bis zu zwei Aktionen aus. Ein Bezirk wird gewertet, wenn sein Lastenkahn leer ist. Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt.',
  newGame: 'Neues Spiel',
  seat: 'Platz {seat, number}',
  person: 'Mensch',
  botApprentice: 'Lehrling (Bot)',
  botBrickmaker: 'Ziegelmacher (Bot)',
  botMason: 'Maurer (Bot)',
  botBuilder: 'Baumeister (Bot)',
  botArchitect: 'Architekt (Bot)',
  botVizier: 'Wesir (Bot)',
  botSage: 'Weiser (Bot)',
  botRandom: 'Zufällige Züge (Bot)',
  king: 'König: {king}',
  nobody: 'Leer',
  sitsThere: 'Spieler auf Platz {seat, number}',
  name: 'Name auf Platz {seat, number}',
  firstGame: 'Erste Partie: Lastenkähne im Standardaufbau',
  seed: 'Startwert (optional)',
  seedForm: 'Derselbe Startwert ergibt dieselben Würfel, Plättchen und Karten.',
  begin: 'Spiel starten',
  tooFew: 'Es müssen mindestens zwei Plätze besetzt sein.',
  badName: 'Gib an jedem Platz einen anderen Namen mit 1 bis 12 Zeichen ein.',
  badSeed: 'Ein Startwert hat 1 bis 40 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.',
  savedGames: 'Spiele auf diesem Gerät',
  noSavedGames: 'Noch keine. Jedes Spiel wird hier nach jedem Spielschritt gespeichert.',
  underWay: 'Laufend',
  finished: 'Beendet',
  game: '{players}: {turn, plural, =0 {Spielaufbau} other {Zug #}}',
  savedAt: 'Zuletzt gespielt: {when}',
  resume: 'Weiterspielen',
  toTable: 'Ansehen',
  result: 'Ergebnis',
  remove: 'Löschen',
  notKept: 'Dieser Browser kann keine Spiele speichern: Sie gehen verloren, wenn du die Seite schließt.',
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
  alone: 'Solo gegen einen König',
  more: 'Optionen',
  edition: 'Ausgabe: {name}',
} as const satisfies Translated<typeof en.form>;

export const offline = {
  kept: 'Jetzt auch offline spielbar.',
  newer: 'Eine neue Version ist bereit. Deine Spiele bleiben unverändert.',
  load: 'Neu laden',
} as const satisfies Translated<typeof en.offline>;

export const broken = {
  says: 'Etwas ist schiefgegangen: Diese Seite kann nicht angezeigt werden. Deine Spiele sind gespeichert.',
  notFetched:
    'Ein Teil dieser Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal. Deine Spiele sind gespeichert.',
  again: 'Noch einmal versuchen',
} as const satisfies Translated<typeof en.broken>;
