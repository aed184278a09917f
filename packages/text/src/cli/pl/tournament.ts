/** `tabannusi tournament`, in Polish. Names of bots stand before a colon or alone, so that they need no case. */
import { counted, countedGenitive } from '../../languages/pl/grammar.ts';
import type { CliMessages } from '../values.ts';
import { bot, game } from './nouns.ts';

export const tournament: CliMessages['tournament'] = {
  about: 'przeprowadza turniej botów i ocenia ich siłę',
  botsOption: 'kto bierze udział, po przecinkach, każdy raz: {bots}',
  gamesOption:
    'liczba rozgrywek każdego składu, zaokrąglona w górę tak, by każde ziarno rozegrano z każdego miejsca; z --until najwyżej tyle',
  iterationsOption: 'ile iteracji builder i architect poświęcają jednemu pytaniu; domyślnie tyle co zwykle',
  untilOption:
    'gra, aż będzie jasne, czy bot podany jako pierwszy wygrywa więcej, czy mniej niż taką część rozgrywek: od 200 do 2000 rozgrywek dwóch graczy',
  fileOption: 'przechowuje rozgrywki w tym pliku; jeśli plik już jest, turniej toczy się dalej',
  svgOption: 'zapisuje w tym pliku wykres ocen',
  ladderExample: 'trzy z naszych botów, z wykresem ich ocen',
  fileExample: 'można przerwać; to samo polecenie gra dalej od tego miejsca',
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
  brokenOff: `Przerwano: do końca rozegrano {games, number} z ${countedGenitive('ordered', game)} i tylko to się tu liczy.`,
  goOn: 'To samo polecenie z --file {file} gra dalej od tego miejsca.',
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
};
