/** `tabannusi sim` and `tournament`, in Polish. */

import type { ActionKind, BonusKind, VpSource } from '@tabannusi/engine';
import { counted, countedGenitive } from '../phrases/pl-grammar.ts';
import { bot, game } from '../phrases/pl-nouns.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import { vpSource } from '../tiles/pl.ts';
import type * as en from './en.ts';

const times = '{count, plural, one {raz} other {# razy}}';

const answered = 'Odpowiadał za niego bot losowy.';

export const sim = {
  about: 'przeprowadza i podsumowuje wiele rozgrywek botów',
  playersOption: 'liczba graczy',
  gamesOption: 'liczba rozgrywek',
  seedOption: 'to samo ziarno daje te same rozgrywki; domyślnie jest losowane i podawane',
  botsOption: 'kto gra, po przecinkach: nasze boty ({bots}) lub cmd: i polecenie własnego programu; gdy jest ich za mało, powtarzają się',
  botOption: 'jeszcze jeden bot; opcję można podać kilka razy, a w wartości mogą być przecinki',
  botTimeOption: 'czas własnego programu na jedną decyzję, w milisekundach',
  jobsOption: 'ile rozgrywek toczy się jednocześnie; domyślnie po jednej na rdzeń',
  csvOption: 'zapisuje do tego pliku wiersz dla każdej rozgrywki i każdego miejsca',
  manyExample: 'tysiąc rozgrywek dwóch botów, za każdym razem te same',
  soloExample: 'tysiąc rozgrywek jednego bota przeciw Botowi z Trybu Solo',
  programExample: 'własny program przeciw jednemu z naszych botów',
  soloAlone: 'Opcja --solo to rozgrywka jednego gracza: nie podawaj --players.',
  tooManyBots: `Podano ${counted('bots', bot)}, a graczy jest {players, number}. Podaj mniej lub użyj --players.`,
  seedForm: 'do {length, number} znaków, bez znaków sterujących',
  botForm: '{bots} lub cmd: i polecenie',

  progress: `{done, number} z ${countedGenitive('games', game)}, {rate, number} na sekundę, pozostało {time}`,
  slowProgress: `{done, number} z ${countedGenitive('games', game)}, pozostało {time}`,

  title: `${counted('games', game)}, {players, number} graczy, ziarno {seed}`,
  soloTitle: `${counted('games', game)}, przeciwnik: {king}, ziarno {seed}`,
  interrupted: `Przerwano: do końca rozegrano {games, number} z ${countedGenitive('ordered', game)} i tylko to się tu liczy.`,
  noGames: 'Żadnej rozgrywki nie rozegrano do końca.',
  headBot: 'Bot',
  headGames: 'Rozgrywki',
  headWins: 'Wygrane',
  headWinRate: 'Udział',
  headInterval: 'Przedział 95%',
  headMean: 'Średnio PZ',
  headSpread: 'Rozrzut',
  headInPlay: 'W grze',
  whole: '{value, number}',
  tenths: '{value, number, ::.0}',
  hundredths: '{value, number, ::.00}',
  share: '{value, number, ::percent .0}',
  interval: '{low, number, ::percent .0} – {high, number, ::percent .0}',

  decisions: 'Decyzje w rozgrywce: średnio {mean, number, ::.0}, od {min, number} do {max, number}.',
  turns: 'Tury w rozgrywce: średnio {mean, number, ::.0}, od {min, number} do {max, number}.',
  sourcesTitle: 'Średnio PZ według źródła',
  source: select<VpSource, 'source'>('source', {
    ...vpSource,
    district1: 'Dzielnica 1',
    district2: 'Dzielnica 2',
    district3: 'Dzielnica 3',
    district4: 'Dzielnica 4 (Port)',
    district5: 'Dzielnica 5 (Ziggurat)',
  }),
  total: 'Suma',
  useTitle: 'Użycie: w ilu rozgrywkach coś było w grze i jak często w jednej rozgrywce używał tego każdy bot.',
  useGroup: `{group, select,
    actions {Akcje} actionTiles {Kafle Akcji} ships {Statki (kontrolowane)} harbormasters {Kafle Przystani} decrees {Dekrety (zapunktowane)}
    zigguratTiles {Kafle Zigguratu (ze znacznikiem Kontroli)} urbanCards {Karty Miasta (na koniec; zrealizowane)} bonuses {Premie pól i Wody}
  }`,
  action: select<ActionKind, 'action'>('action', {
    project: 'Umieść kafel Projektu',
    construct: 'Zbuduj Budowlę',
    gardening: 'Stwórz Ogród',
    tile: 'Kafel Akcji',
    ship: 'Kontroluj Statki',
    portHouse: 'Umieść Dom w Porcie',
    zigguratHouse: 'Umieść Dom na Zigguracie',
  }),
  bonus: select<BonusKind, 'bonus'>('bonus', {
    bargeDie: 'Kość z Barki',
    supplyDie: 'Kość ze Wspólnych Zasobów',
    gold: 'Żetony Złota',
    water: 'Zwykły kafel Wody',
    specialWater: 'Specjalny kafel Wody',
    garden: 'Kafel Ogrodu',
    architect: 'Ruch Architekta',
    refill: 'Napełnienie Skrzyni',
    claims: 'Znaczniki Kontroli',
    step: 'Ruch na wybranym torze',
    projectStep: 'Ruch na torze w kolorze Projektu',
    project: 'Kolejny kafel Projektu',
    vp: 'PZ',
    paidStep: 'Płatny ruch na torze',
  }),
  tile: '{number}: {name}',
  printedTile: 'Nadrukowany na planszy: {name}',

  botFault: `{kind, select,
    notStarted {{bot}: nie dał się uruchomić albo nie przywitał się jak należy. Od tej chwili gra za niego bot losowy.}
    slow {{bot}: ${times} nie odpowiedział na czas. ${answered}}
    died {{bot}: ${times} zakończył się sam. ${answered}}
    illegal {{bot}: ${times} wybrał niedozwoloną odpowiedź. ${answered}}
    refused {{bot}: ${times} odpowiedział błędem. ${answered}}
    garbage {{bot}: ${times} napisał wiersz, który nie jest odpowiedzią. ${answered}}
    wrongId {{bot}: ${times} odpowiedział na pytanie, którego mu nie zadano. ${answered}}
    tooLong {{bot}: ${times} napisał wiersz dłuższy niż 1 MiB. ${answered}}
    gone {{bot}: ${times} nie był już pytany, bo za często zawodził. ${answered}}
  }`,
  botSaid: '{bot}: ostatni komunikat przed pierwszym błędem: {text}',
} as const satisfies Translated<typeof en.sim>;

export const tournament = {
  about: 'przeprowadza turniej botów i ocenia ich siłę',
  botsOption: 'kto bierze udział, po przecinkach, każdy raz: {bots}',
  gamesOption:
    'liczba rozgrywek każdego składu, zaokrąglona w górę tak, by każde ziarno rozegrano z każdego miejsca; z --until najwyżej tyle',
  iterationsOption: 'ile iteracji bot, który planuje, poświęca jednemu pytaniu; domyślnie tyle co zwykle',
  untilOption:
    'gra, aż będzie jasne, czy bot podany jako pierwszy wygrywa więcej, czy mniej niż taką część rozgrywek: od 200 do 2000 rozgrywek dwóch graczy',
  fileOption: 'przechowuje rozgrywki w tym pliku; jeśli plik już jest, turniej toczy się dalej',
  svgOption: 'zapisuje w tym pliku wykres ocen',
  ladderExample: 'trzy z naszych botów, z wykresem ich ocen',
  fileExample: 'można przerwać; to samo polecenie kontynuuje turniej',
  untilExample: 'czy builder wygrywa 65% rozgrywek przeciw apprentice',
  untilForm: 'ułamek między 0 a 1, na przykład 0.65',
  howManyBots: `Podano ${counted('bots', bot)}; w turnieju gra ich od {min, number} do {max, number}.`,
  sameBot: '{bot}: podano dwa razy, a każdy bierze udział raz.',
  untilForTwo: 'Opcja --until jest dla rozgrywek dwóch graczy: nie podawaj --players.',
  tooManyGames: `Byłoby to ${counted('games', game)}, a można najwyżej {limit, number}. Podaj mniej botów lub mniej rozgrywek.`,

  notATournament: 'Plik {file} nie zawiera turnieju i pozostaje bez zmian.',
  otherProgram:
    'Turniej w pliku {file} rozpoczęła wersja {program} tego programu, której boty mogą grać inaczej niż w wersji {version}. Plik pozostaje bez zmian.',
  badTournament: 'Turniej w pliku {file} nie może toczyć się dalej i pozostaje bez zmian: błąd w miejscu {path}.',
  otherTournament: 'Turniej w pliku {file} rozpoczęto z inną wartością opcji {option}. Nie podawaj jej lub wskaż inny plik.',
  otherGames: 'Boty grają teraz inaczej niż w rozgrywkach z pliku {file}. Plik pozostaje bez zmian; wskaż inny.',
  inUse: 'Turniej z pliku {file} już się toczy (proces {process}). Jeśli tak nie jest, usuń {lock}.',

  title: `Turniej: ${counted('games', game)}, {players, number} graczy, ziarno {seed}`,
  goOn: 'To samo polecenie z --file {file} kontynuuje turniej od tego miejsca.',
  scale: 'Oceny w skali Elo, średnia wszystkich botów to 0; przedziały 95%.',
  headRating: 'Ocena',
  headMeeting: 'Przeciw sobie',
  headAhead: 'Przewaga',
  rating: '{value, number, ::sign-except-zero .}',
  ratingInterval: 'od {low, number, ::sign-except-zero .} do {high, number, ::sign-except-zero .}',
  meeting: '{first} – {second}',
  scores: '{first, number, ::.0} : {second, number, ::.0}',
  verdict: `{verdict, select,
    more {{first} – {second}: pierwszy wygrywa więcej niż {share, number, ::percent .#}.}
    less {{first} – {second}: pierwszy wygrywa mniej niż {share, number, ::percent .#}.}
    unclear {{first} – {second}: nie jest jasne, czy pierwszy wygrywa {share, number, ::percent .#}.}
  }`,

  svgTitle: 'Jak silne są boty',
  svgAxis: 'Ocena (Elo, średnia wszystkich 0) z przedziałami 95%',
} as const satisfies Translated<typeof en.tournament>;

export const bench = {
  about: 'mierzy program na tym urządzeniu',
  botsAbout: 'pokazuje, ile pozycji bot tworzy w turze, ile zakończeń tur ocenia i ile to trwa',
  botsOption: 'które boty, po przecinkach; domyślnie wszystkie: {bots}',
  gamesOption: 'liczba rozgrywek każdego bota z samym sobą',
  example: 'dwa boty, po dwie rozgrywki',
  headTurns: 'Tury',
  headNodes: 'Węzły',
  headLeaves: 'Liście',
  headMedian: 'Mediana ms',
  headP95: 'p95 ms',
} as const satisfies Translated<typeof en.bench>;
