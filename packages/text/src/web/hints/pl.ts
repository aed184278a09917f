/** Hints and the standing on the page, in Polish. */
import type { HintPageMessages } from './values.ts';

export const hints: HintPageMessages = {
  hint: {
    open: 'Podpowiedź',
    title: 'Podpowiedź',
    thinking: 'Trwa ocena odpowiedzi…',
    stop: 'Zatrzymaj',
    close: 'Zamknij',
    failed: 'Nie udało się znaleźć podpowiedzi.',
    howTo: 'Kliknięcie odpowiedzi pokazuje, gdzie ona jest i co daje, ale jej nie wybiera.',
  },
  standing: {
    open: 'Stan',
    title: 'Gdyby rozgrywka skończyła się teraz',
    soFar: 'Dotychczasowe PZ',
    total: 'Suma',
    without: 'Bez kart Miasta, które są tajne do końca.',
  },
};
