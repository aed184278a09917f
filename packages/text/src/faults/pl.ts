/** What is wrong with editions, records, positions and saved tables, in Polish. */

import { counted, countedGenitive, noun, oneOrMore } from '../phrases/pl-grammar.ts';
import { shipTile } from '../phrases/pl-nouns.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';
import type { ReplayPath, RowPart } from './fault-kinds.ts';

const allows = '{allows, select, yes { Dozwolone: {allowed}.} no {}}';

const rule = '{cites, select, yes { Zob. zasadę {rule}.} no {}}';

const rest = `${allows}${rule}`;

const entries = counted('count', noun('element', 'elementy', 'elementu', 'elementów'));

const faultCount = counted('count', noun('błąd', 'błędy', 'błędu', 'błędów'));

const positionFault: Translated<typeof en.faults.positionFault> = {
  unreadable: `{where}: nie da się odczytać.${rest}`,
  tooLarge: `{where}: za dużo danych ({found}).${rest}`,
  wrongType: `{where}: jest tu {found}.${rest}`,
  missing: `{where}: brak wartości.${rest}`,
  unknownKey: `{where}: ten klucz jest tu nieznany.${rest}`,
  outOfRange: `{where}: {found} jest poza zakresem.${rest}`,
  notOneOf: `{where}: nieznana wartość {found}.${rest}`,
  wrongLength: `{where}: lista ma ${entries}.${rest}`,
  wrongFormat: `{where}: {found} nie jest formatem pozycji.${rest}`,
  wrongVersion: `{where}: wersji {found} formatu nie można tu odczytać.${rest}`,
  unknownEdition: `{where}: edycja {found} w tej wersji jest nieznana.${rest}`,
  editionHash: `{where}: edycja ma inną treść niż znana edycja o tej nazwie. Znaleziono: {found}.${rest}`,
  badEdition: `{where}: edycja ma ${faultCount}. Pierwszy: {first}`,
  repeated: `{where}: {found} występuje drugi raz.${rest}`,
  notEmpty: `{where}: na {found} leży coś innego.${rest}`,
  notHere: `{where}: {found} nie może tu być.${rest}`,
  dryGround: `{where}: na {found} nie ma Wody pod Ogród.${rest}`,
  notConnected: `{where}: pola Budowli muszą tworzyć jedną grupę w jednej Dzielnicy.${rest}`,
  twoGroups: `{where}: Projekty jednego koloru w jednej Dzielnicy muszą tworzyć jedną grupę; znaleziono {found}.${rest}`,
  tooMany: `{where}: {found}{coloured, select, yes { w kolorze {colour}} no {}}{owners, plural, =0 {} one { dla miejsca {seats}} few { dla miejsc {seats}} many { dla miejsc {seats}} other { dla miejsc {seats}}} to za dużo.${rest}`,
  tooFew: `{where}: {found} to za mało.${rest}`,
  disagrees: `{where}: zapisano {found}, ale z reszty wynika co innego.${rest}`,
  contradicts: `{where}: {why, select, ships {{found} nie może tu leżeć, bo {owners, plural, one {miejsce {seats} kontroluje wszystkie Statki tego rzędu lub tej kolumny i go zabrało} few {miejsca {seats} kontrolują wszystkie Statki tego rzędu lub tej kolumny i go zabrały} many {miejsca {seats} kontrolują wszystkie Statki tego rzędu lub tej kolumny i go zabrały} other {miejsca {seats} kontrolują wszystkie Statki tego rzędu lub tej kolumny i go zabrały}}. Wpisz null albo usuń znacznik ze Statku} houses {miejsce {seats} ma oba Domy tej pary, a może mieć tylko jeden} crateTaken {{found} nie może tu leżeć, bo Skrzynię zabrał czerwony Dom miejsca {seats}. Wpisz null} crateLacking {brakuje Skrzyni, choć nie zabrał jej żaden czerwony Dom. Usuń ten klucz} pawnsMissing {brakuje pionków aktywnego gracza. Wpisz Dzielnicę, w której stoją} pawnsStand {pionki już stoją, a pytanie nadal o nie pyta. Usuń ten klucz lub pytanie} other {{found} jest niezgodne z zasadami}}.${rest}`,
  pendingOrder: `{where}: {found} nie może {on, select, bottom {być najniższą decyzją} other {leżeć na {on}}}. Pod spodem może leżeć: {allowed}.`,
  pendingAbove: `{where}: znaleziono {found}, a {on} czeka na jedną z tych decyzji: {allowed}.`,
  pendingSeat: `{where}: {found} nie jest miejscem, do którego należy ta decyzja.${rest}`,
  pendingContent: `{where}: {inField, select, yes {{found} w {on} nie zgadza się z resztą pozycji} no {{found} nie może czekać w tej pozycji}}.${rest}`,
  notAsked: `{where}: {found} nie jest tu zadawane, bo nie ma co najmniej dwóch odpowiedzi. Zapisz pozycję, w której pada następne pytanie.${rest}`,
};

const rowPart = {
  district1: 'Dzielnica 1',
  border12: 'granica Dzielnic 1/2',
  district2: 'Dzielnica 2',
  border23: 'granica Dzielnic 2/3',
  district3: 'Dzielnica 3',
};

const part = select<RowPart>('part', rowPart);

/** The turn in which a fault was found. */
const when = '{turn, plural, =0 {podczas Przygotowania do gry} other {w turze #}}';

const entry = noun('element', 'elementy', 'elementu', 'elementów');

const rowPieces = noun('część', 'części', 'części', 'części');

const code = noun('kod', 'kody', 'kodu', 'kodów');

const space = noun('pole', 'pola', 'pola', 'pól');

const actionSpace = noun('pole Akcji', 'pola Akcji', 'pola Akcji', 'pól Akcji');

const sign = noun('znak', 'znaki', 'znaku', 'znaków');

/** After "po". */
const decisionsIn = (value: string): string => oneOrMore(value, 'decyzji', 'decyzjach');

/** `found` follows a colon or is a value, so its grammatical case never changes. */
export const faults: Translated<typeof en.faults> = {
  fault: {
    wrongType: '{where}: jest tu {found}. Dozwolone: {allowed}.',
    missing: '{where}: brak wartości. Potrzebne: {allowed}.',
    unknownKey: '{where}: ten klucz jest tu nieznany. Dozwolone: {allowed}.',
    outOfRange: '{where}: {found} jest poza zakresem. Dozwolone: {allowed}.',
    notOneOf: '{where}: {found} to nieznane słowo. Dozwolone: {allowed}.',
    badText: '{where}: {found} nie jest poprawnym tekstem. Dozwolone: {allowed}.',
    wrongLength: `{where}: lista ma ${counted('count', entry)}. Dozwolone: {allowed}.`,
    badBonus: '{where}: {found} nie jest kodem premii. Dozwolone: {allowed}.',
    bonusNotHere: '{where}: premia {found} nie może tu stać. Dozwolone: {allowed}.',
    repeated: '{where}: {found} występuje drugi raz. Dozwolone: {allowed}.',
    notAscending: '{where}: {found} nie rośnie. Dozwolone: {allowed}.',
    rowParts: `{where}: wiersz ma ${counted('count', rowPieces)}. Dozwolone: {allowed}.`,
    rowWidth: `{where}: znaleziono ${counted('count', code)}. Dozwolone: {exact, select, yes {{min, number}} no {od {min, number} do {max, number}}}.`,
    badCell: '{where}: {found} nie jest kodem pola. Dozwolone: {allowed}.',
    cellNotHere: '{where}: {found} nie może tu stać. Dozwolone: {allowed}.',
    badNumber: '{where}: {found} nie jest numerem tego pola. Dozwolone: {allowed}.',
    spaces: `{where}: znaleziono ${counted('count', space)}. Dozwolone: {allowed}.`,
    tileSpaces: `{where}: Dzielnice mają w sumie ${counted('count', actionSpace)}. Dozwolone: {allowed}.`,
    ships: `{where}: ${counted('count', shipTile)} to za mało, aby wypełnić Port. Dozwolone: {allowed}.`,
    symbolMissing: '{where}: żaden Dekret nie ma symbolu {found}. Dozwolone, każdy na co najmniej jednej karcie: {allowed}.',
    unreadable: '{where}: nie da się odczytać. Potrzebne: {allowed}.',
    tooLong: `{where}: za długi tekst, ${counted('count', sign)}. Dozwolone: najwyżej {max, number}.`,
    notJson: '{where}: to nie jest JSON. Tekst zaczyna się od {found}; potrzebne: {allowed}.',
    wrongFormat: '{where}: {found} nie jest formatem zapisu rozgrywki. Dozwolone: {allowed}.',
    wrongVersion: '{where}: wersji {found} formatu nie można tu odczytać. Dozwolone: {allowed}.',
    otherRules: '{where}: rozgrywkę rozegrano według wersji {found} zasad, a ten program gra według wersji {allowed}.',
    unknownEdition: '{where}: edycja {found} jest tu nieznana. Dozwolone: {allowed}.',
    editionHash: '{where}: edycja ma inną treść niż znana edycja o tej nazwie. Znaleziono: {found}. Dozwolone: {allowed}.',
  },
  warning: {
    projectBonusOnWater: '{where}: {found} odnosi się do Projektu. Pod Ogrodem jest to ruch na wybranym torze (m=) lub nic (p+).',
    noReason: '{where}: grupa wyprowadzona z zasad powinna mieć notatkę z uzasadnieniem.',
    neverReached: '{where}: {found} stoi na poziomie, na którym zaczynają znaczniki, i nikt tego nie otrzyma.',
    noWater: '{where}: bez nadrukowanej Wody nie można w tej Dzielnicy umieścić żadnego kafla Wody.',
    cardAsksNothing: '{where}: karta nie wymaga żadnego Domu, więc jej wymagania spełnia każdy.',
    cardAsksTooMuch: '{where}: karta wymaga więcej Domów, niż gracz może mieć.',
  },
  moreFaults: 'Uwag jest więcej, niż tu pokazano.',
  allowed: {
    whole: '{exact, select, yes {{min, number}} no {liczba całkowita od {min, number} do {max, number}}}',
    entries: `{exact, select, yes {lista, która ma ${counted('min', entry)}} no {lista, która ma od {min, number} do ${countedGenitive('max', entry)}}}`,
    spaces: 'od {min, number} do {max, number}, gdy graczy jest {players, number}',
    text: '{form, select, line {od 1 do {max, number} widocznych znaków} name {od 1 do {max, number} małych liter, cyfr i łączników} id {od 1 do {max, number} liter, cyfr i łączników}}',
    object: 'obiekt z nazwanymi wartościami',
    oneOf: '{values}',
    bonus: '{codes}',
    rowParts: '{parts}, a między nimi |',
    gridCell: '.. (pole bez premii), ## (brak pola) lub kod premii',
    borderCell: '~~ (Woda), ## (brak pola) lub ~ i kod premii',
    soloNumber: '{on, select, grid {jeden numer, na przykład 7} border {dwa numery, na przykład 17/20} hole {##}}',
    once: 'każda wartość tylko raz',
    more: 'więcej niż {than, number}',
    nothing: 'nic',
    list: 'lista',
    number: 'liczba całkowita',
    boolean: 'true lub false',
    space: 'nazwa pola, na przykład b2',
    atMost: 'najwyżej {max, number}',
  },
  emptyText: 'pusty tekst',
  found: { undefined: 'nic', object: 'obiekt', list: 'lista', function: 'funkcja', symbol: 'symbol', bigint: 'bigint' },
  where: {
    edition: 'Edycja',
    position: 'Pozycja',
    record: 'Zapis rozgrywki',
    path: '{path}',
    part: `{path}, ${part}`,
    cell: `{path}, ${part}, kod {position, number}`,
  },
  rowPart,
  positionFault,
  replayFault: {
    notLegal: select<ReplayPath<'notLegal'>>('path', {
      decisions: `Decyzja {number, number} (${when}) nie była tam możliwa.`,
      chance: `Wynik losowania {number, number} (${when}) nie był tam możliwy.`,
    }),
    leftOver: select<ReplayPath<'leftOver'>>('path', {
      decisions: 'Decyzja {number, number} jest zbędna: rozgrywka skończyła się przed nią.',
      chance: 'Wynik losowania {number, number} jest zbędny: rozgrywka skończyła się przed nim.',
      turns: 'Tura {number, number} jest na liście, ale jej nie rozegrano.',
    }),
    lacking: select<ReplayPath<'lacking'>>('path', {
      decisions: `Brakuje decyzji {number, number} (${when}), choć są dalsze wyniki losowania.`,
      chance: `Brakuje wyniku losowania {number, number} (${when}), choć są dalsze decyzje.`,
      turns: 'Turę {number, number} rozegrano, ale nie ma jej na liście.',
    }),
    otherChance: `Wynik losowania {number, number} (${when}) jest inny, niż daje ziarno. Znaleziono: {found}. Ziarno daje: {allowed}.`,
    otherTurn: `Według zapisu tura {number, number} zaczyna się po ${decisionsIn('found')}, a zaczęła się po ${decisionsIn('allowed')}.`,
    otherHash: 'Tura {number, number} zaczęła się w innym stanie, niż mówi zapis. Znaleziony skrót: {found}. Skrót stanu: {allowed}.',
    confirmed: `Według zapisu {found, plural, one {ostateczna jest # decyzja} few {ostateczne są # decyzje} many {ostatecznych jest # decyzji} other {ostatecznej jest # decyzji}}. Dozwolone: co najmniej {min, number}, najwyżej {max, number}.`,
  },
  hashesNotCompared: 'Rozgrywkę dało się odtworzyć, ale nie porównano jej skrótów, bo obliczono je w inny sposób.',
  tableFault: {
    notATable: 'To nie jest zapisana rozgrywka.',
    otherTableVersion: 'Rozgrywkę zapisano w innej wersji formatu, której nie można tu odczytać.',
    badTable: '{where}: ta część zapisanej rozgrywki jest uszkodzona lub jej brakuje.',
  },
  proofFault: {
    notAProof: 'To nie jest dowód losowania.',
    otherProofVersion: 'Dowód zapisano w innej wersji formatu, której nie można tu odczytać.',
    badProof: '{where}: ta część dowodu jest uszkodzona lub jej brakuje.',
    otherGame: '{where}: uzgodniono inną rozgrywkę niż ta w zapisie.',
    seedGiven: '{where}: zapis podaje inne źródło losowania. W dowodzie losowanie wynika wyłącznie z sekretów.',
    otherSecret: 'Sekret serwera nie zgadza się z jego zobowiązaniem.',
    otherShare: 'Udział gracza {player, number} nie zgadza się z jego zobowiązaniem.',
    lackingShare: 'Gracz {player, number} złożył zobowiązanie, ale brakuje jego udziału.',
    strangeShare: 'Gracz {player, number} nie złożył zobowiązania, a jednak jest jego udział.',
    brokenChain: 'Wpis {number, number} nie wynika z poprzedniego: łańcuch jest przerwany.',
    otherEntry: '{where}: wpis {number, number} nie zgadza się z resztą dowodu.',
  },
};
