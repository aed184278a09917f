import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const frame = {
  learn: 'Naucz się grać',
  title: 'Tabannusi',
  subtitle: 'Budowniczowie Ur',
  unofficial: 'Nieoficjalna wersja cyfrowa z własnymi ilustracjami.',
  home: 'Strona główna',
  online: 'Graj online',
  gallery: 'Znaki i komponenty',
  statistics: 'Statystyki',
  language: 'Język',
  theme: 'Motyw',
  noon: 'Jasny',
  torchlight: 'Ciemny',
  system: 'Systemowy',
  speed: 'Szybkość animacji',
  unhurried: 'Wolna',
  steady: 'Normalna',
  brisk: 'Szybka',
  atOnce: 'Natychmiast',
  rules: 'Zasady',
  load: 'Otwórz plik',
  origins: 'Skąd pochodzą dane kart',
  settings: 'Ustawienia',
} as const satisfies Translated<typeof en.frame>;

export const home = {
  pitch:
    'W każdej turze bierzesz kość, przemieszczasz Architekta do Dzielnicy o numerze równym liczbie jej oczek i wykonujesz do dwóch Akcji tam, gdzie stoi twój Pomocnik. Dzielnica jest punktowana, gdy jej Barka jest pusta. Wygrywa ten, kto ma na końcu najwięcej Punktów Zwycięstwa (PZ).',
  newGame: 'Nowa gra',
  seat: 'Miejsce {seat, number}',
  person: 'Człowiek',
  botApprentice: 'Uczeń (bot)',
  botBrickmaker: 'Strycharz (bot)',
  botMason: 'Murarz (bot)',
  botBuilder: 'Budowniczy (bot)',
  botArchitect: 'Architekt (bot)',
  botVizier: 'Wezyr (bot)',
  botSage: 'Mędrzec (bot)',
  botRandom: 'Losowe posunięcia (bot)',
  king: 'Król: {king}',
  nobody: 'Puste',
  sitsThere: 'Gracz na miejscu {seat, number}',
  name: 'Imię na miejscu {seat, number}',
  firstGame: 'Pierwsza rozgrywka: standardowy układ Barek',
  seed: 'Ziarno (opcjonalne)',
  seedForm: 'To samo ziarno daje te same kości, kafle i karty.',
  begin: 'Rozpocznij grę',
  tooFew: 'Potrzeba co najmniej dwóch graczy.',
  badName: 'Nadaj każdemu graczowi inne imię, od 1 do 12 znaków.',
  badSeed: 'Ziarno ma od 1 do 40 liter, cyfr, kropek, łączników lub podkreśleń.',
  savedGames: 'Rozgrywki na tym urządzeniu',
  noSavedGames: 'Jeszcze żadnej. Rozgrywki są tu zapisywane po każdym posunięciu.',
  underWay: 'W toku',
  finished: 'Zakończone',
  game: '{players}: {turn, plural, =0 {Przygotowanie do gry} other {tura #}}',
  savedAt: 'Ostatnie posunięcie: {when}',
  resume: 'Kontynuuj',
  toTable: 'Zobacz',
  result: 'Wynik',
  remove: 'Usuń',
  notKept: 'Ta przeglądarka nie może zapisywać rozgrywek: stracisz je po zamknięciu strony.',
  damaged: 'Tej rozgrywki nie można otworzyć. {fault}',
  noSuchGame: 'Tej rozgrywki nie ma na tym urządzeniu.',
} as const satisfies Translated<typeof en.home>;

export const form = {
  colour: 'Kolor na miejscu {seat, number}',
  purple: 'Fioletowy',
  orange: 'Pomarańczowy',
  red: 'Czerwony',
  black: 'Czarny',
  together: 'Od dwóch do czterech graczy',
  alone: 'Solo przeciwko Królowi',
  more: 'Opcje',
  edition: 'Edycja: {name}',
} as const satisfies Translated<typeof en.form>;

export const offline = {
  kept: 'Można już grać offline.',
  newer: 'Nowa wersja jest gotowa. Nie zmieni twoich rozgrywek.',
  load: 'Odśwież',
} as const satisfies Translated<typeof en.offline>;

export const broken = {
  says: 'Coś poszło nie tak i nie można wyświetlić tej strony. Twoje rozgrywki są bezpieczne.',
  notFetched: 'Nie udało się wczytać części tej strony. Sprawdź połączenie z siecią i spróbuj ponownie. Twoje rozgrywki są bezpieczne.',
  again: 'Spróbuj ponownie',
} as const satisfies Translated<typeof en.broken>;
