/** Rulings on Ships, Decrees, Harbormasters and Urban cards, and on what is forced or optional. */
import type { RuleSentences } from '../sentences.ts';

export const rulingsOnTilesAndCards = {
  'C-51': 'S10 i Z03 liczą niebieskie linie narysowane w poprzek torów Rzemiosła.',
  'C-52': 'Dla D05, D06 i D07 Dom w Dzielnicy Zigguratu liczy się w kolorze swojej sekcji.',
  'C-53': 'D10 pozwala przenieść do 2 Domów, więc dozwolony jest też jeden lub żaden.',
  'C-54':
    'Dla D11 wybierasz oba specjalne kafle Wody spośród odkrytych; dopiero potem odkrywa się następne. Jeśli nie ma dwóch odkrytych, brakujące zastępują zwykłe kafle Wody.',
  'C-55': 'D08 wymaga co najmniej jednego twojego znacznika Kontroli na każdym z trzech kafli Zigguratu w grze.',
  'C-56': 'Zdolność Statku S11 działa raz na każdy znacznik Kontroli umieszczany w Porcie: nigdy nie zastępuje obu żetonów Złota.',
  'C-57':
    'Na nadrukowanym Statku umieszczasz znacznik Kontroli jak na każdym innym; nie ma on zdolności i liczy się jako jeden Statek w wybranym przez ciebie kolorze.',
  'C-73':
    'Akcję „Stwórz Ogród” ze Statku S08 wykonujesz w jej miejscu w kolejności efektów, raz za każdy umieszczony Dom; nie możesz zachować jej na później.',

  'A-85': 'Dekret możesz zapunktować w każdej chwili swojej tury, nigdy w turze innego gracza ani po finałowej rundzie.',
  'A-86': 'Jeśli części premii Dekretu nie można wykonać, mimo to punktujesz Dekret; tę część się pomija.',
  'A-87': 'Nie musisz punktować Dekretu, którego wymagania spełniasz.',
  'A-88': 'Wszystkie liczby wymagane przez Dekrety znaczą „co najmniej”.',
  'A-89': 'Dla D13 każdy Ogród liczy się raz, bez względu na to, z iloma twoimi Budowlami sąsiaduje i do kogo należy.',
  'A-90': 'Dla D14 Ogrody mogą należeć do kogokolwiek, a jeden Ogród może służyć kilku Budowlom.',
  'A-91':
    'Dla D09, D10, D11, D14, D16 i Z10 nadrukowany Statek liczy się jako jeden Statek jednego koloru. Kolor wybierasz za każdym razem od nowa, zawsze na swoją korzyść.',
  'A-92': 'Dla D05, D06 i D07 liczy się nie rząd, z którego pochodzi Dom w Dzielnicy Zigguratu, lecz jego sekcja; każdy Dom liczy się raz.',
  'A-93':
    'Dla D10 przenosisz pierwsze od lewej Domy kolorowych rzędów na pierwsze od prawej zwolnione pole dolnego rzędu albo, jeśli żadne nie jest zwolnione, za jego prawy koniec, gdzie nie ma premii i skąd zabiera się je na końcu. Otrzymujesz to, co przez to odsłaniasz, łącznie z premiami za kolumny; premie dolnego rzędu można odsłonić ponownie.',
  'A-94': 'Jeśli masz i D05, i B9, możesz zignorować dwa wymagane Domy na każdej karcie Miasta.',
  'A-95':
    'Jeśli nie ma już dwóch kart Miasta, dobierasz tyle, ile jest; Domy możesz zignorować mimo to. Kartę, którą kładziesz na spód, znasz tylko ty.',
  'A-96':
    'Twoje Domy przydziela się twoim kartom Miasta tak, by dać ci najwięcej PZ z tych kart i z Z09 łącznie. Zignorowany Dom może być z dowolnej Dzielnicy, której karta wymaga.',
  'A-97':
    'Przed końcem gry Z09 liczy tylko twoje zapunktowane Dekrety, bo liczenie tajnych kart by je ujawniło. W Punktacji Końcowej liczy też karty Miasta, których wymagania spełniasz.',
  'A-98': 'Kafla Przystani możesz użyć już w turze, w której go otrzymujesz, ale nigdy w turze innego gracza.',
  'A-99':
    'B7 oszczędza jeden dowolny Surowiec z kosztu Budowli, lokalny lub w kolorze Projektów, ale nie Złoto za Statek i nic w Porcie ani w Dzielnicy Zigguratu. Używasz go, gdy płacisz; Budowla, za którą możesz zapłacić tylko z B7, jest dozwolona.',
  'A-100': 'B5 może użyć dowolnego z sześciu kafli Akcji, gdziekolwiek jest twój Pomocnik, i nie jest jedną z twoich dwóch Akcji.',
  'A-101':
    'Znacznik Kontroli dla B6, B8, D06 i D07 pochodzi z twojego obszaru Gracza i nie kosztuje Złota. Statek może mieć dowolną wielkość, ale nie może być na nim twojego znacznika; kafel Zigguratu musi mieć pole Kontroli bez twojego znacznika. S01 i S15 działają też dla tych Statków.',
  'A-102': 'Dwa ruchy z B1 są, według twojego wyboru, oba na jednym torze lub na dwóch różnych torach.',
  'A-103': 'Trzy odłożone na bok kafle Przystani są ukryte; tylko D15 wprowadza jeden z nich do gry.',
  'A-104': 'Nieużyte kafle Przystani dodają po 3 PZ, zanim rozstrzyga się remisy.',
  'A-105':
    'To, co otrzymujesz bez wyboru (Złoto, PZ, znaczniki Kontroli, kafle ze stosów, ruchy w ustalonym kolorze; odsłonięte premie, premie za kolumny, premie w Porcie i w sekcjach Zigguratu; rekompensaty), przychodzi samo, o ile to możliwe. Ruchy na wybranym torze, kości ze Wspólnych Zasobów i odkryte kafle Wody musisz wziąć, jeśli możesz. Zrezygnować możesz z premii pola pod swoim Projektem lub Ogrodem, także podczas Przygotowania do gry; z ruchu za Ogród; z napełnień, ruchów Architekta, kolejnych Projektów i płatnych możliwości; z Domu z D01, ze znaczników Kontroli z D06, D07, B6 i B8, z przeniesienia Domów z D10. O rezygnację z całej premii pola pytamy tylko przy kościach z Barki, ruchach Architekta, kolejnych Projektach i płatnych ruchach oraz tam, gdzie i tak masz wybór. To, czego nie można zrobić, pomija się i nic nie staje się przez to niedozwolone, chyba że mówi tak zasada. Kafla Akcji, kafla Przystani ani Akcji „Stwórz Ogród”, które niczego by nie zmieniły, nie ma do wyboru; „Stwórz Ogród” zawiera co najmniej jeden zakup lub jedno umieszczenie.',
} satisfies Partial<RuleSentences>;
