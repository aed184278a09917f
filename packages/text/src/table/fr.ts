/** A game being played, in French: prompts, warnings, standing orders, and what the page shows around the board. */

import { colour, colourF, ofDistrict } from '../phrases/fr.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';
import type { Undone } from './refused.ts';

export const table: Translated<typeof en.table> = {
  prompt: {
    own: '{player}, à vous de décider.',
    person: 'C’est à {player} de décider.',
    bot: '{player} réfléchit.',
    confirm: 'Terminer le tour ?',
    confirming: '{player} s’apprête à terminer le tour.',
    sending: 'Envoi…',
    over: 'La partie est terminée.',
  },
  handOver: {
    ask: 'Passez l’écran à {player}.',
    take: 'Je suis {player} : montrer mes cartes',
  },
  refusal: {
    notAsked: 'Ce n’est pas à vous de décider pour l’instant.',
    confirming: 'La fin du tour attend d’être confirmée : confirmez-la ou annulez-la d’abord.',
    nothing: select<Undone>('deed', {
      undo: 'Il n’y a rien à annuler.',
      redo: 'Il n’y a rien à rétablir.',
      restart: 'Le tour en est à son début.',
      confirm: 'Il n’y a rien à confirmer.',
    }),
  },
  warning: {
    actionsLeft:
      'Le tour se terminerait, mais il reste {actions, plural, one {# action encore possible} other {# actions, dont au moins une est possible}}.',
    wastedStep: 'Une case de Maîtrise serait abandonnée ou resterait sans effet.',
    helpsOpponent: `La barge ${ofDistrict} serait vide. Le décompte du quartier rapporterait {opponent, number} PV à {player}, contre {own, number} PV pour vous.`,
  },
  setting: {
    confirm: 'Demander confirmation avant la fin d’un tour',
    actionsLeft: 'Avertir si un tour se termine alors qu’une action est possible',
    wastedStep: 'Avertir si une case de Maîtrise est perdue',
    helpsOpponent: 'Avertir si vider une barge rapporte plus de PV à un adversaire',
  },
  orders: {
    heading: 'Consignes permanentes ({player}) : réponses pendant les tours des autres joueurs',
    lowest: 'Case de Maîtrise au choix : sur la piste du marqueur le plus bas.',
    highest: 'Case de Maîtrise au choix : sur la piste du marqueur le plus haut.',
    decline: 'Case de Maîtrise au choix : ne pas progresser.',
    track: `Case de Maîtrise au choix : sur la piste ${colourF}, tant que l’on peut y progresser.`,
    dice: '{count, plural, one {Dé de la réserve générale, s’il s’y trouve : {colours}.} other {Dé de la réserve générale, le premier de ceux-ci qui s’y trouve : {colours}.}}',
    die: colour,
    none: 'Aucune consigne permanente : demander chaque fois.',
  },
  // "Humain" for a person, because "personne" alone would be read as "nobody".
  seatKind: { person: 'humain', bot: 'ordinateur' },
  seat: '{player} ({kind})',
  note: {
    ordered: 'Une consigne permanente décide pour {player}.',
    takenBack: '{moves, plural, one {# coup annulé.} other {# coups annulés.}}',
    sinceLastTurn: 'Depuis votre dernier tour',
    branch: '{moment, plural, =0 {Partie reprise depuis le début ({game}).} other {Partie reprise à partir du coup # ({game}).}}',
  },
  botFailed: '{player} n’a pas pu décider : un choix a été fait au hasard ({fault}).',
};

export const undoStop: Translated<typeof en.undoStop> = {
  chance: 'Rien de plus ne peut être annulé : les dés ou les tuiles ont décidé.',
  seat: 'Rien de plus ne peut être annulé : la décision est passée à un autre joueur.',
  reveal: 'Rien de plus ne peut être annulé : des cartes cachées ont été révélées.',
  nothing: 'Il n’y a rien à annuler ni à rétablir.',
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
  pointAtSomething: 'Pointez un élément de la table pour lire ce que c’est. Un clic droit ou un appui long le garde ici.',
  thinking: '{player} réfléchit…',
  doIt: 'Le faire quand même',
  thinkAgain: 'Réfléchir encore',
  actionsLeft: '{actions, plural, =0 {plus d’action} one {encore # action} other {encore # actions}}',
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
  notKept:
    'Le navigateur n’a pas pu garder les dernières décisions. Libérez de la place, sinon elles seront perdues à la fermeture de la page.',
  turn: 'Tour {turn, number}',
  district:
    '{district, select, artisans {Artisans} farmers {Fermiers} scribes {Scribes} port {Port} ziggurat {Ziggourat} named {{districtTitle}}}',
  rule: 'Règle {rule}, sur une page à part',
  result: 'D’où viennent les PV',
  rematch: 'Revanche',
  doNotAsk: 'Ne plus avertir de cela',
  commands: 'Commandes',
} as const satisfies Translated<typeof en.game>;

export const course = {
  menu: 'Menu',
  steps: 'Étapes du tour',
  news: 'Ce qui se passe',
  step: 'Étape {step, number} sur {steps, number} : {name}',
  stage: 'Partie {step, number} : {name}',
  proposed: 'proposé',
} as const satisfies Translated<typeof en.course>;

export const turnStep = {
  die: 'dé',
  architect: 'Architecte',
  action: 'action',
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
  thinking: 'Évaluation des choix…',
  stop: 'Arrêter',
  failed: 'Aucun conseil n’a été trouvé.',
  howTo: 'Un clic montre où se trouve un choix et ce qu’il fait, sans le jouer.',
} as const satisfies Translated<typeof en.hint>;

export const standing = {
  open: 'Bilan',
  title: 'Si la partie s’arrêtait là',
  soFar: 'PV acquis',
  total: 'Total',
  without: 'Sans les cartes Urbanisation, secrètes jusqu’à la fin.',
} as const satisfies Translated<typeof en.standing>;

export const history = {
  open: 'Historique',
  title: 'Historique de cette partie',
  looking: 'Vous revoyez le tour {turn, number}, joué par {player}. La partie attend là où elle en était.',
  lookingAtSetUp: 'Vous revoyez la mise en place. La partie attend là où elle en était.',
  slider: 'Moment de la partie',
  moment: 'tour {turn, number}, coup {step, number} sur {steps, number}',
  turnBack: 'Tour précédent',
  stepBack: 'Coup précédent',
  stepOn: 'Coup suivant',
  turnOn: 'Tour suivant',
  toNow: 'Revenir à la partie',
} as const satisfies Translated<typeof en.history>;
