/** Rulings on Actions and Ships. */
import type { RuleSentences } from '../sentences.ts';

export const rulingsOnActions = {
  'C-25': 'Z premii pola, które zakrywa twój Projekt, możesz zrezygnować, tak samo jak z premii Wody, którą zakrywa twój Ogród.',
  'C-26': '„Stwórz Ogród” to Akcja Dzielnic od 1 do 3, w Dzielnicy twojego Pomocnika, a nie w dowolnej.',
  'C-27': 'Woda leży obok Wody lub Ogrodów; sama Budowla obok nie wystarcza.',
  'C-28': 'Znacznika Kontroli wymaga tylko umieszczenie Ogrodu; kupowanie kafli i umieszczanie Wody nie.',
  'C-29':
    'Budowanie Budowli przebiega w tej kolejności: zapłać; odłóż znaczniki Kontroli na bok; zastąp Projekty; umieść Dom i otrzymaj to, co odsłania; twoje znaczniki do Wspólnych Zasobów; znaczniki przeciwników do nich, z ich ruchami; ruchy właścicieli Ogrodów; twój Statek. Premie twojego Domu są więc przed powrotem znaczników.',
  'C-30':
    'Po zbudowaniu Budowli przeciwnik wykonuje jeden ruch za każdy zwrócony znacznik Kontroli i jeden za każdy własny Ogród obok niej, a nie jeden w sumie; budując, nie wykonujesz żadnego.',
  'C-31': 'Z ruchów, które dają twoje Ogrody, gdy inny gracz buduje obok nich, możesz zrezygnować.',
  'C-32': 'Domy w Porcie i w Dzielnicy Zigguratu kosztują 2 Surowce w kolorze miejscowej Barki, która nie musi być niebieska ani zielona.',
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
    'Kafel Akcji T5 napełnia do 2 Skrzyń, możesz więc go użyć także wtedy, gdy do napełnienia masz tylko jedną Skrzynię lub nie masz żadnej.',
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
  'A-70': 'Kafla Akcji T6 możesz użyć, mając mniej niż 2 PZ; masz ich wtedy 0.',
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
