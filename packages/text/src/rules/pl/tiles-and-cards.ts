/** Ziggurat tiles, Ships, Urban cards, Decrees and Harbormasters, one by one. */
import type { RuleSentences } from '../sentences.ts';

export const tilesAndCards = {
  'ZIG-Z01': 'Z01 daje 2, 3 lub 4 PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdy twój Dom w Dzielnicach od 1 do 3.',
  'ZIG-Z02': 'Z02 daje 0, 1 lub 2 PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdy twój Dom w Dzielnicy Zigguratu.',
  'ZIG-Z03':
    'Z03 daje 0, 1 lub 2 PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdą niebieską linię, którą przekroczyły twoje znaczniki Rzemiosła, łącznie na trzech torach.',
  'ZIG-Z04': 'Z04 daje 1, 2 lub 3 PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdy Statek, który kontrolujesz.',
  'ZIG-Z05':
    'Z05 daje 1, 2 lub 3 PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdą twoją Budowlę w Dzielnicach od 1 do 3, która sąsiaduje z co najmniej jednym Ogrodem.',
  'ZIG-Z06': 'Z06 daje 1, 1 lub 2 PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdy twój Ogród na planszy.',
  'ZIG-Z07': 'Z07 daje 2, 3 lub 4 PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdy twój Dom w Porcie.',
  'ZIG-Z08': 'Z08 daje 0, 5 lub 10 PZ (pierwsze, drugie lub trzecie pole Kontroli) i niczego nie liczy.',
  'ZIG-Z09':
    'Z09 daje 3, 5 lub 7 PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdą zrealizowaną przez ciebie kartę Miasta lub Dekretu.',
  'ZIG-Z10':
    'Z10 daje 3, 5 lub 7 PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdy zestaw trzech twoich Budowli w różnych kolorach i za każdy zestaw trzech kontrolowanych przez ciebie Statków w różnych kolorach.',

  'TILE-S01': 'S01 (wielkość 1): każde umieszczenie znacznika Kontroli na Statku daje ci 2 PZ.',
  'TILE-S02': 'S02 (wielkość 1): każde umieszczenie Domu daje ci 2 PZ.',
  'TILE-S03': 'S03 (wielkość 1): jeden Surowiec, który płacisz za napełnienie, napełnia do dwóch Skrzyń.',
  'TILE-S04': 'S04 (wielkość 1): każde umieszczenie Projektu daje ci zwykły kafel Wody.',
  'TILE-S05': 'S05 (wielkość 1): każde umieszczenie Domu w Dzielnicy Zigguratu daje ci kafel Ogrodu lub znacznik Kontroli, do wyboru.',
  'TILE-S06': 'S06 (wielkość 1): gdy budujesz Budowlę, każdy znacznik Kontroli przeciwników na Projektach daje ci 2 PZ.',
  'TILE-S07': 'S07 (wielkość 2): każde umieszczenie Ogrodu daje ci 2 PZ.',
  'TILE-S08': 'S08 (wielkość 2): po każdym umieszczeniu Domu możesz, oprócz swoich Akcji, wykonać Akcję „Stwórz Ogród”.',
  'TILE-S09': 'S09 (wielkość 2): dopłacając 1 niebieski Surowiec, możesz wziąć Dom do Portu z kolorowego rzędu.',
  'TILE-S10': 'S10 (wielkość 2): za każdym razem, gdy jeden z twoich znaczników Rzemiosła przekracza niebieską linię, otrzymujesz 3 PZ.',
  'TILE-S11':
    'S11 (wielkość 2): gdy płacisz za znacznik Kontroli na Statku, jeden niebieski Surowiec może zastąpić 1 żeton Złota, raz na każdy znacznik.',
  'TILE-S12': 'S12 (wielkość 2): znacznik Kontroli na Ogród możesz brać ze Wspólnych Zasobów, a nie z obszaru Gracza.',
  'TILE-S13':
    'S13 (wielkość 3): po umieszczeniu Projektu możesz zapłacić 1 Surowiec dowolnego koloru za ruch na torze w kolorze tego Projektu.',
  'TILE-S14':
    'S14 (wielkość 3): gdy budujesz Budowlę, za każdy znacznik Kontroli przeciwników na Projektach możesz zapłacić 1 Surowiec dowolnego koloru; każda płatność daje ruch na torze w kolorze Budowli.',
  'TILE-S15': 'S15 (wielkość 3): każde umieszczenie znacznika Kontroli na Statku daje ci ruch na torze w kolorze tego Statku.',
  'TILE-PRINTED': 'Nadrukowane Statki nie mają zdolności. Każdy liczy się jako jeden Statek jednego, dowolnego koloru.',

  'URB-01':
    'Karta Miasta mówi, ile twoich Domów ma stać w każdej z trzech Dzielnic. Jeśli tyle ich tam jest, daje przedstawione na niej PZ.',
  'URB-02':
    'Dla kart Miasta kolor i wielkość twoich Budowli nie mają znaczenia: w Dzielnicach od 1 do 3 każda Budowla to jeden Dom, w Porcie liczą się stojące tam Domy. Dzielnica Zigguratu nigdy nie jest wymagana.',
  'URB-03': 'Jeśli masz kilka kart Miasta, możesz zapunktować niektóre lub wszystkie, ale każdy Dom służy tylko jednej karcie.',
  'URB-04': 'Twoja karta Miasta jest tajna. Możesz na nią spojrzeć w każdej chwili.',

  'DEC-01': 'D01 wymaga 3 białych i 3 brązowych Budowli. Daje Dom w Porcie, umieszczony bez płacenia, ale z premią pola, oraz 8 PZ.',
  'DEC-02': 'D02 wymaga 3 białych i 3 żółtych Budowli. Daje napełnienie do 3 Skrzyń, 1 znacznik Kontroli i 10 PZ.',
  'DEC-03': 'D03 wymaga 3 żółtych i 3 brązowych Budowli. Daje dwa ruchy na jednym wybranym torze i 8 PZ.',
  'DEC-04': 'D04 wymaga 2 Budowli w każdym kolorze. Daje 2 żetony Złota i 10 PZ.',
  'DEC-05':
    'D05 wymaga 5 białych i 1 brązowej Budowli; liczą się też Domy w sekcji Zigguratu danego koloru. Dobierasz 2 karty Miasta, zachowujesz 1, a drugą kładziesz na spód talii dobierania; w Punktacji Końcowej możesz zignorować jeden wymagany Dom na każdej ze swoich kart Miasta. Ponadto daje 8 PZ.',
  'DEC-06':
    'D06 wymaga 5 żółtych i 1 białej Budowli; liczą się też Domy w sekcji Zigguratu danego koloru. Daje 1 znacznik Kontroli, umieszczenie znacznika Kontroli na dowolnym kaflu Zigguratu bez umieszczania Domu i 10 PZ.',
  'DEC-07':
    'D07 wymaga 5 brązowych i 1 żółtej Budowli; liczą się też Domy w sekcji Zigguratu danego koloru. Daje 1 znacznik Kontroli, umieszczenie znacznika Kontroli na dowolnym Statku i 10 PZ.',
  'DEC-08': 'D08 wymaga 1 Budowli w każdym kolorze i twojego znacznika Kontroli na każdym kaflu Zigguratu. Daje 12 PZ.',
  'DEC-09': 'D09 wymaga 3 brązowych Budowli oraz 2 białych i 2 żółtych Statków. Daje 1 żeton Złota, ruch na wybranym torze i 8 PZ.',
  'DEC-10':
    'D10 wymaga 3 białych Budowli oraz 2 żółtych i 2 brązowych Statków. Możesz przenieść do 2 Domów z kolorowych rzędów do dolnego rzędu swojej planszy Gracza i otrzymać odsłonięte przez to premie. Daje 10 PZ.',
  'DEC-11': 'D11 wymaga 3 żółtych Budowli oraz 2 białych i 2 brązowych Statków. Daje 2 specjalne kafle Wody, 1 kafel Ogrodu i 8 PZ.',
  'DEC-12': 'D12 wymaga 1 Budowli w każdym kolorze i 4 Domów w Porcie. Daje 12 PZ.',
  'DEC-13':
    'D13 wymaga 6 Ogrodów sąsiadujących z twoimi Budowlami i 2 Domów w Porcie. Daje po jednym ruchu na dwóch różnych torach i 10 PZ.',
  'DEC-14':
    'D14 wymaga 1 Statku w każdym kolorze i 1 Budowli w każdym kolorze obok Ogrodu. Daje 2 znaczniki Kontroli, 2 kości ze Wspólnych Zasobów i 10 PZ.',
  'DEC-15': 'D15 wymaga 8 twoich Ogrodów. Daje losowy kafel Przystani spośród odłożonych na bok i 10 PZ.',
  'DEC-16': 'D16 wymaga 2 Statków w każdym kolorze i 2 twoich Ogrodów. Daje 12 PZ.',

  'HM-B1': 'B1: wykonujesz dwa ruchy na jednym torze albo po jednym ruchu na dwóch torach.',
  'HM-B2': 'B2: otrzymujesz specjalny kafel Wody, kafel Ogrodu i 2 znaczniki Kontroli.',
  'HM-B3': 'B3: napełniasz do 3 Skrzyń i otrzymujesz 1 znacznik Kontroli.',
  'HM-B4': 'B4: otrzymujesz 2 żetony Złota.',
  'HM-B5': 'B5: wykonujesz Akcję jednego dowolnego kafla Akcji.',
  'HM-B6': 'B6: umieszczasz jeden ze swoich znaczników Kontroli na dowolnym Statku.',
  'HM-B7': 'B7: za Dom w zwykłej Dzielnicy płacisz o 1 Surowiec mniej.',
  'HM-B8':
    'B8: umieszczasz jeden ze swoich znaczników Kontroli na kaflu Zigguratu, na pierwszym od lewej polu Kontroli bez twojego znacznika, bez umieszczania Domu.',
  'HM-B9':
    'B9: dobierasz 2 karty Miasta, zachowujesz 1, a drugą kładziesz na spód talii dobierania. W Punktacji Końcowej możesz zignorować jeden wymagany Dom na każdej ze swoich kart Miasta.',
} satisfies Partial<RuleSentences>;
