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

  'END-01': 'Kto bierze ostatni żeton Złota z toru Czasu, wywołuje Zakończenie Gry.',
  'END-02':
    'Potem gracie dalej, aż wszyscy gracze będą mieli za sobą tyle samo tur, a następnie rozgrywacie jeszcze dokładnie jedną rundę.',
  'END-03':
    'Po wywołaniu Zakończenia Gry pusta Barka powoduje tylko kroki 2 i 4 Punktowania Dzielnicy: kości się traci, otrzymuje się rekompensatę i rzuca się kośćmi od nowa, ale nikt nie bierze Złota i niczego się nie punktuje.',
  'END-04': 'Po finałowej rundzie Dzielnice od 1 do 5 są punktowane po raz ostatni, w tej kolejności.',
  'END-05': 'Po Dzielnicach ujawnia się i punktuje wszystkie karty Miasta.',
  'END-06': 'Po kartach Miasta każdy twój nieużyty kafel Przystani dodaje 3 PZ.',
  'END-07':
    'Wygrywa gracz, który ma najwięcej PZ. Przy remisie wygrywa ten, który ma więcej Złota; jeśli i Złota jest tyle samo, wygrana jest wspólna.',
} satisfies Partial<RuleSentences>;
