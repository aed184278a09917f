/** Lessons in Polish. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const learn = {
  about: 'Krótkie lekcje na prawdziwej planszy. Możesz je przerwać, pominąć albo powtórzyć.',
  start: 'Zacznij pierwszą lekcję',
  goOn: 'Kontynuuj: „{title}”',
  all: 'Wszystkie lekcje',
  minutes: '{minutes, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}}',
  done: 'Ukończona',
  progress: 'Krok {step, number} z {steps, number}',
  next: 'Dalej',
  stuck: 'Pokaż mi',
  try: 'Wybierz: {choices}.',
  other: 'To też wolno. Zobacz, co się zmieniło, i wróć: ta lekcja pokazuje coś innego.',
  back: 'Wróć do lekcji',
  again: 'Powtórz lekcję',
  nextLesson: 'Następna lekcja: {title}',
  play: 'Zacznij grę',
  finished: 'Koniec lekcji.',
  notKept: 'Ta przeglądarka nie może zapisać, które lekcje są ukończone. Wszystko inne działa.',
  you: 'Ty',
  rival: 'Ninlil',
} as const satisfies Translated<typeof en.learn>;

export const lessonFault = {
  notALesson: 'To nie jest lekcja tej gry.',
  otherLessonVersion: 'Ta lekcja powstała dla innej wersji programu. Odśwież stronę.',
  otherRules: 'Ta lekcja powstała dla innej wersji zasad.',
  otherEdition: 'Ta lekcja powstała dla innej edycji gry.',
  badLesson: 'Ta lekcja jest uszkodzona w miejscu „{path}”. Twoje postępy są bezpieczne.',
} as const satisfies Translated<typeof en.lessonFault>;

export const goal = {
  title: 'Cel gry i pięć Dzielnic',
  about: 'Skąd biorą się PZ',
  say: {
    welcome: 'Budujesz miasto Ur przeciwko jednej rywalce. Wygrywa, kto ma najwięcej PZ. Obie strony mają po 10.',
    construct: 'W Dzielnicy 1 leżą trzy żółte Projekty. Dwa są twoje: zamień wszystkie trzy w Budowlę.',
    end: 'Budowla jest twoja. Na Barce Dzielnicy 1 nie ma już kości, więc na koniec twojej tury Dzielnica punktuje.',
    scored: 'Zdobywasz 6 PZ: wielkość 3 razy 2, czyli wartość twoich żółtych Budowli. Tak punktują Dzielnice od 1 do 3.',
    port: 'Dzielnica 4 to Port. Kontrolujesz tam Statki, które dają PZ obok twoich Domów.',
    ziggurat: 'Dzielnica 5 to Ziggurat. Jego trzy kafle punktują to, co zrobiono gdzie indziej.',
    time: 'Punktowanie zabiera 1 żeton Złota z toru Czasu. Gdy tor jest pusty, gra wkrótce się kończy.',
  },
  other: {
    construct: { end: 'Twoja tura się skończyła, a Projekty wciąż są Projektami. Na razie nic nie dają.' },
  },
} as const satisfies Translated<typeof en.goal>;

export const turn = {
  title: 'Tura',
  about: 'Kość, Architekt, dwie Akcje',
  say: {
    die: 'Tura zaczyna się od kości z Barki twojej Dzielnicy. Zatrzymujesz ją, żeby nią płacić. Weź dowolną.',
    move: 'Architekt idzie do Dzielnicy z numerem kości: tam będziesz działać w następnej turze.',
    actions: 'W tej turze działasz tam, gdzie stoi twój Pomocnik. Masz 2 Akcje. Użyj kafla Akcji: 2 PZ i 2 znaczniki Kontroli.',
    project: 'Jako drugą Akcję umieść Projekt. To pierwszy krok do Budowli.',
    colour: 'Leży tu już biały Projekt. Dołóż drugi biały: większe Budowle dają więcej.',
    space: 'Musi sąsiadować z tamtym białym Projektem. Znak na polu to premia dla ciebie.',
    end: 'Obie Akcje są wykonane. Zakończ turę.',
    done: 'Pomocnik dołączył do Architekta. Tam zaczniesz następną turę. To cała tura.',
  },
  other: {
    move: { gold: 'Za 1 żeton Złota Architekt idzie dokądkolwiek. Czasem się to przydaje; tutaj możesz go oszczędzić.' },
    actions: {
      project: 'Projekt to też dobra Akcja. W tej lekcji jest następny.',
      end: 'Wolno wykonać mniej niż 2 Akcje, ale to one dają postęp.',
    },
    project: { again: 'Tę samą Akcję wolno wykonać dwa razy. Tutaj spróbuj czegoś nowego.' },
    colour: { colour: 'Nowy kolor zaczyna nową grupę. Dwie grupy po 1 dają mniej niż jedna z 2.' },
    space: { bonus: 'Premia tego pola pyta cię o coś jeszcze. Zdecyduj, jeśli chcesz.' },
  },
} as const satisfies Translated<typeof en.turn>;

export const project = {
  title: 'Projekty, budowanie, płacenie',
  about: 'Od Projektu do Budowli',
  say: {
    project: 'Leży tu twój brązowy Projekt i jeden Projekt Ninlil. Umieść trzeci, zanim coś zbudujesz.',
    colour: 'Budowla powstaje ze wszystkich Projektów jednego koloru w Dzielnicy, najwyżej trzech. Wybierz brązowy.',
    space: 'Musi sąsiadować z brązową grupą. Pole a3 daje ci też 1 żeton Złota.',
    construct: 'Teraz zamień wszystkie trzy w Budowlę.',
    pay: 'Płacisz 2 Surowce w kolorze Barki i po 1 w kolorze Projektu za każdy swój znacznik. Jeden Surowiec to kość, Skrzynia albo 1 żeton Złota.',
    house: 'Na Budowli stoi twój Dom, więc jest twoja. Odsłonięte pole na twojej planszy dało premię.',
    others: 'Znacznik Ninlil wrócił do niej, a ona zrobiła krok na brązowym torze. Kto buduje na cudzych Projektach, pomaga innym.',
  },
  other: {
    project: { construct: 'Budowla wielkości 2 jest możliwa od razu. Wielkość 3 daje więcej przy każdym punktowaniu.' },
    colour: { colour: 'To zaczyna nową grupę, a brązowa zostaje przy wielkości 2.' },
    space: { bonus: 'Premia tego pola pyta cię o coś jeszcze. Zdecyduj, jeśli chcesz.' },
    construct: { end: 'Projekty zostają. Teraz Ninlil może zbudować przed tobą.' },
  },
} as const satisfies Translated<typeof en.project>;

export const scoring = {
  title: 'Rzemiosło i punktowanie',
  about: 'Ile jest warta Budowla',
  say: {
    values: 'Budowla daje swoją wielkość razy wartość swojego koloru. Twój żółty znacznik stoi na wartości 1.',
    tile: 'Dwie twoje Budowle tutaj są żółte. Ten kafel Akcji kosztuje 2 PZ i daje krok na torze. Użyj go.',
    track: 'Na którym torze? Żółty osiągnąłby wartość 2.',
    row: 'Żółte Budowle dają teraz dwa razy więcej. Twój znacznik był też jednym z najniższych, więc masz premię jego rzędu: znacznik Kontroli.',
    end: 'Barka Dzielnicy 3 jest pusta. Zakończ turę, a Dzielnica zapunktuje.',
    gold: 'Jako aktywny gracz dostajesz 1 żeton Złota z toru Czasu.',
    dice: 'Wszyscy oddają białe kości tej Dzielnicy. Za swoją masz krok na białym torze.',
    vp: 'Zdobywasz 11 PZ. Duża żółta Budowla liczyła się jako wielkość 4: Ogród obok niej dodaje 1, nawet Ogród Ninlil.',
    timing: 'Obserwuj Barki: weź ostatnią kość, gdy punktowanie Dzielnicy jest dla ciebie korzystne.',
  },
  other: {
    tile: { end: 'Dzielnica punktuje teraz, z żółtymi Budowlami o wartości 1.' },
    track: { track: 'Dobry krok, ale w tym kolorze jest tu mniej Budowli niż w żółtym.' },
  },
} as const satisfies Translated<typeof en.scoring>;

export const garden = {
  title: 'Tworzenie Ogrodów',
  about: 'Woda i Ogrody',
  say: {
    gardening: 'Obok Ogrodu każda Budowla liczy się, jakby była większa o 1. Masz jeden kafel Ogrodu. Zacznij Akcję „Stwórz Ogród”.',
    place: 'Ogrody leżą na Wodzie. Umieść swój Ogród.',
    space: 'Wybierz Wodę obok jednej ze swoich Budowli: e1 albo e3.',
    water: 'W tej samej Akcji możesz kupować kafle: Wodę za niebieski Surowiec, Ogrody za zielony. Kup kafel Wody.',
    lay: 'Umieść go na planszy.',
    ground: 'Woda musi sąsiadować z inną Wodą albo z Ogrodem. Robi miejsce na następne Ogrody.',
    stop: 'To była jedna Akcja. Zakończ turę.',
    worth: 'Gdy Dzielnica 2 punktuje, Budowla obok twojego Ogrodu jest większa o 1. Ogród wymaga jednego z twoich znaczników Kontroli.',
  },
  other: {
    place: { buy: 'Kupować wolno w dowolnej kolejności. Tutaj najpierw umieść Ogród.' },
    space: { space: 'Obok nie ma nic twojego, choć Ogród liczy się do niektórych kafli i kart.' },
    water: { done: 'Możesz tu skończyć. Ale twoja niebieska kość przepadnie, gdy Port zapunktuje.' },
    lay: { done: 'Możesz zatrzymać kafel i umieścić go później.' },
  },
} as const satisfies Translated<typeof en.garden>;

export const ship = {
  title: 'Statki',
  about: 'Kontrola w Porcie',
  say: {
    ship: 'Stoisz w Porcie, gdzie Statek kosztuje 2 żetony Złota. Jeden jest twój, a w jego rzędzie stoi twój Dom. Umieść znacznik na następnym.',
    which: 'Statek daje 1 PZ za twój Dom w jego rzędzie i 1 za Dom w jego kolumnie. Weź jeden ze środkowego rzędu.',
    ability:
      'Większość Statków ma zdolność, która działa od twojej następnej tury. Wskaż Statek albo dotknij go i przytrzymaj, żeby ją przeczytać.',
    again: 'Masz jeszcze 2 żetony Złota. Umieść znacznik na jeszcze jednym Statku.',
    third: 'Trzeci Statek dopełnia rząd.',
    harbormaster: 'Trzy Statki w jednej linii dają ci kafel Przystani na jej końcu, jeśli jeszcze tam leży.',
    construct: 'Statki można kontrolować także poza Portem: po każdej zbudowanej Budowli, za 1 żeton Złota, Statek tej samej wielkości.',
  },
  other: {
    which: { ship: 'Ten Statek nie leży w jednej linii z twoim Domem, więc w Porcie na razie nic nie daje.' },
    again: { end: 'Możesz zatrzymać Złoto. Tutaj dokończ rząd.' },
    third: { ship: 'Dobry Statek, ale nie dopełnia żadnej linii.' },
  },
} as const satisfies Translated<typeof en.ship>;

export const port = {
  title: 'Domy w Porcie i kafle Przystani',
  about: 'Domy obok twoich Statków',
  say: {
    house: 'W pierwszym rzędzie Portu masz dwa Statki, ale żadnego Domu. Umieść Dom: kosztuje 2 niebieskie Surowce.',
    space: 'Każda linia ma niebieskie pole z premią i czerwone ze Skrzynią. Wybierz jedno z pierwszego rzędu.',
    pay: 'Zapłać dwiema kośćmi i zatrzymaj Złoto na Statek.',
    worth: 'Gdy Port punktuje, każdy z twoich Statków w tym rzędzie daje 1 PZ.',
    ship: 'W tym rzędzie brakuje jednego Statku. Umieść na nim znacznik.',
    third: 'Jest nadrukowany na planszy: nie ma zdolności, ale liczy się jako jeden dowolny kolor.',
    use: 'Rząd jest pełny i kafel Przystani jest twój. Użyj go raz, w dowolnej chwili swojej tury: ten daje 2 żetony Złota.',
    kept: 'Kafel Przystani, którego nigdy nie użyjesz, jest na końcu wart 3 PZ.',
    score: 'W Porcie potrzebujesz obu: Statków i Domów w ich liniach.',
  },
  other: {
    house: {
      ship: 'Statek jest następny w tej lekcji.',
      end: 'Port zostałby bez twojego Domu.',
    },
    space: { column: 'W tej kolumnie jest jeden twój Statek. W rzędzie są dwa.' },
    pay: { gold: 'Złoto może zastąpić każdy Surowiec, ale potem brakuje go na Statek.' },
    ship: { end: 'Możesz skończyć, ale w rzędzie brakuje jednego Statku.' },
    third: { ship: 'Ten Statek nie dopełnia rzędu.' },
    use: { end: 'Zatrzymujesz kafel Przystani: 3 PZ na końcu albo jego działanie później.' },
  },
} as const satisfies Translated<typeof en.port>;

export const ziggurat = {
  title: 'Ziggurat',
  about: 'Trzy kafle, które punktują resztę',
  say: {
    tiles:
      'Każda sekcja Zigguratu ma kafel, który coś punktuje: Statki, Domy, PZ. Wskaż kafel albo dotknij go i przytrzymaj, żeby go przeczytać.',
    house: 'Dom kosztuje tu 2 zielone Surowce. Umieść jeden.',
    space: 'Jego sekcja decyduje, na którym kaflu umieścisz znacznik. Masz Budowle, więc żółta jest dobra; w brązowej czeka drugie pole.',
    claim: 'Twój znacznik leży na kaflu tej sekcji. Każdy następny Dom przesuwa go dalej, a kafel jest wart więcej.',
    score:
      'Gdy Dzielnica 5 punktuje, każdy kafel liczy się według twojego ostatniego znacznika. W każdej grze są inne: przeczytaj je wcześnie.',
  },
  other: {
    house: { end: 'Ziggurat zostałby bez twojego znacznika.' },
    space: { white: 'Biała punktuje Statki, a na razie nie masz żadnego. Mimo to może być dobra, jeśli je planujesz.' },
  },
} as const satisfies Translated<typeof en.ziggurat>;

export const cards = {
  title: 'Dekrety i karty Miasta',
  about: 'Dwa rodzaje kart',
  say: {
    decree:
      'Dekrety leżą odkryte dla wszystkich. Kto pierwszy spełni wymagania, może zapunktować kartę. Ta wymaga 2 Budowli każdego koloru.',
    construct: 'Masz dwie białe, dwie żółte i jedną brązową. Zbuduj drugą brązową.',
    score: 'Teraz spełniasz wymagania Dekretu. Zapunktowanie go nic nie kosztuje i nie jest Akcją.',
    scored: 'Przyniósł 10 PZ i 2 żetony Złota. Nikt inny już go nie zapunktuje.',
    urban: 'Twoja karta Miasta jest tajna. Jeśli twoje Domy stoją w Dzielnicach, które ona wymienia, na końcu daje PZ.',
    secret: 'Każdy ma jedną. Zaglądaj do swojej, kiedy chcesz, i pamiętaj o niej, gdy wybierasz miejsce budowy.',
  },
  other: {
    construct: { end: 'Dekret czeka. Ninlil też.' },
    score: { end: 'Nie musisz go punktować teraz, ale ktoś inny może zrobić to przed tobą.' },
  },
} as const satisfies Translated<typeof en.cards>;

export const end = {
  title: 'Koniec gry',
  about: 'Ostatnia tura i Punktowanie Końcowe',
  say: {
    time: 'Tor Czasu jest pusty. To zapowiada koniec: po tej rundzie każdy ma jeszcze jedną turę.',
    last: 'Ninlil ma już ostatnią turę za sobą. Ta jest twoja, a brakuje ci 8 PZ.',
    tile: 'Masz jedną Akcję. Weź 2 PZ z kafla Akcji.',
    done: 'Masz jeszcze kafel Przystani. Nieużyty jest wart 3 PZ, więc go zatrzymaj. Zakończ turę.',
    won: 'Wszystkie pięć Dzielnic zapunktowało jeszcze raz, potem karty Miasta i kafle Przystani. Wygrywasz 76 PZ do 72.',
  },
  other: {
    tile: {
      harbormaster: '2 żetony Złota już się nie przydadzą. Nieużyty kafel Przystani jest wart 3 PZ.',
      end: 'I tak byłaby z tego wygrana, ale mniejsza.',
    },
    done: { harbormaster: '2 żetony Złota już się nie przydadzą. Nieużyty kafel Przystani jest wart 3 PZ.' },
  },
} as const satisfies Translated<typeof en.end>;

export const bot = {
  title: 'Gra solo: jak myśli Bot',
  about: 'Karty decydują za twojego przeciwnika',
  say: {
    cards: 'W pojedynkę grasz przeciwko królowi: Botowi, którego prowadzą dwie odkryte karty. Ty też możesz je czytać.',
    tile: 'Najpierw twoja tura: użyj kafla Akcji.',
    end: 'Zakończ turę. Bot gra od razu.',
    walk: 'Odkryta została nowa karta. Liczby na obu dają razem 1, więc jego Architekt przeszedł w kręgu 1 Dzielnicę w dół, z 1 do 5.',
    acted: 'Wykonuje najwyższą możliwą Akcję lewej karty. Nie miał Ogrodu ani Projektu, więc wziął A: 4 PZ.',
    bonus: 'Strzałka lewej karty wskazuje drugą Akcję. Była niemożliwa, więc Bot znowu wziął 4 PZ.',
    beat: 'Patrz, dokąd pójdzie dalej: Bot nigdy nie blefuje. Przy równej liczbie PZ na końcu wygrywa on.',
  },
  other: {},
} as const satisfies Translated<typeof en.bot>;
