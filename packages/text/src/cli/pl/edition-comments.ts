/** What the owner of a board looks up, and where, in Polish: the comments of an edition file. */
import type { CommentedPart } from '../files-values.ts';

export const editionComments: { readonly [P in CommentedPart as `comment.${P}`]: string } = {
  'comment.head':
    'Edycja wzorcowa gry Tabannusi, do uzupełnienia przez ciebie. To, co stoi w wierszu po //, jest komentarzem i nie jest czytane. Ilustracje drukowanej planszy są dla nas stracone, więc wiele wartości pochodzi od nas. Przejdź przez poniższe części z otwartym pudełkiem, wpisz to, co tam nadrukowano, a w części, którą udało ci się sprawdzić, ustaw "origin" na "stated". Jej "note" możesz zmienić lub usunąć.',
  'comment.id': 'Twoja własna nazwa: małe litery, cyfry i łączniki. "reference" jest nasza.',
  'comment.version': 'Zwiększ ją zawsze, gdy zmieniasz jakąś wartość po rozgrywce według tej edycji.',
  'comment.title': 'To, co czytają ludzie.',
  'comment.districts':
    'Plansza Główna. Nazwy Dzielnic od 1 do 5; kolory Barek pierwszej rozgrywki, Dzielnica po Dzielnicy; Akcje, które pokazuje każda Dzielnica, po jednym "tile" na każde pole kafla Akcji; w którą stronę Bot chodzi po Dzielnicach.',
  'comment.dice': 'Instrukcja, Przygotowanie do gry: kości Surowców każdego koloru przy 2, 3 i 4 graczach.',
  'comment.timeTrack': 'Plansza Główna: pola toru Czasu, na każdym jeden żeton Złota.',
  'comment.board':
    'Siatki pól Budowli obu stron, wiersz po wierszu, tak jak je widzisz: Dzielnica 1 | granica | Dzielnica 2 | granica | Dzielnica 3. Kod dla każdego pola, a między kodami odstępy:',
  'comment.duo':
    'Strona dla 1–2 graczy. Jeśli numery nadrukowane na jej polach nie biegną wiersz po wierszu, dodaj "soloNumbers": wiersze takie jak poniżej, z numerem każdego pola, 17/20 dla granicznej Wody (jej numer w lewej i w prawej Dzielnicy) i ## tam, gdzie nie ma pola.',
  'comment.full': 'Strona dla 3–4 graczy. "fourPlayerRows": ile ostatnich wierszy jest tylko dla 4 graczy.',
  'comment.playerBoard':
    'Plansza Gracza. Co jest pod Domami, od lewej: żetony Złota i znaczniki Kontroli. Potem premia za każdą kolumnę kolorowych rzędów ("" gdy jej nie ma) i liczba miejsc na Skrzynie.',
  'comment.mastery':
    'Plansza Gracza, tory Rzemiosła, wszystko od dołu do góry: wartość Budowli na lewo od każdego poziomu; premia na prawo od każdego poziomu; premie nadrukowane na każdym torze ("" gdy ich nie ma). "blueLines": poziomy, nad którymi biegnie niebieska linia; najniższy poziom to 0.',
  'comment.port':
    'Plansza Główna, Port. Premia każdego niebieskiego pola Domu, w kolejności: rząd 3, rząd 2, rząd 1, kolumna 1, kolumna 2, kolumna 3. Statki nadrukowane na planszy, z rzędem i kolumną liczonymi od 1.',
  'comment.ships': 'Kafle Statków od S01 do S15: kolor i liczba Statków. Co robią, podaje instrukcja, w tej samej kolejności.',
  'comment.ziggurat':
    'Plansza Główna, Ziggurat: sześć pól Domów każdej sekcji: podstawa z lewej, podstawa w środku, podstawa z prawej, środek z lewej, środek z prawej, szczyt. "plain", "gold" lub kolor toru Rzemiosła.',
  'comment.stocks': 'Instrukcja, lista elementów gry: liczby kafli, figurek i znaczników oraz ile specjalnych kafli Wody leży odkrytych.',
  'comment.specialWater': 'Specjalne kafle Wody: kod premii każdego.',
  'comment.urbanCards': 'Karty Miasta: Domy wymagane w Dzielnicach 1, 2, 3 i 4 (Port) oraz PZ.',
  'comment.decrees': 'Karty Dekretów od D01 do D16: symbol każdej: "city", "harbour" lub "garden".',
  'comment.solo':
    'Karty Trybu Solo. Dla każdego Króla: znaczniki na Dzielnicach od 1 do 5 karty Miasta Automy, czy strzałka przy C wskazuje w górę, czy w dół, i pierwsze Dekrety. Dla każdej karty Automy: jej liczba; trzy wiersze od góry z Akcją, symbolem i żetonem Kolejności jako 1, 2 lub 3; wiersz, na który wskazuje duża strzałka, licząc od góry; premia u dołu.',
};
