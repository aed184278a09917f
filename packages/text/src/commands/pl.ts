/** Typed commands, in Polish. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const command = {
  field: 'Polecenie',
  howTo: 'Wpisz słowo lub numer odpowiedzi i naciśnij Enter. „{help}” pokazuje słowa.',
  answer: 'Odpowiedź',
  unknown: '„{found}” to nieznane tu słowo. „{help}” pokazuje słowa.',
  noSuchChoice: 'Nie ma odpowiedzi {found, number}: {choices, plural, one {jest tylko odpowiedź 1} other {są odpowiedzi od 1 do #}}.',
  nothingToChoose: 'Teraz nie ma tu nic do wyboru.',
  allLegal: 'Wszystko, czego można by tu spróbować, jest możliwe.',
  whyNothing: 'Nic nie nazywa się tu „{found}”.',
  isLegal: 'Odpowiedź {number, number} jest możliwa: {choice}.',
  numbered: '{number, number}: {choice}',
  whichDistrict: 'Która Dzielnica? Mają numery od 1 do {districts, number}.',
  standing: '{player}: {vp, number} PZ, a gdyby gra skończyła się teraz: {total, number} PZ.',
  listed: '{word}: {means}',
  not: 'nie',
} as const satisfies Translated<typeof en.command>;

export const commandWords = {
  legal: 'odpowiedzi legalne możliwości wybory',
  why: 'dlaczego czemu',
  district: 'dzielnica',
  me: 'ja',
  players: 'gracze wszyscy',
  score: 'punkty pz wynik',
  log: 'historia dziennik',
  undo: 'cofnij',
  redo: 'ponów',
  restart: 'anuluj',
  end: 'koniec zakończ potwierdź',
  hint: 'podpowiedź wskazówka',
  help: 'pomoc polecenia',
} as const satisfies Translated<typeof en.commandWords>;

export const commandMeans = {
  legal: 'pytanie i możliwe odpowiedzi',
  why: 'co nie jest możliwe i dlaczego; dlaczego nie b2: o jednej rzeczy',
  district: 'dzielnica 2: jedna Dzielnica słowami',
  me: 'twój obszar Gracza',
  players: 'obszary wszystkich graczy',
  score: 'PZ wszystkich oraz ile by ich było, gdyby gra skończyła się teraz',
  log: 'co się ostatnio wydarzyło',
  undo: 'cofa ostatnią decyzję',
  redo: 'ponawia ją',
  restart: 'cofa całą turę',
  end: 'kończy turę, gdy czeka to na potwierdzenie',
  hint: 'podpowiedź',
  help: 'ta lista',
} as const satisfies Translated<typeof en.commandMeans>;
