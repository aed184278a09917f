/** Files: records, saved games, positions and editions, in Polish. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const load = {
  what: 'Zapis rozgrywki, zapisana rozgrywka, pozycja, edycja albo dowód losowania tej gry. Nic nie opuszcza tego urządzenia.',
  file: 'Wybierz plik',
  paste: 'Albo wklej tu jego tekst',
  drop: 'Albo upuść plik gdziekolwiek na tej stronie.',
  read: 'Odczytaj',
  notJson: 'To nie jest JSON, więc nie jest to plik tej gry.',
  tooLong: 'Tekst ma więcej niż {limit, number} znaków, więc nie jest to plik tej gry.',
  strange: 'To nie jest ani zapis rozgrywki, ani zapisana rozgrywka, ani pozycja, ani edycja tej gry.',
  record: 'Zapis rozgrywki, gracze: {players}; {turn, plural, =0 {Przygotowanie do gry} other {tura #}}. Jest poprawny.',
  table: 'Zapisana rozgrywka, gracze: {players}; {turn, plural, =0 {Przygotowanie do gry} other {tura #}}. Jest poprawna.',
  withoutSeed: 'Plik nie zawiera ziarna: to, co się wydarzyło, pozostaje bez zmian, a dalsze losowania będą nowe.',
  open: 'Otwórz przy stole',
  position: 'Pozycja. Jest poprawna.',
  positionOnly: 'Od pozycji nie można zacząć rozgrywki, więc ta strona tylko ją pokazuje.',
  edition: 'Edycja „{name}”. Jest poprawna i można z nią rozpocząć rozgrywkę.',
  faults:
    '{count, plural, one {Nie można tego użyć. Jest jeden błąd:} few {Nie można tego użyć. Są # błędy:} many {Nie można tego użyć. Jest # błędów:} other {Nie można tego użyć. Jest # błędu:}}',
  remarks: '{count, plural, one {Jedna uwaga:} few {# uwagi:} many {# uwag:} other {# uwagi:}}',
} as const satisfies Translated<typeof en.load>;

export const origins = {
  about: 'Edycja „{name}” podaje, co nadrukowano na planszy, kaflach i kartach. Jej wartości znamy na trzy sposoby.',
  stated: 'Instrukcja podaje je słowami albo można je policzyć na jej liście komponentów.',
  derived: 'Żadna instrukcja ich nie podaje, ale zasady i przykłady zostawiają tylko jedną możliwość.',
  reconstructed:
    'Są nadrukowane na komponentach, których nie mogliśmy odczytać. Wybraliśmy wartości zgodne z każdą zasadą i każdym przykładem; twój egzemplarz może się różnić.',
  ownEdition: 'Jeśli masz pudełko, możesz wpisać wartości swojego egzemplarza do własnej edycji i otworzyć ją tutaj.',
} as const satisfies Translated<typeof en.origins>;

export const origin: Translated<typeof en.origin> = {
  stated: 'Podane słowami',
  derived: 'Wyprowadzone z zasad',
  reconstructed: 'Odtworzone przez nas',
};

export const editionGroup: Translated<typeof en.editionGroup> = {
  districts: 'Dzielnice i ich Akcje',
  dice: 'kości',
  timeTrack: 'tor Czasu',
  duo: 'siatki pól Budowli dla 1–2 graczy',
  full: 'siatki pól Budowli dla 3–4 graczy',
  playerBoard: 'plansze Graczy',
  mastery: 'tory Rzemiosła',
  port: 'Port',
  ships: 'kafle Statków',
  ziggurat: 'Ziggurat',
  stocks: 'liczby kafli oraz figurek',
  specialWater: 'specjalne kafle Wody',
  urbanCards: 'karty Miasta',
  decrees: 'karty Dekretów',
  solo: 'karty Trybu Solo',
};
