/** Saved games: those in other tabs, links to a moment, and results, in German. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const keep = {
  lastLost: 'Die Notiz der letzten Entscheidung ist beschädigt: Vielleicht fehlt diese. Alles davor ist da.',
  noRoom:
    'Der Browser hat keinen Platz für ein weiteres Spiel. Lösche Spiele, die du nicht mehr brauchst, oder schaffe Platz auf dem Gerät, und versuche es noch einmal.',
  deleted: 'Gelöscht: {game}',
  restore: 'Rückgängig',
  restoreGame: 'Löschen rückgängig machen: {game}',
} as const satisfies Translated<typeof en.keep>;

export const tabs = {
  elsewhere: 'Dieses Spiel ist in einem anderen Tab offen.',
  elsewhereMeans: 'Gespielt wird immer nur in einem Tab, damit keine Entscheidung verloren geht.',
  taken: 'Ein anderer Tab hat dieses Spiel übernommen.',
  takenMeans: 'Nichts ist verloren: Es geht dort weiter, wo es hier war.',
  takeOver: 'Hier spielen',
  lookOn: 'Zusehen',
  lookingOn: 'Du siehst zu: Dieses Spiel wird in einem anderen Tab gespielt.',
} as const satisfies Translated<typeof en.tabs>;

export const link = {
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
} as const satisfies Translated<typeof en.link>;

export const resultPage = {
  notOver: 'Dieses Spiel ist noch nicht zu Ende: So steht es.',
  bySource: 'Nach Quelle',
  byScoring: 'Nach Wertung',
  overTime: 'Zug um Zug',
  seals: 'Eine Zahl im Kreis: Wertung dieses Bezirks.',
  sameSetUp: 'Derselbe Aufbau noch einmal',
  sameSetUpRotated: 'Derselbe Aufbau, Plätze reihum versetzt',
  record: 'Aufzeichnung herunterladen',
  savedGame: 'Gespeichertes Spiel herunterladen',
  recordAlone: 'Aufzeichnung',
  savedGameAlone: 'Spiel',
  before: 'Vor Wertung {number, number}',
  scoring: 'Wertung {number, number}: {district}',
  later: 'Nach der letzten Wertung',
  final: 'Schlusswertung: {source}',
  vp: 'SP',
  total: 'Summe',
  chart: 'SP zu Beginn jedes Zuges: {players}',
  turns: 'Züge',
  atTurn: 'Zug {turn, number}: {scores}',
  score: '{player} {vp, number}',
  chooseTurn: 'Zug, der am Tisch gezeigt wird',
  toTurn: 'Wähle im Diagramm einen Zug, um ihn am Tisch zu sehen.',
} as const satisfies Translated<typeof en.resultPage>;
