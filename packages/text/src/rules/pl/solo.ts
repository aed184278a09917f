/** The Solo mode: set-up, the Bot’s turn, its actions, the four Kings. */
import type { RuleSentences } from '../sentences.ts';

export const solo = {
  'SOLO-01':
    'Wybierz kartę Króla i weź kartę Miasta Automy tego Króla. Obowiązują zasady dla kilku graczy, chyba że zasady Trybu Solo je zmieniają.',
  'SOLO-02': 'Przygotuj grę dla dwóch graczy. Bot dostaje 3 żetony Złota, ale żadnej Skrzyni.',
  'SOLO-03':
    'Pierwszy Dekret wylosuj z listy Króla: Gilgabot D04 i D08; Bot-baba od D05 do D07; Sarbot od D13 do D16; Botmuzi od D09 do D11 i D16.',
  'SOLO-04': 'Drugi Dekret wylosuj spośród wszystkich pozostałych.',
  'SOLO-05':
    'Na każdej Dzielnicy karty Miasta Automy połóż tyle znaczników Kontroli Bota, ile wskazuje jej liczba: to znaczniki Kontroli Automy.',
  'SOLO-06': 'Potasuj 15 kart Automy w talię i odkryj dwie z nich obok siebie.',
  'SOLO-07':
    'Dla każdego koloru porównaj, ilu Budowli wymagają oba Dekrety, i włóż do woreczka tyle kafli Projektów, ile wynosi większa z liczb, oraz jeszcze jeden. To kafle Projektów Automy. Biały/żółty/brązowy: D01 3/0/3, D02 3/3/0, D03 0/3/3, D04 2/2/2, D05 5/0/1, D06 1/5/0, D07 0/1/5, D08 1/1/1, D09 0/0/3, D10 3/0/0, D11 0/3/0, D12 1/1/1, D13 0/0/0, D14 1/1/1, D15 0/0/0, D16 0/0/0.',
  'SOLO-08': 'Ogrody i Statki wymagane przez Dekrety nie wpływają na zawartość woreczka.',
  'SOLO-09': 'Dla każdego z żetonów Kolejności I, II i III wyciągnij z woreczka jeden kafel Projektu Automy i połóż go obok tego żetonu.',
  'SOLO-10': 'Bot jest graczem rozpoczynającym, więc umieszczasz swoją początkową Budowlę przed nim.',
  'SOLO-11': 'Początkowa Budowla Bota trafia do Dzielnicy, którą wskazuje liczba u góry lewej karty Automy; 0 liczy się jako 3.',
  'SOLO-12': 'Początkowa Budowla Bota ma kolor kafla Projektu Automy przy numerze, na który wskazuje duża strzałka lewej karty Automy.',
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
  'SOLO-33': 'Zamiast kafla Przystani Bot otrzymuje 3 PZ, a kafel opuszcza grę.',
  'SOLO-34': 'Premie pól w sekcjach Zigguratu Bot otrzymuje bez zmian.',
  'SOLO-35':
    'Na torach Rzemiosła Bot otrzymuje Złoto i PZ; znacznik Kontroli jest dla niego wart 1 PZ, tu i wszędzie, gdzie żadna inna zasada nie mówi, co się z nim dzieje; kości ze Wspólnych Zasobów pomija.',

  'SOLO-36': 'Tura Bota zaczyna się od kart: połóż lewą kartę Automy na prawej i odkryj nową lewą kartę.',
  'SOLO-37':
    'Potem jego Architekt idzie po kręgu Dzielnic w dół o sumę obu liczb; liczą się tylko Dzielnice, które mają jeszcze znaczniki Kontroli Automy.',
  'SOLO-38': 'Potem Bot bierze kość z Barki w Dzielnicy swojego Pomocnika, zgodnie z regułą Preferencji Wartości Kości.',
  'SOLO-39': 'Pierwsza Akcja: pierwsza od góry możliwa Akcja lewej karty Automy; jeśli żadna nie jest możliwa, Akcja A.',
  'SOLO-40':
    'Druga Akcja: Akcja prawej karty Automy przy strzałce; jeśli nie jest możliwa, następna możliwa poniżej; jeśli żadna nie jest możliwa, Akcja A.',
  'SOLO-41': 'Po swoich dwóch Akcjach Bot zabiera każdy Dekret, którego wymagania spełnia.',
  'SOLO-42':
    'Punktowania przebiegają według zwykłych zasad. Po pierwszym i po trzecim Punktowaniu Dzielnicy resetuje się talię Automy i kafle Projektów Automy.',
  'SOLO-43': 'Na koniec tury Bota jego Pomocnik dołącza do jego Architekta.',
  'SOLO-44': 'Gdy talia Automy jest pusta, resetuje się ją: wszystkie karty Automy są tasowane razem, a dwie odkrywane.',
  'SOLO-45':
    'Gdy trzeba wyciągnąć kafel Projektu Automy, a woreczek jest pusty, zamiast tego resetuje się kafle: wszystkie kafle Projektów Automy, także zakryte innymi, trafiają do woreczka i wyciąga się trzy, po jednym dla każdego żetonu Kolejności. Losowanie, które to spowodowało, już się nie odbywa.',
  'SOLO-46':
    'Jeśli przy resetowaniu nie ma trzech kafli Projektów Automy, każdy żeton Kolejności, który zostaje pusty, dostaje losowy Projekt ze stosów; staje się on kaflem Projektu Automy.',
  'SOLO-47':
    'Strzałka w dół: Bot wybiera dozwolone pole o najniższym numerze. Strzałka w górę: to o najwyższym. Symbol Króla: według karty Króla.',

  'SOLO-A1': 'Akcja A: Bot otrzymuje 4 PZ, a przy symbolu Króla to, co mówi karta Króla przy A.',
  'SOLO-B1':
    'Akcja B w zwykłej Dzielnicy: Bot umieszcza Projekt w kolorze przy Bieżącym Numerze; jeśli w Dzielnicy są już trzy tego koloru, w kolorze przy następnym numerze; po III następuje I.',
  'SOLO-B2':
    'Projekt Bota sąsiaduje z Projektami swojego koloru, jeśli takie są, a w przeciwnym razie może leżeć na dowolnym pustym polu; które z dozwolonych pól to będzie, określa Bieżący Symbol.',
  'SOLO-B3': 'Przy symbolu Króla Akcja B kieruje się priorytetami karty Króla.',
  'SOLO-B4': 'Gdy Bot umieści Projekt, wyciągnij z woreczka kafel Projektu Automy i zakryj nim ten przy Bieżącym Numerze.',
  'SOLO-B5': 'Akcja B w Porcie: Bot umieszcza znacznik Kontroli na Statku za 2 żetony Złota, zgodnie z regułą Preferencji Statków.',
  'SOLO-B6': 'Akcja B w Dzielnicy Zigguratu to Akcja C.',
  'SOLO-C1': 'Akcja C w zwykłej Dzielnicy: Bot buduje Budowlę i płaci za nią.',
  'SOLO-C2':
    'Spośród kilku możliwych Budowli Bot wybiera największą; potem tę w kolorze swojego najwyższego znacznika Rzemiosła; potem tę w kolorze przy Bieżącym Numerze lub przy numerach, które po nim następują.',
  'SOLO-C3':
    'Gdy Bot zbuduje Budowlę, usuń z karty Miasta Automy jeden znacznik Kontroli Automy tej Dzielnicy i zwróć do stosu kafel Projektu Automy w kolorze Budowli, z woreczka, jeśli tam jest.',
  'SOLO-C4': 'Po zbudowaniu Budowli Bot umieszcza znacznik Kontroli na Statku, jeśli ma na to Złoto.',
  'SOLO-C5':
    'Akcja C w Porcie: pary pól Domów tworzą krąg w kolejności rząd 3, rząd 2, rząd 1, kolumna 1, kolumna 2, kolumna 3. Odlicz sumę liczb obu kart Automy od pary startowej, która sama jest zerem: dla pierwszego Domu jest nią rząd 3, później ostatnia w tej kolejności para z Domem Bota.',
  'SOLO-C6': 'Przy odliczaniu para pól Domów liczy się jako jedno pole, a Bot woli w niej pole Skrzyni.',
  'SOLO-C7': 'Gdy Bot umieści Dom w Porcie, usuń z karty Miasta Automy jeden znacznik Kontroli Automy Dzielnicy Portowej.',
  'SOLO-C8':
    'Akcja C w Dzielnicy Zigguratu: Bot umieszcza Dom w sekcji w kolorze przy Bieżącym Numerze, na polu z ruchem na torze Rzemiosła, jeśli takie jest, a jeśli nie, na polu ze Złotem.',
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
    'Gilgabot, B: Projekt dołącza do największej grupy; potem decyduje kolor przy Bieżącym Numerze; potem pole o najwyższym numerze. Zakryta premia to ruch na najniższym torze Bota.',
  'KING-G-C':
    'Gilgabot, C: według zwykłych zasad; podczas Przygotowania do gry na polu o najwyższym numerze. Premia to ruch na torze w kolorze Budowli.',
  'KING-G-D': 'Gilgabot, D: według zwykłych zasad.',
  'KING-S-A': 'Sarbot, A: Bot otrzymuje 2 kafle Ogrodów.',
  'KING-S-B': 'Sarbot, B: według zwykłych zasad, na polu o najniższym numerze. Zakryta premia to ruch na torze w kolorze Projektu.',
  'KING-S-C': 'Sarbot, C: według zwykłych zasad; podczas Przygotowania do gry na polu o najniższym numerze. Premia to 1 kafel Ogrodu.',
  'KING-S-D':
    'Sarbot, D: obok Budowli Bota, potem na polu o najniższym numerze, z najwyżej 3 kaflami Wody na każdy Ogród i bez ograniczenia do trzech Ogrodów. Zakryta premia to ruch na najniższym torze Bota.',
  'KING-M-A': 'Botmuzi, A: ruch na najniższym torze Bota.',
  'KING-M-B': 'Botmuzi, B: według zwykłych zasad, na polu o najwyższym numerze. Zakryta premia to 1 żeton Złota.',
  'KING-M-C': 'Botmuzi, C: według zwykłych zasad; podczas Przygotowania do gry na polu o najwyższym numerze. Premia to 1 żeton Złota.',
  'KING-M-D': 'Botmuzi, D: według zwykłych zasad.',
  'KING-B-A': 'Bot-baba, A: ruch na najwyższym torze Bota.',
  'KING-B-B':
    'Bot-baba, B: Projekt w kolorze, którego jest najwięcej wśród kafli Projektów Automy; potem decyduje kolor przy Bieżącym Numerze; potem pole o najwyższym numerze. Zakryta premia to ruch na najwyższym torze Bota.',
  'KING-B-C':
    'Bot-baba, C: Budowla w kolorze, którego jest najwięcej wśród kafli Projektów Automy; potem największa; potem decyduje kolor przy Bieżącym Numerze; podczas Przygotowania do gry na polu o najniższym numerze. Premia to ruch na torze w kolorze Budowli.',
  'KING-B-D':
    'Bot-baba, D: obok Budowli Bota, potem na polu o najniższym numerze, z najwyżej 3 kaflami Wody na każdy Ogród. Zakryta premia to 3 PZ.',
} satisfies Partial<RuleSentences>;
