/** The page as a program, in Polish. */
import type { AppMessages } from './values.ts';

export const pl: AppMessages = {
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
};
