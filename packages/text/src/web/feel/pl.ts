/** Dziennik i punktowania, po polsku. */
import type { FeelMessages } from './values.ts';

export const feel: FeelMessages = {
  log: {
    filter: 'Co pokazuje dziennik',
    all: 'Wszystko',
    since: 'Od twojej ostatniej tury',
    brief: 'Tury w skrócie',
    scorings: 'Punktowania',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    nothing: 'Na razie nic takiego.',
  },
  scoring: {
    title: 'Punktowanie Dzielnicy',
    close: 'Zamknij',
    nothing: 'nic',
    building:
      'Budowla na {spaces}: {size, plural, one {# pole} few {# pola} many {# pól} other {# pola}}{gardens, plural, =0 {} one { i # Ogród} few { i # Ogrody} many { i # Ogrodów} other { i # Ogrodu}}, po {value, number} PZ: {vp, number} PZ',
    ship: 'Statek {ship}, własne Domy przy jego rzędzie i kolumnie: {houses, number}, czyli {vp, number} PZ',
    printedShip: 'Statek nadrukowany, własne Domy przy jego rzędzie i kolumnie: {houses, number}, czyli {vp, number} PZ',
    zigguratTile: 'Kafel Zigguratu {tile}: liczba {count, number}, po {value, number} PZ: {vp, number} PZ',
  },
};
