/** Key concepts: Player board, markers, Houses, Districts, Resources, Mastery. */
import type { RuleSentences } from '../sentences.ts';

export const keyConcepts = {
  'KEY-01': 'Możesz mieć najwyżej cztery Skrzynie, na miejscach na Skrzynie swojej planszy Gracza.',
  'KEY-02':
    'Twoje żetony Złota, kości, znaczniki Kontroli oraz kafle Wody i Ogrodów leżą w twoim obszarze Gracza, widoczne dla wszystkich.',
  'KEY-03': 'Znaczniki Kontroli pokazują twoje Projekty, Ogrody i Statki oraz postępy na kaflach Zigguratu.',
  'KEY-04':
    'Znaczniki Kontroli otrzymujesz ze Wspólnych Zasobów. Jeśli twoich znaczników jest tam za mało, otrzymujesz tylko tyle, ile ich jest; jeśli nie ma żadnego, nie otrzymujesz nic.',
  'KEY-05': 'Bez znacznika Kontroli w swoim obszarze Gracza nie możesz zrobić niczego, co go wymaga.',
  'KEY-06': 'Nigdy nie masz u siebie znaczników Kontroli innego gracza.',
  'KEY-07':
    'Masz w sumie {claimMarkers, number} znaczników Kontroli. Umieszczony znacznik możesz otrzymać ponownie dopiero wtedy, gdy wróci do Wspólnych Zasobów.',
  'KEY-08': 'Dom zawsze należy do gracza, w którego kolorze jest.',
  'KEY-09': 'Budowla należy do gracza, którego Dom na niej stoi, bez względu na kolor jej figurek.',
  'KEY-10':
    'Budowla składa się z jednej, dwóch lub trzech połączonych figurek jednego koloru z jednym Domem i liczy się jako jedna Budowla. Jej wielkość to liczba figurek.',
  'KEY-11': 'Dom na Budowlę lub do sekcji Zigguratu bierzesz z rzędu w jej kolorze na swojej planszy Gracza.',
  'KEY-12': 'Tylko jeśli twój rząd w tym kolorze jest pusty, Dom może pochodzić z dolnego rzędu.',
  'KEY-13': 'Domy zabierasz z rzędu swojej planszy Gracza od lewej do prawej.',
  'KEY-14': 'Gdy zabierasz Dom z planszy Gracza, od razu otrzymujesz premię, którą on odsłania; wyjątkiem jest Przygotowanie do gry.',
  'KEY-15': 'Gdy z kolumny trzech kolorowych rzędów znika ostatni Dom, od razu otrzymujesz premię za kolumnę.',
  'KEY-16': 'Premię za kolumnę mają tylko dwie ostatnie kolumny.',
  'KEY-17': 'Dzielnice od 1 do 3 to zwykłe Dzielnice. Każda ma siatkę pól Budowli.',
  'KEY-18': 'Dzielnica 4 to Port, Dzielnica 5 to Ziggurat. Nie buduje się tam Budowli.',
  'KEY-19': 'Każda Dzielnica oferuje trzy lub cztery Akcje i ma Barkę z kośćmi swojego lokalnego Surowca.',
  'KEY-20': 'Pól Wody między dwiema zwykłymi Dzielnicami można używać z każdej z nich.',
  'KEY-21': 'Pola sąsiadują ze sobą, gdy mają wspólną krawędź. Wspólny narożnik się nie liczy.',
  'KEY-22': 'Twój Pomocnik pokazuje, gdzie działasz w tej turze; twój Architekt pokazuje, gdzie będziesz w następnej.',
  'KEY-23': 'W jednej Dzielnicy może stać dowolnie wiele pionków dowolnych graczy.',
  'KEY-24':
    'Wartość kości ma znaczenie tylko dla ruchu twojego Architekta, gdy na początku tury bierzesz kość. Poza tym liczy się tylko kolor.',
  'KEY-25': 'Kości, które wydajesz, trafiają do Wspólnych Zasobów obok planszy, a nie z powrotem na Barkę.',
  'KEY-26': '1 żeton Złota może zastąpić jeden dowolny Surowiec.',
  'KEY-27': 'Złota nie można niczym zastąpić; jedynym wyjątkiem jest zdolność Statku S11.',
  'KEY-28': 'Odwróć odkrytą Skrzynię, aby zapłacić nią jeden Surowiec w jej kolorze; leży potem zakryta.',
  'KEY-29': 'Skrzyniami możesz płacić także wtedy, gdy nie masz żadnych kości.',
  'KEY-30': 'Zakrytą Skrzynię możesz napełnić (odkryć) za jeden Surowiec dowolnego koloru, każdą Skrzynię raz w każdej swojej turze.',
  'KEY-31': 'Ruch przesuwa jeden z twoich znaczników Rzemiosła o 1 pole w górę jego toru.',
  'KEY-32':
    'Gdy ruch przesuwa najniższy z twoich trzech znaczników Rzemiosła lub jeden z najniższych, otrzymujesz premię na prawo od poziomu, na który ten znacznik dociera.',
  'KEY-33': 'Premię nadrukowaną na polu toru Rzemiosła otrzymujesz od razu, gdy twój znacznik na nie wchodzi.',
  'KEY-34':
    'Liczby po lewej stronie torów Rzemiosła to wartości Budowli. W Punktowaniu Dzielnicy Budowla ma wartość poziomu, na którym stoi twój znacznik na torze w jej kolorze.',
  'KEY-35': 'Gdy otrzymujesz Surowiec we wskazanym kolorze, bierzesz kość o najwyższej wartości z Barki w tym kolorze.',
  'KEY-36': 'Jeśli Barka we wskazanym kolorze jest pusta, nie otrzymujesz tego Surowca.',
  'KEY-37': 'Gdy otrzymujesz Surowiec dowolnego koloru, bierzesz kość ze Wspólnych Zasobów, w kolorze, który tam jest.',
} satisfies Partial<RuleSentences>;
