/** The form in which a game is begun, in Polish. */
import type { FormMessages } from './values.ts';

export const form: FormMessages = {
  form: {
    colour: 'Kolor na miejscu {seat, number}',
    purple: 'Fioletowy',
    orange: 'Pomarańczowy',
    red: 'Czerwony',
    black: 'Czarny',
    together: 'Od dwóch do czterech graczy',
    alone: 'Solo przeciwko królowi',
    doNotAsk: 'Nie ostrzegaj już o tym',
    settings: 'Ustawienia',
    more: 'Więcej możliwości',
    commands: 'Polecenia',
    edition: 'Edycja: {name}',
  },
};
