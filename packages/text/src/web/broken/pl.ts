/** A page that could not be drawn, in Polish. */
import type { BrokenMessages } from './values.ts';

export const broken: BrokenMessages = {
  broken: {
    says: 'Nie udało się pokazać tej strony: coś poszło nie tak albo nie ma sieci. Rozgrywki są zachowane.',
    again: 'Wczytaj ponownie',
  },
};
