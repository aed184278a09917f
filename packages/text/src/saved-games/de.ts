/** Saved games: those in other tabs, links to a moment, and results, in German. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const keep = {
  lastLost: 'Dein letzter Spielschritt konnte nicht wiederhergestellt werden. Alles davor ist gespeichert.',
  noRoom:
    'Es ist kein Platz für ein weiteres Spiel. Lösche Spiele, die du nicht mehr brauchst, oder schaffe Platz auf dem Gerät. Versuche es dann noch einmal.',
  deleted: 'Gelöscht: {game}',
  restore: 'Rückgängig',
  restoreGame: 'Löschen rückgängig machen: {game}',
} as const satisfies Translated<typeof en.keep>;

export const tabs = {
  elsewhere: 'Dieses Spiel ist in einem anderen Tab offen.',
  elsewhereMeans: 'Du kannst immer nur in einem Tab spielen, damit kein Spielschritt verloren geht.',
  taken: 'Ein anderer Tab hat dieses Spiel übernommen.',
  takenMeans: 'Nichts ist verloren: Es geht dort weiter.',
  takeOver: 'Hier spielen',
  lookOn: 'Zuschauen',
  lookingOn: 'Du schaust zu: Dieses Spiel wird in einem anderen Tab gespielt.',
} as const satisfies Translated<typeof en.tabs>;

export const link = {
  make: 'Link zu diesem Moment',
  link: 'Link',
  copied: 'Link kopiert:',
  copy: 'Kopiere diesen Link:',
  holds:
    'Wer den Link hat, kann sich das Spiel bis zu diesem Moment ansehen. Er enthält die Stadtkarten: Schicke ihn niemandem, der mitspielt.',
  tooLong:
    'Der Link wäre {characters, number} Zeichen lang, zu lang zum sicheren Verschicken (höchstens {limit, number}). Schicke stattdessen die Datei.',
  file: 'Datei herunterladen',
  title: 'Ein Moment aus einem Spiel',
  broken: 'Dieser Link ist beschädigt oder unvollständig. Lass dir den Link noch einmal schicken oder die Datei.',
  looking: 'Du siehst einen Moment aus einem Link: {turn, plural, =0 {Spielaufbau} other {Zug #}}.',
  playOn: 'Von hier aus weiterspielen',
  back: 'Zurück zum Moment',
} as const satisfies Translated<typeof en.link>;

export const resultPage = {
  notOver: 'Dieses Spiel ist noch nicht zu Ende. Hier ist der Punktestand.',
  bySource: 'Nach Herkunft',
  byScoring: 'Nach Wertung',
  overTime: 'Zug für Zug',
  seals: 'Eine Zahl im Kreis steht für die Wertung dieses Bezirks.',
  sameSetUp: 'Mit demselben Spielaufbau noch einmal spielen',
  sameSetUpRotated: 'Mit demselben Spielaufbau spielen, alle einen Platz weiter',
  record: 'Aufzeichnung herunterladen',
  savedGame: 'Gespeichertes Spiel herunterladen',
  recordAlone: 'Aufzeichnung',
  savedGameAlone: 'Gespeichertes Spiel',
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

export const statistics = {
  none: 'Auf diesem Gerät wurde noch kein Spiel beendet. Beendete Spiele erscheinen hier von selbst.',
  counted:
    'Alle Spiele seit dem ersten auf diesem Gerät. Ein Spiel, das du von einem Moment eines anderen aus weitergespielt hast, steht in der Liste, zählt aber nicht mit.',
  byOpponent: 'Nach Gegnern',
  opponent: 'Gegner',
  games: 'Spiele',
  won: 'Gewonnen',
  average: 'SP im Mittel',
  best: 'Höchste SP',
  people: 'Andere Menschen',
  bySource: 'Deine SP nach Herkunft, Spiel für Spiel',
  mean: 'Mittel',
  allGames: 'Alle Spiele',
  date: 'Beendet',
  score: 'SP',
  outcome: 'Ergebnis',
  victory: 'gewonnen',
  defeat: 'verloren',
  branch: 'von einem Moment aus weitergespielt',
  unowned: 'ohne dich',
  damaged:
    '{damaged, plural, one {# gespeichertes Ergebnis ist nicht lesbar und fehlt hier.} other {# gespeicherte Ergebnisse sind nicht lesbar und fehlen hier.}}',
  export: 'Ergebnisse herunterladen',
  remove: 'Löschen',
  removeOne: 'Ergebnis vom {date} löschen',
  removeAll: 'Alle Ergebnisse löschen',
  sure: 'Alle Ergebnisse auf diesem Gerät löschen? Die Spiele selbst bleiben erhalten.',
  keep: 'Behalten',
  notStored: 'Dieser Browser kann keine Ergebnisse speichern.',
} as const satisfies Translated<typeof en.statistics>;
