/** The result of a game, in French. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const resultPage = {
  notOver: 'Cette partie n’est pas terminée : voici où elle en est.',
  bySource: 'Par source',
  byScoring: 'Par décompte',
  overTime: 'Tour après tour',
  seals: 'Un chiffre dans un cercle : ce quartier a été évalué.',
  sameSetUp: 'Même mise en place',
  sameSetUpRotated: 'Même mise en place, places décalées',
  record: 'Télécharger l’enregistrement',
  savedGame: 'Télécharger la partie sauvegardée',
  before: 'Avant le décompte {number, number}',
  scoring: 'Décompte {number, number} : {district}',
  later: 'Après le dernier décompte',
  final: 'Décompte final : {source}',
  vp: 'PV',
  total: 'Total',
  chart: 'PV au début de chaque tour : {players}',
  turns: 'Tours',
} as const satisfies Translated<typeof en.resultPage>;
