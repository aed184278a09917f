/** What the browser keeps, in Polish. */
import type { KeepMessages } from './values.ts';

export const keep: KeepMessages = {
  keep: {
    lastLost: 'Zapis ostatniej decyzji jest uszkodzony: może jej brakować. Wszystko przed nią zostało zachowane.',
    noRoom:
      'W przeglądarce nie ma miejsca na kolejną rozgrywkę. Usuń rozgrywki, których już nie potrzebujesz, albo zwolnij miejsce na urządzeniu i spróbuj ponownie.',
    deleted: 'Usunięto: {game}',
    restore: 'Cofnij',
    restoreGame: 'Cofnij usunięcie: {game}',
  },
  choices: {
    marks: 'Znaki obok kolorów',
    standing: 'Pokazuj ocenę „gdyby gra skończyła się teraz” w miejscu dziennika',
    estimate: 'Przy stole wolno oglądać ocenę „gdyby gra skończyła się teraz”',
    version: '{name}, wersja {version, number}',
  },
};
