/** Saved games: those in other tabs, links to a moment, and results, in French. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const keep = {
  lastLost: 'La note de la dernière décision est abîmée : il se peut qu’elle manque. Tout ce qui précède est là.',
  noRoom:
    'Le navigateur n’a plus de place pour une autre partie. Supprimez celles dont vous n’avez plus besoin, ou libérez de la place sur l’appareil, puis recommencez.',
  deleted: 'Supprimée : {game}',
  restore: 'Annuler',
  restoreGame: 'Annuler la suppression : {game}',
} as const satisfies Translated<typeof en.keep>;

export const tabs = {
  elsewhere: 'Cette partie est ouverte dans un autre onglet.',
  elsewhereMeans: 'On y joue dans un seul onglet à la fois, pour qu’aucune décision ne se perde.',
  taken: 'Un autre onglet a repris cette partie.',
  takenMeans: 'Rien n’est perdu : elle continue là-bas, de là où elle en était ici.',
  takeOver: 'Jouer ici',
  lookOn: 'Regarder',
  lookingOn: 'Vous regardez : cette partie se joue dans un autre onglet.',
} as const satisfies Translated<typeof en.tabs>;

export const link = {
  make: 'Lien vers ce moment',
  link: 'Lien',
  copied: 'Le lien est copié :',
  copy: 'Copiez le lien :',
  holds:
    'Qui l’ouvre voit la partie jusqu’à ce moment, comme un spectateur. Il contient les cartes Urbanisation distribuées : ne l’envoyez pas à quelqu’un qui joue.',
  tooLong:
    'Le lien compterait {characters, number} caractères, plus que les {limit, number} qui s’envoient sans risque. Le fichier contient la même chose.',
  file: 'Télécharger le fichier',
  title: 'Un moment d’une partie',
  broken: 'Ce lien est abîmé ou coupé : on ne peut rien y lire. Redemandez-le, ou demandez le fichier.',
  looking: 'Un moment venu d’un lien : {turn, plural, =0 {mise en place} other {tour #}}. Vous regardez.',
  playOn: 'Jouer à partir d’ici',
  back: 'Revenir au moment',
} as const satisfies Translated<typeof en.link>;

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
  recordAlone: 'Enregistrement',
  savedGameAlone: 'Partie',
  before: 'Avant le décompte {number, number}',
  scoring: 'Décompte {number, number} : {district}',
  later: 'Après le dernier décompte',
  final: 'Décompte final : {source}',
  vp: 'PV',
  total: 'Total',
  chart: 'PV au début de chaque tour : {players}',
  turns: 'Tours',
  atTurn: 'Tour {turn, number} : {scores}',
  score: '{player} {vp, number}',
  chooseTurn: 'Tour à voir sur la table',
  toTurn: 'Choisissez un tour dans le graphique pour le voir sur la table.',
} as const satisfies Translated<typeof en.resultPage>;
