/** The Actions of all Districts. */
import type { RuleSentences } from '../sentences.ts';

export const actions = {
  'ACT-PROJ-01': 'Umieść kafel Projektu w zwykłej Dzielnicy swojego Pomocnika.',
  'ACT-PROJ-02': 'Wybierz dowolny kolor, którego kafle są jeszcze w stosie i który można tam umieścić.',
  'ACT-PROJ-03': 'Koloru, którego trzy Projekty leżą w tej Dzielnicy, nie możesz wybrać.',
  'ACT-PROJ-04': 'Jeśli w Dzielnicy są Projekty tego koloru, nowy musi sąsiadować z jednym z nich.',
  'ACT-PROJ-05': 'Projekt nie może sąsiadować z Budowlą w swoim kolorze.',
  'ACT-PROJ-06':
    'Połóż na Projekcie jeden ze swoich znaczników Kontroli. Bez znacznika Kontroli w obszarze Gracza nie możesz umieścić Projektu.',
  'ACT-PROJ-07': 'Możesz otrzymać premię pola, które zakrywa Projekt.',
  'ACT-PROJ-08': 'Pola oznaczone dla czterech graczy nie istnieją w rozgrywce trzyosobowej.',
  'ACT-PROJ-09': 'Numery pól na stronie planszy dla 1 lub 2 graczy służą tylko Trybowi Solo.',

  'ACT-BLD-01': 'Zbuduj Budowlę w zwykłej Dzielnicy swojego Pomocnika.',
  'ACT-BLD-02': 'Wybierz jeden kolor: Budowla powstaje ze wszystkich Projektów tego koloru w Dzielnicy.',
  'ACT-BLD-03': 'W Dzielnicy bez Projektów nie możesz zbudować Budowli.',
  'ACT-BLD-04': 'Zbudowanie Budowli kosztuje 2 lokalne Surowce.',
  'ACT-BLD-05': 'Kosztuje też 1 Surowiec w kolorze Projektów za każdy twój znacznik Kontroli na nich.',
  'ACT-BLD-06': 'Lokalny znaczy: w kolorze Barki i kafla Kosztu Własności Dzielnicy.',
  'ACT-BLD-07':
    'Odłóż znaczniki Kontroli na bok i zastąp kafle Projektów figurkami Budowli tego samego koloru na tych samych polach. Kafle wracają do swojego stosu.',
  'ACT-BLD-08':
    'Postaw na Budowli jeden Dom z rzędu w jej kolorze na swojej planszy Gracza albo, jeśli ten rząd jest pusty, z dolnego rzędu.',
  'ACT-BLD-09': 'Premie z planszy Gracza, które odsłania Dom tej Budowli, otrzymujesz od razu.',
  'ACT-BLD-10': 'Twoje własne odłożone znaczniki Kontroli trafiają do Wspólnych Zasobów.',
  'ACT-BLD-11': 'Odłożone znaczniki Kontroli przeciwników wracają do obszarów Gracza swoich właścicieli.',
  'ACT-BLD-12': 'Za każdy tak zwrócony znacznik Kontroli jego właściciel przesuwa się o 1 pole na torze w kolorze Budowli.',
  'ACT-BLD-13': 'Każdy inny gracz może przesunąć się o 1 pole na wybranym torze za każdy własny Ogród sąsiadujący z nową Budowlą.',
  'ACT-BLD-14': 'Zaraz potem możesz zapłacić 1 żeton Złota, aby umieścić znacznik Kontroli na Statku.',
  'ACT-BLD-15': 'Statek, na którym umieszczasz znacznik Kontroli po zbudowaniu Budowli, musi mieć dokładnie wielkość tej Budowli.',

  'ACT-GARD-01':
    'W Akcji „Stwórz Ogród” kupujesz kafle Wody i Ogrodów oraz umieszczasz Wodę i Ogrody w Dzielnicy swojego Pomocnika: wszystko to lub tylko część, w dowolnej kolejności.',
  'ACT-GARD-02': 'Kup dowolną liczbę kafli Ogrodów, każdy za 1 zielony Surowiec.',
  'ACT-GARD-03': 'Kup dowolną liczbę zwykłych kafli Wody, każdy za 1 niebieski Surowiec.',
  'ACT-GARD-04':
    'Umieść dowolną liczbę swoich kafli Wody, każdy tak, by sąsiadował z Wodą lub Ogrodem. Mogą one być nadrukowane albo umieszczone, nawet w tej samej turze.',
  'ACT-GARD-05': 'Woda musi leżeć na polu Dzielnicy twojego Pomocnika.',
  'ACT-GARD-06': 'Gdy umieszczasz Wodę, nie otrzymujesz premii, która jest pod nią.',
  'ACT-GARD-07':
    'W jednej Akcji „Stwórz Ogród” umieść do trzech Ogrodów na Wodzie w Dzielnicy swojego Pomocnika. Graniczna Woda też do niej należy.',
  'ACT-GARD-08': 'Na każdym Ogrodzie, który umieszczasz, połóż jeden ze swoich znaczników Kontroli. Bez znacznika nie możesz go umieścić.',
  'ACT-GARD-09': 'Gdy umieszczasz Ogród, otrzymujesz premię Wody, którą on zakrywa.',
  'ACT-GARD-10': 'Bez znaczników Kontroli wciąż możesz kupować kafle i umieszczać Wodę.',

  'ACT-PORT-01': 'Jako Akcję możesz umieścić Dom w Porcie tylko wtedy, gdy jest tam twój Pomocnik.',
  'ACT-PORT-02': 'Dom w Porcie kosztuje 2 lokalne Surowce.',
  'ACT-PORT-03': 'Dom do Portu pochodzi z dolnego rzędu twojej planszy Gracza.',
  'ACT-PORT-04':
    'Wybierz wolne pole Domu. Pola tworzą pary, po jednej przy każdym rzędzie i każdej kolumnie Statków: niebieskie po lewej i czerwone, czyli pole Skrzyni, po prawej.',
  'ACT-PORT-05': 'Niebieskie pole daje to, co przedstawia: znaczniki Kontroli, ruch na wybranym torze lub kość ze Wspólnych Zasobów.',
  'ACT-PORT-06': 'Czerwone pole daje ci leżącą na nim Skrzynię.',
  'ACT-PORT-07': 'Nie możesz wybrać czerwonego pola, gdy masz cztery Skrzynie.',
  'ACT-PORT-08': 'Nie możesz mieć Domów na obu polach pary przy jednym rzędzie lub jednej kolumnie.',

  'ACT-SHIP-01': 'Gdy twój Pomocnik jest w Porcie, zapłać 2 żetony Złota i umieść jeden ze swoich znaczników Kontroli na dowolnym Statku.',
  'ACT-SHIP-02': 'Znaczniki Kontroli przeciwników na Statku nie przeszkadzają ci umieścić tam swojego.',
  'ACT-SHIP-03': 'Na tym samym Statku umieszczasz znacznik Kontroli tylko raz.',
  'ACT-SHIP-04':
    'Gdy kontrolujesz wszystkie trzy Statki rzędu lub kolumny, od razu bierzesz kafel Przystani tego rzędu lub tej kolumny, jeśli wciąż tam jest.',
  'ACT-SHIP-05': 'Jeśli jeden znacznik Kontroli dopełnia zarówno rząd, jak i kolumnę, bierzesz oba kafle Przystani.',
  'ACT-SHIP-06': 'Zdolność Statku masz od swojej następnej tury.',
  'ACT-SHIP-07': 'Znacznik Kontroli umieszczony na Statku po zbudowaniu Budowli tak samo liczy się do kafli Przystani.',
  'HM-01': 'Kafla Przystani możesz użyć w każdej chwili swojej tury. Potem opuszcza on grę.',
  'HM-02': 'Każdy twój nieużyty kafel Przystani jest w Punktacji Końcowej wart 3 PZ.',

  'ACT-ZIG-01': 'Gdy twój Pomocnik jest w Dzielnicy Zigguratu, umieść Dom na wolnym polu jej brązowej, białej lub żółtej sekcji.',
  'ACT-ZIG-02': 'Dom w Dzielnicy Zigguratu kosztuje 2 lokalne Surowce.',
  'ACT-ZIG-03': 'Użyj pierwszego od lewej Domu z rzędu w kolorze sekcji albo, jeśli ten rząd jest pusty, z dolnego rzędu.',
  'ACT-ZIG-04': 'Każda sekcja Zigguratu ma sześć pól Domów.',
  'ACT-ZIG-05': 'Otrzymujesz premię pola w sekcji Zigguratu, które zakrywa Dom.',
  'ACT-ZIG-06':
    'Potem umieść jeden ze swoich znaczników Kontroli na kaflu tej sekcji, na pierwszym od lewej polu Kontroli bez twojego znacznika.',
  'ACT-ZIG-07': 'Na tym samym polu Kontroli mogą leżeć znaczniki Kontroli kilku graczy.',
  'ACT-ZIG-08': 'Dom w Dzielnicy Zigguratu możesz umieścić tylko wtedy, gdy możesz wykonać każdy krok tej Akcji.',

  'ACT-TILE-1': 'Kafel Akcji T1: otrzymujesz 2 PZ i 2 znaczniki Kontroli.',
  'ACT-TILE-2': 'Kafel Akcji T2: otrzymujesz 1 znacznik Kontroli i 1 żeton Złota.',
  'ACT-TILE-3':
    'Kafel Akcji T3: bierzesz jeden z odkrytych specjalnych kafli Wody (w jego miejsce odkrywany jest następny), kafel Ogrodu i 1 znacznik Kontroli. Gdy nie ma już specjalnych kafli Wody, bierzesz zwykły.',
  'ACT-TILE-4': 'Kafel Akcji T4: możesz przemieścić Architekta do dowolnej Dzielnicy, a ze Wspólnych Zasobów bierzesz wybraną kość.',
  'ACT-TILE-5': 'Kafel Akcji T5: napełniasz do 2 Skrzyń i otrzymujesz 1 znacznik Kontroli.',
  'ACT-TILE-6': 'Kafel Akcji T6: tracisz 2 PZ, ale nie spadasz poniżej 0, i przesuwasz się o 1 pole na wybranym torze.',
} satisfies Partial<RuleSentences>;
