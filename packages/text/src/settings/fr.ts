/** Settings of the device and of a game, in French. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const setUp = {
  seats: 'Qui joue à quelle place',
  edition: 'Édition',
  ownEditions: 'Les éditions que vous ouvrez depuis un fichier apparaissent ici aussi.',
  forget: 'Supprimer « {name} » de cet appareil',
  switches: 'Variantes de règles',
  refillWithGold: 'Vous pouvez payer de l’or pour remplir une caisse',
  finalCompensation: 'Le décompte final fait aussi perdre des dés, contre compensation',
  masteryRight: 'Bonus indiqué à droite des pistes de Maîtrise, gagné par le marqueur',
  anyLowest: 'le plus bas, même à égalité',
  minRises: 'le plus bas, sans égalité',
  ruling: 'Arbitrage {ruling}',
} as const satisfies Translated<typeof en.setUp>;

export const settings = {
  look: 'Apparence et langue',
  sound: 'Jouer des sons pour les pièces et le début de votre tour',
  table: 'À la table',
  confirm: 'Demander confirmation avant de terminer un tour',
  automatic: 'Jouer à ma place les coups forcés et les paiements suggérés',
  recapWaits: 'Attendre « Continuer » après le tour des autres joueurs',
  warnings: 'Avertir des erreurs probables',
  actionsLeft: 'Terminer un tour alors qu’il reste des actions',
  wastedStep: 'Perdre une progression de Maîtrise',
  helpsOpponent: 'Déclencher un décompte qui rapporte plus à un adversaire',
  keys: 'Raccourcis clavier',
  keysMean: 'Une lettre ou un signe chacun. Un champ vide désactive le raccourci.',
  numbers: 'Choisir par numéro : 1 à 9, puis 0 suivi d’une autre touche',
  key: 'Raccourci pour : {deed}',
  sameKey: 'Cette touche est déjà utilisée. Choisissez-en une autre.',
  reset: 'Rétablir les valeurs par défaut',
  saved: 'Les paramètres sont enregistrés sur cet appareil et prennent effet immédiatement, même dans les parties en cours.',
} as const satisfies Translated<typeof en.settings>;

export const choices = {
  marks: 'Afficher des symboles en plus des couleurs',
  standing: 'Afficher l’estimation des PV à la place du journal',
  estimate: 'Autoriser l’estimation des PV',
  version: '{name}, version {version, number}',
} as const satisfies Translated<typeof en.choices>;

export const keyList = {
  choose: 'Choisir dans la liste',
  chooseMore: 'Choisir au-delà du neuvième : 0, puis une seconde touche',
  region: 'Aller à la zone suivante',
  within: 'Se déplacer dans une zone : cases, pièces, journal',
  confirm: 'Confirmer, ou accepter le paiement suggéré',
  close: 'Fermer ce qui est ouvert, ou revenir',
  list: 'Afficher cette liste',
  change: 'Modifier les raccourcis',
} as const satisfies Translated<typeof en.keyList>;
