/** Plans for the rest of a turn, in Polish. */
import type { PlanMessages } from './plan-words.ts';

export const plans: PlanMessages = {
  best: 'Plan na tę turę',
  other: 'Inny plan',
  more: { plan: 'Pokaż plan', others: 'Pokaż inne plany' },
  again: { plan: 'Wpisz jeszcze raz „podpowiedź”, aby zobaczyć plan.', others: 'Wpisz jeszcze raz „podpowiedź”, aby zobaczyć inne plany.' },
  only: 'Jest tylko jedna odpowiedź.',
  nudge: {
    setUp: 'Spójrz na premie wolnych pól w Dzielnicach od 1 do 3.',
    inside: 'Spójrz na Dzielnicę {district, number}.',
    pawns: 'Spójrz na Dzielnicę {district, number}: możesz tam zacząć.',
    die: 'Pomyśl o następnej turze: spójrz na Dzielnicę {district, number}.',
    project: 'Spójrz na Projekty w Dzielnicy {district, number}.',
    construct: 'Spójrz, co możesz zbudować w Dzielnicy {district, number}.',
    gardening: 'Spójrz na Wodę w Dzielnicy {district, number}.',
    ship: 'Spójrz na Statki.',
    portHouse: 'Spójrz na pola Domów w Porcie.',
    zigguratHouse: 'Spójrz na kafle Zigguratu.',
    tile: 'Spójrz na kafel Akcji w Dzielnicy {district, number}.',
    decree: 'Spójrz na Dekrety.',
    harbormaster: 'Spójrz na swoje kafle Przystani.',
    refill: 'Spójrz na swoje Skrzynie.',
    end: 'Spójrz, co zostaje ci na następną turę.',
  },
  step: '{first}: {rest}',
  chance: 'Decyduje tu też los.',
  now: 'W tej turze: {gains}.',
  nothingNow: 'W tej turze: bez PZ.',
  gain: '{vp, number, ::sign-except-zero} PZ ({source})',
  coming: 'Następne Punktowanie Dzielnicy {district, number}: {after, number} PZ dla ciebie zamiast {before, number}.',
  value: '{colour, select, white {Białe} yellow {Żółte} brown {Brązowe}} Budowle mają wartość {after, number} zamiast {before, number}.',
  site: 'Przygotowuje {colour, select, white {białą} yellow {żółtą} brown {brązową}} Budowlę wielkości {size, number} w Dzielnicy {district, number}, czyli {size, number} × {value, number} = {vp, number} PZ przy każdym Punktowaniu.',
  next: 'W następnej turze działasz w Dzielnicy {district, number}.',
  compared:
    'W tej turze {vp, number} PZ zamiast {best, number}. Przy następnych Punktowaniach {coming, number, ::sign-always} PZ zamiast {bestComing, number, ::sign-always}.',
};

// Together, because a page names every file that it may load.
export { help } from '../help/pl.ts';
export { coach } from './coach-pl.ts';
