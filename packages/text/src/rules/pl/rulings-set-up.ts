/** Rulings on components and set-up. */
import type { RuleSentences } from '../sentences.ts';

export const rulingsOnSetUp = {
  'C-01': 'Kart Miasta jest 15, a nie 32; 32 to liczba żetonów Złota.',
  'C-02': 'Skrzyń jest 20, a nie tylko sześć w Porcie, bo także każdy gracz dostaje jedną.',
  'C-03':
    'Figurki Budowli są niczyje: po 25 białych, żółtych i brązowych, wspólnych dla wszystkich. Tylko Dom pokazuje, czyja jest Budowla.',
  'C-04': 'Każdy gracz zaczyna z 2 żetonami Złota; Bot ma 3, bo nie dostaje Skrzyni.',
  'C-05': 'Zaczynasz z dokładnie 5 znacznikami Kontroli w swoim obszarze Gracza i 10 we Wspólnych Zasobach.',
  'C-06': 'Tor Czasu ma pięć pól z 1 żetonem Złota na każdym, więc piąte Punktowanie Dzielnicy wywołuje Zakończenie Gry.',
  'C-07': 'Dekretów jest tyle, ilu graczy, a nie zawsze trzy.',
  'C-08': 'Barki i Koszty Własności są losowe. Te nadrukowane na planszy to opcja dla pierwszej rozgrywki.',
  'C-09':
    'Twój Architekt i Pomocnik wchodzą na planszę na początku twojej pierwszej tury, zanim weźmiesz kość, więc widzisz, co zrobili gracze przed tobą. Pionki Bota wchodzą na nią już podczas Przygotowania do gry.',
  'C-10': 'Podczas Przygotowania do gry otrzymujesz premię pola pod swoją Budowlą, ale żadnej premii z planszy Gracza.',
  'C-11': 'Podczas Przygotowania do gry Dom jest pierwszym od lewej z rzędu w kolorze Budowli, a nie dowolnym.',
  'C-12': 'Gracza rozpoczynającego się losuje.',
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
