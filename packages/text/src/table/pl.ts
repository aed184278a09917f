/** A game being played, in Polish: prompts, warnings, standing orders, and what the page shows around the board. */

import { districtOf } from '../phrases/pl.ts';
import { colour, counted, noun } from '../phrases/pl-grammar.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';
import type { Undone } from './refused.ts';

const move = noun('posunięcie', 'posunięcia', 'posunięcia', 'posunięć');

export const table: Translated<typeof en.table> = {
  prompt: {
    own: '{player}: decyzja należy do ciebie.',
    person: 'Teraz decyduje {player}.',
    bot: '{player} się zastanawia.',
    confirm: 'Zakończyć turę?',
    confirming: '{player} zamierza zakończyć turę.',
    sending: 'Wysyłanie…',
    over: 'Rozgrywka jest zakończona.',
  },
  handOver: {
    ask: 'Teraz ekran przejmuje {player}.',
    take: 'To ja, {player}: pokaż moje karty',
  },
  refusal: {
    notAsked: 'Teraz decyzja nie należy do ciebie.',
    confirming: 'Koniec tury czeka na potwierdzenie: najpierw go potwierdź lub cofnij.',
    nothing: select<Undone>('deed', {
      undo: 'Nie ma nic do cofnięcia.',
      redo: 'Nie ma nic do ponowienia.',
      restart: 'Tura dopiero się zaczyna.',
      confirm: 'Nie ma nic do potwierdzenia.',
    }),
  },
  warning: {
    actionsLeft:
      'Tura się skończy, choć {actions, plural, one {została # Akcja, którą można wykonać} few {zostały # Akcje i co najmniej jedną można wykonać} many {zostało # Akcji i co najmniej jedną można wykonać} other {zostało # Akcji i co najmniej jedną można wykonać}}.',
    wastedStep: 'Ruch na torze Rzemiosła przepadnie: rezygnujesz z niego albo nie będzie miał skutku.',
    helpsOpponent: `Barka w ${districtOf} będzie pusta. PZ za Punktowanie tej Dzielnicy: {player} {opponent, number}, ty {own, number}.`,
  },
  setting: {
    confirm: 'Pytaj przed zakończeniem tury',
    actionsLeft: 'Ostrzegaj, gdy tura kończy się, choć można wykonać Akcję',
    wastedStep: 'Ostrzegaj, gdy ruch na torze Rzemiosła przepada',
    helpsOpponent: 'Ostrzegaj, gdy opróżnienie Barki daje przeciwnikowi więcej PZ',
  },
  orders: {
    heading: 'Stałe polecenia: co odpowiada {player} w turach innych graczy',
    lowest: 'Ruch na wybranym torze: tor z najniższym znacznikiem Rzemiosła.',
    highest: 'Ruch na wybranym torze: tor z najwyższym znacznikiem Rzemiosła.',
    decline: 'Ruch na wybranym torze: rezygnacja.',
    track: `Ruch na wybranym torze: ${colour('masculine')} tor Rzemiosła, dopóki to możliwe.`,
    dice: '{count, plural, one {Kość ze Wspólnych Zasobów, jeśli jest dostępna: {colours}.} other {Kość ze Wspólnych Zasobów, pierwsza dostępna z tych: {colours}.}}',
    die: colour('feminine'),
    none: 'Brak stałych poleceń: pytaj za każdym razem.',
  },
  seatKind: { person: 'człowiek', bot: 'bot' },
  seat: '{player} ({kind})',
  note: {
    ordered: 'Decyduje stałe polecenie ({player}).',
    takenBack: `Cofnięto ${counted('moves', move)}.`,
    sinceLastTurn: 'Od twojej ostatniej tury',
    branch:
      '{moment, plural, =0 {Rozgrywka toczy się dalej od początku ({game}).} other {Rozgrywka toczy się dalej od posunięcia # ({game}).}}',
  },
  botFailed: '{player} nie może zdecydować, więc wybrano losowo ({fault}).',
};

export const undoStop: Translated<typeof en.undoStop> = {
  chance: 'Niczego więcej nie można cofnąć: zdecydowały już kości lub kafle.',
  seat: 'Niczego więcej nie można cofnąć: decyzja należała już do innego gracza.',
  reveal: 'Niczego więcej nie można cofnąć: ujawniono już zakryte karty.',
  nothing: 'Nie ma nic do cofnięcia ani do ponowienia.',
};

export const game = {
  undo: 'Cofnij',
  redo: 'Ponów',
  restart: 'Tura od nowa',
  confirm: 'Zakończ turę',
  close: 'Zamknij',
  log: 'Dziennik',
  board: 'Plansza',
  choices: 'Wybór',
  players: 'Gracze',
  details: 'Szczegóły',
  pointAtSomething: 'Wskaż cokolwiek na stole, by przeczytać, co to jest. Prawy przycisk lub długie naciśnięcie zatrzymuje opis.',
  thinking: '{player} myśli…',
  doIt: 'Zrób to mimo wszystko',
  thinkAgain: 'Zastanów się jeszcze',
  actionsLeft:
    '{actions, plural, =0 {brak Akcji} one {została # Akcja} few {zostały # Akcje} many {zostało # Akcji} other {zostało # Akcji}}',
  vp: '{vp, number} PZ',
  gold: '{gold, plural, one {# żeton Złota} few {# żetony Złota} many {# żetonów Złota} other {# żetonu Złota}}',
  markers: 'Znaczniki Kontroli: {markers, number}, we Wspólnych Zasobach {supply, number}',
  supply: 'Wspólne Zasoby',
  stock: 'Stosy',
  mastery: 'Tory Rzemiosła',
  decrees: 'Dekrety',
  timeTrack: 'Tor Czasu',
  specialWater: 'Specjalna Woda',
  houses: 'Domy',
  goods: 'Dobra',
  crates: 'Skrzynie',
  cards: 'Kafle i karty',
  startPlayer: 'Gracz rozpoczynający',
  won: '{count, plural, one {Wygrywa {winners}.} few {Wygrywają wspólnie: {winners}.} many {Wygrywają wspólnie: {winners}.} other {Wygrywają wspólnie: {winners}.}}',
  tie: 'Przy remisie wygrywa Bot.',
  why: 'Dlaczego?',
  districtStrip: 'Przejdź do części planszy',
  notKept: 'Przeglądarka nie mogła zapisać ostatnich decyzji. Zwolnij miejsce, inaczej przepadną po zamknięciu strony.',
  turn: 'Tura {turn, number}',
  district:
    '{district, select, artisans {Rzemieślnicy} farmers {Rolnicy} scribes {Skrybowie} port {Port} ziggurat {Ziggurat} named {{districtTitle}}}',
  rule: 'Zasada {rule}, na osobnej stronie',
  result: 'Skąd pochodzą PZ',
  rematch: 'Rewanż',
  doNotAsk: 'Nie ostrzegaj już o tym',
  commands: 'Polecenia',
} as const satisfies Translated<typeof en.game>;

export const course = {
  menu: 'Menu',
  steps: 'Etapy tury',
  news: 'Co się dzieje',
  step: 'Etap {step, number} z {steps, number}: {name}',
  stage: 'Część {step, number}: {name}',
  proposed: 'propozycja',
} as const satisfies Translated<typeof en.course>;

export const turnStep = {
  die: 'kość',
  architect: 'Architekt',
  action: 'Akcja',
  end: 'koniec tury',
} as const satisfies Translated<typeof en.turnStep>;

export const stage = {
  colour: 'kolor',
  projects: 'Projekty',
  tiles: 'kafle',
  space: 'pole',
  row: 'rząd',
  payment: 'zapłata',
  ship: 'Statek',
  gains: 'zyski',
} as const satisfies Translated<typeof en.stage>;

export const hint = {
  open: 'Podpowiedź',
  title: 'Podpowiedź',
  thinking: 'Trwa ocena odpowiedzi…',
  stop: 'Zatrzymaj',
  failed: 'Nie udało się znaleźć podpowiedzi.',
  howTo: 'Kliknięcie odpowiedzi pokazuje, gdzie ona jest i co daje, ale jej nie wybiera.',
} as const satisfies Translated<typeof en.hint>;

export const standing = {
  open: 'Stan',
  title: 'Gdyby rozgrywka skończyła się teraz',
  soFar: 'Dotychczasowe PZ',
  total: 'Suma',
  without: 'Bez kart Miasta, które są tajne do końca.',
} as const satisfies Translated<typeof en.standing>;

export const history = {
  open: 'Historia',
  title: 'Historia tej rozgrywki',
  looking: 'Oglądasz turę {turn, number} (gra {player}). Rozgrywka czeka tam, gdzie była.',
  lookingAtSetUp: 'Oglądasz Przygotowanie do gry. Rozgrywka czeka tam, gdzie była.',
  slider: 'Moment rozgrywki',
  moment: 'tura {turn, number}, posunięcie {step, number} z {steps, number}',
  turnBack: 'Poprzednia tura',
  stepBack: 'Poprzednie posunięcie',
  stepOn: 'Następne posunięcie',
  turnOn: 'Następna tura',
  toNow: 'Wróć do rozgrywki',
} as const satisfies Translated<typeof en.history>;
