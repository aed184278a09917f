/** The Solo mode: set-up, the Bot’s turn, its actions, the four Kings. */
import type { RuleSentences } from '../sentences.ts';

export const solo = {
  'SOLO-01':
    'Wybierz kartę Króla i weź kartę Miasta Automy tego Króla. Obowiązują zasady gry wieloosobowej, chyba że zasady Trybu Solo je zmieniają.',
  'SOLO-02': 'Przygotuj grę dla dwóch graczy. Bot dostaje {botGold, number} żetony Złota, ale żadnej Skrzyni.',
  'SOLO-03':
    'Pierwszy Dekret wylosuj z listy Króla: Gilgabot D04 i D08; Bot-baba od D05 do D07; Sarbot od D13 do D16; Botmuzi od D09 do D11 i D16.',
  'SOLO-04': 'Drugi Dekret wylosuj spośród wszystkich pozostałych.',
  'SOLO-05':
    'Na każdej Dzielnicy karty Miasta Automy połóż tyle znaczników Kontroli Bota, ile wskazuje jej liczba: to znaczniki Kontroli Automy.',
  'SOLO-06': 'Potasuj 15 kart Automy w talię i odkryj dwie z nich obok siebie.',
  'SOLO-07':
    'Dla każdego koloru porównaj, ilu Budowli wymagają oba Dekrety, i włóż do woreczka tyle kafli Projektów, ile wynosi większa z liczb, oraz jeszcze jeden. To kafle Projektów Automy. Biały/żółty/brązowy: D01 3/0/3, D02 3/3/0, D03 0/3/3, D04 2/2/2, D05 5/0/1, D06 1/5/0, D07 0/1/5, D08 1/1/1, D09 0/0/3, D10 3/0/0, D11 0/3/0, D12 1/1/1, D13 0/0/0, D14 1/1/1, D15 0/0/0, D16 0/0/0.',
  'SOLO-08': 'Ogrody i Statki wymagane przez Dekrety nie wpływają na zawartość woreczka.',
  'SOLO-09': 'Dla każdego z żetonów Kolejności I, II i III wylosuj z woreczka jeden kafel Projektu Automy i połóż go obok tego żetonu.',
  'SOLO-10': 'Bot jest graczem rozpoczynającym, więc umieszczasz swoją początkową Budowlę przed nim.',
  'SOLO-11': 'Początkowa Budowla Bota trafia do Dzielnicy, którą wskazuje liczba u góry lewej karty Automy; 0 liczy się jako 3.',
  'SOLO-12':
    'Początkowa Budowla Bota ma kolor kafla Projektu Automy obok tego żetonu Kolejności, na którego numer wskazuje duża strzałka lewej karty Automy.',
  'SOLO-13':
    'Początkowa Budowla Bota staje na pustym polu siatki o najniższym lub najwyższym numerze w Dzielnicy, nigdy na Wodzie: strzałka przy C na karcie Króla wskazuje w dół lub w górę.',
  'SOLO-14': 'Potem usuń z karty Miasta Automy jeden znacznik Kontroli Automy tej Dzielnicy.',
  'SOLO-15': 'Za swoją początkową Budowlę Bot otrzymuje premię przy C karty Króla zamiast premii pola.',
  'SOLO-16':
    'Architekt i Pomocnik Bota zaczynają w Dzielnicy, do której dochodzisz, odliczając od Dzielnicy 1 wstecz sumę liczb obu kart Automy: 5, 4, 3 i tak dalej.',

  'SOLO-17':
    'Duża strzałka lewej karty Automy wskazuje symbol, numer i Akcję na prawej karcie Automy: Bieżący Symbol, Bieżący Numer i drugą Akcję.',
  'SOLO-18': 'Bieżący Symbol decyduje o polach, Bieżący Numer o kolorach, a Akcja obok nich jest drugą Akcją.',
  'SOLO-19': 'Premia u dołu lewej karty Automy zastępuje Botowi premie Planszy Głównej.',
  'SOLO-20': 'Znaczniki Kontroli nic Bota nie kosztują i nigdy mu się nie kończą.',
  'SOLO-21':
    'Bot płaci wymaganą liczbę Surowców, nie zważając na kolory. Płaci najpierw kośćmi, a Złotem tylko wtedy, gdy kości zabrakło albo gdy wymagane jest Złoto.',
  'SOLO-22':
    'Reguła Preferencji Wartości Kości: Bot bierze kość, której wartość jest numerem jego następnej Dzielnicy; jeśli takiej nie ma, kość o najwyższej wartości.',
  'SOLO-23':
    'Reguła Preferencji Koloru Kości: Bot płaci kolorem, którego ma najwięcej; przy remisie niebieskim, potem zielonym, potem losowym.',
  'SOLO-24':
    'Reguła Preferencji Statków: Bot umieszcza znacznik Kontroli na Statku, który ma Dom Bota i przy swoim rzędzie, i przy swojej kolumnie; jeśli takiego nie ma, na Statku z Domem Bota przy rzędzie; potem przy kolumnie; potem na dowolnym. Spośród równych wybiera pierwszy od góry, a w rzędzie od prawej. Liczą się tylko Statki bez znacznika Bota, a po zbudowaniu Budowli tylko te o jej wielkości.',
  'SOLO-25': 'Bot działa w Dzielnicy swojego Pomocnika.',
  'SOLO-26': 'Ze swojej planszy Gracza Bot otrzymuje Złoto i premie za kolumny, ale nigdy znaczniki Kontroli, które odsłania Dom.',
  'SOLO-27':
    'Gdy Bot zakrywa premię w zwykłej Dzielnicy, otrzymuje zamiast niej premię u dołu lewej karty Automy, a przy symbolu Króla premię w nawiasie kwadratowym na karcie Króla (przy B za Projekt, przy D za Ogród).',
  'SOLO-28': 'Gdy budujesz Budowlę obok Ogrodów Bota, wykonuje on swoje ruchy na wylosowanych torach.',
  'SOLO-29': 'Bot nigdy nie ma kafli Wody i nigdy za nie nie płaci: Wodę, której potrzebuje, umieszcza za darmo.',
  'SOLO-30': 'Zamiast Skrzyni Bot otrzymuje 1 żeton Złota, a Skrzynia opuszcza grę.',
  'SOLO-31': 'Na niebieskim polu w Porcie Bot otrzymuje premię u dołu lewej karty Automy.',
  'SOLO-32': 'Bot nie korzysta ze zdolności Statków.',
  'SOLO-33': 'Zamiast kafla Przystani Bot otrzymuje {botHarbormasterVp, number} PZ, a kafel opuszcza grę.',
  'SOLO-34': 'Premie pól w sekcjach Zigguratu Bot otrzymuje bez zmian.',
  'SOLO-35':
    'Na torach Rzemiosła Bot otrzymuje Złoto i PZ; znacznik Kontroli jest dla niego wart 1 PZ, tu i wszędzie, gdzie żadna inna zasada nie mówi, co się z nim dzieje; kości ze Wspólnych Zasobów pomija.',

  'SOLO-36': 'Tura Bota zaczyna się od kart: połóż lewą kartę Automy na prawej i odkryj nową lewą kartę.',
  'SOLO-37':
    'Potem jego Architekt przechodzi po kręgu Dzielnic wstecz o tyle Dzielnic, ile wynosi suma obu liczb; liczą się tylko te, które mają jeszcze znaczniki Kontroli Automy.',
  'SOLO-38': 'Potem Bot bierze kość z Barki w Dzielnicy swojego Pomocnika, zgodnie z regułą Preferencji Wartości Kości.',
  'SOLO-39': 'Pierwsza Akcja: pierwsza od góry możliwa Akcja lewej karty Automy; jeśli żadna nie jest możliwa, Akcja A.',
  'SOLO-40':
    'Druga Akcja: Akcja prawej karty Automy przy strzałce; jeśli nie jest możliwa, następna możliwa poniżej; jeśli żadna nie jest możliwa, Akcja A.',
  'SOLO-41': 'Po swoich dwóch Akcjach Bot zabiera każdy Dekret, którego wymagania spełnia.',
  'SOLO-42':
    'Punktowania przebiegają według zwykłych zasad. Po pierwszym i po trzecim Punktowaniu Dzielnicy resetuje się talię Automy i kafle Projektów Automy.',
  'SOLO-43': 'Na koniec tury Bota jego Pomocnik przechodzi do Dzielnicy z jego Architektem.',
  'SOLO-44': 'Gdy talia Automy jest pusta, resetuje się ją: wszystkie karty Automy są tasowane razem, a dwie odkrywane.',
  'SOLO-45':
    'Gdy trzeba wyciągnąć kafel Projektu Automy, a woreczek jest pusty, zamiast tego resetuje się kafle: wszystkie kafle Projektów Automy, także zakryte innymi, trafiają do woreczka i wyciąga się trzy, po jednym dla każdego żetonu Kolejności. Losowanie, które to spowodowało, już się nie odbywa.',
  'SOLO-46':
    'Jeśli przy resetowaniu nie ma trzech kafli Projektów Automy, każdy żeton Kolejności, który zostaje pusty, dostaje losowy Projekt ze stosów; staje się on kaflem Projektu Automy.',
  'SOLO-47':
    'Strzałka w dół: Bot wybiera dozwolone pole o najniższym numerze. Strzałka w górę: to o najwyższym. Symbol Króla: według karty Króla.',

  'SOLO-A1': 'Akcja A: Bot otrzymuje 4 PZ, a przy symbolu Króla to, co mówi karta Króla przy A.',
  'SOLO-B1':
    'Akcja B w zwykłej Dzielnicy: Bot umieszcza Projekt w kolorze kafla obok żetonu Kolejności Bieżącego Numeru; jeśli w Dzielnicy są już trzy tego koloru, w kolorze obok następnego żetonu; po III następuje I.',
  'SOLO-B2':
    'Projekt Bota sąsiaduje z Projektami swojego koloru, jeśli takie są, a w przeciwnym razie może leżeć na dowolnym pustym polu; które z dozwolonych pól to będzie, określa Bieżący Symbol.',
  'SOLO-B3': 'Przy symbolu Króla Akcja B kieruje się priorytetami karty Króla.',
  'SOLO-B4': 'Gdy Bot umieści Projekt, wylosuj z woreczka kafel Projektu Automy i zakryj nim ten obok żetonu Kolejności Bieżącego Numeru.',
  'SOLO-B5': 'Akcja B w Porcie: Bot umieszcza znacznik Kontroli na Statku za 2 żetony Złota, zgodnie z regułą Preferencji Statków.',
  'SOLO-B6': 'Akcja B w Dzielnicy Zigguratu to Akcja C.',
  'SOLO-C1': 'Akcja C w zwykłej Dzielnicy: Bot buduje Budowlę i płaci za nią.',
  'SOLO-C2':
    'Spośród kilku możliwych Budowli Bot wybiera największą; potem tę w kolorze swojego najwyższego znacznika Rzemiosła; potem tę w kolorze kafla obok żetonu Kolejności Bieżącego Numeru lub obok następnych żetonów.',
  'SOLO-C3':
    'Gdy Bot zbuduje Budowlę, usuń z karty Miasta Automy jeden znacznik Kontroli Automy tej Dzielnicy i zwróć do stosu kafel Projektu Automy w kolorze Budowli, z woreczka, jeśli tam jest.',
  'SOLO-C4': 'Po zbudowaniu Budowli Bot umieszcza znacznik Kontroli na Statku, jeśli ma na to Złoto.',
  'SOLO-C5':
    'Akcja C w Porcie: pary pól Domów tworzą krąg w kolejności rząd 3, rząd 2, rząd 1, kolumna 1, kolumna 2, kolumna 3. Odlicz sumę liczb obu kart Automy od pary startowej, która sama jest zerem: dla pierwszego Domu jest nią rząd 3, później ostatnia w tej kolejności para z Domem Bota.',
  'SOLO-C6': 'Przy odliczaniu para pól Domów liczy się jako jedno pole, a Bot woli w niej pole Skrzyni.',
  'SOLO-C7': 'Gdy Bot umieści Dom w Porcie, usuń z karty Miasta Automy jeden znacznik Kontroli Automy Dzielnicy Portowej.',
  'SOLO-C8':
    'Akcja C w Dzielnicy Zigguratu: Bot umieszcza Dom w sekcji w kolorze kafla obok żetonu Kolejności Bieżącego Numeru, na polu z ruchem na torze Rzemiosła, jeśli takie jest, a jeśli nie, na polu ze Złotem.',
  'SOLO-C9': 'Gdy Bot umieści Dom w Dzielnicy Zigguratu, usuń z karty Miasta Automy jeden znacznik Kontroli Automy tej Dzielnicy.',
  'SOLO-D1': 'Akcja D wymaga zwykłej Dzielnicy i co najmniej jednego kafla Ogrodu Bota. Bot umieszcza do trzech Ogrodów.',
  'SOLO-D2': 'W Akcji D Bot może kupować kafle Ogrodów za Surowce lub Złoto, jeśli ma jeden lub dwa takie kafle.',
  'SOLO-D3':
    'Każdy Ogród Bot umieszcza na nadrukowanej Wodzie o najniższym numerze; jeśli takiej nie ma, na polu o najniższym numerze obok własnej Budowli, do którego sięgają najwyżej 3 kafle Wody; jeśli i takiego nie ma, na polu o najniższym numerze spośród tych, które potrzebują najmniej kafli Wody.',
  'SOLO-D4': 'Przy symbolu Króla Akcja D przebiega według karty Króla.',
  'SOLO-D5': 'Akcja D w Porcie lub w Dzielnicy Zigguratu to Akcja C.',
  'SOLO-E1': 'Przy remisie w PZ wygrywa Bot.',

  'KING-G-A': 'Gilgabot, A: Bot otrzymuje 1 żeton Złota i 2 PZ.',
  'KING-G-B':
    'Gilgabot, B: Projekt dołącza do największej grupy; potem decyduje kolor wskazany przez Bieżący Numer; potem pole o najwyższym numerze. Za zakrytą premię: ruch na najniższym torze Bota.',
  'KING-G-C':
    'Gilgabot, C: według zwykłych zasad; podczas Przygotowania do gry na polu o najwyższym numerze. Premia to ruch na torze w kolorze Budowli.',
  'KING-G-D': 'Gilgabot, D: według zwykłych zasad.',
  'KING-S-A': 'Sarbot, A: Bot otrzymuje 2 kafle Ogrodów.',
  'KING-S-B': 'Sarbot, B: według zwykłych zasad, na polu o najniższym numerze. Za zakrytą premię: ruch na torze w kolorze Projektu.',
  'KING-S-C': 'Sarbot, C: według zwykłych zasad; podczas Przygotowania do gry na polu o najniższym numerze. Premia to 1 kafel Ogrodu.',
  'KING-S-D':
    'Sarbot, D: obok Budowli Bota, potem na polu o najniższym numerze, z najwyżej 3 kaflami Wody na każdy Ogród i bez ograniczenia do trzech Ogrodów. Za zakrytą premię: ruch na najniższym torze Bota.',
  'KING-M-A': 'Botmuzi, A: ruch na najniższym torze Bota.',
  'KING-M-B': 'Botmuzi, B: według zwykłych zasad, na polu o najwyższym numerze. Za zakrytą premię: 1 żeton Złota.',
  'KING-M-C': 'Botmuzi, C: według zwykłych zasad; podczas Przygotowania do gry na polu o najwyższym numerze. Premia to 1 żeton Złota.',
  'KING-M-D': 'Botmuzi, D: według zwykłych zasad.',
  'KING-B-A': 'Bot-baba, A: ruch na najwyższym torze Bota.',
  'KING-B-B':
    'Bot-baba, B: Projekt w kolorze, którego jest najwięcej wśród kafli Projektów Automy; potem decyduje kolor wskazany przez Bieżący Numer; potem pole o najwyższym numerze. Za zakrytą premię: ruch na najwyższym torze Bota.',
  'KING-B-C':
    'Bot-baba, C: Budowla w kolorze, którego jest najwięcej wśród kafli Projektów Automy; potem największa; potem decyduje kolor wskazany przez Bieżący Numer; podczas Przygotowania do gry na polu o najniższym numerze. Premia to ruch na torze w kolorze Budowli.',
  'KING-B-D':
    'Bot-baba, D: obok Budowli Bota, potem na polu o najniższym numerze, z najwyżej 3 kaflami Wody na każdy Ogród. Za zakrytą premię: 3 PZ.',
} satisfies Partial<RuleSentences>;

/** Rulings on the Solo mode. */
export const rulingsOnSolo = {
  'C-58': 'Dzielnicę początkowej Budowli Bota odczytuje się z lewej karty Automy, a nie z prawej.',
  'C-59': 'Początkową Dzielnicę Bota odlicza się wstecz: od Dzielnicy 1 do 5, 4, 3, 2.',
  'C-60': 'Także w turach Bota jego Architekt przechodzi po kręgu Dzielnic wstecz. Oba kierunki może ustalić edycja.',
  'C-61':
    'Bot-baba stawia początkową Budowlę na pustym polu o najniższym numerze; dwóch Królów zaczyna od najniższego numeru, dwóch od najwyższego.',
  'C-62': 'Gdy budujesz Budowlę, Bot wykonuje jeden ruch za każdy swój sąsiadujący Ogród, a tor losuje się za każdym razem.',
  'C-63': 'Jako drugą Akcję Bot próbuje tylko wskazanej Akcji i tych poniżej niej; nie zaczyna od nowa od góry.',
  'C-64':
    'Kafle Projektów Automy resetuje się, gdy trzeba wyciągnąć kafel z pustego woreczka, a nie od razu, gdy będzie pusty; inaczej trzy kafle resetowałyby się bez końca. Resetowanie zastępuje losowanie.',
  'C-65':
    'Bot liczy pary w Porcie zgodnie z ruchem wskazówek zegara: dolny rząd, środkowy rząd, górny rząd, lewa kolumna, środkowa kolumna, prawa kolumna.',
  'C-66':
    'Reguła Preferencji Statków jest jedna dla każdego Statku, na którym Bot umieszcza znacznik Kontroli, także tam, gdzie mowa o kolejności Statków.',
  'C-67': 'Spośród równych Statków Bot wybiera ten w najwyższym rzędzie, a w rzędzie ten najdalej na prawo.',
  'C-68': 'Jeśli Botowi zabraknie znaczników Kontroli, zastępują je inne: nie ma ograniczenia.',
  'C-69':
    'Projekt, który przy resetowaniu kładzie się obok pustego żetonu Kolejności, ma losowy kolor spośród tych, które są jeszcze w stosach.',
  'C-70': 'Bot ma planszę Gracza z 14 Domami oraz swoje znaczniki Rzemiosła, Punktowania i Kontroli, jak gracz.',
  'C-71': 'Przy B i przy C Bot-baba liczy wszystkie kafle Projektów Automy: w woreczku i przy żetonach Kolejności, także zakryte innymi.',
  'C-72': 'To, kogo podano jako autora Trybu Solo, nie ma wpływu na grę.',

  'A-71': 'Bot nie ma karty Miasta i żadnej nie punktuje; Z09 liczy mu tylko Dekrety.',
  'A-131': 'Jeśli suma obu kart Automy wynosi 0, Bot zaczyna w Dzielnicy 1; w jego turach Architekt zostaje na miejscu.',
  'A-132': 'Architekt Bota zaczyna liczyć od Dzielnicy, w której jest, i pomija Dzielnice bez znaczników Kontroli Automy.',
  'A-133': 'Gdy nie ma już żadnego znacznika Kontroli Automy, Architekt Bota liczy wszystkie pięć Dzielnic.',
  'A-134': 'Jeśli tylko jedna Dzielnica ma znaczniki Kontroli Automy, każde odliczanie powyżej 0 kończy się w niej.',
  'A-135': 'Bot może wykonać Akcję C w Dzielnicy bez znaczników Kontroli Automy; żadnego się wtedy nie usuwa.',
  'A-136':
    'Następna Dzielnica w regule Preferencji Wartości Kości to ta, do której Architekt Bota właśnie przeszedł, nawet jeśli został na miejscu. Szóstka to po prostu kość o najwyższej wartości.',
  'A-137': 'Bot zawsze znajduje na Barce kość, tak samo jak ty.',
  'A-138':
    'Bot płaci kość po kości, za każdym razem kolorem, którego ma wtedy najwięcej (remis: niebieski, zielony, losowy), a dopiero potem Złotem. Budowla kosztuje go 2 i jeszcze 1 za każdy znacznik Bota na Projektach.',
  'A-139': 'Akcja jest dla Bota możliwa, jeśli jest dozwolona i Bot może za nią zapłacić.',
  'A-140': 'Jeśli żadna Akcja z karty nie jest możliwa, Akcja A jest taka jak zwykle: 4 PZ albo, przy symbolu Króla, A z karty Króla.',
  'A-141': 'Bieżący Symbol i Bieżący Numer są te same dla obu Akcji tury.',
  'A-142':
    'Jeśli Projektu w kolorze obok żetonu Kolejności z jakiegokolwiek powodu nie można umieścić, Akcja B przechodzi do następnego żetonu; jeśli żaden nie pasuje, B jest niemożliwa.',
  'A-143': 'Nowy kafel Projektu Automy zakrywa ten obok żetonu Bieżącego Numeru, nawet jeśli kolor pochodził od innego żetonu.',
  'A-144': 'W Akcji C Bot rozważa te grupy Projektów, za które może zapłacić i na które ma Dom.',
  'A-145':
    'Kafel Projektu Automy zwracany po zbudowaniu Budowli pochodzi z woreczka; jeśli go tam nie ma, jest to widoczny kafel tego koloru przy żetonie o najniższym numerze; a jeśli i takiego nie ma, najwyżej leżący zakryty kafel tego koloru przy żetonie o najniższym numerze; jeśli nie ma żadnego, nic nie jest zwracane. Kafel pod spodem staje się widoczny; żeton, przy którym nie zostaje żaden kafel, dostaje nowy z woreczka, a jeśli ten jest pusty, kafle się resetuje.',
  'A-146': 'Jeśli kilka znaczników Rzemiosła Bota jest najwyżej, decyduje następne kryterium.',
  'A-147':
    'Po zbudowaniu Budowli Bot płaci 1 żeton Złota za Statek dokładnie o wielkości Budowli; w Akcji B w Porcie płaci 2 żetony Złota za Statek dowolnej wielkości. Na Statku nie może być znacznika Bota.',
  'A-148':
    'Statki kontrolowane przez Bota liczą się dla Portu, Z04, Z10, Dekretów i kafli Przystani, z których każdy to {botHarbormasterVp, number} PZ i opuszcza grę.',
  'A-149':
    'Jeśli odliczanie Bota w Porcie kończy się na parze bez dozwolonego dla niego pola, używa następnej w kolejności pary, która je ma; po ostatniej zaczyna się od nowa. Suma 0 oznacza parę startową.',
  'A-150': 'Dom Bota do Portu pochodzi z jego dolnego rzędu; gdy ten jest pusty, Akcja jest niemożliwa.',
  'A-151':
    'Jeśli Bot nie może umieścić Domu w sekcji w kolorze wskazanym przez Bieżący Numer, wybiera sekcję w kolorze obok następnego żetonu Kolejności. W sekcji woli pole ze strzałką, potem ze Złotem, potem bez premii, za każdym razem pierwsze od podstawy w górę i od lewej.',
  'A-152': 'Botowi nigdy nie brakuje znaczników Kontroli, by je umieścić.',
  'A-153': 'Znacznik Kontroli, który Bot otrzymuje, to 1 PZ; te pod Domami jego planszy Gracza się pomija.',
  'A-154': 'Bot pomija kości ze Wspólnych Zasobów, chyba że taka kość jest premią samej karty Automy.',
  'A-155': 'Za stracone niebieskie kości Bot nie dostaje nic; za zielone kafel Ogrodu, za pozostałe ruch na torze.',
  'A-156': 'Z premii za kolumny Bot bierze Złoto, PZ, ruchy na torach i kafle Ogrodów; znacznik Kontroli to 1 PZ, wszystko inne przepada.',
  'A-157': 'Tam, gdzie gracz wybierałby tor, tor dla ruchu Bota losuje się spośród tych, na których nie jest on na szczycie.',
  'A-158':
    'Po swojej drugiej Akcji Bot zabiera wszystkie Dekrety, których wymagania spełnia, w ich kolejności na planszy, i otrzymuje ich PZ. Ponadto: D01 darmowy Dom w Porcie według jego odliczania (usuwa się znacznik Kontroli Automy Dzielnicy Portowej; bez dozwolonej pary nic); D02 1 PZ; D03 dwa ruchy na jednym losowym torze; D04 Złoto; D05 bez karty; D06 1 PZ i znacznik na pierwszym kaflu Zigguratu z wolnym miejscem, według numerów od Bieżącego; D07 1 PZ i Statek według preferencji; D09 Złoto i ruch na losowym torze; D10 nic; D11 kafel Ogrodu; D13 ruchy na dwóch różnych losowych torach; D14 2 PZ; D15 3 PZ.',
  'A-159': 'Pierwsze i trzecie Punktowanie liczy się w całej rozgrywce, łącznie z twoimi; resetowanie następuje na koniec tej tury.',
  'A-160': 'Pustą talię Automy resetuje się na koniec tej tury Bota, w której odkryto jej ostatnią kartę.',
  'A-161':
    'Resetowanie kafli Projektów Automy obejmuje te w woreczku i przy żetonach Kolejności; kafle zwrócone do stosu po zbudowaniu Budowli zostają tam.',
  'A-162':
    'W Akcji D Bot, mając jeden lub dwa kafle Ogrodów, dokupuje je do trzech w sumie (Sarbot przy symbolu Króla: bez ograniczenia), po 1 Surowcu lub żetonie Złota za każdy, i nigdy więcej, niż może umieścić.',
  'A-163':
    'Woda na Ogród Bota idzie najkrótszą drogą po pustych polach, dopóki starcza kafli w stosie. Woda pod Ogrodem się liczy; umieszczona Woda bez Ogrodu nie wymaga nowej. W ostatnim kryterium pierwszeństwo ma najmniej kafli Wody, potem najniższy numer. Miejsce wyznacza się od nowa dla każdego Ogrodu.',
  'A-164':
    'Gdy kilka dróg dla Wody jest równych, strzałka w dół lub symbol Króla oznacza najniższe numery, strzałka w górę najwyższe. Miejsce samego Ogrodu wyznaczają jego własne kryteria.',
  'A-165':
    'W Akcji D Bot otrzymuje premię za każdą zakrytą premię. Gilgabot i Botmuzi nie mają przy D premii w nawiasie kwadratowym; z nimi jest to premia u dołu lewej karty Automy.',
  'A-166':
    'Największa grupa u Gilgabota to największa grupa jednego koloru, która może jeszcze rosnąć, a więc ma mniej niż trzy Projekty. Przy remisie decyduje Bieżący Numer, potem pole o najwyższym numerze.',
  'A-167': 'Sarbot i Botmuzi: kolor przy B to kolor Bieżącego Numeru albo, jeśli nie można go umieścić, następnych numerów.',
  'A-168': 'Jeśli kilka znaczników Bota jest najniżej lub najwyżej, jeden z nich się losuje.',
  'A-169': 'Premię Króla przy C otrzymuje się tylko przy symbolu Króla i podczas Przygotowania do gry oraz tylko w Dzielnicach od 1 do 3.',
  'A-170': 'W Porcie i w Dzielnicy Zigguratu obowiązuje A Króla; B, C i D przebiegają według zasad tych Dzielnic.',
  'A-171': 'Gdy Budowlę buduje Bot, dostajesz nagrody jak od każdego gracza i wybierasz tory.',
  'A-172':
    'Gdy budujesz Budowlę na Projektach ze znacznikami Bota, Bot wykonuje ruch za każdy z nich, a znaczniki trafiają do Wspólnych Zasobów. Dla S06 i S14 są to znaczniki przeciwnika.',
  'A-173': 'Drugi Dekret Trybu Solo może mieć ten sam symbol co pierwszy.',
  'A-174': 'Kafle do woreczka pochodzą ze wspólnych stosów po 20 Projektów każdego koloru.',
  'A-175': 'Dom początkowej Budowli Bota nie daje premii z jego planszy Gracza, a jedynie premię Króla przy C.',
  'A-176': 'Pierwsza tura Bota zaczyna się od przesunięcia kart; dwie odkryte podczas Przygotowania do gry służą tylko temu przygotowaniu.',
  'A-177': 'Bot nigdy nie używa szóstki ani Złota, aby wybrać Dzielnicę, bo jego Architekt kieruje się kartami.',
  'A-178': 'Bot jest graczem rozpoczynającym, więc każda runda kończy się twoją turą.',
  'A-179': 'Kafle Wody są dla Bota niczym; Skrzynia to 1 żeton Złota i opuszcza grę; kafel Przystani to {botHarbormasterVp, number} PZ.',
  'A-180':
    'W Punktacji Końcowej Bot punktuje Dzielnice od 1 do 5 z rekompensatą, ale żadnych kart Miasta ani kafli Przystani; przy remisie wygrywa.',
  'A-181':
    'Kryteria Bota stosuje się po kolei do tego, co możliwe; kryterium, którego nic nie spełnia, się pomija. „Bieżący Numer” oznacza pierwszy możliwy kolor obok żetonów Kolejności, od Bieżącego Numeru dalej i w kółko; jeśli takiego nie ma, kolor losowy. Projekt z Akcji B i sekcja Zigguratu muszą mieć kolor widoczny obok któregoś żetonu, inaczej Akcja jest niemożliwa. W Akcji B Bot-baba przechodzi przez kolory według liczby kafli Projektów Automy, pomijając to, czego nie można umieścić; remisy rozstrzyga Bieżący Numer. Jeśli w Akcji B Gilgabot nie znajduje grupy, która może rosnąć, decyduje Bieżący Numer i pole o najwyższym numerze. Kolory obok żetonów odczytuje się od nowa dla każdej Akcji.',
  'A-187':
    'Gdy Bot zbuduje Budowlę, następują kolejno: znacznik Kontroli Automy, kafel Projektu Automy, premia Króla i Statek; Złotem z karty Króla można więc zapłacić za Statek.',
  'A-188': 'Bot kupuje Ogród dopiero wtedy, gdy umieści wszystkie swoje, po jednym; Ogrody i Złoto otrzymane za zakrycie Wody liczą się.',
  'A-189': 'Jeśli najwyższy znacznik Bota jest na szczycie, ruch na najwyższym torze przepada; żaden inny znacznik się nie przesuwa.',
  'A-190': 'Gdy odkrywa się dwie karty Automy, pierwsza leży po lewej, druga po prawej stronie.',
  'A-191':
    'Każde kryterium Bota zachowuje wszystkie kolory, które spełniają je najlepiej spośród możliwych: przy remisie najwyższych znaczników zostają oba kolory, a „najwięcej kafli Projektów Automy” porównuje tylko to, co można umieścić lub zbudować.',
  'A-192': 'Po każdym Dekrecie, który zabiera Bot, Dekrety sprawdza się ponownie od pierwszego pola.',
  'A-193': 'Jako pierwsze i trzecie liczą się tylko pełne Punktowania; jeśli oba wypadną w jednej turze, wystarcza jeden reset.',
} satisfies Partial<RuleSentences>;
