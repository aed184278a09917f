/** Rulings on scoring and the end of the game. */
import type { RuleSentences } from '../sentences.ts';

export const rulingsOnScoring = {
  'C-44': 'Rekompensata jest jedna na każde Punktowanie, w którym tracisz kości, a nie jedna na każdą kość.',
  'C-45': 'Skrócone Punktowanie pomija kroki 1 i 3, a wykonuje kroki 2 i 4.',
  'C-46': 'Pusty tor Czasu nie kończy gry od razu: dokańcza się rundę, rozgrywa jeszcze jedną, a potem następuje Punktacja Końcowa.',
  'C-47':
    'Żaden kafel Zigguratu nie liczy wszystkich twoich Domów: Z01 liczy te w Dzielnicach od 1 do 3, Z02 te w Dzielnicy Zigguratu, Z07 te w Porcie.',
  'C-48': 'Karta Miasta wymaga co najmniej wskazanych liczb; więcej Domów nie szkodzi.',
  'C-49': 'Punktacja Końcowa ma po Dzielnicach i kartach Miasta trzeci krok: 3 PZ za każdy nieużyty kafel Przystani.',
  'C-50': 'Remis w PZ rozstrzyga Złoto, a potem wygrana jest wspólna. W Trybie Solo przy remisie wygrywa Bot, bez względu na Złoto.',

  'A-110':
    'W kroku 2 Punktowania najpierw wszyscy zwracają wszystkie kości; potem otrzymuje się rekompensaty, zgodnie z ruchem wskazówek zegara od aktywnego gracza, w Punktacji Końcowej od gracza rozpoczynającego, a w Trybie Solo najpierw Bot. Krok 3 jest dla wszystkich naraz. Kość otrzymaną ze Wspólnych Zasobów w Punktacji Końcowej traci się z rekompensatą, jeśli Dzielnica w jej kolorze jest punktowana później.',
  'A-111': 'Ruch otrzymany jako rekompensata liczy się w kroku 3 tego samego Punktowania.',
  'A-112': 'W Punktowaniach tracisz tylko kości; Skrzynie zostają.',
  'A-113':
    'Jeśli puste są dwie Barki, a na torze Czasu został jeden żeton Złota, pierwsza Dzielnica ma pełne Punktowanie, a druga tylko skrócone, więc wybierz kolejność z rozwagą.',
  'A-114': 'Punktowanie, w którym bierze się ostatni żeton Złota, jest pełne.',
  'A-115': 'Za Dzielnice w Punktacji Końcowej nikt nie bierze Złota.',
  'A-116': 'Także wtedy, gdy Zakończenie Gry wywołuje ostatni gracz rundy, rozgrywa się dokładnie jedną rundę więcej.',
  'A-117':
    'W Punktacji Końcowej wykonuje się kroki 2 i 3: kości traci się z rekompensatą, a potem Dzielnica jest punktowana. Opcja gry ogranicza to do kroku 3.',
  'A-118': 'W Punktacji Końcowej każda Dzielnica przechodzi przez swoje kroki, zanim zacznie się następna.',
  'A-119':
    'Dzielnice są punktowane przed kartami Miasta, ale w Punktacji Końcowej Z09 liczy już karty Miasta, których wymagania spełniasz.',
  'A-120': 'Do rozstrzygania remisu liczy się Złoto po Punktacji Końcowej.',
  'A-121': 'W Punktacji Końcowej nie możesz ani używać kafli Przystani, ani punktować Dekretów.',
  'A-122': 'W Porcie każdy kontrolowany Statek daje 0, 1 lub 2 PZ, nigdy więcej, bo przy rzędzie lub kolumnie masz najwyżej jeden Dom.',
  'A-123': 'Cokolwiek odbiera ci PZ, nigdy nie masz ich mniej niż 0.',
} satisfies Partial<RuleSentences>;
