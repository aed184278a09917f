/** Settings of the device and of a game, in Polish. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const setUp = {
  seats: 'Kto gdzie siedzi',
  edition: 'Edycja',
  ownEditions: 'Edycje, które otworzysz z pliku, też są tu przechowywane.',
  forget: 'Usuń „{name}” z tego urządzenia',
  switches: 'Warianty zasad',
  refillWithGold: 'Złotem można zapłacić za napełnienie Skrzyni',
  finalCompensation: 'Także w Punktacji Końcowej kości traci się z rekompensatą',
  masteryRight: 'Który ruch daje premię na prawo od torów Rzemiosła',
  anyLowest: 'Ruch każdego znacznika, który jest najniższy lub jednym z najniższych',
  minRises: 'Tylko ruch, po którym najniższy znacznik stoi wyżej',
  ruling: 'Rozstrzygnięcie {ruling}',
} as const satisfies Translated<typeof en.setUp>;

export const settings = {
  look: 'Język, światło i tempo',
  sound: 'Dźwięki elementów i sygnał, gdy zaczyna się tura osoby',
  table: 'Przy stole',
  confirm: 'Pytaj przed zakończeniem tury',
  warnings: 'Ostrzegaj przed kosztowną decyzją, która może być pomyłką',
  actionsLeft: 'Tura kończy się, choć można wykonać Akcję',
  wastedStep: 'Ruch na torze Rzemiosła przepada',
  helpsOpponent: 'Punktowanie daje więcej przeciwnikowi',
  keys: 'Klawisze',
  keysMean: 'Po jednej literze; puste pole wyłącza klawisz.',
  numbers: 'Klawisze od 1 do 9 wybierają dziewięć pierwszych odpowiedzi',
  key: 'Klawisz: {deed}',
  sameKey: 'Każdy klawisz może mieć tylko jedno zadanie.',
  reset: 'Przywróć ustawienia początkowe',
  saved: 'Ustawienia są przechowywane na tym urządzeniu i działają od razu, także w trwających rozgrywkach.',
} as const satisfies Translated<typeof en.settings>;

export const choices = {
  marks: 'Znaki obok kolorów',
  standing: 'Pokazuj ocenę „gdyby gra skończyła się teraz” w miejscu dziennika',
  estimate: 'Przy stole wolno oglądać ocenę „gdyby gra skończyła się teraz”',
  version: '{name}, wersja {version, number}',
} as const satisfies Translated<typeof en.choices>;
