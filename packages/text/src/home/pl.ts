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
  theme: 'Światło',
  noon: 'Południe',
  torchlight: 'Pochodnie',
  system: 'System',
  speed: 'Tempo botów i elementów',
  unhurried: 'Spokojne',
  steady: 'Miarowe',
  brisk: 'Żwawe',
  atOnce: 'Natychmiast',
  rules: 'Zasady',
  load: 'Otwórz plik',
  origins: 'Skąd pochodzą wartości',
  settings: 'Ustawienia',
} as const satisfies Translated<typeof en.frame>;

export const home = {
  newGame: 'Nowa gra',
  seat: 'Miejsce {seat, number}',
  person: 'Osoba',
  botArchitect: 'Architekt (bot)',
  botBuilder: 'Budowniczy (bot)',
  botApprentice: 'Uczeń (bot)',
  botRandom: 'Losowy (bot)',
  king: 'Król: {king}',
  nobody: 'Wolne',
  sitsThere: 'Kto zajmuje miejsce {seat, number}',
  name: 'Imię na miejscu {seat, number}',
  firstGame: 'Pierwsza rozgrywka: Barki leżą zgodnie z nadrukiem',
  seed: 'Ziarno (opcjonalne)',
  seedForm: 'To samo ziarno daje te same kości, kafle i karty.',
  begin: 'Rozpocznij',
  tooFew: 'Co najmniej dwa miejsca muszą być zajęte.',
  badName: 'Każde miejsce potrzebuje własnego imienia, które ma od 1 do 12 liter.',
  badSeed: 'Ziarno ma od 1 do 40 liter, cyfr, kropek, łączników lub podkreśleń.',
  savedGames: 'Rozgrywki na tym urządzeniu',
  noSavedGames: 'Nie ma jeszcze żadnej. Każda rozgrywka zapisuje się tu sama, po każdej decyzji.',
  underWay: 'W toku',
  finished: 'Zakończone',
  game: '{players}: {turn, plural, =0 {przygotowanie} other {tura #}}',
  savedAt: 'Ostatnio: {when}',
  resume: 'Graj dalej',
  toTable: 'Do stołu',
  result: 'Wynik',
  remove: 'Usuń',
  notKept: 'Ta przeglądarka niczego nie przechowuje: po zamknięciu strony rozgrywki przepadają.',
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
  more: 'Więcej możliwości',
  edition: 'Edycja: {name}',
} as const satisfies Translated<typeof en.form>;

export const offline = {
  kept: 'Stół jest na tym urządzeniu i działa bez sieci.',
  newer: 'Nowsza wersja stołu jest gotowa. Twoje rozgrywki się nie zmienią.',
  load: 'Wczytaj ją',
} as const satisfies Translated<typeof en.offline>;

export const broken = {
  says: 'Coś poszło nie tak: nie można pokazać tej strony. Rozgrywki są zachowane.',
  notFetched: 'Nie udało się wczytać części tej strony. Sprawdź połączenie z siecią i spróbuj ponownie. Rozgrywki są zachowane.',
  again: 'Spróbuj ponownie',
} as const satisfies Translated<typeof en.broken>;
