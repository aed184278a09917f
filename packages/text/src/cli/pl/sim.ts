/** `tabannusi sim`, in Polish. Names of bots stand before a colon, so that they need no case. */
import type { ActionKind, BonusKind, VpSource } from '@tabannusi/engine';
import { counted, countedGenitive } from '../../languages/pl/grammar.ts';
import { vpSource } from '../../languages/pl/tiles.ts';
import { select } from '../../messages.ts';
import type { CliMessages } from '../values.ts';
import { bot, game } from './nouns.ts';

const times = '{count, plural, one {raz} other {# razy}}';
const answered = 'Odpowiadał za niego bot losowy.';

export const sim: CliMessages['sim'] = {
  about: 'przeprowadza i podsumowuje wiele rozgrywek botów',
  playersOption: 'liczba graczy',
  soloOption: 'jeden gracz przeciw Botowi tego Króla: {kings}',
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
  brokenOff: `Przerwano: do końca rozegrano {games, number} z ${countedGenitive('ordered', game)} i tylko to się tu liczy.`,
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
  source: select<VpSource>('source', {
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
  action: select<ActionKind>('action', {
    project: 'Umieść kafel Projektu',
    construct: 'Zbuduj Budowlę',
    gardening: 'Stwórz Ogród',
    tile: 'Kafel Akcji',
    ship: 'Kontroluj Statki',
    portHouse: 'Umieść Dom w Porcie',
    zigguratHouse: 'Umieść Dom na Zigguracie',
  }),
  bonus: select<BonusKind>('bonus', {
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
    illegal {{bot}: ${times} odpowiedział czymś, czego nie było wśród możliwych odpowiedzi. ${answered}}
    refused {{bot}: ${times} odpowiedział błędem. ${answered}}
    garbage {{bot}: ${times} napisał wiersz, który nie jest odpowiedzią. ${answered}}
    wrongId {{bot}: ${times} odpowiedział na pytanie, którego mu nie zadano. ${answered}}
    tooLong {{bot}: ${times} napisał wiersz dłuższy niż 1 MiB. ${answered}}
    gone {{bot}: ${times} nie był już pytany, bo z niego zrezygnowano. ${answered}}
  }`,
  botSaid: '{bot}: ostatni komunikat przed pierwszym błędem: {text}',
};
