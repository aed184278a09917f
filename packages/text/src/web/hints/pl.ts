/** Hints and the standing on the page, in Polish. */
import type { HintPageMessages } from './values.ts';

export const hints: HintPageMessages = {
  hint: {
    open: 'Podpowiedź',
    title: 'Podpowiedź',
    thinking: 'Ważenie odpowiedzi…',
    stop: 'Zatrzymaj',
    close: 'Zamknij',
    failed: 'Nie udało się znaleźć podpowiedzi.',
    howTo: 'Kliknięcie pokazuje, gdzie to jest i co robi; nie wykonuje go.',
  },
  standing: {
    open: 'Stan',
    title: 'Gdyby gra skończyła się teraz',
    soFar: 'Dotychczasowe PZ',
    total: 'Razem',
    without: 'Bez kart Miasta, które są tajne do końca.',
  },
};
