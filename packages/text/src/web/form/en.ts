/** The form in which a game is begun, in English. */
import type { FormMessages } from './values.ts';

export const form: FormMessages = {
  form: {
    colour: 'Colour on seat {seat, number}',
    purple: 'Purple',
    orange: 'Orange',
    red: 'Red',
    black: 'Black',
    together: 'Two to four players',
    alone: 'Alone against a king',
    doNotAsk: 'Do not warn of this again',
    settings: 'Settings',
    more: 'More choices',
    commands: 'Commands',
    edition: 'Edition: {name}',
  },
};
