/** District Scoring and the end of the game. */
import type { RuleSentences } from '../sentences.ts';

export const scoring = {
  'SCORE-01': 'Dzielnica jest punktowana na koniec tury, w której jej Barka jest pusta.',
  'SCORE-02': 'Krok 1 Punktowania Dzielnicy: aktywny gracz bierze 1 żeton Złota z toru Czasu.',
  'SCORE-03':
    'Krok 2 Punktowania Dzielnicy: wszyscy gracze zwracają ze swoich obszarów Gracza do Wspólnych Zasobów wszystkie kości w kolorze Barki tej Dzielnicy.',
  'SCORE-04': 'Jeśli tracisz żółte, białe lub brązowe kości, przesuwasz się o 1 pole na torze w tym kolorze.',
  'SCORE-05': 'Jeśli tracisz niebieskie kości, otrzymujesz jeden zwykły kafel Wody.',
  'SCORE-06': 'Jeśli tracisz zielone kości, otrzymujesz jeden kafel Ogrodu.',
  'SCORE-07': 'Rekompensata to jeden ruch lub jeden kafel, bez względu na to, ile kości tracisz.',
  'SCORE-08': 'Krok 3 Punktowania Dzielnicy: wszyscy gracze punktują Dzielnicę.',
  'SCORE-09':
    'W zwykłej Dzielnicy każda twoja Budowla daje tyle PZ, ile wynosi jej wielkość pomnożona przez wartość jej koloru: liczba po lewej stronie poziomu, na którym stoi twój znacznik na tym torze.',
  'SCORE-10': 'W Punktowaniu każdy Ogród sąsiadujący z Budowlą, bez względu na to, do kogo należy, zwiększa jej wielkość o jeden.',
  'SCORE-11':
    'W Porcie każdy Statek, który kontrolujesz, daje 1 PZ, jeśli masz Dom przy jego rzędzie lub przy jego kolumnie, a 2 PZ, jeśli masz Domy przy obu.',
  'SCORE-12':
    'W Dzielnicy Zigguratu punktujesz każdy kafel, na którym masz znacznik Kontroli; o wartości decyduje pole Kontroli, na którym leży pierwszy od prawej z twoich znaczników.',
  'SCORE-13':
    'Krok 4 Punktowania Dzielnicy: aktywny gracz rzuca wszystkimi kośćmi tego koloru ze Wspólnych Zasobów i kładzie je z powrotem na Barce.',
  'SCORE-14': 'Jeśli kilka Barek jest pustych, aktywny gracz wybiera, w jakiej kolejności punktuje się ich Dzielnice.',
  'SCORE-15': 'Możesz stracić PZ, ale nigdy nie masz ich mniej niż 0.',

  'END-01': 'Gracz, który bierze ostatni żeton Złota z toru Czasu, wywołuje Zakończenie Gry.',
  'END-02':
    'Potem gracie dalej, aż wszyscy gracze będą mieli za sobą tyle samo tur, a następnie rozgrywacie jeszcze dokładnie jedną rundę.',
  'END-03':
    'Po wywołaniu Zakończenia Gry pusta Barka powoduje tylko kroki 2 i 4 Punktowania Dzielnicy: kości się traci, otrzymuje się rekompensatę i rzuca się kośćmi od nowa, ale nikt nie bierze Złota i niczego się nie punktuje.',
  'END-04': 'Po finałowej rundzie Dzielnice od 1 do 5 są punktowane po raz ostatni, w tej kolejności.',
  'END-05': 'Po Dzielnicach ujawnia się i punktuje wszystkie karty Miasta.',
  'END-06': 'Po kartach Miasta każdy twój nieużyty kafel Przystani dodaje {unusedVp, number} PZ.',
  'END-07':
    'Wygrywa gracz, który ma najwięcej PZ. Przy remisie wygrywa ten, który ma więcej Złota; jeśli i Złota jest tyle samo, wygrana jest wspólna.',
} satisfies Partial<RuleSentences>;

/** Rulings on scoring and the end of the game. */
export const rulingsOnScoring = {
  'C-44': 'Rekompensata jest jedna na każde Punktowanie, w którym tracisz kości, a nie jedna na każdą kość.',
  'C-45': 'Skrócone Punktowanie pomija kroki 1 i 3, a wykonuje kroki 2 i 4.',
  'C-46': 'Pusty tor Czasu nie kończy gry od razu: dokańcza się rundę, rozgrywa jeszcze jedną, a potem następuje Punktacja Końcowa.',
  'C-47':
    'Żaden kafel Zigguratu nie liczy wszystkich twoich Domów: Z01 liczy te w Dzielnicach od 1 do 3, Z02 te w Dzielnicy Zigguratu, Z07 te w Porcie.',
  'C-48': 'Karta Miasta wymaga co najmniej wskazanych liczb; więcej Domów nie szkodzi.',
  'C-49': 'Punktacja Końcowa ma po Dzielnicach i kartach Miasta trzeci krok: {unusedVp, number} PZ za każdy nieużyty kafel Przystani.',
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
