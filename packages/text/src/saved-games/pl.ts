/** Saved games: those in other tabs, links to a moment, and results, in Polish. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const keep = {
  lastLost: 'Nie udało się odzyskać twojego ostatniego posunięcia. Wszystko przed nim jest bezpieczne.',
  noRoom: 'Nie ma miejsca na kolejną rozgrywkę. Usuń niepotrzebne rozgrywki albo zwolnij miejsce na urządzeniu i spróbuj ponownie.',
  deleted: 'Usunięto: {game}',
  restore: 'Cofnij',
  restoreGame: 'Cofnij usunięcie: {game}',
} as const satisfies Translated<typeof en.keep>;

export const tabs = {
  elsewhere: 'Ta rozgrywka jest otwarta w innej karcie przeglądarki.',
  elsewhereMeans: 'Możesz grać tylko w jednej karcie naraz, aby żadne posunięcie nie przepadło.',
  taken: 'Tę rozgrywkę przejęła inna karta przeglądarki.',
  takenMeans: 'Nic nie przepadło: rozgrywka toczy się tam dalej.',
  takeOver: 'Graj tutaj',
  lookOn: 'Oglądaj',
  lookingOn: 'Oglądasz: ta rozgrywka toczy się w innej karcie przeglądarki.',
} as const satisfies Translated<typeof en.tabs>;

export const link = {
  make: 'Link do tego momentu',
  link: 'Link',
  copied: 'Skopiowano link:',
  copy: 'Skopiuj ten link:',
  holds:
    'Każdy, kto ma ten link, zobaczy rozgrywkę do tego momentu jako widz. Link zawiera karty Miasta: nie wysyłaj go nikomu, kto w niej gra.',
  tooLong:
    'Link miałby {characters, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}, a bezpiecznie można wysłać najwyżej {limit, number}. Wyślij zamiast niego plik.',
  file: 'Pobierz plik',
  title: 'Moment rozgrywki',
  broken: 'Ten link jest uszkodzony lub niepełny. Poproś o niego jeszcze raz albo o plik.',
  looking: 'Oglądasz moment z linku: {turn, plural, =0 {Przygotowanie do gry} other {tura #}}.',
  playOn: 'Kontynuuj od tego momentu',
  back: 'Wróć do tego momentu',
} as const satisfies Translated<typeof en.link>;

export const resultPage = {
  notOver: 'Ta rozgrywka jeszcze trwa. Oto obecny wynik.',
  bySource: 'Według źródła',
  byScoring: 'Według Punktowań',
  overTime: 'Tura po turze',
  seals: 'Liczba w kółku oznacza Punktowanie tej Dzielnicy.',
  sameSetUp: 'Zagraj z tym samym Przygotowaniem do gry',
  sameSetUpRotated: 'Zagraj tak samo, ale na innych miejscach',
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
  chooseTurn: 'Tura do pokazania na planszy',
  toTurn: 'Wybierz turę na wykresie, aby zobaczyć ją na planszy.',
} as const satisfies Translated<typeof en.resultPage>;

export const statistics = {
  none: 'Na tym urządzeniu nie zakończono jeszcze żadnej rozgrywki. Zakończone rozgrywki pojawią się tu automatycznie.',
  counted: 'Liczą się rozgrywki od pierwszej na tym urządzeniu. Rozgrywka kontynuowana od momentu innej rozgrywki jest tylko na liście.',
  byOpponent: 'Według przeciwnika',
  opponent: 'Przeciwnik',
  games: 'Rozgrywki',
  won: 'Wygrane',
  average: 'Średnio PZ',
  best: 'Najlepszy wynik',
  people: 'Inne osoby',
  bySource: 'Twoje PZ według źródła, rozgrywka po rozgrywce',
  mean: 'Średnia',
  allGames: 'Wszystkie rozgrywki',
  date: 'Koniec',
  score: 'PZ',
  outcome: 'Wynik',
  victory: 'wygrana',
  defeat: 'przegrana',
  branch: 'ciąg dalszy innej',
  unowned: 'bez twojego udziału',
  damaged:
    '{damaged, plural, one {Pominięto # zapisany wynik, którego nie da się odczytać.} few {Pominięto # zapisane wyniki, których nie da się odczytać.} many {Pominięto # zapisanych wyników, których nie da się odczytać.} other {Pominięto # zapisanego wyniku, którego nie da się odczytać.}}',
  export: 'Pobierz wyniki',
  remove: 'Usuń',
  removeOne: 'Usuń wynik z {date}',
  removeAll: 'Usuń wszystkie wyniki',
  sure: 'Usunąć wszystkie wyniki z tego urządzenia? Same rozgrywki zostaną.',
  keep: 'Zachowaj',
  notStored: 'Ta przeglądarka nie pozwala przechowywać danych, więc wyniki nie są zapisywane.',
} as const satisfies Translated<typeof en.statistics>;
