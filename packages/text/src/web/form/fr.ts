/** The form in which a game is begun, in French. */
import type { FormMessages } from './values.ts';

export const form: FormMessages = {
  form: {
    colour: 'Couleur à la place {seat, number}',
    purple: 'Violet',
    orange: 'Orange',
    red: 'Rouge',
    black: 'Noir',
    together: 'De deux à quatre joueurs',
    alone: 'En solo contre un roi',
    doNotAsk: 'Ne plus avertir de cela',
    settings: 'Réglages',
    more: 'Autres choix',
    commands: 'Commandes',
    edition: 'Édition : {name}',
  },
};
