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
    own: '{player}, twój ruch.',
    person: 'Teraz decyduje {player}.',
    bot: '{player} się zastanawia.',
    confirm: 'Zakończyć turę?',
    confirming: '{player} zamierza zakończyć turę.',
    sending: 'Wysyłanie…',
    over: 'Rozgrywka jest zakończona.',
  },
  handOver: {
    ask: 'Przekaż ekran. Teraz decyduje {player}.',
    take: 'To ja, {player}: pokaż moje karty',
  },
  refusal: {
    notAsked: 'To nie twój ruch.',
    confirming: 'Najpierw potwierdź koniec tury albo go cofnij.',
    nothing: select<Undone>('deed', {
      undo: 'Nie ma nic do cofnięcia.',
      redo: 'Nie ma nic do ponowienia.',
      restart: 'W tej turze nie ma nic do cofnięcia.',
      confirm: 'Nie ma nic do potwierdzenia.',
    }),
  },
  warning: {
    actionsLeft: 'Masz jeszcze {actions, plural, one {# Akcję} few {# Akcje} many {# Akcji} other {# Akcji}}. Zakończyć turę mimo to?',
    wastedStep: 'Zmarnujesz w ten sposób ruch na torze Rzemiosła.',
    helpsOpponent: `Opróżnisz w ten sposób Barkę w ${districtOf}. W Punktowaniu {player} otrzyma {opponent, number} PZ, a ty {own, number} PZ.`,
  },
  setting: {
    confirm: 'Pytaj przed zakończeniem tury',
    actionsLeft: 'Ostrzegaj, gdy kończysz turę z niewykorzystanymi Akcjami',
    wastedStep: 'Ostrzegaj przed zmarnowaniem ruchu na torze Rzemiosła',
    helpsOpponent: 'Ostrzegaj, gdy opróżnienie Barki daje przeciwnikowi więcej PZ',
  },
  orders: {
    heading: 'Stałe polecenia na tury innych graczy ({player})',
    lowest: 'Ruch na wybranym torze: tor z najniższym znacznikiem Rzemiosła.',
    highest: 'Ruch na wybranym torze: tor z najwyższym znacznikiem Rzemiosła.',
    decline: 'Ruch na wybranym torze: rezygnacja.',
    track: `Ruch na wybranym torze: ${colour('masculine')} tor Rzemiosła, aż do szczytu.`,
    dice: '{count, plural, one {Kość ze Wspólnych Zasobów: {colours}, jeśli jest dostępna.} other {Kość ze Wspólnych Zasobów: pierwsza dostępna z tych: {colours}.}}',
    die: colour('feminine'),
    none: 'Brak stałych poleceń: pytaj za każdym razem.',
  },
  seatKind: { person: 'człowiek', bot: 'bot' },
  seat: '{player} ({kind})',
  note: {
    ordered: 'Zgodnie ze stałym poleceniem ({player}):',
    takenBack: `Cofnięto ${counted('moves', move)}.`,
    sinceLastTurn: 'Od twojej ostatniej tury',
    branch:
      '{moment, plural, =0 {Rozgrywka toczy się dalej od początku ({game}).} other {Rozgrywka toczy się dalej od posunięcia # ({game}).}}',
  },
  botFailed: '{player} nie może podjąć decyzji, więc wybrano losowo ({fault}).',
};

export const undoStop: Translated<typeof en.undoStop> = {
  chance: 'Nie można cofnąć więcej: ujawniono nowe informacje.',
  seat: 'Nie można cofnąć więcej: wybierał już inny gracz.',
  reveal: 'Nie można cofnąć więcej: ujawniono zakryte karty.',
  nothing: 'Nie ma nic do cofnięcia ani do ponowienia.',
};

export const game = {
  undo: 'Cofnij',
  redo: 'Ponów',
  restart: 'Zacznij turę od nowa',
  confirm: 'Zakończ turę',
  close: 'Zamknij',
  log: 'Dziennik',
  board: 'Plansza',
  choices: 'Odpowiedzi',
  players: 'Gracze',
  details: 'Szczegóły',
  pointAtSomething: 'Najedź na dowolny element, aby zobaczyć objaśnienie. Prawy przycisk lub przytrzymanie przypina je na ekranie.',
  thinking: '{player} się zastanawia…',
  doIt: 'Zrób to mimo wszystko',
  thinkAgain: 'Wróć',
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
  districtStrip: 'Przejdź do wybranej części planszy',
  notKept: 'Twoje ostatnie posunięcia nie zostały zapisane. Zwolnij miejsce, inaczej przepadną po zamknięciu strony.',
  turn: 'Tura {turn, number}',
  district:
    '{district, select, artisans {Rzemieślnicy} farmers {Rolnicy} scribes {Skrybowie} port {Port} ziggurat {Ziggurat} named {{districtTitle}}}',
  rule: 'Otwórz zasadę {rule} na osobnej stronie',
  result: 'Skąd pochodzą PZ',
  rematch: 'Rewanż',
  doNotAsk: 'Nie ostrzegaj mnie już przed tym',
  commands: 'Polecenia',
} as const satisfies Translated<typeof en.game>;

export const course = {
  menu: 'Menu',
  steps: 'Etapy tury',
  news: 'Co się dzieje',
  step: 'Etap {step, number} z {steps, number}: {name}',
  stage: '{step, number}. {name}',
  proposed: 'sugerowane',
} as const satisfies Translated<typeof en.course>;

export const taps = {
  leadsTo: '{die, select, taken {{face, number}} other {Bez kości}} → {district}{gold, plural, =0 {} other { (1 żeton Złota)}}',
  elsewhere:
    '{die, select, taken {{face, number}} other {Bez kości}} → inna Dzielnica ({gold, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} Złota)',
  scores: 'Punktowanie: {districts}',
  made: 'Wykonano za ciebie: {choices}',
  payDifferently: 'Zapłać inaczej',
  between: 'Wybierz, co zrobić w tym miejscu',
  diceLeft: 'Kości: {dice, number}',
  architect: 'twój Architekt',
  assistant: 'twój Pomocnik',
} as const satisfies Translated<typeof en.taps>;

export const turnStep = {
  die: 'kość',
  architect: 'Architekt',
  action: 'Akcje',
  end: 'koniec tury',
} as const satisfies Translated<typeof en.turnStep>;

export const stage = {
  colour: 'kolor',
  projects: 'Projekty',
  tiles: 'kafle',
  space: 'pole',
  row: 'rząd',
  payment: 'płatność',
  ship: 'Statek',
  gains: 'zyski',
} as const satisfies Translated<typeof en.stage>;

export const hint = {
  open: 'Podpowiedź',
  title: 'Podpowiedź',
  thinking: 'Porównywanie odpowiedzi…',
  stop: 'Przerwij',
  failed: 'Nie znaleziono podpowiedzi.',
  howTo: 'Wybierz odpowiedź, aby zobaczyć jej podgląd. Nie zostanie zagrana.',
} as const satisfies Translated<typeof en.hint>;

export const standing = {
  open: 'Oszacuj',
  title: 'Gdyby rozgrywka skończyła się teraz',
  soFar: 'Dotychczasowe PZ',
  total: 'Suma',
  without: 'Bez kart Miasta, które są tajne do końca.',
} as const satisfies Translated<typeof en.standing>;

export const history = {
  open: 'Historia',
  title: 'Historia tej rozgrywki',
  looking: 'Podgląd tury {turn, number}, gracz: {player} (rozgrywka wstrzymana)',
  lookingAtSetUp: 'Podgląd Przygotowania do gry (rozgrywka wstrzymana)',
  slider: 'Moment rozgrywki',
  moment: 'tura {turn, number}, posunięcie {step, number} z {steps, number}',
  turnBack: 'Poprzednia tura',
  stepBack: 'Poprzednie posunięcie',
  stepOn: 'Następne posunięcie',
  turnOn: 'Następna tura',
  toNow: 'Wróć do rozgrywki',
} as const satisfies Translated<typeof en.history>;
