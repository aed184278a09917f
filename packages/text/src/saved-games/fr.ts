/** Saved games: those in other tabs, links to a moment, and results, in French. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const keep = {
  lastLost: 'Votre dernier coup n’a pas pu être récupéré. Tout ce qui précède est conservé.',
  noRoom:
    'Il n’y a plus d’espace pour une autre partie. Supprimez celles dont vous n’avez plus besoin ou libérez de l’espace sur l’appareil, puis réessayez.',
  deleted: 'Supprimée : {game}',
  restore: 'Annuler',
  restoreGame: 'Annuler la suppression : {game}',
} as const satisfies Translated<typeof en.keep>;

export const tabs = {
  elsewhere: 'Cette partie est ouverte dans un autre onglet.',
  elsewhereMeans: 'Vous ne pouvez y jouer que dans un seul onglet à la fois, pour qu’aucun coup ne se perde.',
  taken: 'Un autre onglet a repris cette partie.',
  takenMeans: 'Rien n’est perdu : elle continue là-bas.',
  takeOver: 'Jouer ici',
  lookOn: 'Regarder',
  lookingOn: 'Vous regardez : cette partie se joue dans un autre onglet.',
} as const satisfies Translated<typeof en.tabs>;

export const link = {
  make: 'Lien vers ce moment',
  link: 'Lien',
  copied: 'Lien copié :',
  copy: 'Copiez ce lien :',
  holds:
    'Toute personne qui a le lien voit la partie jusqu’à ce moment, comme un spectateur. Il contient les cartes Urbanisation : ne l’envoyez à aucun joueur de la partie.',
  tooLong:
    'Le lien compterait {characters, number} caractères, trop pour un envoi sûr (maximum : {limit, number}). Envoyez plutôt le fichier.',
  file: 'Télécharger le fichier',
  title: 'Un moment d’une partie',
  broken: 'Ce lien est endommagé ou incomplet. Redemandez-le, ou demandez le fichier.',
  looking: 'Vous regardez un moment reçu par lien : {turn, plural, =0 {mise en place} other {tour #}}.',
  playOn: 'Jouer à partir d’ici',
  back: 'Revenir à ce moment',
} as const satisfies Translated<typeof en.link>;

export const resultPage = {
  notOver: 'Cette partie n’est pas terminée. Voici le score actuel.',
  bySource: 'Par source',
  byScoring: 'Par décompte',
  overTime: 'Tour par tour',
  seals: 'Un numéro dans un cercle indique le décompte de ce quartier.',
  sameSetUp: 'Rejouer la même mise en place',
  sameSetUpRotated: 'Rejouer la même mise en place, places décalées',
  record: 'Télécharger l’enregistrement',
  savedGame: 'Télécharger la partie sauvegardée',
  recordAlone: 'Enregistrement',
  savedGameAlone: 'Sauvegarde',
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

export const statistics = {
  none: 'Aucune partie terminée sur cet appareil pour l’instant. Celles que vous y terminez apparaîtront ici.',
  counted:
    'Parties depuis la première sur cet appareil. Une partie reprise à partir d’un moment d’une autre figure dans la liste, mais ne compte pas.',
  byOpponent: 'Par adversaire',
  opponent: 'Adversaire',
  games: 'Parties',
  won: 'Gagnées',
  average: 'PV moy.',
  best: 'PV max.',
  people: 'Autres personnes',
  bySource: 'Vos PV par source, partie après partie',
  mean: 'Moyenne',
  allGames: 'Toutes les parties',
  date: 'Fin',
  score: 'PV',
  outcome: 'Issue',
  victory: 'gagnée',
  defeat: 'perdue',
  branch: 'reprise à partir d’un moment',
  unowned: 'sans vous',
  damaged:
    '{damaged, plural, one {# résultat enregistré est illisible et n’est pas compté.} many {# résultats enregistrés sont illisibles et ne sont pas comptés.} other {# résultats enregistrés sont illisibles et ne sont pas comptés.}}',
  export: 'Télécharger les résultats',
  remove: 'Supprimer',
  removeOne: 'Supprimer le résultat du {date}',
  removeAll: 'Supprimer tous les résultats',
  sure: 'Supprimer tous les résultats de cet appareil ? Les parties elles-mêmes restent.',
  keep: 'Les garder',
  notStored: 'Ce navigateur ne peut pas enregistrer de résultats : il ne permet de conserver aucune donnée.',
} as const satisfies Translated<typeof en.statistics>;
