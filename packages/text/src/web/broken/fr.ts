/** A page that could not be drawn, in French. */
import type { BrokenMessages } from './values.ts';

export const broken: BrokenMessages = {
  broken: {
    says: 'Impossible d’afficher cette page : une erreur s’est produite, ou le réseau manque. Vos parties sont conservées.',
    again: 'La recharger',
  },
};
