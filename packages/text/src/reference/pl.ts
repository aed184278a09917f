/** The reference pages in Polish: the gallery, which explains every sign, tile, card and piece, and the rules. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

/** White, yellow and brown share a text. */
const ofBuildings = 'płaci za Budowle w tym kolorze; to także kolor Statków, jednej sekcji Zigguratu i jednego toru Rzemiosła';

export const glossary = {
  about: 'Wszystko, co leży na stole, i co to znaczy, w obu motywach.',
  contents: 'Spis treści',
} as const satisfies Translated<typeof en.glossary>;

export const piece = {
  signs: 'Znaki',
  colours: 'Kolory',
  players: 'Gracze',
  dice: 'Kości',
  barges: 'Barki',
  projects: 'Projekty',
  buildings: 'Budowle',
  water: 'Woda',
  gardens: 'Ogrody',
  ships: 'Statki',
  crates: 'Skrzynie',
  harbormasters: 'Kafle Przystani',
  ziggurat: 'Ziggurat',
  zigguratTiles: 'Kafle Zigguratu',
  mastery: 'Tory Rzemiosła',
  decrees: 'Dekrety',
  timeTrack: 'Tor Czasu',
  pawns: 'Architekci i Pomocnicy',
  markers: 'Znaczniki Kontroli',
  houses: 'Domy',
  urbanCards: 'Karty Miasta',
  specialWater: 'Specjalne kafle Wody',
  actionTiles: 'Kafle Akcji',
  bonuses: 'Premie',
  botSigns: 'Znaki Bota',
  automaCards: 'Karty Automy',
  kingCards: 'Karty Króla',
  automaUrbanCards: 'Karty Miasta Automy',
  numberTiles: 'Żetony Kolejności',
  bag: 'Woreczek',
} as const satisfies Translated<typeof en.piece>;

export const meaning = {
  signs: 'Z tych znaków składają się premie, kafle i karty. Liczba obok znaku mówi, ile tego jest.',
  colours: 'Pięć kolorów Surowców. Każdy ma swój znak i własny kształt oczek na kościach, więc można je odróżnić bez rozpoznawania barw.',
  players: 'Każdy gracz ma kolor i kształt, widoczne na wszystkich jego elementach.',
  dice: 'Kość to Surowiec w jej kolorze. Na Barce pokazuje swoją wartość, a po wzięciu znak swojego koloru.',
  barges: 'W każdej Dzielnicy leży Barka z kośćmi jednego koloru: koloru lokalnego Surowca.',
  projects: 'Projekt przygotowuje Budowlę w swoim kolorze. Leży na nim znacznik Kontroli gracza, który go umieścił.',
  buildings: 'Budowle o wielkości 1, 2 i 3. Dom na każdej z nich pokazuje, do kogo należy.',
  water: 'Ogrody umieszcza się na Wodzie. Wszystkie zwykłe kafle Wody są jednakowe.',
  gardens: 'Ogród leży na Wodzie, a na nim znacznik Kontroli jego właściciela.',
  ships:
    'Maszty pokazują wielkość Statku, żagle jego kolor, a znaki pod nim zdolność. Na burcie są znaczniki Kontroli graczy, którzy go kontrolują. Nadrukowane Statki mają tylko kontur.',
  crates: 'Skrzynia zawiera jeden Surowiec w swoim kolorze, dopóki jest odkryta.',
  harbormasters:
    'Sześć kafli Przystani leży w Porcie, po jednym przy każdym rzędzie i przy każdej kolumnie Statków. Znaki pokazują, co daje użycie kafla.',
  ziggurat: 'Trzy sekcje po sześć pól Domów. Strzałka to ruch na torze w jej kolorze, a sztabka to 1 żeton Złota.',
  zigguratTiles: 'Znaki u góry pokazują, co się liczy. Poniżej są trzy pola Kontroli i ich PZ.',
  mastery:
    'Trzy tory ze znacznikami Rzemiosła graczy. Po lewej są wartości Budowli, na polach i po prawej premie. Niebieskie linie liczą się dla kafla Zigguratu Z03 i Statku S10.',
  decrees: 'Po lewej jest symbol, dalej to, czego Dekret wymaga, po prawej to, co daje. Znacznik Kontroli pokazuje, kto go zapunktował.',
  timeTrack: 'Tor Czasu odlicza Złotem Punktowania Dzielnic.',
  pawns: 'Każdy gracz ma dwa pionki, które stoją w Dzielnicach.',
  markers: 'Znaczniki Kontroli i znaczniki Rzemiosła mają kolor i kształt swojego gracza.',
  houses: 'Domy stoją na Budowlach, w Porcie i w Dzielnicy Zigguratu, a jeszcze nieumieszczone na planszy Gracza.',
  urbanCards: 'Każdy wiersz pokazuje Domy, których karta wymaga w jednej Dzielnicy, a wieniec jej PZ.',
  specialWater:
    'Specjalny kafel Wody ma złotą krawędź. Umieszcza się go tak jak zwykły; jego premię otrzymuje ten, kto umieści na nim Ogród.',
  actionTiles: 'Każdy kafel Akcji to Akcja Dzielnicy, w której leży.',
  bonuses: 'Premie są nadrukowane na polach, na torach i na specjalnych kaflach Wody.',
  botSigns: 'Na kartach Automy i kartach Króla są ponadto te znaki.',
  automaCards: 'U góry jest liczba karty, pod nią trzy Akcje, każda z symbolem i numerem, po prawej duża strzałka, a u dołu premia.',
  kingCards:
    'Karta Króla podaje, Akcja po Akcji, co robi Bot przy symbolu Króla i jaką premię otrzymuje. Strzałka przy C dotyczy Przygotowania do gry.',
  automaUrbanCards: 'Pod każdą Dzielnicą jest liczba jej znaczników Kontroli Automy.',
  numberTiles: 'Obok każdego żetonu Kolejności leżą kafle Projektów Automy. Wierzchni pokazuje kolor, a liczba mówi, ile ich jest.',
  bag: 'Z woreczka wyciąga się kafle Projektów Automy. Liczby mówią, ile jest w nim kafli każdego koloru.',
} as const satisfies Translated<typeof en.meaning>;

export const sign = {
  project: 'Projekt: umieść jeden lub kolejny w tym samym kolorze',
  building: 'Budowla lub jej zbudowanie',
  house: 'Dom',
  ziggurat: 'Dom na Zigguracie lub umieszczenie go tam',
  water: 'zwykły kafel Wody',
  specialWater: 'specjalny kafel Wody',
  garden: 'kafel Ogrodu',
  gardening: 'Akcja „Stwórz Ogród”',
  gold: 'żeton Złota',
  marker: 'znacznik Kontroli',
  die: 'wzięcie kości',
  anyDie: 'kość dowolnego koloru ze Wspólnych Zasobów',
  refill: 'napełnij Skrzynię',
  card: 'karta Miasta',
  tile: 'kafel Akcji',
  decree: 'Dekret',
  architect: 'przemieść Architekta do dowolnej Dzielnicy',
  assistant: 'Pomocnik',
  harbormaster: 'kafel Przystani',
  ship: 'Statek lub umieszczenie na nim znacznika Kontroli',
  step: 'ruch na wybranym torze Rzemiosła',
  projectStep: 'ruch na torze w kolorze Projektu',
  paidStep: 'ruch na torze za 1 Surowiec w jego kolorze',
  blueLine: 'niebieska linia torów Rzemiosła',
  lose: 'to tracisz',
  vp: 'Punkty Zwycięstwa (PZ): tyle, ile wskazuje liczba',
  startPlayer: 'gracz rozpoczynający',
  trackStep: 'ruch na torze Rzemiosła w tym kolorze',
} as const satisfies Translated<typeof en.sign>;

export const mark = {
  white: 'biały: pierścień',
  yellow: 'żółty: kłos jęczmienia',
  brown: 'brązowy: rzędy cegieł',
  blue: 'niebieski: fale',
  green: 'zielony: liść',
} as const satisfies Translated<typeof en.mark>;

export const use = {
  white: ofBuildings,
  yellow: ofBuildings,
  brown: ofBuildings,
  blue: 'kupuje kafle Wody',
  green: 'kupuje kafle Ogrodów',
} as const satisfies Translated<typeof en.use>;

export const shape = {
  purple: 'fioletowy: trójkąt',
  orange: 'pomarańczowy: koło',
  red: 'czerwony: kwadrat',
  black: 'czarny: romb',
} as const satisfies Translated<typeof en.shape>;

export const single = {
  crateUp: 'odkryta',
  crateDown: 'zakryta',
  goldLeft: 'Złoto, które jeszcze leży na torze',
  goldTaken: 'puste pole: Złoto zostało wzięte',
  architect: 'Architekt: wyższy, z laską',
  assistant: 'Pomocnik: niższy, z koszem',
  urbanBack: 'tył karty Miasta',
  down: 'strzałka w dół: dozwolone pole o najniższym numerze',
  up: 'strzałka w górę: dozwolone pole o najwyższym numerze',
  king: 'symbol Króla: według karty Króla',
  lowestStep: 'ruch na najniższym torze Bota',
  highestStep: 'ruch na najwyższym torze Bota',
  colourStep: 'ruch na torze w kolorze Projektu lub Budowli',
  openCards: 'dwie odkryte karty: lewa i prawa',
  automaCard: 'karta Automy {automaCard, number}',
  automaDeck: 'talia Automy',
  automaDeckMeans:
    'Liczba mówi, ile kart zostało. Dwa pierścienie to resety po Punktowaniach; gdy reset się odbył, jego pierścień jest złoty.',
} as const satisfies Translated<typeof en.single>;

export const rules = {
  search: 'Szukaj w zasadach',
  found: '{count, plural, =0 {Brak wyników} one {# zasada} few {# zasady} many {# zasad} other {# zasady}}',
  chapters: 'Rozdziały',
  linkTo: 'Link do {rule}',
  turnInPictures: 'Tura w pięciu obrazkach',
  whatScores: 'Co punktuje i jak kończy się rozgrywka',
  actionsInPictures: 'Każda Akcja na obrazku',
  asLesson: 'Lekcja: {lesson}',
} as const satisfies Translated<typeof en.rules>;

export const chapter = {
  components: 'Komponenty',
  setUp: 'Przygotowanie do gry',
  keyConcepts: 'Kluczowe pojęcia',
  turn: 'Tura',
  actions: 'Akcje',
  freeActions: 'Dodatkowe Akcje',
  scoring: 'Punktowanie Dzielnicy',
  gameEnd: 'Zakończenie Gry',
  bonuses: 'Premie',
  tilesAndCards: 'Kafle i karty',
  solo: 'Tryb Solo',
  contradictions: 'Rozstrzygnięcia tam, gdzie instrukcje są sprzeczne',
  gaps: 'Rozstrzygnięcia tam, gdzie instrukcje milczą',
} as const satisfies Translated<typeof en.chapter>;
