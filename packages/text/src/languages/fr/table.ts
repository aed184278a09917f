/** One game being played, in French. */
import type { Catalogue } from '../../catalogue.ts';
import { select } from '../../messages.ts';
import type { Undone } from '../../table-messages.ts';
import { colour, colourF, ofDistrict } from './phrases.ts';

export const table: Catalogue['table'] = {
  prompt: {
    own: '{player}, à vous de décider.',
    person: 'C’est à {player} de décider.',
    bot: '{player} réfléchit.',
    confirm: 'Terminer le tour ?',
    confirming: '{player} s’apprête à terminer le tour.',
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
  // Of a person: “personne” alone would read as nobody.
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
