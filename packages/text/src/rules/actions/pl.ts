/** The Actions of all Districts. */
import { crates, gardens, gold, markers, vp } from '../../phrases/pl-amounts.ts';
import { counted } from '../../phrases/pl-grammar.ts';
import { trackSpace } from '../../phrases/pl-nouns.ts';
import type { RuleSentences } from '../sentences.ts';

export const actions = {
  'ACT-PROJ-01': 'Umieść kafel Projektu w zwykłej Dzielnicy swojego Pomocnika.',
  'ACT-PROJ-02': 'Wybierz dowolny kolor, którego kafle są jeszcze w stosie i który można tam umieścić.',
  'ACT-PROJ-03': 'Nie możesz wybrać koloru, którego trzy Projekty leżą już w tej Dzielnicy.',
  'ACT-PROJ-04': 'Jeśli w Dzielnicy są Projekty tego koloru, nowy musi sąsiadować z jednym z nich.',
  'ACT-PROJ-05': 'Projekt nie może sąsiadować z Budowlą w swoim kolorze.',
  'ACT-PROJ-06':
    'Umieść na Projekcie jeden ze swoich znaczników Kontroli. Bez znacznika Kontroli w obszarze Gracza nie możesz umieścić Projektu.',
  'ACT-PROJ-07': 'Możesz otrzymać premię pola, które zakrywa Projekt.',
  'ACT-PROJ-08': 'Pola oznaczone dla czterech graczy nie istnieją w rozgrywce trzyosobowej.',
  'ACT-PROJ-09': 'Numery pól na stronie planszy dla 1 lub 2 graczy służą tylko Trybowi Solo.',

  'ACT-BLD-01': 'Zbuduj Budowlę w zwykłej Dzielnicy swojego Pomocnika.',
  'ACT-BLD-02': 'Wybierz jeden kolor: Budowla powstaje ze wszystkich Projektów tego koloru w Dzielnicy.',
  'ACT-BLD-03': 'W Dzielnicy bez Projektów nie możesz zbudować Budowli.',
  'ACT-BLD-04': 'Zbudowanie Budowli kosztuje 2 lokalne Surowce.',
  'ACT-BLD-05': 'Kosztuje też 1 Surowiec w kolorze Projektów za każdy twój znacznik Kontroli na nich.',
  'ACT-BLD-06': 'Lokalny znaczy: w kolorze Barki i kafla Kosztu Własności Dzielnicy.',
  'ACT-BLD-07':
    'Odłóż znaczniki Kontroli na bok i zastąp kafle Projektów figurkami Budowli tego samego koloru na tych samych polach. Kafle wracają do swojego stosu.',
  'ACT-BLD-08':
    'Umieść na Budowli jeden Dom z rzędu w jej kolorze na swojej planszy Gracza albo, jeśli ten rząd jest pusty, z dolnego rzędu.',
  'ACT-BLD-09': 'Premie z planszy Gracza, które odsłania Dom tej Budowli, otrzymujesz od razu.',
  'ACT-BLD-10': 'Twoje własne odłożone znaczniki Kontroli trafiają do Wspólnych Zasobów.',
  'ACT-BLD-11': 'Odłożone znaczniki Kontroli przeciwników wracają do obszarów Gracza swoich właścicieli.',
  'ACT-BLD-12': 'Za każdy tak zwrócony znacznik Kontroli jego właściciel przesuwa się o 1 pole na torze w kolorze Budowli.',
  'ACT-BLD-13': 'Każdy inny gracz może przesunąć się o 1 pole na wybranym torze za każdy własny Ogród sąsiadujący z nową Budowlą.',
  'ACT-BLD-14': 'Zaraz potem możesz zapłacić 1 żeton Złota, aby umieścić znacznik Kontroli na Statku.',
  'ACT-BLD-15': 'Statek, na którym umieszczasz znacznik Kontroli po zbudowaniu Budowli, musi mieć dokładnie wielkość tej Budowli.',

  'ACT-GARD-01':
    'W Akcji „Stwórz Ogród” kupujesz kafle Wody i Ogrodów oraz umieszczasz Wodę i Ogrody w Dzielnicy swojego Pomocnika: wszystko to lub tylko część, w dowolnej kolejności.',
  'ACT-GARD-02': 'Kup dowolną liczbę kafli Ogrodów, każdy za 1 zielony Surowiec.',
  'ACT-GARD-03': 'Kup dowolną liczbę zwykłych kafli Wody, każdy za 1 niebieski Surowiec.',
  'ACT-GARD-04':
    'Umieść dowolną liczbę swoich kafli Wody, każdy tak, by sąsiadował z Wodą lub Ogrodem. Mogą one być nadrukowane albo umieszczone, nawet w tej samej turze.',
  'ACT-GARD-05': 'Woda musi leżeć na polu Dzielnicy twojego Pomocnika.',
  'ACT-GARD-06': 'Gdy umieszczasz Wodę, nie otrzymujesz premii, która jest pod nią.',
  'ACT-GARD-07':
    'W jednej Akcji „Stwórz Ogród” umieść do trzech Ogrodów na Wodzie w Dzielnicy swojego Pomocnika. Graniczna Woda też do niej należy.',
  'ACT-GARD-08':
    'Na każdym Ogrodzie, który umieszczasz, umieść jeden ze swoich znaczników Kontroli. Bez znacznika nie możesz umieścić Ogrodu.',
  'ACT-GARD-09': 'Gdy umieszczasz Ogród, otrzymujesz premię Wody, którą on zakrywa.',
  'ACT-GARD-10': 'Bez znaczników Kontroli wciąż możesz kupować kafle i umieszczać Wodę.',

  'ACT-PORT-01': 'Jako Akcję możesz umieścić Dom w Porcie tylko wtedy, gdy jest tam twój Pomocnik.',
  'ACT-PORT-02': 'Dom w Porcie kosztuje 2 lokalne Surowce.',
  'ACT-PORT-03': 'Dom do Portu pochodzi z dolnego rzędu twojej planszy Gracza.',
  'ACT-PORT-04':
    'Wybierz wolne pole Domu. Pola tworzą pary, po jednej przy każdym rzędzie i każdej kolumnie Statków: niebieskie po lewej i czerwone, czyli pole Skrzyni, po prawej.',
  'ACT-PORT-05': 'Niebieskie pole daje to, co przedstawia: znaczniki Kontroli, ruch na wybranym torze lub kość ze Wspólnych Zasobów.',
  'ACT-PORT-06': 'Czerwone pole daje ci leżącą na nim Skrzynię.',
  'ACT-PORT-07': 'Nie możesz wybrać czerwonego pola, gdy masz cztery Skrzynie.',
  'ACT-PORT-08': 'Nie możesz mieć Domów na obu polach pary przy jednym rzędzie lub jednej kolumnie.',

  'ACT-SHIP-01': 'Gdy twój Pomocnik jest w Porcie, zapłać 2 żetony Złota i umieść jeden ze swoich znaczników Kontroli na dowolnym Statku.',
  'ACT-SHIP-02': 'Znaczniki Kontroli przeciwników na Statku nie przeszkadzają ci umieścić tam swojego.',
  'ACT-SHIP-03': 'Na tym samym Statku umieszczasz znacznik Kontroli tylko raz.',
  'ACT-SHIP-04':
    'Gdy kontrolujesz wszystkie trzy Statki rzędu lub kolumny, od razu bierzesz kafel Przystani tego rzędu lub tej kolumny, jeśli wciąż tam jest.',
  'ACT-SHIP-05': 'Jeśli jeden znacznik Kontroli dopełnia zarówno rząd, jak i kolumnę, bierzesz oba kafle Przystani.',
  'ACT-SHIP-06': 'Ze zdolności Statku możesz korzystać od swojej następnej tury.',
  'ACT-SHIP-07': 'Znacznik Kontroli umieszczony na Statku po zbudowaniu Budowli tak samo liczy się do kafli Przystani.',
  'HM-01': 'Kafla Przystani możesz użyć w każdej chwili swojej tury. Potem opuszcza on grę.',
  'HM-02': 'Każdy twój nieużyty kafel Przystani jest w Punktacji Końcowej wart {unusedVp, number} PZ.',

  'ACT-ZIG-01': 'Gdy twój Pomocnik jest w Dzielnicy Zigguratu, umieść Dom na wolnym polu jej brązowej, białej lub żółtej sekcji.',
  'ACT-ZIG-02': 'Dom w Dzielnicy Zigguratu kosztuje 2 lokalne Surowce.',
  'ACT-ZIG-03': 'Użyj pierwszego od lewej Domu z rzędu w kolorze sekcji albo, jeśli ten rząd jest pusty, z dolnego rzędu.',
  'ACT-ZIG-04': 'Każda sekcja Zigguratu ma sześć pól Domów.',
  'ACT-ZIG-05': 'Otrzymujesz premię pola w sekcji Zigguratu, które zakrywa Dom.',
  'ACT-ZIG-06':
    'Potem umieść jeden ze swoich znaczników Kontroli na kaflu tej sekcji, na pierwszym od lewej polu Kontroli bez twojego znacznika.',
  'ACT-ZIG-07': 'Na tym samym polu Kontroli mogą leżeć znaczniki Kontroli kilku graczy.',
  'ACT-ZIG-08': 'Dom w Dzielnicy Zigguratu możesz umieścić tylko wtedy, gdy możesz wykonać każdy krok tej Akcji.',

  'ACT-TILE-1': `Kafel Akcji T1: otrzymujesz ${vp} i ${markers}.`,
  'ACT-TILE-2': `Kafel Akcji T2: otrzymujesz ${gold} i ${markers}.`,
  'ACT-TILE-3': `Kafel Akcji T3: bierzesz {specialWater, plural, =1 {jeden} other {#}} z odkrytych specjalnych kafli Wody (w jego miejsce odkrywany jest następny), ${gardens} i ${markers}. Gdy nie ma już specjalnych kafli Wody, bierzesz zwykły.`,
  'ACT-TILE-4':
    'Kafel Akcji T4: możesz przemieścić Architekta do dowolnej Dzielnicy, a ze Wspólnych Zasobów bierzesz {supplyDice, plural, one {wybraną kość} few {# wybrane kości} many {# wybranych kości} other {# wybranej kości}}.',
  'ACT-TILE-5': `Kafel Akcji T5: napełniasz do ${crates} i otrzymujesz ${markers}.`,
  'ACT-TILE-6': `Kafel Akcji T6: tracisz {loseVp, number} PZ, ale nie spadasz poniżej 0, i przesuwasz się o ${counted('stepsOfChoice', trackSpace)} na wybranym torze.`,
} satisfies Partial<RuleSentences>;

/** Rulings on Actions and Ships. */
export const rulingsOnActions = {
  'C-25': 'Z premii pola, które zakrywa twój Projekt, możesz zrezygnować, tak samo jak z premii Wody, którą zakrywa twój Ogród.',
  'C-26': '„Stwórz Ogród” to Akcja Dzielnic od 1 do 3, w Dzielnicy twojego Pomocnika, a nie w dowolnej.',
  'C-27': 'Woda leży obok Wody lub Ogrodów; sama Budowla obok nie wystarcza.',
  'C-28': 'Znacznika Kontroli wymaga tylko umieszczenie Ogrodu; kupowanie kafli i umieszczanie Wody nie.',
  'C-29':
    'Budowanie Budowli przebiega w tej kolejności: zapłać; odłóż znaczniki Kontroli na bok; zastąp Projekty; umieść Dom i otrzymaj to, co odsłania; zwróć swoje znaczniki do Wspólnych Zasobów; przeciwnicy odzyskują swoje i wykonują za nie ruchy; właściciele Ogrodów wykonują swoje; na końcu twój Statek. Premie swojego Domu otrzymujesz więc przed powrotem znaczników.',
  'C-30':
    'Po zbudowaniu Budowli przeciwnik wykonuje jeden ruch za każdy zwrócony znacznik Kontroli i jeden za każdy własny Ogród obok niej, a nie jeden w sumie; budując, nie wykonujesz żadnego.',
  'C-31': 'Z ruchów, które dają twoje Ogrody, gdy inny gracz buduje obok nich, możesz zrezygnować.',
  'C-32': 'Domy w Porcie i w Dzielnicy Zigguratu kosztują 2 Surowce w kolorze lokalnej Barki, która nie musi być niebieska ani zielona.',
  'C-33': 'Znacznik Kontroli na Statku kosztuje 2 żetony Złota jako Akcja w Porcie, a 1 żeton Złota po zbudowaniu Budowli.',
  'C-34': 'Na Statku możesz mieć tylko jeden znacznik Kontroli, bo liczą się kontrolowane Statki, a nie znaczniki.',
  'C-35':
    'Każdy rząd i każda kolumna Portu ma dokładnie jedną parę pól Domów, więc „nie na obu polach rzędu lub kolumny” znaczy „nie na obu polach pary”. Dom przy rzędzie i Dom przy kolumnie, która się z nim krzyżuje, są dozwolone.',
  'C-36':
    'Umieszczenie Domu w Dzielnicy Zigguratu ma pięć kroków: wybierz pole, zapłać, umieść Dom, otrzymaj premię pola, umieść znacznik Kontroli.',
  'C-37': 'Na kaflu Zigguratu zajmujesz pierwsze od lewej pole Kontroli bez własnego znacznika, ktokolwiek jeszcze tam jest.',
  'C-38': 'Gdy rząd w kolorze sekcji jest pusty, Dom do sekcji Zigguratu może pochodzić z dolnego rzędu.',
  'C-39': 'Dom w Dzielnicy Zigguratu pozwala umieścić w sumie jeden znacznik Kontroli, a nie jeden za Akcję i jeden za premię pola.',
  'C-40': 'Bierzesz specjalny kafel Wody, dopóki jakiś jest; zwykły zastępuje go tylko wtedy, gdy nie został żaden.',
  'C-41':
    'Kafel Akcji T5 napełnia do {refills, number} Skrzyń, możesz więc go użyć także wtedy, gdy do napełnienia masz tylko jedną Skrzynię lub nie masz żadnej.',
  'C-42': 'Dzielnice są punktowane, zanim twój Pomocnik dołączy do Architekta.',
  'C-43': 'Trzecia część tury to sprawdzenie: nic nie jest punktowane, jeśli żadna Barka nie jest pusta.',

  'A-33':
    'Akcja „Stwórz Ogród” ze Statku S08 odbywa się w Dzielnicy twojego Pomocnika: w Porcie i w Dzielnicy Zigguratu możesz tylko kupować. Jeśli D01 daje ci Dom w Porcie, gdy twój Pomocnik jest w Dzielnicy 1, 2 lub 3, możesz tam umieszczać Wodę i Ogrody.',
  'A-34': 'Projekt można umieścić tylko na pustym polu siatki, które jest w grze: nie na Wodzie, Ogrodzie, Budowli ani innym Projekcie.',
  'A-35': 'Także Wodę można umieścić tylko na pustym polu siatki, które jest w grze, a Ogród tylko na Wodzie bez Ogrodu.',
  'A-36':
    'W Dzielnicy nigdy nie ma więcej niż jednej grupy Projektów danego koloru ani więcej niż trzech Projektów w grupie. Jeśli grupa nie ma już dozwolonego sąsiadującego pola, jej koloru nie można tam umieścić.',
  'A-37': 'Dla Projektów i Budowli sąsiadują tylko pola tej samej Dzielnicy, a nie te po drugiej stronie granicznej Wody.',
  'A-38': 'Wystarczy, że nowy Projekt sąsiaduje z jednym Projektem w swoim kolorze; Projekty w innych kolorach nie mają znaczenia.',
  'A-39': 'Możesz zbudować Budowlę na Projektach bez swojego znacznika Kontroli; kosztuje to wtedy tylko 2 lokalne Surowce.',
  'A-40':
    'Zdolność Statku S11 działa w obu przypadkach, w których znacznik Kontroli na Statku kosztuje Złoto: w Akcji możesz zapłacić 1 niebieski Surowiec i 1 żeton Złota, po zbudowaniu Budowli 1 niebieski Surowiec. B6 i D07 i tak nic nie kosztują.',
  'A-41':
    'Jeśli nie masz Domu ani w rzędzie w kolorze Budowli, ani w dolnym rzędzie, nie możesz jej zbudować. Z dolnego rzędu bierzesz tylko wtedy, gdy tamten jest pusty.',
  'A-42': 'Nie można zbudować Budowli, na którą brakuje figurek w jej kolorze.',
  'A-43': 'Gdy stos danego koloru jest pusty, nie można umieścić Projektu w tym kolorze.',
  'A-44':
    'Po zbudowaniu Budowli najpierw wykonuje się ruchy za zwrócone znaczniki Kontroli, zgodnie z ruchem wskazówek zegara od aktywnego gracza; potem w tej samej kolejności właściciele Ogrodów wybierają swoje, po jednym ruchu naraz.',
  'A-45': 'Twoje własne Ogrody nie dają ci ruchu, gdy budujesz obok nich Budowlę.',
  'A-46': 'Znaczniki Kontroli przeciwników wracają do ich obszarów Gracza, a nie do Wspólnych Zasobów, i to przed ich ruchami.',
  'A-47':
    'Znacznik Kontroli na Statek po zbudowaniu Budowli pochodzi z twojego obszaru Gracza. Może to być znacznik otrzymany właśnie przy tej budowie, ale nie żaden z twoich znaczników z Projektów, bo te trafiły do Wspólnych Zasobów.',
  'A-48':
    'Znacznik Kontroli na Statku umieszczasz po zbudowaniu Budowli, gdy wszystkie nagrody są rozdane, albo wcale; nie można tego odłożyć na później.',
  'A-49': 'Ogrody nie powiększają Budowli, gdy chodzi o wielkość Statku; robią to tylko w Punktowaniu.',
  'A-50': 'Ogród na granicznej Wodzie sąsiaduje z Budowlami obu Dzielnic: w Punktowaniach, przy nagrodach oraz dla Z05, D13 i D14.',
  'A-51': 'Ograniczenie do trzech Ogrodów dotyczy każdej Akcji „Stwórz Ogród” z osobna; ta ze Statku S08 jest odrębna.',
  'A-52':
    'Gdy skończyły się zwykłe kafle Wody lub kafle Ogrodów, nie otrzymujesz nic w zamian. Gdy skończyły się specjalne kafle Wody, otrzymujesz zamiast nich zwykłe, cokolwiek je daje; odkrytych kafli może być mniej.',
  'A-53': 'Specjalny kafel Wody umieszcza się premią do góry, a Ogród, który go zakrywa, daje tę premię.',
  'A-54': 'Gdy umieszczasz Ogród, najpierw jest znacznik Kontroli, potem premia, potem zdolności Statków.',
  'A-55': 'Możesz umieścić Wodę, nie umieszczając na niej Ogrodu.',
  'A-56': 'W Porcie możesz mieć po jednym Domu w każdej parze, w sumie sześć; to, że ich rzędy i kolumny się krzyżują, nie ma znaczenia.',
  'A-57': 'Gdy twój dolny rząd jest pusty, bez zdolności Statku S09 nie możesz umieścić Domu w Porcie.',
  'A-58': 'Jeśli na wszystkich trzech polach Kontroli kafla Zigguratu są twoje znaczniki, nie możesz umieścić Domu w jego sekcji.',
  'A-59':
    'Znacznik Kontroli, który przynosi sam Dom w sekcji Zigguratu – dzięki odsłoniętej premii, premii za kolumnę lub premii pola – może posłużyć na jej kafel; Akcja jest więc dozwolona nawet wtedy, gdy wcześniej nie masz żadnego.',
  'A-60':
    'Znacznik Kontroli umieszczony na Statku dzięki B6, dzięki D07 lub po zbudowaniu Budowli może dać ci kafel Przystani jak każdy inny.',
  'A-61': 'Jeśli kafla Przystani rzędu lub kolumny już nie ma, ich dopełnienie nic nie daje.',
  'A-62': 'Zdolność Statku zaczyna się od twojej następnej tury. Odtąd działa zawsze, także w turach przeciwników (S10).',
  'A-63': 'S01 i S15 nie działają przy umieszczaniu znacznika Kontroli na nich samych.',
  'A-64': 'Jeśli umieszczasz znacznik Kontroli na nadrukowanym Statku, wybierasz kolor ruchu, który daje S15.',
  'A-65':
    'S02 i S08 działają dla każdego Domu, który umieszczasz: na Budowli, w Porcie, w Dzielnicy Zigguratu lub dzięki D01, ale nie podczas Przygotowania do gry i nie dla D10.',
  'A-66':
    'Z S09 bierzesz pierwszy od lewej Dom z wybranego kolorowego rzędu i otrzymujesz to, co odsłania, łącznie z premią za kolumnę. Niebieski Surowiec płacisz oprócz 2 lokalnych, a także za Dom z D01.',
  'A-67':
    'Jeśli we Wspólnych Zasobach nie ma twoich znaczników, S12 nie pomaga: znacznik Kontroli na Ogród pochodzi z twojego obszaru Gracza albo Ogrodu się nie umieszcza.',
  'A-68': 'S13 pozwala kupić jeden ruch na Projekt, S14 jeden ruch na każdy znacznik Kontroli przeciwników.',
  'A-69': 'Jeśli jedna z dwóch rzeczy, które oferuje S05, już się skończyła, otrzymujesz drugą; jeśli obie, nic.',
  'A-70': 'Kafla Akcji T6 możesz użyć, mając mniej niż {loseVp, number} PZ; masz ich wtedy 0.',
  'A-72':
    'Premia „kolejny Projekt” może prowadzić do następnej bez ograniczeń, dopóki pozwalają na to znaczniki Kontroli i zasady dla Projektów. Z każdej możesz zrezygnować.',
  'A-73': 'Płatny ruch z pola nie jest obowiązkowy i wykonuje się go raz, w jednym z trzech kolorów; można zapłacić Złotem lub Skrzynią.',
  'A-74': 'Na Wodzie ruch w kolorze Projektu to ruch na wybranym torze, a „kolejny Projekt” nic nie daje.',
  'A-81':
    'Twoje efekty następują w tej kolejności. Projekt: kafel, znacznik Kontroli, premia pola (kolejny Projekt ze wszystkimi swoimi efektami), S04, S13. Budowanie: Budowla, Dom, odsłonięta premia i premia za kolumnę, wszystkie znaczniki i nagrody, S02, S06; potem S14, S08 i Statek w dowolnej kolejności. Port: płatność (z S09), Dom, odsłonięta premia i premia za kolumnę, premia pola, S02, S08. Ziggurat: płatność, Dom, odsłonięta premia i premia za kolumnę, premia pola, znacznik Kontroli, S02, S05, S08. Statek: znacznik Kontroli, kafle Przystani, S01, S15.',
  'A-184':
    'Ze znaczników Kontroli, które Dom w sekcji Zigguratu może przynieść na jej kafel, liczą się tylko te, które są pewne. Jeśli jego premia za kolumnę pozwala ci wybrać ruch, pewny nie jest ani ten ruch, ani następujący po nim ruch ze strzałki pola.',
  'A-185':
    'Jeśli Dodatkowa Akcja lub kafel Przystani, użyte w czasie płacenia, zabierają to, co kupujesz (ostatni kafel Ogrodu, ostatni ruch na torze), i tak płacisz i nic za to nie otrzymujesz.',
} satisfies Partial<RuleSentences>;
