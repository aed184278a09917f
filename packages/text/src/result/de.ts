/** The result of a game, in German. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

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
  before: 'Vor Wertung {number, number}',
  scoring: 'Wertung {number, number}: {district}',
  later: 'Nach der letzten Wertung',
  final: 'Schlusswertung: {source}',
  vp: 'SP',
  total: 'Summe',
  chart: 'SP zu Beginn jedes Zuges: {players}',
  turns: 'Züge',
} as const satisfies Translated<typeof en.resultPage>;
