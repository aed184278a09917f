/** The result of a game, in Polish. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const resultPage = {
  notOver: 'Ta rozgrywka jeszcze trwa: oto jej stan.',
  bySource: 'Według źródła',
  byScoring: 'Według Punktowania',
  overTime: 'Tura po turze',
  seals: 'Liczba w kółku: Punktowanie tej Dzielnicy.',
  sameSetUp: 'To samo przygotowanie jeszcze raz',
  sameSetUpRotated: 'To samo przygotowanie, miejsca przesunięte',
  record: 'Pobierz zapis rozgrywki',
  savedGame: 'Pobierz zapisaną rozgrywkę',
  before: 'Przed Punktowaniem {number, number}',
  scoring: 'Punktowanie {number, number}: {district}',
  later: 'Po ostatnim Punktowaniu',
  final: 'Punktacja Końcowa: {source}',
  vp: 'PZ',
  total: 'Suma',
  chart: 'PZ na początku każdej tury: {players}',
  turns: 'Tury',
} as const satisfies Translated<typeof en.resultPage>;
