/** Lessons in Polish. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const learn = {
  about: 'Krótkie lekcje na prawdziwej planszy. Możesz je przerwać, pominąć albo powtórzyć.',
  start: 'Rozpocznij pierwszą lekcję',
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
  play: 'Rozpocznij grę',
  finished: 'Lekcja ukończona.',
  notKept: 'Ta przeglądarka nie może zapisać, które lekcje są ukończone. Wszystko inne działa.',
  learner: 'Puabi',
  rival: 'Ninlil',
} as const satisfies Translated<typeof en.learn>;

export const lessonFault = {
  notALesson: 'To nie jest lekcja tej gry.',
  otherLessonVersion: 'Ta lekcja powstała dla innej wersji programu. Odśwież stronę.',
  otherRules: 'Ta lekcja powstała dla innej wersji zasad. Odśwież stronę albo wybierz inną lekcję.',
  otherEdition: 'Ta lekcja powstała dla innej edycji gry. Wybierz inną lekcję.',
  badLesson: 'Ta lekcja jest uszkodzona w miejscu „{path}”. Twoje postępy są bezpieczne.',
} as const satisfies Translated<typeof en.lessonFault>;

export const goal = {
  title: 'Cel gry i pięć Dzielnic',
  about: 'Skąd biorą się PZ',
  say: {
    welcome:
      'Budujesz miasto Ur, a przeciwko tobie gra Ninlil. Wygrywa ten, kto ma najwięcej Punktów Zwycięstwa (PZ). Na razie jest 10 do 10.',
    construct: 'W Dzielnicy 1 leżą trzy żółte Projekty. Dwa są twoje: zamień wszystkie trzy w Budowlę.',
    end: 'Budowla jest twoja. Na Barce Dzielnicy 1 nie ma już kości, więc na koniec twojej tury Dzielnica jest punktowana.',
    scored: 'Zdobywasz 6 PZ: wielkość 3 razy 2, czyli wartość twoich żółtych Budowli. Tak punktuje się Dzielnice od 1 do 3.',
    port: 'Dzielnica 4 to Port. Umieszczasz tam znaczniki Kontroli na Statkach. Dają PZ, gdy przy ich rzędzie lub kolumnie masz Dom.',
    ziggurat: 'Dzielnica 5 to Ziggurat. Jego trzy kafle dają PZ za to, co masz na całej planszy.',
    time: 'Każde Punktowanie zabiera 1 żeton Złota z toru Czasu. Gdy tor jest pusty, rozgrywka wkrótce się kończy.',
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
    move: 'Architekt przechodzi do Dzielnicy o numerze równym liczbie oczek: tam będziesz działać w następnej turze.',
    actions: 'W tej turze działasz tam, gdzie stoi twój Pomocnik. Masz 2 Akcje. Użyj kafla Akcji: 2 PZ i 2 znaczniki Kontroli.',
    project: 'Jako drugą Akcję umieść Projekt. To pierwszy krok do Budowli.',
    colour: 'Leży tu już biały Projekt. Dołóż drugi biały: większe Budowle dają więcej PZ.',
    space: 'Musi sąsiadować z tamtym białym Projektem. Znak na polu to premia dla ciebie.',
    end: 'Obie Akcje są wykonane. Zakończ turę.',
    done: 'Pomocnik stoi już obok Architekta: tam zaczniesz następną turę. Tak wygląda cała tura.',
  },
  other: {
    move: { gold: 'Za 1 żeton Złota przemieścisz Architekta do dowolnej Dzielnicy. Czasem się to przydaje; tutaj zatrzymaj żeton.' },
    actions: {
      project: 'Projekt to też dobra Akcja. W tej lekcji przyjdzie na niego kolej.',
      end: 'Możesz wykonać mniej niż 2 Akcje, ale to dzięki nim zdobywasz PZ.',
    },
    project: { again: 'Tę samą Akcję wolno wykonać dwa razy. Tutaj spróbuj czegoś nowego.' },
    colour: { colour: 'Nowy kolor zaczyna nową grupę. Dwie grupy po 1 Projekcie dają mniej niż jedna z 2.' },
    space: { bonus: 'Premia tego pola wymaga jeszcze decyzji. Podejmij ją, jeśli chcesz.' },
  },
} as const satisfies Translated<typeof en.turn>;

export const project = {
  title: 'Projekty, budowanie, płacenie',
  about: 'Od Projektu do Budowli',
  say: {
    project: 'Leży tu twój brązowy Projekt i jeden Projekt Ninlil. Umieść trzeci, zanim zbudujesz Budowlę.',
    colour: 'Budowla powstaje ze wszystkich Projektów jednego koloru w Dzielnicy, najwyżej trzech. Wybierz brązowy.',
    space: 'Musi sąsiadować z brązową grupą. Pole a3 daje ci też 1 żeton Złota.',
    construct: 'Teraz zamień wszystkie trzy w Budowlę.',
    pay: 'Płacisz 2 Surowce w kolorze Barki i po 1 w kolorze Projektu za każdy swój znacznik Kontroli. Jeden Surowiec to kość, Skrzynia albo 1 żeton Złota.',
    house: 'Na Budowli stoi twój Dom, więc jest twoja. Odsłonięte pole na planszy Gracza daje premię.',
    others: 'Ninlil odzyskuje znacznik Kontroli i wykonuje ruch na brązowym torze. Budując na cudzych Projektach, pomagasz innym.',
  },
  other: {
    project: { construct: 'Budowla wielkości 2 jest możliwa od razu. Wielkość 3 daje więcej przy każdym Punktowaniu.' },
    colour: { colour: 'To zaczyna nową grupę, a brązowa zostaje przy wielkości 2.' },
    space: { bonus: 'Premia tego pola wymaga jeszcze decyzji. Podejmij ją, jeśli chcesz.' },
    construct: { end: 'Projekty zostają. Teraz Ninlil może na nich zbudować przed tobą.' },
  },
} as const satisfies Translated<typeof en.project>;

export const scoring = {
  title: 'Rzemiosło i Punktowanie',
  about: 'Ile jest warta Budowla',
  say: {
    values: 'Budowla daje tyle PZ, ile wynosi jej wielkość razy wartość jej koloru. Na żółtym torze masz na razie wartość 1.',
    tile: 'Dwie twoje Budowle tutaj są żółte. Ten kafel Akcji kosztuje 2 PZ i daje ruch na torze. Użyj go.',
    track: 'Na którym torze? Na żółtym osiągniesz wartość 2.',
    row: 'Żółte Budowle dają teraz dwa razy więcej. Twój znacznik Rzemiosła był też jednym z najniższych, więc otrzymujesz premię na prawo od torów: znacznik Kontroli.',
    end: 'Barka Dzielnicy 3 jest pusta. Zakończ turę: nastąpi Punktowanie Dzielnicy.',
    gold: 'Jako aktywny gracz otrzymujesz 1 żeton Złota z toru Czasu.',
    dice: 'Wszyscy zwracają białe kości, lokalny Surowiec tej Dzielnicy. Za swoją wykonujesz ruch na białym torze.',
    vp: 'Zdobywasz 11 PZ. Duża żółta Budowla liczy się z wielkością 4: Ogród obok niej dodaje 1, nawet gdy należy do Ninlil.',
    timing: 'Obserwuj Barki: weź ostatnią kość, gdy Punktowanie Dzielnicy jest dla ciebie korzystne.',
  },
  other: {
    tile: { end: 'Dzielnica jest punktowana teraz, gdy żółte Budowle mają jeszcze wartość 1.' },
    track: { track: 'Dobry ruch, ale w tym kolorze jest tu mniej Budowli niż w żółtym.' },
  },
} as const satisfies Translated<typeof en.scoring>;

export const garden = {
  title: 'Tworzenie Ogrodów',
  about: 'Woda i Ogrody',
  say: {
    gardening: 'W Punktowaniu Ogród powiększa o 1 każdą Budowlę obok. Masz jeden kafel Ogrodu. Wybierz Akcję „Stwórz Ogród”.',
    place: 'Ogrody umieszcza się na Wodzie. Umieść swój.',
    space: 'Wybierz Wodę obok jednej ze swoich Budowli: e1 albo e3.',
    water: 'W tej samej Akcji możesz kupować kafle: Wodę za niebieski Surowiec, Ogrody za zielony. Kup kafel Wody.',
    lay: 'Umieść go na planszy.',
    ground: 'Woda musi sąsiadować z inną Wodą albo z Ogrodem. Robi miejsce na następne Ogrody.',
    stop: 'To była jedna Akcja. Zakończ turę.',
    worth:
      'Gdy Dzielnica 2 jest punktowana, Budowla obok twojego Ogrodu jest większa o 1. Każdy Ogród wymaga jednego z twoich znaczników Kontroli.',
  },
  other: {
    place: { buy: 'Kupować możesz w dowolnej chwili tej Akcji. Tutaj najpierw umieść Ogród.' },
    space: { space: 'Obok nie ma nic twojego, choć Ogród liczy się do niektórych kafli i kart.' },
    water: { done: 'Możesz tu skończyć. Ale twoja niebieska kość przepadnie przy Punktowaniu Portu.' },
    lay: { done: 'Możesz zatrzymać kafel i umieścić go później.' },
  },
} as const satisfies Translated<typeof en.garden>;

export const ship = {
  title: 'Statki',
  about: 'Znaczniki Kontroli w Porcie',
  say: {
    ship: 'Twój Pomocnik jest w Porcie. Znacznik Kontroli na Statku kosztuje tu 2 żetony Złota. Jeden Statek kontrolujesz, a przy jego rzędzie masz Dom. Umieść znacznik na następnym.',
    which: 'Statek daje 1 PZ za twój Dom przy jego rzędzie i 1 PZ za Dom przy jego kolumnie. Wybierz Statek ze środkowego rzędu.',
    ability:
      'Większość Statków ma zdolność, która działa od twojej następnej tury. Wskaż Statek albo dotknij go i przytrzymaj, żeby ją przeczytać.',
    again: 'Masz jeszcze 2 żetony Złota. Umieść znacznik na jeszcze jednym Statku.',
    third: 'Trzeci Statek dopełnia rząd.',
    harbormaster: 'Wszystkie trzy Statki rzędu lub kolumny dają ci kafel Przystani na ich końcu, jeśli jeszcze tam leży.',
    construct: 'Możesz to zrobić także poza Portem: po zbudowaniu Budowli, za 1 żeton Złota, na Statku jej wielkości.',
  },
  other: {
    which: { ship: 'Przy rzędzie ani kolumnie tego Statku nie masz Domu, więc w Porcie na razie nic nie daje.' },
    again: { end: 'Możesz zatrzymać Złoto. Tutaj dokończ rząd.' },
    third: { ship: 'Dobry Statek, ale nie dopełnia rzędu ani kolumny.' },
  },
} as const satisfies Translated<typeof en.ship>;

export const port = {
  title: 'Domy w Porcie i kafle Przystani',
  about: 'Domy przy rzędach i kolumnach Statków',
  say: {
    house: 'W pierwszym rzędzie Portu kontrolujesz dwa Statki, ale nie masz przy nim Domu. Umieść tam Dom: kosztuje 2 niebieskie Surowce.',
    space:
      'Przy każdym rzędzie i każdej kolumnie jest niebieskie pole z premią i czerwone ze Skrzynią. Wybierz jedno przy pierwszym rzędzie.',
    pay: 'Zapłać dwiema kośćmi i zatrzymaj Złoto na Statek.',
    worth: 'Gdy Port jest punktowany, każdy z twoich Statków w tym rzędzie daje 1 PZ.',
    ship: 'W tym rzędzie brakuje ci jednego Statku. Umieść na nim znacznik Kontroli.',
    third: 'Jest nadrukowany na planszy: nie ma zdolności, ale liczy się jako jeden dowolny kolor.',
    use: 'Rząd jest pełny i kafel Przystani jest twój. Użyj go raz, w dowolnej chwili swojej tury: ten daje 2 żetony Złota.',
    kept: 'Kafel Przystani, którego nigdy nie użyjesz, jest na końcu wart 3 PZ.',
    score: 'W Porcie potrzebujesz i Statków, i Domów przy ich rzędach lub kolumnach.',
  },
  other: {
    house: {
      ship: 'W tej lekcji przyjdzie kolej i na Statek.',
      end: 'Port zostałby bez twojego Domu.',
    },
    space: { column: 'W tej kolumnie jest jeden twój Statek. W rzędzie są dwa.' },
    pay: { gold: 'Złoto może zastąpić każdy Surowiec, ale potem zabraknie go na Statek.' },
    ship: { end: 'Możesz skończyć, ale w rzędzie brakuje jednego Statku.' },
    third: { ship: 'Ten Statek nie dopełnia rzędu.' },
    use: { end: 'Zatrzymujesz kafel Przystani: 3 PZ na końcu albo jego działanie później.' },
  },
} as const satisfies Translated<typeof en.port>;

export const ziggurat = {
  title: 'Ziggurat',
  about: 'Trzy kafle, które dają PZ za resztę',
  say: {
    tiles:
      'Kafel każdej sekcji Zigguratu daje PZ, na przykład za Statki lub Domy. Wskaż kafel albo dotknij go i przytrzymaj, żeby go przeczytać.',
    house: 'Dom kosztuje tu 2 zielone Surowce. Umieść jeden.',
    space:
      'Jego sekcja decyduje, na którym kaflu umieścisz znacznik. Masz Budowle, więc żółta jest dobra; w brązowej dojdziesz do drugiego pola Kontroli.',
    claim:
      'Twój znacznik leży na kaflu tej sekcji. Każdy następny Dom w tej sekcji pozwala umieścić znacznik na dalszym polu, a kafel jest wart więcej.',
    score:
      'Gdy Dzielnica 5 jest punktowana, na każdym kaflu liczy się twój pierwszy od prawej znacznik. W każdej rozgrywce kafle są inne: przeczytaj je wcześnie.',
  },
  other: {
    house: { end: 'Ziggurat zostałby bez twojego znacznika.' },
    space: { white: 'Biała daje PZ za Statki, a na razie nie kontrolujesz żadnego. Mimo to może być dobra, jeśli je planujesz.' },
  },
} as const satisfies Translated<typeof en.ziggurat>;

export const cards = {
  title: 'Dekrety i karty Miasta',
  about: 'Dwa rodzaje kart',
  say: {
    decree:
      'Dekrety leżą odkryte dla wszystkich. Kto pierwszy spełni wymagania, może zapunktować kartę. Ta wymaga 2 Budowli w każdym kolorze.',
    construct: 'Masz dwie białe, dwie żółte i jedną brązową. Zbuduj drugą brązową.',
    score: 'Teraz spełniasz wymagania Dekretu. Zapunktowanie go to Dodatkowa Akcja i nic nie kosztuje.',
    scored: 'Daje 10 PZ i 2 żetony Złota. Nikt inny już go nie zapunktuje.',
    urban: 'Twoja karta Miasta jest tajna. Jeśli twoje Domy stoją w Dzielnicach, które ona wymienia, na końcu daje PZ.',
    secret: 'Każdy ma jedną. Zaglądaj do swojej, kiedy chcesz, i pamiętaj o niej, gdy wybierasz miejsce budowy.',
  },
  other: {
    construct: { end: 'Dekret czeka. Ninlil też.' },
    score: { end: 'Nie musisz go punktować teraz, ale ktoś inny może zrobić to przed tobą.' },
  },
} as const satisfies Translated<typeof en.cards>;

export const end = {
  title: 'Zakończenie Gry',
  about: 'Ostatnia tura i Punktacja Końcowa',
  say: {
    time: 'Tor Czasu jest pusty, a to wywołuje Zakończenie Gry: po tej rundzie każdy ma jeszcze jedną turę.',
    last: 'Ninlil ma już ostatnią turę za sobą. Ta jest twoja, a Ninlil ma 8 PZ przewagi.',
    tile: 'Masz jedną Akcję. Użyj kafla Akcji: 2 PZ.',
    done: 'Masz jeszcze kafel Przystani. Nieużyty jest wart 3 PZ, więc go zatrzymaj. Zakończ turę.',
    won: 'Policzono jeszcze raz wszystkie pięć Dzielnic, potem karty Miasta i kafle Przystani. Wygrywasz 76 do 72.',
  },
  other: {
    tile: {
      harbormaster: '2 żetony Złota już się nie przydadzą. Nieużyty kafel Przystani jest wart 3 PZ.',
      end: 'Tak też wygrywasz, ale z mniejszą przewagą.',
    },
    done: { harbormaster: '2 żetony Złota już się nie przydadzą. Nieużyty kafel Przystani jest wart 3 PZ.' },
  },
} as const satisfies Translated<typeof en.end>;

export const bot = {
  title: 'Tryb Solo: jak myśli Bot',
  about: 'Karty decydują za twojego przeciwnika',
  say: {
    cards: 'W Trybie Solo grasz przeciwko Królowi: to Bot, którego prowadzą dwie odkryte karty. Ty też możesz je czytać.',
    tile: 'Najpierw twoja tura: użyj kafla Akcji.',
    end: 'Zakończ turę. Bot gra od razu.',
    walk: 'Odkryto nową kartę. Suma liczb na obu to 1, więc Architekt Bota przechodzi po kręgu Dzielnic o 1 wstecz: z 1 do 5.',
    acted: 'Bot wykonuje pierwszą od góry możliwą Akcję lewej karty. Nie miał Ogrodu ani Projektu, więc wykonał A: 4 PZ.',
    bonus: 'Strzałka lewej karty wskazuje drugą Akcję. Była niemożliwa, więc Bot znowu otrzymuje 4 PZ.',
    beat: 'Patrz, dokąd pójdzie dalej: Bot nigdy nie blefuje. Przy równej liczbie PZ na końcu wygrywa on.',
  },
  other: {},
} as const satisfies Translated<typeof en.bot>;
