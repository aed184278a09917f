/** A game being played, in French: prompts, warnings, standing orders, and what the page shows around the board. */

import { colour, colourF, ofDistrict } from '../phrases/fr.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';
import type { Undone } from './refused.ts';

export const table: Translated<typeof en.table> = {
  prompt: {
    own: '{player}, à vous de jouer.',
    person: 'En attente : {player}.',
    bot: '{player} réfléchit.',
    confirm: 'Terminer le tour ?',
    confirming: '{player} s’apprête à terminer son tour.',
    sending: 'Envoi…',
    over: 'La partie est terminée.',
  },
  handOver: {
    ask: 'Passez l’écran à {player}.',
    take: 'Je suis {player} : montrer mes cartes',
  },
  refusal: {
    notAsked: 'Ce n’est pas à vous de jouer.',
    confirming: 'Confirmez d’abord la fin de votre tour, ou annulez-la.',
    nothing: select<Undone>('deed', {
      undo: 'Rien à annuler.',
      redo: 'Rien à rétablir.',
      restart: 'Rien à annuler dans ce tour.',
      confirm: 'Rien à confirmer.',
    }),
  },
  warning: {
    actionsLeft: 'Il vous reste {actions, plural, one {# action} other {# actions}}. Terminer quand même le tour ?',
    wastedStep: 'Une progression sur une piste de Maîtrise serait perdue.',
    helpsOpponent: `Ce choix vide la barge ${ofDistrict}. Lors du décompte, {player} gagnerait {opponent, number} PV, et vous {own, number} PV.`,
  },
  setting: {
    confirm: 'Demander confirmation avant de terminer un tour',
    actionsLeft: 'Avertir si un tour se termine alors qu’il reste des actions',
    wastedStep: 'Avertir si une progression de Maîtrise est perdue',
    helpsOpponent: 'Avertir si vider une barge rapporte plus de PV à un adversaire',
  },
  orders: {
    heading: 'Consignes permanentes ({player}) pour les tours des autres joueurs',
    lowest: 'Case de Maîtrise au choix : sur la piste du marqueur le plus bas.',
    highest: 'Case de Maîtrise au choix : sur la piste du marqueur le plus haut.',
    decline: 'Case de Maîtrise au choix : refuser.',
    track: `Case de Maîtrise au choix : sur la piste ${colourF}, jusqu’en haut.`,
    dice: '{count, plural, one {Dé de la réserve générale : {colours}, s’il est disponible.} other {Dé de la réserve générale : le premier disponible parmi {colours}.}}',
    die: colour,
    none: 'Aucune consigne permanente : demander chaque fois.',
  },
  // "Humain" for a person, because "personne" alone would be read as "nobody".
  seatKind: { person: 'humain', bot: 'ordinateur' },
  seat: '{player} ({kind})',
  note: {
    ordered: 'Selon une consigne permanente ({player}) :',
    takenBack: '{moves, plural, one {# coup annulé.} other {# coups annulés.}}',
    sinceLastTurn: 'Depuis votre dernier tour',
    branch: '{moment, plural, =0 {Partie reprise depuis le début ({game}).} other {Partie reprise à partir du coup # ({game}).}}',
  },
  botFailed: '{player} n’a pas pu décider ; le choix a été fait au hasard ({fault}).',
};

export const undoStop: Translated<typeof en.undoStop> = {
  chance: 'Impossible d’annuler davantage : de nouvelles informations ont été révélées.',
  seat: 'Impossible d’annuler davantage : un autre joueur a eu un choix à faire.',
  reveal: 'Impossible d’annuler davantage : des cartes cachées ont été révélées.',
  nothing: 'Rien à annuler ni à rétablir.',
};

export const game = {
  undo: 'Annuler',
  redo: 'Rétablir',
  restart: 'Recommencer le tour',
  confirm: 'Terminer le tour',
  close: 'Fermer',
  log: 'Journal',
  board: 'Plateau',
  choices: 'Choix',
  players: 'Joueurs',
  details: 'Détails',
  pointAtSomething: 'Survolez un élément pour lire son explication. Clic droit ou appui long : l’épingler.',
  thinking: '{player} réfléchit…',
  doIt: 'Le faire quand même',
  thinkAgain: 'Revenir',
  actionsLeft: '{actions, plural, =0 {plus aucune action} one {encore # action} other {encore # actions}}',
  vp: '{vp, number} PV',
  gold: '{gold, plural, one {# jeton Or} other {# jetons Or}}',
  markers: 'Marqueurs Contrôle : {markers, number}, et {supply, number} dans la réserve',
  supply: 'Réserve générale',
  stock: 'Réserve',
  mastery: 'Pistes de Maîtrise',
  decrees: 'Décrets',
  timeTrack: 'Piste Temps',
  specialWater: 'Eau spéciale',
  houses: 'Maisons',
  goods: 'Possessions',
  crates: 'Caisses',
  cards: 'Tuiles et cartes',
  startPlayer: 'Premier joueur',
  won: '{count, plural, one {{winners} l’emporte.} other {{winners} se partagent la victoire.}}',
  tie: 'À égalité, l’automate l’emporte.',
  why: 'Pourquoi ?',
  districtStrip: 'Aller à une partie du plateau',
  notKept: 'Vos derniers coups n’ont pas été sauvegardés. Libérez de l’espace, sinon ils seront perdus à la fermeture de la page.',
  turn: 'Tour {turn, number}',
  district:
    '{district, select, artisans {Artisans} farmers {Fermiers} scribes {Scribes} port {Port} ziggurat {Ziggourat} named {{districtTitle}}}',
  rule: 'Ouvrir la règle {rule} sur une page à part',
  result: 'D’où viennent les PV',
  rematch: 'Revanche',
  doNotAsk: 'Ne plus m’avertir',
  commands: 'Commandes',
} as const satisfies Translated<typeof en.game>;

export const course = {
  menu: 'Menu',
  steps: 'Étapes du tour',
  news: 'Ce qui se passe',
  step: 'Étape {step, number} sur {steps, number} : {name}',
  stage: '{step, number}. {name}',
  proposed: 'suggéré',
} as const satisfies Translated<typeof en.course>;

export const taps = {
  leadsTo:
    '{die, select, taken {{face, number}} other {Sans dé}} → {district}{gold, plural, =0 {} one { (# jeton Or)} other { (# jetons Or)}}',
  elsewhere:
    '{die, select, taken {{face, number}} other {Sans dé}} → un autre quartier ({gold, plural, one {# jeton} other {# jetons}} Or)',
  scores: 'Décompte : {districts}',
  made: 'Joué à votre place : {choices}',
  payDifferently: 'Payer autrement',
  between: 'Choisissez ce que vous voulez y faire',
  diceLeft: 'Dés : {dice, number}',
  architect: 'votre Architecte',
  assistant: 'votre Assistant',
} as const satisfies Translated<typeof en.taps>;

export const turnStep = {
  die: 'dé',
  architect: 'Architecte',
  action: 'actions',
  end: 'fin du tour',
} as const satisfies Translated<typeof en.turnStep>;

export const stage = {
  colour: 'couleur',
  projects: 'projets',
  tiles: 'tuiles',
  space: 'case',
  row: 'rangée',
  payment: 'paiement',
  ship: 'navire',
  gains: 'gains',
} as const satisfies Translated<typeof en.stage>;

export const hint = {
  open: 'Conseil',
  title: 'Conseil',
  thinking: 'Comparaison des choix…',
  stop: 'Arrêter',
  failed: 'Aucun conseil trouvé.',
  howTo: 'Choisissez-en un pour le prévisualiser. Rien n’est joué.',
} as const satisfies Translated<typeof en.hint>;

export const standing = {
  open: 'Estimation',
  title: 'Si la partie s’arrêtait là',
  soFar: 'PV acquis',
  total: 'Total',
  without: 'Sans les cartes Urbanisation, secrètes jusqu’à la fin.',
} as const satisfies Translated<typeof en.standing>;

export const history = {
  open: 'Historique',
  title: 'Historique de cette partie',
  looking: 'Tour {turn, number}, joué par {player} (partie en pause)',
  lookingAtSetUp: 'Mise en place (partie en pause)',
  slider: 'Moment de la partie',
  moment: 'tour {turn, number}, coup {step, number} sur {steps, number}',
  turnBack: 'Tour précédent',
  stepBack: 'Coup précédent',
  stepOn: 'Coup suivant',
  turnOn: 'Tour suivant',
  toNow: 'Revenir à la partie',
} as const satisfies Translated<typeof en.history>;
