/** Ziggurat tiles, Ships, Urban cards, Decrees and Harbormasters, one by one. */
import type { Trigger } from '@tabannusi/engine';
import { crates, gardens, gold, markers, shipGain, specialWater, spelled, spelledGenitive, vp } from '../../phrases/pl-amounts.ts';
import { agreeing, counted, countedFromTwo, countedGenitive } from '../../phrases/pl-grammar.ts';
import { blueResource, claimMarker, gardenTile, house, resource, step, urbanCardAsObject } from '../../phrases/pl-nouns.ts';
import { select } from '../../speech/messages.ts';
import type { RuleSentences } from '../sentences.ts';

export const tilesAndCards = {
  'ZIG-Z01':
    'Z01 daje {first, number}, {second, number} lub {third, number} PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdy twój Dom w Dzielnicach od 1 do 3.',
  'ZIG-Z02':
    'Z02 daje {first, number}, {second, number} lub {third, number} PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdy twój Dom w Dzielnicy Zigguratu.',
  'ZIG-Z03':
    'Z03 daje {first, number}, {second, number} lub {third, number} PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdą niebieską linię, którą przekroczyły twoje znaczniki Rzemiosła, łącznie na trzech torach.',
  'ZIG-Z04':
    'Z04 daje {first, number}, {second, number} lub {third, number} PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdy Statek, który kontrolujesz.',
  'ZIG-Z05':
    'Z05 daje {first, number}, {second, number} lub {third, number} PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdą twoją Budowlę w Dzielnicach od 1 do 3, która sąsiaduje z co najmniej jednym Ogrodem.',
  'ZIG-Z06':
    'Z06 daje {first, number}, {second, number} lub {third, number} PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdy twój Ogród na planszy.',
  'ZIG-Z07':
    'Z07 daje {first, number}, {second, number} lub {third, number} PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdy twój Dom w Porcie.',
  'ZIG-Z08':
    'Z08 daje {first, number}, {second, number} lub {third, number} PZ (pierwsze, drugie lub trzecie pole Kontroli) i niczego nie liczy.',
  'ZIG-Z09':
    'Z09 daje {first, number}, {second, number} lub {third, number} PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdą zrealizowaną przez ciebie kartę Miasta lub Dekretu.',
  'ZIG-Z10':
    'Z10 daje {first, number}, {second, number} lub {third, number} PZ (pierwsze, drugie lub trzecie pole Kontroli) za każdy zestaw trzech twoich Budowli w różnych kolorach i za każdy zestaw trzech kontrolowanych przez ciebie Statków w różnych kolorach.',

  'TILE-S03': `S03 (wielkość {size, number}): jeden Surowiec, który płacisz za napełnienie, napełnia do ${spelledGenitive('refills')} Skrzyń.`,
  'TILE-S05':
    'S05 (wielkość {size, number}): każde umieszczenie Domu w Dzielnicy Zigguratu daje ci kafel Ogrodu lub znacznik Kontroli, do wyboru.',
  'TILE-S08': 'S08 (wielkość {size, number}): po każdym umieszczeniu Domu możesz, oprócz swoich Akcji, wykonać Akcję „Stwórz Ogród”.',
  'TILE-S09': `S09 (wielkość {size, number}): dopłacając ${counted('blue', blueResource)}, możesz wziąć Dom do Portu z kolorowego rzędu.`,
  'TILE-S11':
    'S11 (wielkość {size, number}): gdy płacisz za znacznik Kontroli na Statku, jeden niebieski Surowiec może zastąpić 1 żeton Złota, raz na każdy znacznik.',
  'TILE-S12': 'S12 (wielkość {size, number}): znacznik Kontroli na Ogród możesz brać ze Wspólnych Zasobów, a nie z obszaru Gracza.',
  'TILE-S13':
    'S13 (wielkość {size, number}): po umieszczeniu Projektu możesz zapłacić 1 Surowiec dowolnego koloru za ruch na torze w kolorze tego Projektu.',
  'TILE-S14':
    'S14 (wielkość {size, number}): gdy budujesz Budowlę, za każdy znacznik Kontroli przeciwników na Projektach możesz zapłacić 1 Surowiec dowolnego koloru; każda płatność daje ruch na torze w kolorze Budowli.',
  'TILE-S15': 'S15 (wielkość {size, number}): każde umieszczenie znacznika Kontroli na Statku daje ci ruch na torze w kolorze tego Statku.',
  'TILE-PRINTED': 'Nadrukowane Statki nie mają zdolności. Każdy liczy się jako jeden Statek jednego, dowolnego koloru.',

  'URB-01':
    'Karta Miasta mówi, ile twoich Domów ma stać w każdej z trzech Dzielnic. Jeśli tyle ich tam jest, daje przedstawione na niej PZ.',
  'URB-02':
    'Dla kart Miasta kolor i wielkość twoich Budowli nie mają znaczenia: w Dzielnicach od 1 do 3 każda Budowla to jeden Dom, w Porcie liczą się stojące tam Domy. Dzielnica Zigguratu nigdy nie jest wymagana.',
  'URB-03': 'Jeśli masz kilka kart Miasta, możesz zapunktować niektóre lub wszystkie, ale każdy Dom służy tylko jednej karcie.',
  'URB-04': 'Twoja karta Miasta jest tajna. Możesz na nią spojrzeć w każdej chwili.',

  'DEC-01': `D01 wymaga {white} białych i {brown} brązowych Budowli. Daje Dom w Porcie, umieszczony bez płacenia, ale z premią pola, oraz ${vp}.`,
  'DEC-02': `D02 wymaga {white} białych i {yellow} żółtych Budowli. Daje napełnienie do ${crates}, ${markers} i ${vp}.`,
  'DEC-03': `D03 wymaga {yellow} żółtych i {brown} brązowych Budowli. Daje ${spelled('stepsOnOneTrack')} ${agreeing('stepsOnOneTrack', step)} na jednym wybranym torze i ${vp}.`,
  'DEC-04': `D04 wymaga {buildings, number} Budowli w każdym kolorze. Daje ${gold} i ${vp}.`,
  'DEC-05': `D05 wymaga {white} białych i {brown} brązowej Budowli; liczą się też Domy w sekcji Zigguratu danego koloru. Dobierasz ${counted('drawn', urbanCardAsObject)}, zachowujesz 1, a drugą kładziesz na spód talii dobierania; w Punktacji Końcowej możesz zignorować jeden wymagany Dom na każdej ze swoich kart Miasta. Ponadto daje ${vp}.`,
  'DEC-06': `D06 wymaga {yellow} żółtych i {white} białej Budowli; liczą się też Domy w sekcji Zigguratu danego koloru. Daje ${markers}, umieszczenie znacznika Kontroli na dowolnym kaflu Zigguratu bez umieszczania Domu i ${vp}.`,
  'DEC-07': `D07 wymaga {brown} brązowych i {yellow} żółtej Budowli; liczą się też Domy w sekcji Zigguratu danego koloru. Daje ${markers}, umieszczenie znacznika Kontroli na dowolnym Statku i ${vp}.`,
  'DEC-08': `D08 wymaga {buildings, number} Budowli w każdym kolorze i twojego znacznika Kontroli na każdym kaflu Zigguratu. Daje ${vp}.`,
  'DEC-09': `D09 wymaga {brown} brązowych Budowli oraz {white} białych i {yellow} żółtych Statków. Daje ${gold}, ${countedFromTwo('stepsOfChoice', step)} na wybranym torze i ${vp}.`,
  'DEC-10': `D10 wymaga {white} białych Budowli oraz {yellow} żółtych i {brown} brązowych Statków. Możesz przesunąć do ${countedGenitive('moveHouses', house)} z kolorowych rzędów do dolnego rzędu swojej planszy Gracza i otrzymać odsłonięte przez to premie. Daje ${vp}.`,
  'DEC-11': `D11 wymaga {yellow} żółtych Budowli oraz {white} białych i {brown} brązowych Statków. Daje ${specialWater}, ${counted('gardens', gardenTile)} i ${vp}.`,
  'DEC-12': `D12 wymaga {buildings, number} Budowli w każdym kolorze i {portHouses, number} Domów w Porcie. Daje ${vp}.`,
  'DEC-13': `D13 wymaga {gardensAtBuildings, number} Ogrodów sąsiadujących z twoimi Budowlami i {portHouses, number} Domów w Porcie. Daje po jednym ruchu na ${spelledGenitive('stepsOnDifferentTracks')} różnych torach i ${vp}.`,
  'DEC-14': `D14 wymaga {ships, number} Statku w każdym kolorze i {buildingsAtGardens, number} Budowli w każdym kolorze obok Ogrodu. Daje ${markers}, {supplyDice, number} kości ze Wspólnych Zasobów i ${vp}.`,
  'DEC-15': `D15 wymaga {ownGardens, number} twoich Ogrodów. Daje losowy kafel Przystani spośród odłożonych na bok i ${vp}.`,
  'DEC-16': `D16 wymaga {ships, number} Statków w każdym kolorze i {ownGardens, number} twoich Ogrodów. Daje ${vp}.`,

  'HM-B1': `B1: wykonujesz ${spelled('stepsOfChoice')} ${agreeing('stepsOfChoice', step)} na jednym torze albo po jednym ruchu na ${spelledGenitive('stepsOfChoice')} torach.`,
  'HM-B2': `B2: otrzymujesz ${specialWater}, ${gardens} i ${markers}.`,
  'HM-B3': `B3: napełniasz do ${crates} i otrzymujesz ${markers}.`,
  'HM-B4': `B4: otrzymujesz ${gold}.`,
  'HM-B5': 'B5: wykonujesz Akcję przedstawioną na dowolnym kaflu Akcji.',
  'HM-B6': 'B6: umieszczasz jeden ze swoich znaczników Kontroli na dowolnym Statku.',
  'HM-B7': `B7: za Dom w zwykłej Dzielnicy płacisz o ${counted('discount', resource)} mniej.`,
  'HM-B8':
    'B8: umieszczasz jeden ze swoich znaczników Kontroli na dowolnym kaflu Zigguratu, na pierwszym od lewej polu Kontroli bez twojego znacznika, bez umieszczania Domu.',
  'HM-B9': `B9: dobierasz ${counted('drawn', urbanCardAsObject)}, zachowujesz 1, a drugą kładziesz na spód talii dobierania. W Punktacji Końcowej możesz zignorować jeden wymagany Dom na każdej ze swoich kart Miasta.`,
} satisfies Partial<RuleSentences>;

/** The Ships that gain something, by their trigger. */
export const gainShip = `{ship} (wielkość {size, number}): ${select<Trigger>('when', {
  shipMarked: `każde umieszczenie znacznika Kontroli na Statku daje ci ${shipGain}`,
  housePlaced: `każde umieszczenie Domu daje ci ${shipGain}`,
  projectPlaced: `każde umieszczenie Projektu daje ci ${shipGain}`,
  opposingMarkerBuiltOver: `gdy budujesz Budowlę, każdy znacznik Kontroli przeciwników na Projektach daje ci ${shipGain}`,
  gardenPlaced: `każde umieszczenie Ogrodu daje ci ${shipGain}`,
  blueLineCrossed: `za każdym razem, gdy jeden z twoich znaczników Rzemiosła przekracza niebieską linię, otrzymujesz ${shipGain}`,
})}.`;

/** The bonuses of spaces and of special Water. */
export const bonuses = {
  'BON-01': 'Otrzymujesz kość o najwyższej wartości we wskazanym kolorze, z jej Barki. Twój Architekt się nie przemieszcza.',
  'BON-02': 'Otrzymujesz kość dowolnego koloru ze Wspólnych Zasobów albo nic, jeśli nie ma tam kości.',
  'BON-03': 'Otrzymujesz 1 żeton Złota.',
  'BON-04': 'Otrzymujesz zwykły kafel Wody.',
  'BON-05': 'Bierzesz wybrany specjalny kafel Wody spośród odkrytych; w jego miejsce od razu odkrywany jest następny.',
  'BON-06': 'Otrzymujesz kafel Ogrodu.',
  'BON-07': 'Możesz przemieścić swojego Architekta do dowolnej Dzielnicy.',
  'BON-08': 'Możesz napełnić jedną Skrzynię bez płacenia.',
  'BON-09': 'Otrzymujesz wskazaną liczbę znaczników Kontroli, ale nie więcej, niż masz ich we Wspólnych Zasobach.',
  'BON-10': 'Przesuwasz się o 1 pole na wybranym torze.',
  'BON-11': 'Przesuwasz się o 1 pole na torze w kolorze Projektu.',
  'BON-12':
    'Możesz umieścić w Dzielnicy kolejny Projekt tego samego koloru, według wszystkich zasad dla Projektów, i otrzymać premię, którą on zakrywa.',
  'BON-13': 'Otrzymujesz wskazaną liczbę PZ.',
  'BON-14': 'Możesz zapłacić biały, żółty lub brązowy Surowiec i przesunąć się o 1 pole na torze w tym kolorze.',
  'BON-15':
    'Premie pól siatki, nadrukowanej Wody i specjalnych kafli Wody daje umieszczenie Projektu lub Ogrodu (podczas Przygotowania do gry: początkowej Budowli), nigdy umieszczenie Wody.',

  'BONP-01': `Niebieskie pole w Porcie: otrzymujesz ${counted('claims', claimMarker)}, ale nie więcej, niż masz ich we Wspólnych Zasobach.`,
  'BONP-02': 'Niebieskie pole w Porcie: przesuwasz się o 1 pole na wybranym torze.',
  'BONP-03':
    'Niebieskie pole w Porcie: otrzymujesz kość ze Wspólnych Zasobów w dowolnym kolorze, który tam jest, albo nic, jeśli nie ma tam kości.',
  'BONP-04':
    'Czerwone pole w Porcie: umieść jego Skrzynię, odkrytą, na miejscu na Skrzynię swojej planszy Gracza. Potrzebujesz wolnego miejsca.',

  'BONZ-01': 'Pole bez premii w sekcji Zigguratu pozwala tylko umieścić znacznik Kontroli na kaflu tej sekcji.',
  'BONZ-02':
    'Pole ze strzałką w sekcji Zigguratu pozwala umieścić znacznik Kontroli na kaflu tej sekcji i daje ruch na torze w kolorze strzałki.',
  'BONZ-03': 'Pole ze Złotem w sekcji Zigguratu pozwala umieścić znacznik Kontroli na kaflu tej sekcji i daje 1 żeton Złota.',
} satisfies Partial<RuleSentences>;

/** Rulings on Ships, Decrees, Harbormasters and Urban cards, and on what is forced or optional. */
export const rulingsOnTilesAndCards = {
  'C-51': 'S10 i Z03 liczą niebieskie linie narysowane w poprzek torów Rzemiosła.',
  'C-52': 'Dla D05, D06 i D07 Dom w Dzielnicy Zigguratu liczy się w kolorze swojej sekcji.',
  'C-53': `D10 pozwala przesunąć do ${countedGenitive('moveHouses', house)}, więc dozwolony jest też jeden lub żaden.`,
  'C-54': `Dla D11 wybierasz oba specjalne kafle Wody spośród odkrytych; dopiero potem odkrywa się następne. Jeśli nie ma ${spelledGenitive('specialWater')} odkrytych, brakujące zastępują zwykłe kafle Wody.`,
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
    'Dla D10 przesuwasz pierwsze od lewej Domy kolorowych rzędów na pierwsze od prawej zwolnione pole dolnego rzędu albo, jeśli żadne nie jest zwolnione, za jego prawy koniec, gdzie nie ma premii i skąd zabiera się je na końcu. Otrzymujesz to, co przez to odsłaniasz, łącznie z premiami za kolumny; premie dolnego rzędu można odsłonić ponownie.',
  'A-94': 'Jeśli masz i D05, i B9, możesz zignorować dwa wymagane Domy na każdej karcie Miasta.',
  'A-95': `Jeśli nie ma już ${spelledGenitive('drawn')} kart Miasta, dobierasz tyle, ile jest; Domy możesz zignorować mimo to. Kartę, którą kładziesz na spód, znasz tylko ty.`,
  'A-96':
    'Twoje Domy przydziela się twoim kartom Miasta tak, by dać ci najwięcej PZ z tych kart i z Z09 łącznie. Zignorowany Dom może być z dowolnej Dzielnicy, której karta wymaga.',
  'A-97':
    'Przed końcem gry Z09 liczy tylko twoje zapunktowane Dekrety, bo liczenie tajnych kart by je ujawniło. W Punktacji Końcowej liczy też karty Miasta, których wymagania spełniasz.',
  'A-98': 'Kafla Przystani możesz użyć już w turze, w której go otrzymujesz, ale nigdy w turze innego gracza.',
  'A-99':
    'B7 oszczędza jeden dowolny Surowiec z kosztu Budowli, lokalny lub w kolorze Projektów, ale nie Złoto za Statek i nic w Porcie ani w Dzielnicy Zigguratu. Używasz go, gdy płacisz; Budowla, za którą możesz zapłacić tylko z B7, jest dozwolona.',
  'A-100': `B5 może użyć dowolnego z ${spelledGenitive('actionTiles')} kafli Akcji, gdziekolwiek jest twój Pomocnik, i nie jest jedną z twoich dwóch Akcji.`,
  'A-101':
    'Znacznik Kontroli dla B6, B8, D06 i D07 pochodzi z twojego obszaru Gracza i nie kosztuje Złota. Statek może mieć dowolną wielkość, ale nie może być na nim twojego znacznika; kafel Zigguratu musi mieć pole Kontroli bez twojego znacznika. S01 i S15 działają też dla tych Statków.',
  'A-102':
    '{stepsOfChoice, plural, one {Ruch z B1 jest} =2 {Dwa ruchy z B1 są} few {# ruchy z B1 są} many {# ruchów z B1 jest} other {# ruchu z B1 jest}}, według twojego wyboru, oba na jednym torze lub na dwóch różnych torach.',
  'A-103':
    '{asideHarbormasters, plural, one {Odłożony na bok kafel Przystani jest ukryty} =3 {Trzy odłożone na bok kafle Przystani są ukryte} =4 {Cztery odłożone na bok kafle Przystani są ukryte} few {# odłożone na bok kafle Przystani są ukryte} many {# odłożonych na bok kafli Przystani jest ukrytych} other {# odłożonego na bok kafla Przystani jest ukryte}}; tylko D15 wprowadza jeden z nich do gry.',
  'A-104': 'Nieużyte kafle Przystani dodają po {unusedVp, number} PZ, zanim rozstrzyga się remisy.',
  'A-105':
    'To, co otrzymujesz bez wyboru (Złoto, PZ, znaczniki Kontroli, kafle ze stosów, ruchy w ustalonym kolorze; odsłonięte premie, premie za kolumny, premie w Porcie i w sekcjach Zigguratu; rekompensaty), przychodzi samo, o ile to możliwe. Ruchy na wybranym torze, kości ze Wspólnych Zasobów i odkryte kafle Wody musisz wziąć, jeśli możesz. Zrezygnować możesz z premii pola pod swoim Projektem lub Ogrodem, także podczas Przygotowania do gry; z ruchu za Ogród; z napełnień, ruchów Architekta, kolejnych Projektów i płatnych możliwości; z Domu z D01, ze znaczników Kontroli z D06, D07, B6 i B8, z przesunięcia Domów z D10. O rezygnację z całej premii pola pytamy tylko przy kościach z Barki, ruchach Architekta, kolejnych Projektach i płatnych ruchach oraz tam, gdzie i tak masz wybór. To, czego nie można zrobić, pomija się i nic nie staje się przez to niedozwolone, chyba że mówi tak zasada. Kafla Akcji, kafla Przystani ani Akcji „Stwórz Ogród”, które niczego by nie zmieniły, nie ma do wyboru; „Stwórz Ogród” zawiera co najmniej jeden zakup lub jedno umieszczenie.',
} satisfies Partial<RuleSentences>;
