/** `tabannusi play`, in Polish. */

import type { ResourceColour } from '@tabannusi/engine';
import { colour, counted } from '../phrases/pl-grammar.ts';
import { seat } from '../phrases/pl-nouns.ts';
import { pictures } from '../positions/pl.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const play = {
  about: 'rozgrywka w terminalu, ze znajomymi lub przeciw botom',

  playersOption: 'liczba graczy',
  seatOption: 'gracz: person, person:Anna lub bot:apprentice; raz na każde miejsce, po kolei',
  botOption: 'dodaje bota: {bots}; albo cmd: i polecenie własnego programu; opcję można podać kilka razy',
  seedOption: 'ziarno wszystkich kości, kafli i kart; to samo ziarno daje to samo Przygotowanie do gry',
  firstGameOption: 'Barki leżą tak, jak nadrukowano na planszy; zalecane w pierwszej rozgrywce',
  editionOption: 'plik edycji z własnymi wartościami',
  saveOption: 'plik, w którym rozgrywka jest zapisywana po każdym posunięciu',
  resumeOption: 'kontynuuje rozgrywkę z tego pliku i nadal ją w nim zapisuje',
  noConfirmOption: 'nie pyta przed zakończeniem tury',
  oneExample: 'ty przeciw botowi',
  twoExample: 'dwie osoby przy jednym ekranie; rozgrywka jest zapisywana w pliku',
  resumeExample: 'kontynuuje tę rozgrywkę',
  programExample: 'ty przeciw własnemu programowi',
  seatForm: 'person, person:Imię lub bot: i bot ({bots})',
  commandForm: 'polecenie o długości do {max, number} znaków',
  seedForm: 'od 1 do 40 liter, cyfr, kropek, łączników lub podkreśleń; na początku litera lub cyfra',
  nameForm: 'imię złożone z 1 do {max, number} liter, cyfr, spacji, kropek, apostrofów lub łączników',
  sameName: 'Imię {name} się powtarza. Nadaj graczom różne imiona.',
  tooManySeats: `Opcjami --seat i --bot podano ${counted('seats', seat)}, a --players to {players, number}.`,
  soloAlone: 'Opcja --solo to rozgrywka jednego gracza: nie podawaj --players, a --seat najwyżej raz.',
  resumedHasAll: 'Opcja {option} nie łączy się z --resume: zapisana rozgrywka już to zawiera.',
  badEdition:
    'Edycji z pliku {file} nie można użyć do gry. {fault}{further, plural, =0 {} one { Jest jeszcze # błąd.} few { Są jeszcze # błędy.} many { Jest jeszcze # błędów.} other { Jest jeszcze # błędu.}}',
  badSave: 'Nie można otworzyć rozgrywki z pliku {file}. {fault}',
  inputIsTaken: '{option}: standardowe wejście służy do wpisywania odpowiedzi. Podaj plik.',
  botNotThere: '--bot: w rozgrywce z pliku {file} na żadnym miejscu nie gra {bot}.',
  saveExists: 'Plik {file} już istnieje. Użyj --resume, aby kontynuować tę rozgrywkę, albo podaj inny plik.',
  saveInUse:
    'Rozgrywka z pliku {file} jest otwarta w innym terminalu (proces {process}). Najpierw ją tam zamknij. Jeśli nie jest otwarta, usuń {lock}.',

  welcome: 'Gracze, zgodnie z ruchem wskazówek zegara: {seats}. Ziarno: {seed}.',
  resumed: 'Rozgrywka z pliku {file} toczy się dalej. Gracze: {seats}.',
  howToType: 'Wpisz numer odpowiedzi lub polecenie: „{help}” pokazuje polecenia, a „{legend}” objaśnia planszę.',
  turnHeading: '{turn, plural, =0 {{player}: Przygotowanie do gry} other {{player}: tura #}}',
  prompt: '{player}> ',
  promptWithDefault: '{player} [Enter: 1]> ',
  sameForAll: 'Każda z tych odpowiedzi: {effects}',
  takeOverPrompt: '{take} [Enter] ',
  confirmPrompt: '{question} {yes} [Enter] lub {no}> ',
  warningPrompt: 'Zrobić to mimo wszystko? {yes}, {no} lub {never} (tak, i więcej o tym nie ostrzegaj)> ',
  warningOff: 'Wyłączono: „{setting}”.',

  wantsProgram: 'Na jednym z miejsc tej rozgrywki gra program z twojego komputera: {command}',
  runProgram: 'Uruchomić go? Może zrobić wszystko, co możesz ty. {yes} lub {no}> ',
  programNotRun: 'Program nie został uruchomiony i gra za niego bot losowy. Aby mógł grać, dodaj {option}',
  botFault: `{kind, select,
    notStarted {program nie dał się uruchomić i dalej gra za niego bot losowy} slow {brak odpowiedzi na czas}
    died {program zakończył się sam} illegal {odpowiedzi nie było wśród możliwych} refused {program odpowiedział błędem}
    garbage {program napisał coś, co nie jest odpowiedzią} wrongId {program odpowiedział na pytanie, którego mu nie zadano}
    tooLong {program napisał wiersz dłuższy niż 1 MiB} gone {program zawiódł zbyt wiele razy i dalej gra za niego bot losowy}
  }`,

  answerYesOrNo: 'Wpisz {answers}.',
  helpHeading:
    '{choices, plural, =0 {Wpisz jedno z tych poleceń lub jego początek:} one {Wpisz numer odpowiedzi (1) albo jedno z tych poleceń lub jego początek:} other {Wpisz numer odpowiedzi (od 1 do #) albo jedno z tych poleceń lub jego początek:}}',

  yesWords: 'tak',
  noWords: 'nie',
  neverWords: 'nigdy',
  stepsWords: 'ruchy',
  diceWords: 'kości',
  revokeWords: 'brak',
  lowestWords: 'najniższy',
  highestWords: 'najwyższy',
  declineWords: 'rezygnacja',

  whyHeading: 'Teraz nie jest możliwe:',
  noEffect: 'Na razie nic nie zyskujesz ani nie tracisz.',
  reason: '{reason} [{rule}]',
  reasonMissing: '{missing} {reason} [{rule}]',

  noHint: 'Nie ma tu nic do wyboru, więc nie ma podpowiedzi.',

  noBot: 'W tej rozgrywce nie ma Bota.',
  botTurnHeading: 'Ostatnia tura Bota z zasadami, którymi się kieruje',
  estimateHeading: 'Ile PZ dałoby teraz Punktowanie Dzielnic',
  estimateTotal: 'PZ z tymi Punktowaniami',
  whichRule: 'Podaj oznaczenie zasady, na przykład TURN-03, lub jego początek.',
  noRule: 'Nie ma zasady {found}.',
  rule: '{rule}: {sentence}',
  moreRules:
    '{rules, plural, one {I jeszcze # zasada: podaj dłuższy początek.} few {I jeszcze # zasady: podaj dłuższy początek.} many {I jeszcze # zasad: podaj dłuższy początek.} other {I jeszcze # zasady: podaj dłuższy początek.}}',
  nothingLogged: 'Nic się jeszcze nie wydarzyło.',
  ordersHow:
    'Jak je ustalić: „{steps}” i jedno z tych słów: {heights}; „{dice}” i kolory, od najlepszego ({colours}). „{revoke}” odwołuje wszystkie.',
  wrongOrder: '{found} to nie stałe polecenie.',
  colourWord: colour('feminine'),
  colourLetter: select<ResourceColour, 'colour'>('colour', pictures.colourLetter),

  saved: 'Rozgrywka jest zapisana w pliku {file}.',
  whereToSave: 'Podaj plik: zapisz ur.json',
  quitUnsaved: 'Rozgrywka nie jest zapisana i przepadnie. Wyjść? {yes} lub {no}> ',
  breakOff: 'Wyjść z rozgrywki? {yes} lub {no}> ',
  howToResume: 'Aby kontynuować: {command}',
  notSaved: 'Rozgrywka nie została zapisana.',
  inputEnded: 'Dane wejściowe się skończyły, więc rozgrywka zatrzymuje się w tym miejscu.',
  seedAtEnd: 'Ziarno tej rozgrywki: {seed}',
} as const satisfies Translated<typeof en.play>;
