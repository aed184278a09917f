/** Saved games: those in other tabs, links to a moment, and results, in Polish. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const keep = {
  lastLost: 'Zapis ostatniej decyzji jest uszkodzony: może jej brakować. Wszystko przed nią zostało zachowane.',
  noRoom:
    'W przeglądarce nie ma miejsca na kolejną rozgrywkę. Usuń rozgrywki, których już nie potrzebujesz, albo zwolnij miejsce na urządzeniu i spróbuj ponownie.',
  deleted: 'Usunięto: {game}',
  restore: 'Cofnij',
  restoreGame: 'Cofnij usunięcie: {game}',
} as const satisfies Translated<typeof en.keep>;

export const tabs = {
  elsewhere: 'Ta rozgrywka jest otwarta w innej karcie przeglądarki.',
  elsewhereMeans: 'Można ją prowadzić tylko w jednej karcie naraz, aby żadna decyzja nie przepadła.',
  taken: 'Tę rozgrywkę przejęła inna karta przeglądarki.',
  takenMeans: 'Nic nie przepadło: rozgrywka toczy się tam dalej od tego samego miejsca.',
  takeOver: 'Graj tutaj',
  lookOn: 'Przyglądaj się',
  lookingOn: 'Przyglądasz się: ta rozgrywka toczy się w innej karcie przeglądarki.',
} as const satisfies Translated<typeof en.tabs>;

export const link = {
  make: 'Link do tego momentu',
  link: 'Link',
  copied: 'Link jest skopiowany:',
  copy: 'Skopiuj link:',
  holds:
    'Kto go otworzy, zobaczy rozgrywkę do tego momentu tak jak widz. Zawiera rozdane karty Miasta: nie wysyłaj go nikomu, kto w niej gra.',
  tooLong:
    'Link miałby {characters, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}, a bezpiecznie można wysłać {limit, number}. Plik zawiera to samo.',
  file: 'Pobierz plik',
  title: 'Moment rozgrywki',
  broken: 'Ten link jest uszkodzony lub ucięty: nic nie da się z niego odczytać. Poproś o niego jeszcze raz albo o plik.',
  looking: 'Moment z linku: {turn, plural, =0 {przygotowanie} other {tura #}}. Przyglądasz się.',
  playOn: 'Graj dalej od tego momentu',
  back: 'Wróć do tego momentu',
} as const satisfies Translated<typeof en.link>;

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
  recordAlone: 'Zapis',
  savedGameAlone: 'Rozgrywka',
  before: 'Przed Punktowaniem {number, number}',
  scoring: 'Punktowanie {number, number}: {district}',
  later: 'Po ostatnim Punktowaniu',
  final: 'Punktacja Końcowa: {source}',
  vp: 'PZ',
  total: 'Suma',
  chart: 'PZ na początku każdej tury: {players}',
  turns: 'Tury',
  atTurn: 'Tura {turn, number}: {scores}',
  score: '{player} {vp, number}',
  chooseTurn: 'Tura do pokazania na stole',
  toTurn: 'Wybierz turę na wykresie, aby zobaczyć ją na stole.',
} as const satisfies Translated<typeof en.resultPage>;
