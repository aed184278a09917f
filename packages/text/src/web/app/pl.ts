/** The page as a program, in Polish. */
import { commands } from '../commands/pl.ts';
import { keep } from '../keep/pl.ts';
import type { AppMessages } from './values.ts';

export const pl: AppMessages = {
  ...keep,
  ...commands,
  offline: {
    kept: 'Stół jest na tym urządzeniu i działa bez sieci.',
    newer: 'Nowsza wersja stołu jest gotowa. Twoje gry pozostaną takie, jakie są.',
    load: 'Wczytaj ją',
  },
  tabs: {
    elsewhere: 'Ta gra jest otwarta w innej karcie przeglądarki.',
    elsewhereMeans: 'Można w nią grać tylko w jednej karcie naraz, aby żadna decyzja nie przepadła.',
    taken: 'Tę grę przejęła inna karta przeglądarki.',
    takenMeans: 'Nic nie przepadło: gra toczy się tam dalej od miejsca, w którym była tutaj.',
    takeOver: 'Graj tutaj',
    lookOn: 'Przyglądaj się',
    lookingOn: 'Przyglądasz się: ta gra toczy się w innej karcie przeglądarki.',
  },
  setUp: {
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
  link: {
    make: 'Link do tej chwili',
    link: 'Link',
    copied: 'Link jest skopiowany:',
    copy: 'Skopiuj link:',
    holds: 'Kto go otworzy, zobaczy grę do tej chwili tak, jak widz. Zawiera rozdane karty Miasta: nie wysyłaj go nikomu, kto gra.',
    tooLong:
      'Link miałby {characters, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}, a bezpiecznie można wysłać {limit, number}. Plik zawiera to samo.',
    file: 'Pobierz plik',
    title: 'Chwila gry',
    broken: 'Ten link jest uszkodzony lub ucięty: nic nie da się z niego odczytać. Poproś o niego jeszcze raz albo o plik.',
    looking: 'Chwila z linku: {turn, plural, =0 {przygotowanie} other {tura #}}. Przyglądasz się.',
    playOn: 'Graj dalej od tej chwili',
  },
  settings: {
    look: 'Język, światło i tempo',
    table: 'Przy stole',
    confirm: 'Koniec tury czeka na potwierdzenie',
    warnings: 'Ostrzegaj przed tym, co kosztowne i może być pomyłką',
    actionsLeft: 'Tura kończy się, choć akcja jest możliwa',
    wastedStep: 'Ruch na torze Rzemiosła nic nie daje',
    helpsOpponent: 'Punktowanie daje więcej przeciwnikowi',
    keys: 'Klawisze',
    keysMean: 'Po jednej literze; puste pole wyłącza klawisz.',
    numbers: '1 do 9 wybierają dziewięć pierwszych możliwości',
    key: 'Klawisz dla: {deed}',
    sameKey: 'Każdy klawisz może robić tylko jedno.',
    reset: 'Wszystko jak na początku',
    saved: 'Ustawienia są przechowywane na tym urządzeniu i działają od razu, także w trwających grach.',
  },
};
