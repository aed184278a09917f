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
};
