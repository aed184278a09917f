/** Components and set-up. */
import type { RuleSentences } from '../sentences.ts';

export const setUp = {
  'COMP-01': 'W grze jest jedna Plansza Główna z pięcioma Dzielnicami. Ma dwie strony; o tym, której używacie, decyduje liczba graczy.',
  'COMP-02': 'W grze jest pięć kafli Barek i pięć kafli Kosztu Własności, po jednym w każdym kolorze Surowców.',
  'COMP-03': 'W grze jest sześć kafli Akcji.',
  'COMP-04': 'W grze jest piętnaście kafli Statków: po pięć białych, żółtych i brązowych.',
  'COMP-05': 'W grze jest dziewięć kafli Przystani, od B1 do B9.',
  'COMP-06': 'W grze jest szesnaście kart Dekretów, od D01 do D16. Każda ma jeden z trzech symboli.',
  'COMP-07': 'W grze jest piętnaście kart Miasta.',
  'COMP-08': 'W grze jest sześćdziesiąt kafli Projektów: po dwadzieścia białych, żółtych i brązowych.',
  'COMP-09': 'W grze jest dwadzieścia zwykłych i dziesięć specjalnych kafli Wody.',
  'COMP-10': 'W grze jest dziesięć kafli Zigguratu, od Z01 do Z10.',
  'COMP-11': 'W grze jest dwadzieścia pięć kafli Ogrodów.',
  'COMP-12': 'W grze jest dwadzieścia kafli Skrzyń: po cztery w każdym z pięciu kolorów Surowców.',
  'COMP-13':
    'W grze jest siedemdziesiąt pięć figurek Budowli: po dwadzieścia pięć białych, żółtych i brązowych. Są wspólne dla wszystkich graczy.',
  'COMP-14': 'W grze jest trzydzieści pięć kości Surowców: po siedem białych, żółtych, brązowych, niebieskich i zielonych.',
  'COMP-15':
    'Masz planszę Gracza, 14 Domów, 15 znaczników Kontroli, 3 znaczniki Rzemiosła, znacznik Punktowania, Architekta i Pomocnika w swoim kolorze.',
  'COMP-16': 'Złoto nigdy się nie kończy.',
  'COMP-17': 'Wszystko oprócz Złota może się skończyć. Tego, czego zabraknie, niczym się nie zastępuje.',

  'SET-01': 'Liczba graczy decyduje o stronie Planszy Głównej: jedna jest dla 1 lub 2 graczy, druga dla 3 lub 4.',
  'SET-02': 'Jeśli nie jest to wasza pierwsza rozgrywka, połóżcie losowy kafel Barki na każdym z pięciu pól Barek.',
  'SET-03': 'Zakryjcie nadrukowany koszt każdej Dzielnicy kaflem Kosztu Własności w kolorze jej Barki, właściwą stroną do góry.',
  'SET-04': 'W pierwszej rozgrywce użyjcie Barek i kosztów nadrukowanych na planszy.',
  'SET-05':
    'Przy 2, 3 lub 4 graczach rzućcie odpowiednio 5, 6 lub 7 kośćmi każdego koloru i połóżcie je na Barce w ich kolorze. Pozostałe kości nie biorą udziału w grze.',
  'SET-06': 'Na każdym polu toru Czasu połóżcie 1 żeton Złota.',
  'SET-07': 'Na każdym z siedmiu pustych pól Statków w Porcie połóżcie losowy kafel Statku. Dwa dalsze Statki są tam nadrukowane.',
  'SET-08':
    'Sześć losowych kafli Przystani połóżcie na ich polach, po jednym przy każdym rzędzie i każdej kolumnie Portu. Trzy pozostałe odłóżcie zakryte na bok.',
  'SET-09': 'Sześć losowych kafli Skrzyń połóżcie na polach Skrzyni w Porcie, po jednym w każdej parze pól Domów.',
  'SET-10': 'Specjalne kafle Wody ułóżcie w zakryty stos i odkryjcie trzy z nich: spośród odkrytych kafli będziecie wybierać.',
  'SET-11': 'Zwykłe kafle Wody i kafle Ogrodów ułóżcie w stosy na ich polach planszy.',
  'SET-12': 'Sześć kafli Akcji rozłóżcie losowo na sześciu polach Akcji.',
  'SET-13': 'W każdej z trzech sekcji Zigguratu połóżcie odkryty losowy kafel Zigguratu. Pozostałe nie biorą udziału w grze.',
  'SET-14': 'Wyłóżcie tyle odkrytych, losowych kart Dekretów, ilu jest graczy.',
  'SET-15':
    'Przy 3 lub 4 graczach wśród wyłożonych Dekretów musi być każdy z trzech symboli; przy 2 graczach oba Dekrety mają różne symbole.',
  'SET-16': 'Z potasowanych kart Miasta utwórzcie zakrytą talię dobierania.',
  'SET-17': 'Podzielcie kafle Projektów na trzy stosy według kolorów i miejcie figurki Budowli pod ręką.',
  'SET-18': 'Weź wszystkie elementy w swoim kolorze i zapełnij swoją planszę Gracza Domami.',
  'SET-19': 'Połóż 5 swoich znaczników Kontroli w swoim obszarze Gracza. Pozostałe 10 leży we Wspólnych Zasobach.',
  'SET-20':
    'Weź 2 żetony Złota, losowy kafel Skrzyni i kartę Miasta, którą trzymasz w tajemnicy. Skrzynie, które zostały, nie biorą udziału w grze.',
  'SET-21': 'Na najniższym polu każdego z trzech torów Rzemiosła połóż jeden ze swoich znaczników Rzemiosła.',
  'SET-22': 'Każdy gracz zaczyna z 10 PZ.',
  'SET-23': 'Wybierzcie gracza rozpoczynającego; znacznik Pierwszego Gracza zostaje u niego przez całą rozgrywkę.',
  'SET-24':
    'Od ostatniego gracza, w kierunku przeciwnym do ruchu wskazówek zegara, aż do gracza rozpoczynającego każdy stawia jedną figurkę Budowli dowolnego koloru na polu Dzielnicy 1, 2 lub 3: to początkowa Budowla.',
  'SET-25': 'Premię nadrukowaną na polu swojej początkowej Budowli otrzymujesz od razu.',
  'SET-26': 'Na swojej początkowej Budowli postaw Dom: pierwszy od lewej z rzędu w jej kolorze.',
  'SET-27': 'Dom początkowej Budowli nie daje ci żadnej premii z planszy Gracza.',
} satisfies Partial<RuleSentences>;
