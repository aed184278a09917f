/** `tabannusi record`, `position` and `edition`, in Polish. */

import { counted, oneOrMore } from '../phrases/pl-grammar.ts';
import { byte, decision, fault, outcome, turn } from '../phrases/pl-nouns.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

/** After "po". */
const outcomesIn = oneOrMore('outcomes', 'wyniku losowania', 'wynikach losowania');

export const files = {
  aboutRecord: 'zapisy rozgrywek i zapisane rozgrywki: ogląda je, sprawdza, opowiada i kopiuje',
  aboutPosition: 'pokazuje i sprawdza pozycję rozgrywki',
  aboutEdition: 'pokazuje, co nadrukowano na planszy, i pozwala wpisać własne wartości',
  recordShow: 'pokazuje, kto grał, jak skończyła się rozgrywka i skąd pochodzą PZ; dla wybranej chwili: jak wyglądała plansza',
  recordVerify:
    'odtwarza rozgrywki i sprawdza, czy są poprawne: losowanie zgodne z ziarnem, każda decyzja, skrót każdej tury; podaje pierwszą różnicę',
  recordPlay: 'opowiada rozgrywkę słowami, tura po turze, z planszą po Punktowaniach; w terminalu po każdej turze czeka na Enter',
  recordConvert:
    'tworzy kopię w innej postaci: zapis rozgrywki, pozycja w wybranej chwili, przebieg słowami lub zapisana rozgrywka, w którą można grać dalej',
  positionShow: 'pokazuje planszę, graczy i to, kto o czym ma zdecydować',
  positionCheck: 'wymienia wszystkie błędy pozycji',
  editionShow: 'pokazuje wartości edycji i skąd je znamy',
  editionCheck: 'wymienia wszystkie błędy edycji',
  editionNew:
    'zapisuje kopię edycji wzorcowej z komentarzami: otwórz ją w edytorze, wpisz to, co nadrukowano na twojej planszy, i sprawdź ją',
  gameFile: 'zapis rozgrywki, zapisana rozgrywka lub dowód losowania; - to standardowe wejście',
  gameFiles: 'zapisy rozgrywek, zapisane rozgrywki i dowody losowania; - to standardowe wejście',
  positionFile: 'pozycja; - to standardowe wejście',
  editionFile: 'edycja, z komentarzami lub bez; - to standardowe wejście',
  editionFileOrReference: 'edycja, z komentarzami lub bez; - to standardowe wejście; bez pliku: edycja wzorcowa',
  newFile: 'plik, który ma powstać, na przykład my-board.jsonc',
  formPlaceholder: 'postać',
  turnOption: 'pokazuje planszę na początku tej tury; tury liczą się od 1',
  momentOption: 'pokazuje planszę po tylu decyzjach i wynikach losowania',
  momentOfCopyOption: 'kończy po tylu decyzjach i wynikach losowania; domyślnie na końcu rozgrywki',
  seatOption: 'pokazuje tajne karty tego gracza; gracze liczą się od 1; bez tej opcji widać to, co mogą widzieć wszyscy',
  speedOption: 'nie czeka na Enter: wypisuje tyle wierszy na sekundę',
  fromOption: 'zaczyna od tej tury; tury liczą się od 1',
  toOption: 'postać kopii: {forms}',
  outOption: 'zapisuje do pliku zamiast na standardowe wyjście; plik, który już istnieje, pozostaje, chyba że użyjesz --force',
  stripSeedOption: 'pomija ziarno, aby nikt nie mógł przewidzieć losowania; do kopii, którą chcesz udostępnić',
  showExample: 'kto grał i jak się skończyło',
  showTurnExample: 'plansza na początku tury {turn, number}, z kartami gracza {seat, number}',
  verifyManyExample: 'odtwarza wiele rozgrywek',
  verifyInputExample: 'czyta standardowe wejście i odpowiada w formacie JSON',
  playExample: 'opowiada rozgrywkę od tury {turn, number}',
  shareExample: 'kopia dla innych, bez ziarna',
  positionExample: 'pozycja po {moment, number} decyzjach i wynikach losowania',
  continueExample: 'zapisana rozgrywka, w którą można grać dalej',
  seatExample: 'pozycja, jaką widzi gracz {seat, number}',
  checkExample: 'wymienia błędy, jeśli jakieś są',
  referenceExample: 'edycja, według której gramy',
  newEditionExample: 'kopia do uzupełnienia',

  standardInput: 'standardowe wejście',
  folder: '{file}: to folder, a nie plik.',
  noPermission: '{file}: brak uprawnień do tego pliku.',
  tooLarge: `{file}: więcej niż ${counted('limit', byte)}. Żaden plik tej gry nie jest tak duży, więc nie został odczytany.`,
  compressed: '{file}: plik jest skompresowany (gzip). Najpierw go rozpakuj.',
  utf16: '{file}: tekst jest zapisany w UTF-16. Zapisz go w UTF-8.',
  notText: '{file}: to nie jest tekst w UTF-8.',
  empty: '{file}: nic tu nie ma.',
  brokenJson:
    '{file}: to nie jest JSON. {ends, select, yes {Kończy się za wcześnie, w wierszu {line, number}, kolumnie {column, number}.} no {Błąd jest w wierszu {line, number}, kolumnie {column, number}.}}',
  written: '{file}: zapisano.',

  verified:
    '{file}: {kind, select, record {zapis rozgrywki jest poprawny.} table {zapisana rozgrywka jest poprawna.} proof {dowód jest poprawny.}} Odtworzone tury: {turns, number}, decyzje: {decisions, number}. {seed, select, yes {Losowanie wynika z ziarna.} no {Nie ma ziarna, więc wyniki losowania przyjęto tak, jak je zapisano.} proof {Każdy wynik wylosowano ponownie z sekretów.}}',
  proven:
    '{trusted, plural, =0 {Żaden udział gracza nie pozostał tajny do zapieczętowania stołu, więc serwer mógł wybrać wyniki losowania.} one {Losowanie było ustalone przed pierwszą decyzją. Wybrać je mogliby tylko razem serwer i # gracz.} few {Losowanie było ustalone przed pierwszą decyzją. Wybrać je mogliby tylko razem serwer i wszyscy gracze (#).} many {Losowanie było ustalone przed pierwszą decyzją. Wybrać je mogliby tylko razem serwer i wszyscy gracze (#).} other {Losowanie było ustalone przed pierwszą decyzją. Wybrać je mogliby tylko razem serwer i wszyscy gracze (#).}} Nie wynika z tego, czy serwer nie podglądał. Porównaj pieczęć z tą, którą pokazano ci przed rozgrywką: {seal}.',
  chainHolds: 'Łańcuch wpisów jest nieprzerwany. Kończy się na {chain}.',
  notVerified:
    '{file}: {kind, select, record {zapis rozgrywki nie jest poprawny.} table {zapisana rozgrywka nie jest poprawna.} proof {dowód nie jest poprawny.}} {reason}{more, plural, =0 {} one { Jest jeszcze # błąd.} few { Są jeszcze # błędy.} many { Jest jeszcze # błędów.} other { Jest jeszcze # błędu.}}',
  notJudged: '{file}: nie można tego tu odczytać. {reason}',
  edition: 'Edycja: {title} ({id}), wersja {version, number}, skrót treści {hash}',
  switches: 'Inaczej niż zwykle: {switches}',
  switch:
    '{name, select, refillWithGold {za napełnienie Skrzyni nie można zapłacić Złotem (A-23)} finalCompensation {w Punktacji Końcowej nie zwraca się kości i nie otrzymuje rekompensat (A-117)} firstGame {Barki pierwszej rozgrywki (C-08)} masteryRight {premie na prawo od torów Rzemiosła tylko wtedy, gdy podnosi się najniższy poziom (C-16)}}',
  noSeed: 'Ziarno: brak. Wyniki losowania są podane, ale nie można ich sprawdzić.',
  branch: `Ciąg dalszy innej rozgrywki, po ${outcomesIn}.`,
  length: `${counted('turns', turn)}, ${counted('decisions', decision)}, ${counted('outcomes', outcome)}.`,
  notOver: 'Rozgrywka nie jest zakończona: {turn, plural, =0 {Przygotowanie do gry} other {tura #}}, posunięcie {moment, number}.',
  moment: 'Posunięcie {moment, number} z {last, number}, {turn, plural, =0 {Przygotowanie do gry} other {tura #}}',
  chanceAsked: 'Teraz decydują kości lub kafle.',
  pressEnter: '(Enter: dalej; q i Enter: koniec)',
  seedNeeded: '{file}: zapis rozgrywki nie ma ziarna. Bez niego nie można grać dalej.',
  stripsRecordsOnly: '{option} działa tylko przy kopii w postaci record; podano: {form}.',
  eitherMoment: 'Podaj turę albo posunięcie, nie jedno i drugie.',

  positionHolds: '{file}: pozycja jest poprawna.',
  positionFaults: `{file}: pozycja ma ${counted('faults', fault)}.`,
  editionHolds: '{file}: edycja „{title}” jest poprawna. Skrót jej treści: {hash}.',
  editionFaults: `{file}: edycja ma ${counted('faults', fault)}.`,
  nameTaken:
    'id, version: {id} {version, number} to nazwa naszej edycji, ale twoje wartości są inne. Nadaj swojej inne id, aby nikt nie wziął jej za naszą.',
  sameAsReference: 'To edycja wzorcowa, wartość po wartości.',
  grid: '{side, select, duo {Siatki pól Budowli dla 1–2 graczy} full {Siatki pól Budowli dla 3–4 graczy}}',
  fourPlayerRows:
    '{rows, plural, one {Ostatni wiersz jest tylko dla 4 graczy.} few {Ostatnie # wiersze są tylko dla 4 graczy.} many {Ostatnich # wierszy jest tylko dla 4 graczy.} other {Ostatniego # wiersza jest tylko dla 4 graczy.}}',
  codes: 'Co znaczą kody',
  codeList: [
    '..    pole bez premii',
    '##    brak pola',
    '~~    nadrukowana Woda, tylko na granicach; ~ i kod premii: Woda z tą premią',
    'W+    biała kość o najwyższej wartości ze swojej Barki; Y+ żółta, B+ brązowa, U+ niebieska, G+ zielona',
    'r?    kość dowolnego koloru ze Wspólnych Zasobów',
    'au    żeton Złota; au2, au3: tyle żetonów',
    'wt    zwykły kafel Wody',
    'sw    specjalny kafel Wody',
    'gt    kafel Ogrodu',
    'ar    ruch Architekta',
    'cr    napełnienie Skrzyni',
    'c1    znacznik Kontroli; c2, c3: tyle znaczników',
    'm?    ruch na wybranym torze Rzemiosła',
    'm=    ruch na torze Rzemiosła w kolorze Projektu',
    'p+    kolejny kafel Projektu',
    'v1    PZ; v2, v3: tyle PZ',
    'pm    płatny ruch na torze Rzemiosła',
  ].join('\n'),
  otherValues: 'Wszystkie inne wartości, jak w pliku',

  // The comments of an edition file: what the owner of a board looks up, and where.
  'comment.head':
    'Edycja wzorcowa gry Tabannusi, do uzupełnienia przez ciebie. To, co jest w wierszu po //, to komentarz, który nie jest czytany. Nie mamy ilustracji drukowanej planszy, więc wiele wartości pochodzi od nas. Przejdź przez poniższe części z otwartym pudełkiem, wpisz to, co tam nadrukowano, a w części, którą udało ci się sprawdzić, ustaw "origin" na "stated". Jej "note" możesz zmienić lub usunąć.',
  'comment.id': 'Twoja własna nazwa: małe litery, cyfry i łączniki. "reference" jest nasza.',
  'comment.version': 'Zwiększ ją zawsze, gdy zmieniasz jakąś wartość po rozgrywce według tej edycji.',
  'comment.title': 'To, co czytają ludzie.',
  'comment.districts':
    'Plansza Główna. Nazwy Dzielnic od 1 do 5; kolory Barek pierwszej rozgrywki, Dzielnica po Dzielnicy; Akcje, które pokazuje każda Dzielnica, po jednym "tile" na każde pole kafla Akcji; w którą stronę Bot chodzi po Dzielnicach.',
  'comment.dice': 'Instrukcja, Przygotowanie do gry: kości Surowców każdego koloru przy 2, 3 i 4 graczach.',
  'comment.timeTrack': 'Plansza Główna: pola toru Czasu, na każdym jeden żeton Złota.',
  'comment.board':
    'Siatki pól Budowli obu stron, wiersz po wierszu, tak jak je widzisz: Dzielnica 1 | granica | Dzielnica 2 | granica | Dzielnica 3. Kod dla każdego pola, a między kodami spacje:',
  'comment.duo':
    'Strona dla 1–2 graczy. Jeśli numery nadrukowane na jej polach nie biegną wiersz po wierszu, dodaj "soloNumbers": wiersze takie jak poniżej, z numerem każdego pola, 17/20 dla granicznej Wody (jej numer w lewej i w prawej Dzielnicy) i ## tam, gdzie nie ma pola.',
  'comment.full': 'Strona dla 3–4 graczy. "fourPlayerRows": ile ostatnich wierszy jest tylko dla 4 graczy.',
  'comment.playerBoard':
    'Plansza Gracza. Co jest pod Domami, od lewej: żetony Złota i znaczniki Kontroli. Potem premia za każdą kolumnę kolorowych rzędów ("" gdy jej nie ma) i liczba miejsc na Skrzynie.',
  'comment.mastery':
    'Plansza Główna, tory Rzemiosła, wszystko od dołu do góry: wartość Budowli na lewo od każdego poziomu; premia na prawo od każdego poziomu; premie nadrukowane na każdym torze ("" gdy ich nie ma). "blueLines": poziomy, nad którymi biegnie niebieska linia; najniższy poziom to 0.',
  'comment.port':
    'Plansza Główna, Port. Premia każdego niebieskiego pola Domu, w kolejności: rząd 3, rząd 2, rząd 1, kolumna 1, kolumna 2, kolumna 3. Statki nadrukowane na planszy, z rzędem i kolumną liczonymi od 1.',
  'comment.ships': 'Kafle Statków od S01 do S15: kolor i wielkość. Co robią, podaje instrukcja, w tej samej kolejności.',
  'comment.ziggurat':
    'Plansza Główna, Ziggurat: sześć pól Domów każdej sekcji: podstawa z lewej, podstawa w środku, podstawa z prawej, środek z lewej, środek z prawej, szczyt. "plain", "gold" lub kolor toru Rzemiosła.',
  'comment.stocks': 'Instrukcja, Komponenty: liczby kafli, figurek i znaczników oraz ile specjalnych kafli Wody leży odkrytych.',
  'comment.specialWater': 'Specjalne kafle Wody: kod premii każdego.',
  'comment.urbanCards': 'Karty Miasta: Domy wymagane w Dzielnicach 1, 2, 3 i 4 (Port) oraz PZ.',
  'comment.decrees': 'Karty Dekretów od D01 do D16: symbol każdej: "city", "harbour" lub "garden".',
  'comment.solo':
    'Karty Trybu Solo. Dla każdego Króla: znaczniki na Dzielnicach od 1 do 5 karty Miasta Automy, czy strzałka przy C wskazuje w górę, czy w dół, i pierwsze Dekrety. Dla każdej karty Automy: jej liczba; trzy wiersze od góry z Akcją, symbolem i żetonem Kolejności jako 1, 2 lub 3; wiersz, na który wskazuje duża strzałka, licząc od góry; premia u dołu.',
} as const satisfies Translated<typeof en.files>;
