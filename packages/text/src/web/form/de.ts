/** The form in which a game is begun, in German. */
import type { FormMessages } from './values.ts';

export const form: FormMessages = {
  form: {
    colour: 'Farbe auf Platz {seat, number}',
    purple: 'Violett',
    orange: 'Orange',
    red: 'Rot',
    black: 'Schwarz',
    together: 'Zu zweit bis zu viert',
    alone: 'Allein gegen einen König',
    doNotAsk: 'Davor nicht mehr warnen',
    settings: 'Einstellungen',
    more: 'Weitere Möglichkeiten',
    commands: 'Befehle',
    edition: 'Ausgabe: {name}',
  },
};
