/** Settings of the device and of a game, in French. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const setUp = {
  seats: 'Qui joue à quelle place',
  edition: 'Édition',
  ownEditions: 'Les éditions que vous ouvrez depuis un fichier sont gardées ici aussi.',
  forget: 'Supprimer « {name} » de cet appareil',
  switches: 'Variantes de règles',
  refillWithGold: 'L’or peut payer le remplissage d’une caisse',
  finalCompensation: 'Lors du décompte final aussi, les dés perdus sont compensés',
  masteryRight: 'Quand on gagne le bonus indiqué à droite d’une piste de Maîtrise',
  anyLowest: 'Pour tout marqueur le plus bas, même à égalité',
  minRises: 'Seulement si le marqueur le plus bas monte',
  ruling: 'Décision {ruling}',
} as const satisfies Translated<typeof en.setUp>;

export const settings = {
  look: 'Langue, lumière et rythme',
  sound: 'Sons des pièces, et début du tour d’un humain',
  table: 'À la table',
  confirm: 'Demander confirmation avant la fin d’un tour',
  warnings: 'Avertir avant une décision coûteuse qui peut être une étourderie',
  actionsLeft: 'Le tour se termine alors qu’une action est possible',
  wastedStep: 'Une case de Maîtrise reste sans effet',
  helpsOpponent: 'Un décompte rapporte plus à un adversaire',
  keys: 'Touches',
  keysMean: 'Une lettre chacune ; un champ vide désactive la touche.',
  numbers: 'Les touches 1 à 9 font les neuf premiers choix',
  key: 'Touche pour : {deed}',
  sameKey: 'Chaque touche ne peut faire qu’une chose.',
  reset: 'Rétablir les réglages d’origine',
  saved: 'Les réglages sont gardés sur cet appareil et prennent effet aussitôt, même dans les parties en cours.',
} as const satisfies Translated<typeof en.settings>;

export const choices = {
  marks: 'Des signes en plus des couleurs',
  standing: 'Montrer l’estimation « si la partie s’arrêtait là » à la place du journal',
  estimate: 'La table peut consulter l’estimation « si la partie s’arrêtait là »',
  version: '{name}, version {version, number}',
} as const satisfies Translated<typeof en.choices>;
