import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const frame = {
  title: 'Tabannusi',
  subtitle: 'Budowniczowie Ur',
  unofficial: 'Nieoficjalna wersja cyfrowa, z własnymi rysunkami.',
  home: 'Strona główna',
  online: 'Gra online',
  gallery: 'Galeria',
  language: 'Język',
  theme: 'Motyw',
  noon: 'Jasny',
  torchlight: 'Ciemny',
  system: 'System',
  speed: 'Tempo animacji',
  unhurried: 'Wolne',
  steady: 'Normalne',
  brisk: 'Szybkie',
  atOnce: 'Natychmiastowe',
  rules: 'Zasady',
  load: 'Otwórz plik',
  origins: 'O danych kart',
  settings: 'Ustawienia',
} as const satisfies Translated<typeof en.frame>;

export const home = {
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
  botRandom: 'Losowe ruchy (bot)',
  king: 'Król: {king}',
  nobody: 'Puste',
  sitsThere: 'Gracz na miejscu {seat, number}',
  name: 'Imię na miejscu {seat, number}',
  firstGame: 'Pierwsza rozgrywka: standardowy układ Barek',
  seed: 'Ziarno (opcjonalne)',
  seedForm: 'To samo ziarno daje te same kości, kafle i karty.',
  begin: 'Rozpocznij grę',
  tooFew: 'Co najmniej dwa miejsca muszą być zajęte.',
  badName: 'Każde miejsce potrzebuje własnego imienia, które ma od 1 do 12 liter.',
  badSeed: 'Ziarno ma od 1 do 40 liter, cyfr, kropek, łączników lub podkreśleń.',
  savedGames: 'Rozgrywki na tym urządzeniu',
  noSavedGames: 'Nie ma jeszcze żadnej. Każda rozgrywka zapisuje się tutaj po każdym ruchu.',
  underWay: 'W toku',
  finished: 'Zakończone',
  game: '{players}: {turn, plural, =0 {przygotowanie} other {tura #}}',
  savedAt: 'Ostatnio: {when}',
  resume: 'Graj dalej',
  toTable: 'Zobacz',
  result: 'Wynik',
  remove: 'Usuń',
  notKept: 'Ta przeglądarka nie może zapisywać rozgrywek: przepadną po zamknięciu strony.',
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
  alone: 'Solo przeciwko królowi',
  more: 'Opcje',
  edition: 'Edycja: {name}',
} as const satisfies Translated<typeof en.form>;

export const offline = {
  kept: 'Gra jest na tym urządzeniu i działa offline.',
  newer: 'Nowa wersja jest gotowa. Twoje rozgrywki się nie zmienią.',
  load: 'Wczytaj ją',
} as const satisfies Translated<typeof en.offline>;

export const broken = {
  says: 'Coś poszło nie tak: nie można pokazać tej strony. Rozgrywki są zachowane.',
  notFetched: 'Nie udało się wczytać części tej strony. Sprawdź połączenie z siecią i spróbuj ponownie. Rozgrywki są zachowane.',
  again: 'Spróbuj ponownie',
} as const satisfies Translated<typeof en.broken>;
