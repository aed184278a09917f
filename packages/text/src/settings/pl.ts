/** Settings of the device and of a game, in Polish. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const setUp = {
  seats: 'Kto gdzie siedzi',
  edition: 'Edycja',
  ownEditions: 'Edycje otwarte z pliku też pojawią się tutaj.',
  forget: 'Usuń „{name}” z tego urządzenia',
  switches: 'Warianty zasad',
  refillWithGold: 'Złotem można zapłacić za napełnienie Skrzyni',
  finalCompensation: 'Także w Punktacji Końcowej traci się kości i otrzymuje rekompensatę',
  masteryRight: 'Premię na prawo od torów Rzemiosła daje ruch',
  anyLowest: 'najniższego znacznika, też w remisie',
  minRises: 'tylko jedynego najniższego',
  ruling: 'Rozstrzygnięcie {ruling}',
} as const satisfies Translated<typeof en.setUp>;

export const settings = {
  look: 'Wygląd i język',
  sound: 'Odtwarzaj dźwięki gry i początku twojej tury',
  table: 'Przy stole',
  confirm: 'Pytaj przed zakończeniem tury',
  automatic: 'Wykonuj za mnie wymuszone posunięcia i sugerowane płatności',
  recapWaits: 'Po turach innych graczy czekaj na przycisk „Dalej”',
  warnings: 'Ostrzegaj przed prawdopodobnymi pomyłkami',
  actionsLeft: 'Zakończenie tury z niewykorzystanymi Akcjami',
  wastedStep: 'Zmarnowanie ruchu na torze Rzemiosła',
  helpsOpponent: 'Wywołanie Punktowania, które daje więcej przeciwnikowi',
  keys: 'Skróty klawiszowe',
  keysMean: 'Po jednej literze lub jednym znaku. Puste pole wyłącza skrót.',
  numbers: 'Wybieraj odpowiedzi klawiszami od 1 do 9, dalsze: 0 i jeszcze jeden klawisz',
  key: 'Skrót: {deed}',
  sameKey: 'Ten klawisz jest już zajęty. Wybierz inny.',
  reset: 'Przywróć ustawienia domyślne',
  saved: 'Ustawienia są zapisywane na tym urządzeniu i działają od razu, także w trwających rozgrywkach.',
} as const satisfies Translated<typeof en.settings>;

export const choices = {
  marks: 'Pokazuj znaki oprócz kolorów',
  standing: 'Pokazuj szacowane PZ zamiast dziennika',
  estimate: 'Zezwalaj na szacowanie PZ',
  version: '{name}, wersja {version, number}',
} as const satisfies Translated<typeof en.choices>;

export const keyList = {
  choose: 'Wybierz z listy',
  chooseMore: 'Wybór od dziesiątej pozycji: 0, potem drugi klawisz',
  region: 'Przejdź do następnego obszaru',
  within: 'Ruch w obrębie obszaru: pola, elementy, dziennik',
  confirm: 'Potwierdź lub przyjmij sugerowaną zapłatę',
  close: 'Zamknij to, co otwarte, albo wróć',
  list: 'Pokaż tę listę',
  change: 'Zmień klawisze',
} as const satisfies Translated<typeof en.keyList>;
