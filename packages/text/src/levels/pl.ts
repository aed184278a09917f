/** The bots as opponents for people, in Polish. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const level = {
  title: 'Boty, od najsłabszego do najsilniejszego:',
  about: `{bot, select,
    apprentice {Bierze to, co od razu daje najwięcej.}
    brickmaker {Planuje turę, ale dla szybkiego zysku, i czasem się myli.}
    mason {Planuje turę i trochę dalej, i czasem się myli.}
    builder {Planuje każdą turę do końca i przygotowuje następne.}
    architect {Myśli też o twojej odpowiedzi i o własnej następnej turze.}
    vizier {Ocenia pozycje według tego, czego nauczył się z tysięcy rozgrywek.}
    sage {Myśli dwa razy dłużej niż wezyr i bardziej ufa własnej ocenie.}
    random {Wybiera dowolne posunięcie. Do wypróbowania gry.}
  }`,
  name: '{bot, select, apprentice {uczniowi} brickmaker {strycharzowi} mason {murarzowi} builder {budowniczemu} architect {architektowi} vizier {wezyrowi} sage {mędrcowi} random {losowym posunięciom}}',
  notLearned: 'Takich rozgrywek się nie uczył: tutaj ocenia pozycje jak architekt.',
  next: 'W co zagrać następnie',
  up: 'Wygrane z ostatnich {games, number} rozgrywek przeciwko {level}: {won, number}. Spróbuj przeciwko {next}.',
  down: 'Przegrane z ostatnich {games, number} rozgrywek przeciwko {level}: wszystkie. Spróbuj przeciwko {next}.',
  stay: '{games, plural, one {Ostatnia rozgrywka przeciwko {level}: {won, plural, =0 {przegrana} other {wygrana}}} few {Ostatnie # rozgrywki przeciwko {level}, w tym wygrane: {won, number}} many {Ostatnie # rozgrywek przeciwko {level}, w tym wygrane: {won, number}} other {Ostatnie # rozgrywki przeciwko {level}, w tym wygrane: {won, number}}}. Zagraj jeszcze raz na tym poziomie.',
  top: 'Wygrane z ostatnich {games, number} rozgrywek przeciwko {level}: {won, number}. Silniejszego bota nie ma.',
  play: 'Zagraj przeciwko {level}',
} as const satisfies Translated<typeof en.level>;
