/** The page as a program, in Polish. */
import { commands } from '../commands/pl.ts';
import { glossary } from '../glossary/pl.ts';
import { keep } from '../keep/pl.ts';
import type { AppMessages } from './values.ts';

export const pl: AppMessages = {
  ...keep,
  ...commands,
  ...glossary,
  tabs: {
    elsewhere: 'Ta rozgrywka jest otwarta w innej karcie przeglądarki.',
    elsewhereMeans: 'Można ją prowadzić tylko w jednej karcie naraz, aby żadna decyzja nie przepadła.',
    taken: 'Tę rozgrywkę przejęła inna karta przeglądarki.',
    takenMeans: 'Nic nie przepadło: rozgrywka toczy się tam dalej od tego samego miejsca.',
    takeOver: 'Graj tutaj',
    lookOn: 'Przyglądaj się',
    lookingOn: 'Przyglądasz się: ta rozgrywka toczy się w innej karcie przeglądarki.',
  },
  setUp: {
    seats: 'Kto gdzie siedzi',
    edition: 'Edycja',
    ownEditions: 'Edycje, które otworzysz z pliku, też są tu przechowywane.',
    forget: 'Usuń „{name}” z tego urządzenia',
    switches: 'Tam, gdzie instrukcje zostawiają wybór',
    refillWithGold: 'Złotem można zapłacić za napełnienie Skrzyni',
    finalCompensation: 'Także w Punktacji Końcowej kości traci się z rekompensatą',
    masteryRight: 'Który ruch daje premię na prawo od torów Rzemiosła',
    anyLowest: 'Ruch każdego znacznika, który jest najniższy lub jednym z najniższych',
    minRises: 'Tylko ruch, po którym najniższy znacznik stoi wyżej',
    ruling: 'Rozstrzygnięcie {ruling}',
  },
  breakdown: {
    before: 'Przed Punktowaniem {number, number}',
    scoring: 'Punktowanie {number, number}: {district}',
    later: 'Po ostatnim Punktowaniu',
    final: 'Punktacja Końcowa: {source}',
  },
  link: {
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
  },
  settings: {
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
  },
};
