/** The form in which a game is begun, in English. */
import type { FormMessages } from './values.ts';

export const form: FormMessages = {
  form: {
    colour: 'Colour on seat {seat, number}',
    purple: 'Purple',
    orange: 'Orange',
    red: 'Red',
    black: 'Black',
    more: 'More choices',
    edition: 'Edition: {name}',
  },
};
