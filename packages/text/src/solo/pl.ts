/** The solo game in Polish: log lines, and the Bot's things. */

import type { BotLines, GardenPreference, HouseSpacePreference, PortLine } from '@tabannusi/engine';
import type { Reset } from '../log/reasons.ts';
import { atPortLine, districtOf, action as kind, numberOfHarbormaster, zigguratSpace } from '../phrases/pl.ts';
import { colour, colour as coloured } from '../phrases/pl-grammar.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

/** The symbol in one row of a card. */
const symbol = '{symbol, select, down {w dół} up {w górę} king {Król}}';

export const automa: Translated<typeof en.automa> = {
  face: 'liczba {cardNumber, number}; {rows}; strzałka w wierszu {arrow, number}; premia: {bonus}',
  row: `{letter} ${symbol} {number}`,
  foot: '{bonus, select, gold {1 żeton Złota} vp2 {2 PZ} garden {kafel Ogrodu} lowestStep {ruch na najniższym torze}}',
  colour: coloured('masculine'),
  title: 'Karty i kafle Bota ({player})',
  card: '{automaCard, select, none {Nie ma jeszcze {place, select, left {lewej} right {prawej}} karty Automy.} other {{place, select, left {Lewa} right {Prawa}} karta Automy: {automaCard} ({cardFace}).}}',
  pile: `Żeton Kolejności {number}: {count, plural, =0 {brak kafla} one {${coloured('masculine')}} other {${coloured('masculine')}, pod nim {covered}}}.`,
  markers: 'Znaczniki w Dzielnicach od 1 do 5 na karcie Miasta Automy: {counts}.',
  bag: 'W woreczku: białe {white, number}, żółte {yellow, number}, brązowe {brown, number}.',
  deck: 'Karty w talii Automy: {deck, number}. Resety po Punktowaniu: {resets, number} z 2.',
};

export const king: Translated<typeof en.king> = { gilgabot: 'Gilgabot', sarbot: 'Sarbot', botmuzi: 'Botmuzi', 'bot-baba': 'Bot-baba' };

const action = '{player}, {order, select, first {pierwsza} second {druga}} Akcja';

/** In the genitive. */
const LINES: Readonly<Record<PortLine, string>> = {
  row1: 'rzędu 1',
  row2: 'rzędu 2',
  row3: 'rzędu 3',
  column1: 'kolumny 1',
  column2: 'kolumny 2',
  column3: 'kolumny 3',
};

const lineOf = (value: string): string => select(value, LINES);

export const soloEvent: Translated<typeof en.soloEvent> = {
  automaMarkersPlaced: automa.markers,
  automaMarkerRemoved: `Z karty Miasta Automy znika znacznik w ${districtOf}.`,
  automaTilesSetAside: 'Kafle Projektów Automy w woreczku: białe {white, number}, żółte {yellow, number}, brązowe {brown, number}.',
  automaDeckShuffled: `Wszystkie karty Automy zostają potasowane${select<Reset>('reset', { setUp: '', scoring: ' (reset {resets, number} z 2, po Punktowaniu)', emptyDeck: ' (reset: talia jest pusta)', emptyBag: '' })}.`,
  automaCardOpened: '{place, select, left {Lewa} right {Prawa}} karta Automy: {automaCard, number} ({cardFace}).',
  automaCardsShifted: 'Lewa karta Automy trafia na prawą.',
  automaTilesGathered: `Wszystkie kafle Projektów Automy wracają do woreczka${select<Reset>('reset', { setUp: '', scoring: ' (reset po Punktowaniu)', emptyDeck: '', emptyBag: ' (reset: woreczek jest pusty)' })}.`,
  automaTileDrawn: `Obok żetonu Kolejności {number} pojawia się {source, select, bag {z woreczka} stock {ze stosu}} ${colour('masculine')} kafel Projektu Automy.`,
  automaTileReturned: `Do stosu wraca ${colour('masculine')} kafel Projektu Automy ({source, select, bag {z woreczka} number {leżał obok żetonu Kolejności {number}}}).`,
  botWalked:
    '{player} odlicza {sum, plural, one {# Dzielnicę} few {# Dzielnice} many {# Dzielnic} other {# Dzielnicy}} ({leftNumber, number} + {rightNumber, number}){countedCount, plural, =0 { i zostaje na miejscu} other {: {counted}}}{skippedCount, plural, =0 {} one {; brak znaczników w Dzielnicy {skipped}} other {; brak znaczników w Dzielnicach {skipped}}}.',
  botDieChosen:
    '{player} szuka wartości {wanted, number}{matches, select, yes { i ją znajduje} no {, nie znajduje jej i wybiera najwyższą: {face, number}}} (kości: {faces}).',
  botActionRefused: `${action}: {letter} w wierszu {cardRow, number} jest niemożliwa ({refusedBy}).`,
  botActed: `${action}: {letter}{listed, select, yes { w wierszu {cardRow, number}} no {, bo żadna Akcja {order, select, first {z karty} second {od strzałki w dół}} nie jest możliwa}}{letter, select, A {} other {, ${kind}}} (Numer {number}, {symbol, select, down {strzałka w dół} up {strzałka w górę} king {Król}}).`,
  botColourRefused: `Żeton Kolejności {number}, ${colour('masculine')}, zostaje pominięty ({refusedBy}).`,
  botColourChosen: `{player} wybiera kolor ${colour('masculine')}{amongCount, plural, one {, jedyny możliwy} other { (możliwe: {among})}}.`,
  botSpaceChosen: `{player} wybiera ${select<GardenPreference | HouseSpacePreference>('preference', {
    printedWater: 'pole {space}: nadrukowana Woda o najniższym numerze',
    ownBuilding: 'pole {space}: ma najniższy numer spośród pól obok własnej Budowli',
    fewestWater: 'pole {space}: wymaga najmniej kafli Wody',
    lowest: 'pole {space}: ma najniższy numer',
    step: `pole (${zigguratSpace}): daje ruch na torze`,
    gold: `pole (${zigguratSpace}): daje Złoto, a żadne nie daje ruchu`,
    plain: `pole (${zigguratSpace}): żadne nie daje ruchu ani Złota`,
  })}.`,
  botShipChosen: `{player} wybiera Statek w rzędzie {shipRow, number} i kolumnie {shipColumn, number}: ${select<BotLines>('lines', {
    both: 'przy jego rzędzie i kolumnie stoi Dom Bota',
    row: 'przy jego rzędzie stoi Dom Bota',
    column: 'przy jego kolumnie stoi Dom Bota',
    none: 'pierwszy od góry z dostępnych, bo przy rzędzie ani kolumnie żadnego z nich nie stoi Dom Bota',
  })}.`,
  botPairChosen: `{player} odlicza w Porcie {sum, plural, one {# pole} few {# pola} many {# pól} other {# pola}}, od ${lineOf('start')} do ${lineOf('reached')}{handedOn, select, yes {; nie ma tam dozwolonego pola, więc dalej do ${lineOf('line')}} no {}}.`,
  botDecreesRefused: '{player} nie spełnia wymagań {decrees}.',
  botLotDrawn: `Losowanie ({player}): ${colour('masculine')} (spośród: {among}).`,
  crateDiscarded: `Grę opuszcza ${colour('feminine')} Skrzynia ${atPortLine}.`,
  harbormasterDiscarded: `Kafel Przystani ${numberOfHarbormaster} opuszcza grę.`,
};
