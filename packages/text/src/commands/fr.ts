/** Typed commands, in French. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const command = {
  field: 'Commande',
  howTo: 'Tapez un mot ou le numéro d’un choix, puis Entrée. « {help} » donne la liste des mots.',
  answer: 'Réponse',
  unknown: '« {found} » n’est pas un mot connu ici. « {help} » en donne la liste.',
  noSuchChoice: 'Il n’y a pas de choix {found, number} : {choices, plural, one {le 1 est le seul} other {ils vont de 1 à #}}.',
  nothingToChoose: 'Il n’y a rien à choisir ici pour l’instant.',
  allLegal: 'Tout ce qui pourrait être tenté ici est possible.',
  whyNothing: 'Rien ici ne s’appelle « {found} ».',
  isLegal: 'Le choix {number, number} est possible : {choice}.',
  numbered: '{number, number} : {choice}',
  whichDistrict: 'Quel quartier ? Ils vont de 1 à {districts, number}.',
  standing: '{player} : {vp, number} PV, et {total, number} PV si la partie finissait maintenant.',
  listed: '{word} : {means}',
  not: 'pas',
} as const satisfies Translated<typeof en.command>;

export const commandWords = {
  legal: 'choix légal légaux',
  why: 'pourquoi',
  district: 'quartier',
  me: 'moi',
  players: 'joueurs tous',
  score: 'score points pv',
  log: 'journal',
  undo: 'annuler',
  redo: 'rétablir refaire',
  restart: 'recommencer',
  end: 'finir fin terminer confirmer',
  hint: 'conseil indice',
  help: 'aide commandes',
} as const satisfies Translated<typeof en.commandWords>;

export const commandMeans = {
  legal: 'la question et ses choix',
  why: 'ce qui n’est pas possible, et pourquoi ; pourquoi pas b2 : pour une seule chose',
  district: 'quartier 2 : un quartier décrit par des phrases',
  me: 'votre zone Joueur',
  players: 'toutes les zones Joueur',
  score: 'les PV de tous, et ce qu’ils seraient si la partie finissait maintenant',
  log: 'ce qui vient de se passer',
  undo: 'annuler la dernière décision',
  redo: 'la rétablir',
  restart: 'annuler tout le tour',
  end: 'finir le tour, là où cela attend une confirmation',
  hint: 'un conseil',
  help: 'cette liste',
} as const satisfies Translated<typeof en.commandMeans>;
