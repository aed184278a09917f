/** Components and set-up. */
import { spelledGenitive } from '../../phrases/pl-amounts.ts';
import { inWords } from '../../speech/messages.ts';
import type { RuleSentences } from '../sentences.ts';

/** A number of components in the box, in words. */
const spelled = (value: string): string =>
  inWords(
    value,
    'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia',
    { 25: 'dwadzieścia pięć', 35: 'trzydzieści pięć', 60: 'sześćdziesiąt', 75: 'siedemdziesiąt pięć' },
  );

export const setUp = {
  'COMP-01': 'W grze jest jedna Plansza Główna z pięcioma Dzielnicami. Ma dwie strony; o tym, której używacie, decyduje liczba graczy.',
  'COMP-02': 'W grze jest pięć kafli Barek i pięć kafli Kosztu Własności, po jednym w każdym kolorze Surowców.',
  'COMP-03': `W grze jest ${spelled('actionTiles')} kafli Akcji.`,
  'COMP-04': `W grze jest ${spelled('ships')} kafli Statków: {evenly, select, yes {po ${spelled('whiteShips')} białych, żółtych i brązowych} no {${spelled('whiteShips')} białych, ${spelled('yellowShips')} żółtych i ${spelled('brownShips')} brązowych}}.`,
  'COMP-05': `W grze jest ${spelled('harbormasters')} kafli Przystani, od B1 do {lastHarbormaster}.`,
  'COMP-06': `W grze jest ${spelled('decrees')} kart Dekretów, od D01 do {lastDecree}. Każda ma jeden z ${spelledGenitive('decreeSymbols')} symboli.`,
  'COMP-07': `W grze jest ${spelled('urbanCards')} kart Miasta.`,
  'COMP-08': `W grze jest ${spelled('projects')} kafli Projektów: po ${spelled('projectsPerColour')} białych, żółtych i brązowych.`,
  'COMP-09': `W grze jest ${spelled('regularWater')} zwykłych i ${spelled('specialWater')} specjalnych kafli Wody.`,
  'COMP-10': `W grze jest ${spelled('zigguratTiles')} kafli Zigguratu, od Z01 do {lastZigguratTile}.`,
  'COMP-11': `W grze jest ${spelled('gardens')} kafli Ogrodów.`,
  'COMP-12': `W grze jest ${spelled('crates')} kafli Skrzyń: po ${spelled('cratesPerColour')} w każdym z pięciu kolorów Surowców.`,
  'COMP-13': `W grze jest ${spelled('pieces')} figurek Budowli: po ${spelled('piecesPerColour')} białych, żółtych i brązowych. Są wspólne dla wszystkich graczy.`,
  'COMP-14': `W grze jest ${spelled('dice')} kości Surowców: po ${spelled('dicePerColour')} białych, żółtych, brązowych, niebieskich i zielonych.`,
  'COMP-15':
    'Masz planszę Gracza, {houses, number} Domów, {claimMarkers, number} znaczników Kontroli, 3 znaczniki Rzemiosła, znacznik Punktowania, Architekta i Pomocnika w swoim kolorze.',
  'COMP-16': 'Złoto nigdy się nie kończy.',
  'COMP-17': 'Wszystko oprócz Złota może się skończyć. Tego, czego zabraknie, niczym się nie zastępuje.',

  'SET-01': 'Liczba graczy decyduje o stronie Planszy Głównej: jedna jest dla 1 lub 2 graczy, druga dla 3 lub 4.',
  'SET-02': 'Jeśli nie jest to wasza pierwsza rozgrywka, połóżcie losowy kafel Barki na każdym z pięciu pól Barek.',
  'SET-03': 'Zakryjcie nadrukowany koszt każdej Dzielnicy kaflem Kosztu Własności w kolorze jej Barki, właściwą stroną do góry.',
  'SET-04': 'W pierwszej rozgrywce użyjcie Barek i kosztów nadrukowanych na planszy.',
  'SET-05':
    'Przy 2, 3 lub 4 graczach rzućcie odpowiednio 5, 6 lub 7 kośćmi każdego koloru i połóżcie je na Barce w ich kolorze. Pozostałe kości nie biorą udziału w grze.',
  'SET-06': 'Na każdym polu toru Czasu połóżcie 1 żeton Złota.',
  'SET-07': `Na każdym z ${spelledGenitive('shipSpaces')} pustych pól Statków w Porcie połóżcie losowy kafel Statku. {printedShips, plural, one {Jeden dalszy Statek jest tam nadrukowany} =2 {Dwa dalsze Statki są tam nadrukowane} few {# dalsze Statki są tam nadrukowane} many {# dalszych Statków jest tam nadrukowanych} other {# dalszego Statku jest tam nadrukowane}}.`,
  'SET-08':
    'Sześć losowych kafli Przystani połóżcie na ich polach, po jednym przy każdym rzędzie i każdej kolumnie Portu. {asideHarbormasters, plural, one {Pozostały} =3 {Trzy pozostałe} =4 {Cztery pozostałe} few {# pozostałe} many {# pozostałych} other {# pozostałego}} odłóżcie zakryte na bok.',
  'SET-09': 'Sześć losowych kafli Skrzyń połóżcie na polach Skrzyni w Porcie, po jednym w każdej parze pól Domów.',
  'SET-10': `Specjalne kafle Wody ułóżcie w zakryty stos i odkryjcie ${spelled('displayedWater')} z nich: spośród odkrytych kafli będziecie wybierać.`,
  'SET-11': 'Zwykłe kafle Wody i kafle Ogrodów ułóżcie w stosy na ich polach planszy.',
  'SET-12': '{actionTiles, plural, =6 {Sześć} other {#}} kafli Akcji rozłóżcie losowo na sześciu polach Akcji.',
  'SET-13': 'W każdej z trzech sekcji Zigguratu połóżcie odkryty losowy kafel Zigguratu. Pozostałe nie biorą udziału w grze.',
  'SET-14': 'Wyłóżcie tyle odkrytych, losowych kart Dekretów, ilu jest graczy.',
  'SET-15':
    'Przy 3 lub 4 graczach wśród wyłożonych Dekretów musi być każdy z trzech symboli; przy 2 graczach oba Dekrety mają różne symbole.',
  'SET-16': 'Z potasowanych kart Miasta utwórzcie zakrytą talię dobierania.',
  'SET-17': 'Podzielcie kafle Projektów na trzy stosy według kolorów i miejcie figurki Budowli pod ręką.',
  'SET-18': 'Weź wszystkie elementy w swoim kolorze i zapełnij swoją planszę Gracza Domami.',
  'SET-19': 'Połóż 5 swoich znaczników Kontroli w swoim obszarze Gracza. Pozostałe 10 leży we Wspólnych Zasobach.',
  'SET-20':
    'Weź {startGold, number} żetony Złota, losowy kafel Skrzyni i kartę Miasta, którą trzymasz w tajemnicy. Skrzynie, które zostały, nie biorą udziału w grze.',
  'SET-21': 'Na najniższym polu każdego z trzech torów Rzemiosła połóż jeden ze swoich znaczników Rzemiosła.',
  'SET-22': 'Każdy gracz zaczyna z {startVp, number} PZ.',
  'SET-23': 'Wybierzcie gracza rozpoczynającego; znacznik Pierwszego Gracza zostaje u niego przez całą rozgrywkę.',
  'SET-24':
    'Od ostatniego gracza, w kierunku przeciwnym do ruchu wskazówek zegara, aż do gracza rozpoczynającego każdy umieszcza jedną figurkę Budowli dowolnego koloru na polu Dzielnicy 1, 2 lub 3: to początkowa Budowla.',
  'SET-25': 'Premię nadrukowaną na polu swojej początkowej Budowli otrzymujesz od razu.',
  'SET-26': 'Na swojej początkowej Budowli umieść Dom: pierwszy od lewej z rzędu w jej kolorze.',
  'SET-27': 'Dom początkowej Budowli nie daje ci żadnej premii z planszy Gracza.',
} satisfies Partial<RuleSentences>;

/** Rulings on components and set-up. */
export const rulingsOnSetUp = {
  'C-01': 'Kart Miasta jest 15, a nie 32; 32 to liczba żetonów Złota.',
  'C-02': 'Skrzyń jest 20, a nie tylko sześć w Porcie, bo także każdy gracz dostaje jedną.',
  'C-03':
    'Figurki Budowli są niczyje: po 25 białych, żółtych i brązowych, wspólnych dla wszystkich. Tylko Dom pokazuje, czyja jest Budowla.',
  'C-04': 'Każdy gracz zaczyna z 2 żetonami Złota; Bot ma 3, bo nie dostaje Skrzyni.',
  'C-05':
    'Zaczynasz z dokładnie {startMarkers, number} znacznikami Kontroli w swoim obszarze Gracza i {supplyMarkers, number} we Wspólnych Zasobach.',
  'C-06': 'Tor Czasu ma pięć pól z 1 żetonem Złota na każdym, więc piąte Punktowanie Dzielnicy wywołuje Zakończenie Gry.',
  'C-07': 'Dekretów jest tyle, ilu graczy, a nie zawsze trzy.',
  'C-08': 'Barki i Koszty Własności są losowe. Te nadrukowane na planszy to opcja dla pierwszej rozgrywki.',
  'C-09':
    'Twój Architekt i Pomocnik wchodzą na planszę na początku twojej pierwszej tury, zanim weźmiesz kość, więc widzisz, co zrobili gracze przed tobą. Pionki Bota wchodzą na nią już podczas Przygotowania do gry.',
  'C-10': 'Podczas Przygotowania do gry otrzymujesz premię pola pod swoją Budowlą, ale żadnej premii z planszy Gracza.',
  'C-11': 'Podczas Przygotowania do gry Dom jest pierwszym od lewej z rzędu w kolorze Budowli, a nie dowolnym.',
  'C-12': 'Gracz rozpoczynający jest losowany.',
  'C-13': 'Potasujcie Skrzynie: sześć trafia do Portu, każdy gracz dostaje jedną, a pozostałe opuszczają grę.',
  'C-14':
    'Kafle Akcji rozkłada się przed kaflami Zigguratu, a te przed Dekretami. Ma to znaczenie tylko przy powtarzaniu rozgrywki z tego samego ziarna.',
  'C-15':
    'Kafle Projektów, Wody i Ogrodów, figurki Budowli, Domy i znaczniki Kontroli są ograniczone; nieograniczone są tylko Złoto i znaczniki Kontroli Bota.',

  'A-01':
    'Początkowa Budowla może stać obok Budowli w swoim kolorze, bo ten zakaz dotyczy Projektów. Pozostają one dwiema Budowlami, każda z własnym Domem.',
  'A-02':
    'Początkowa Budowla może mieć dowolny kolor i stać na dowolnym pustym polu siatki Dzielnic od 1 do 3, które jest w grze, z premią lub bez, ale nie na Wodzie.',
  'A-03':
    'Podczas Przygotowania do gry ruch Architekta i napełnienie Skrzyni nie mają skutku. Ruch w kolorze Projektu to ruch w kolorze Budowli. Kolejny Projekt umieszcza się, jeśli pozwalają na to wszystkie jego zasady: ze znacznikiem Kontroli, w tej samej Dzielnicy i nie obok Budowli w jego kolorze. Płatny ruch można opłacić Złotem lub swoją Skrzynią. Kość z Barki to ta o najwyższej wartości.',
  'A-04': 'Podczas Przygotowania do gry premię początkowej Budowli rozpatruje się, zanim następny gracz umieści swoją.',
  'A-05':
    'Dekrety losuje się po jednym dla każdego symbolu, który musi się pojawić, a czwarty spośród wszystkich pozostałych; przy 2 graczach losuje się najpierw dwa symbole.',
  'A-06': 'Jedna strona Planszy Głównej jest dla 3 i 4 graczy, druga, z ponumerowanymi polami, dla 1 i 2.',
  'A-07': 'Twoja początkowa Skrzynia leży odkryta.',
} satisfies Partial<RuleSentences>;
