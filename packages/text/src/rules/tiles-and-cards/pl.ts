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

/** What spaces give, and special Water. */
export const bonuses = {
  'BON-01': 'Otrzymujesz kość o najwyższej wartości we wskazanym kolorze, z jej Barki. Twój Architekt się nie przemieszcza.',
  'BON-02': 'Otrzymujesz kość dowolnego koloru ze Wspólnych Zasobów albo nic, jeśli nie ma tam kości.',
  'BON-03': 'Otrzymujesz 1 żeton Złota.',
  'BON-04': 'Otrzymujesz zwykły kafel Wody.',
  'BON-05': 'Bierzesz wybrany specjalny kafel Wody spośród odkrytych; w jego miejsce od razu odkrywany jest następny.',
  'BON-06': 'Otrzymujesz kafel Ogrodu.',
  'BON-07': 'Twój Architekt może pójść do dowolnej Dzielnicy.',
  'BON-08': 'Możesz napełnić jedną Skrzynię bez płacenia.',
  'BON-09': 'Otrzymujesz wskazaną liczbę znaczników Kontroli, ale nie więcej, niż masz ich we Wspólnych Zasobach.',
  'BON-10': 'Przesuwasz się o 1 pole na wybranym torze.',
  'BON-11': 'Przesuwasz się o 1 pole na torze w kolorze Projektu.',
  'BON-12':
    'Możesz umieścić w Dzielnicy kolejny Projekt tego samego koloru, według wszystkich zasad dla Projektów, i otrzymać premię, którą on zakrywa.',
  'BON-13': 'Otrzymujesz wskazaną liczbę PZ.',
  'BON-14': 'Możesz zapłacić biały, żółty lub brązowy Surowiec i przesunąć się o 1 pole na torze w tym kolorze.',
  'BON-15':
    'Premie pól siatki, nadrukowanej Wody i specjalnych kafli Wody daje umieszczenie Projektu lub Ogrodu (podczas Przygotowania do gry: początkowej Budowli), nigdy umieszczenie Wody.',

  'BONP-01': 'Niebieskie pole w Porcie: otrzymujesz 2 znaczniki Kontroli, ale nie więcej, niż masz ich we Wspólnych Zasobach.',
  'BONP-02': 'Niebieskie pole w Porcie: przesuwasz się o 1 pole na wybranym torze.',
  'BONP-03':
    'Niebieskie pole w Porcie: otrzymujesz kość ze Wspólnych Zasobów w dowolnym kolorze, który tam jest, albo nic, jeśli nie ma tam kości.',
  'BONP-04':
    'Czerwone pole w Porcie: połóż jego Skrzynię odkrytą na miejscu na Skrzynię swojej planszy Gracza. Potrzebujesz wolnego miejsca.',

  'BONZ-01': 'Pole bez premii w sekcji Zigguratu pozwala tylko umieścić znacznik Kontroli na kaflu tej sekcji.',
  'BONZ-02':
    'Pole ze strzałką w sekcji Zigguratu pozwala umieścić znacznik Kontroli na kaflu tej sekcji i daje ruch na torze w kolorze strzałki.',
  'BONZ-03': 'Pole ze Złotem w sekcji Zigguratu pozwala umieścić znacznik Kontroli na kaflu tej sekcji i daje 1 żeton Złota.',
} satisfies Partial<RuleSentences>;

/** Rulings on Ships, Decrees, Harbormasters and Urban cards, and on what is forced or optional. */
export const rulingsOnTilesAndCards = {
  'C-51': 'S10 i Z03 liczą niebieskie linie narysowane w poprzek torów Rzemiosła.',
  'C-52': 'Dla D05, D06 i D07 Dom w Dzielnicy Zigguratu liczy się w kolorze swojej sekcji.',
  'C-53': 'D10 pozwala przenieść do 2 Domów, więc dozwolony jest też jeden lub żaden.',
  'C-54':
    'Dla D11 wybierasz oba specjalne kafle Wody spośród odkrytych; dopiero potem odkrywa się następne. Jeśli nie ma dwóch odkrytych, brakujące zastępują zwykłe kafle Wody.',
  'C-55': 'D08 wymaga co najmniej jednego twojego znacznika Kontroli na każdym z trzech kafli Zigguratu w grze.',
  'C-56': 'Zdolność Statku S11 działa raz na każdy znacznik Kontroli umieszczany w Porcie: nigdy nie zastępuje obu żetonów Złota.',
  'C-57':
    'Na nadrukowanym Statku umieszczasz znacznik Kontroli jak na każdym innym; nie ma on zdolności i liczy się jako jeden Statek w wybranym przez ciebie kolorze.',
  'C-73':
    'Akcję „Stwórz Ogród” ze Statku S08 wykonujesz w jej miejscu w kolejności efektów, raz za każdy umieszczony Dom; nie możesz zachować jej na później.',

  'A-85': 'Dekret możesz zapunktować w każdej chwili swojej tury, nigdy w turze innego gracza ani po finałowej rundzie.',
  'A-86': 'Jeśli części premii Dekretu nie można wykonać, mimo to punktujesz Dekret; tę część się pomija.',
  'A-87': 'Nie musisz punktować Dekretu, którego wymagania spełniasz.',
  'A-88': 'Wszystkie liczby wymagane przez Dekrety znaczą „co najmniej”.',
  'A-89': 'Dla D13 każdy Ogród liczy się raz, bez względu na to, z iloma twoimi Budowlami sąsiaduje i do kogo należy.',
  'A-90': 'Dla D14 Ogrody mogą należeć do kogokolwiek, a jeden Ogród może służyć kilku Budowlom.',
  'A-91':
    'Dla D09, D10, D11, D14, D16 i Z10 nadrukowany Statek liczy się jako jeden Statek jednego koloru. Kolor wybierasz za każdym razem od nowa, zawsze na swoją korzyść.',
  'A-92': 'Dla D05, D06 i D07 liczy się nie rząd, z którego pochodzi Dom w Dzielnicy Zigguratu, lecz jego sekcja; każdy Dom liczy się raz.',
  'A-93':
    'Dla D10 przenosisz pierwsze od lewej Domy kolorowych rzędów na pierwsze od prawej zwolnione pole dolnego rzędu albo, jeśli żadne nie jest zwolnione, za jego prawy koniec, gdzie nie ma premii i skąd zabiera się je na końcu. Otrzymujesz to, co przez to odsłaniasz, łącznie z premiami za kolumny; premie dolnego rzędu można odsłonić ponownie.',
  'A-94': 'Jeśli masz i D05, i B9, możesz zignorować dwa wymagane Domy na każdej karcie Miasta.',
  'A-95':
    'Jeśli nie ma już dwóch kart Miasta, dobierasz tyle, ile jest; Domy możesz zignorować mimo to. Kartę, którą kładziesz na spód, znasz tylko ty.',
  'A-96':
    'Twoje Domy przydziela się twoim kartom Miasta tak, by dać ci najwięcej PZ z tych kart i z Z09 łącznie. Zignorowany Dom może być z dowolnej Dzielnicy, której karta wymaga.',
  'A-97':
    'Przed końcem gry Z09 liczy tylko twoje zapunktowane Dekrety, bo liczenie tajnych kart by je ujawniło. W Punktacji Końcowej liczy też karty Miasta, których wymagania spełniasz.',
  'A-98': 'Kafla Przystani możesz użyć już w turze, w której go otrzymujesz, ale nigdy w turze innego gracza.',
  'A-99':
    'B7 oszczędza jeden dowolny Surowiec z kosztu Budowli, lokalny lub w kolorze Projektów, ale nie Złoto za Statek i nic w Porcie ani w Dzielnicy Zigguratu. Używasz go, gdy płacisz; Budowla, za którą możesz zapłacić tylko z B7, jest dozwolona.',
  'A-100': 'B5 może użyć dowolnego z sześciu kafli Akcji, gdziekolwiek jest twój Pomocnik, i nie jest jedną z twoich dwóch Akcji.',
  'A-101':
    'Znacznik Kontroli dla B6, B8, D06 i D07 pochodzi z twojego obszaru Gracza i nie kosztuje Złota. Statek może mieć dowolną wielkość, ale nie może być na nim twojego znacznika; kafel Zigguratu musi mieć pole Kontroli bez twojego znacznika. S01 i S15 działają też dla tych Statków.',
  'A-102': 'Dwa ruchy z B1 są, według twojego wyboru, oba na jednym torze lub na dwóch różnych torach.',
  'A-103': 'Trzy odłożone na bok kafle Przystani są ukryte; tylko D15 wprowadza jeden z nich do gry.',
  'A-104': 'Nieużyte kafle Przystani dodają po 3 PZ, zanim rozstrzyga się remisy.',
  'A-105':
    'To, co otrzymujesz bez wyboru (Złoto, PZ, znaczniki Kontroli, kafle ze stosów, ruchy w ustalonym kolorze; odsłonięte premie, premie za kolumny, premie w Porcie i w sekcjach Zigguratu; rekompensaty), przychodzi samo, o ile to możliwe. Ruchy na wybranym torze, kości ze Wspólnych Zasobów i odkryte kafle Wody musisz wziąć, jeśli możesz. Zrezygnować możesz z premii pola pod swoim Projektem lub Ogrodem, także podczas Przygotowania do gry; z ruchu za Ogród; z napełnień, ruchów Architekta, kolejnych Projektów i płatnych możliwości; z Domu z D01, ze znaczników Kontroli z D06, D07, B6 i B8, z przeniesienia Domów z D10. O rezygnację z całej premii pola pytamy tylko przy kościach z Barki, ruchach Architekta, kolejnych Projektach i płatnych ruchach oraz tam, gdzie i tak masz wybór. To, czego nie można zrobić, pomija się i nic nie staje się przez to niedozwolone, chyba że mówi tak zasada. Kafla Akcji, kafla Przystani ani Akcji „Stwórz Ogród”, które niczego by nie zmieniły, nie ma do wyboru; „Stwórz Ogród” zawiera co najmniej jeden zakup lub jedno umieszczenie.',
} satisfies Partial<RuleSentences>;
