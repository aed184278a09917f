/** The solo game in English: log lines, and the Bot's things. */
import type { BotLines, GardenPreference, HouseSpacePreference, King } from '@tabannusi/engine';
import type { SoloLine } from '../log/logged.ts';
import type { Reset } from '../log/reasons.ts';
import { colour, district, harbormaster, action as kind, PORT_LINES, portLine, zigguratSpace } from '../phrases/en.ts';
import type { Messages } from '../speech/messages.ts';
import { select } from '../speech/messages.ts';

/** The symbol in one row of a card. */
const symbol = '{symbol, select, down {down} up {up} king {King}}';

/**
 * What belongs to the Bot: its cards, the tiles at its Numbers, its bag and its markers.
 *
 * - `face`: what an Automa card shows: `cardNumber`, `rows` (a list of `row`), `arrow` (a row) and `bonus` (a word of `foot`);
 * - `row`: `letter`, `symbol`, `number`; `foot`: `bonus`, what the foot of a card gives; `colour`: a colour alone, for lists;
 * - sentences: `title` with `player`; `card` with `place`, `automaCard` (`none`, or its number) and `cardFace`; `pile` with `number`, `colour`, that of the
 *   tile that shows, `covered`, a list of the colours below it from the top, and `count`; `markers` with `counts`; `bag` with `white`, `yellow`, `brown`; `deck` with `deck` and `resets`.
 */
export const automa = {
  face: 'number {cardNumber, number}; {rows}; arrow at row {arrow, number}; bonus: {bonus}',
  row: `{letter} ${symbol} {number}`,
  foot: '{bonus, select, gold {1 Gold} vp2 {2 VP} garden {Garden tile} lowestStep {lowest track}}',
  colour,
  title: 'The Bot’s cards and tiles ({player})',
  card: '{automaCard, select, none {There is no {place, select, left {left} right {right}} Automa card yet.} other {{place, select, left {Left} right {Right}} Automa card: {automaCard} ({cardFace}).}}',
  pile: `At Number {number}: {count, plural, =0 {no tile} one {${colour}} other {${colour}, covering {covered}}}.`,
  markers: 'Markers on Districts 1 to 5 of the Automa Urban card: {counts}.',
  bag: 'In the bag: {white, number} white, {yellow, number} yellow, {brown, number} brown.',
  deck: 'Automa cards in the deck: {deck, number}. Resets after scorings: {resets, number} of 2.',
};

/** The kings' names, which are also the Bot's name. */
export const king = { gilgabot: 'Gilgabot', sarbot: 'Sarbot', botmuzi: 'Botmuzi', 'bot-baba': 'Bot~baba' } satisfies Messages<King>;

const action = '{player}’s {order, select, first {first} second {second}} action';

const lineOf = (value: string): string => select(value, PORT_LINES);

/** Log lines of what the Bot's cards, tiles and markers do, and how the Bot decides. */
export const soloEvent = {
  automaMarkersPlaced: automa.markers,
  automaMarkerRemoved: `An Automa marker is removed from ${district}.`,
  automaTilesSetAside: 'Automa Project tiles in the bag: {white, number} white, {yellow, number} yellow, {brown, number} brown.',
  automaDeckShuffled: `All Automa cards are shuffled${select<Reset>('reset', { setUp: '', scoring: ' (reset {resets, number} of 2, after a scoring)', emptyDeck: ' (reset, because the deck is empty)', emptyBag: '' })}.`,
  automaCardOpened: '{place, select, left {Left} right {Right}} Automa card: {automaCard, number} ({cardFace}).',
  automaCardsShifted: 'The left Automa card moves onto the right one.',
  automaTilesGathered: `All Automa Project tiles go back into the bag${select<Reset>('reset', { setUp: '', scoring: ' (reset after a scoring)', emptyDeck: '', emptyBag: ' (reset, because the bag is empty)' })}.`,
  automaTileDrawn: `A ${colour} Automa Project tile comes from the {source, select, bag {bag} stock {stock}} to Number {number}.`,
  automaTileReturned: `A ${colour} Automa Project tile goes from {source, select, bag {the bag} number {Number {number}}} to the stock.`,
  botWalked:
    '{player} counts {sum, plural, one {# District} other {# Districts}} ({leftNumber, number} + {rightNumber, number}){countedCount, plural, =0 {} other {: {counted}}}{skippedCount, plural, =0 {} one {; no marker in District {skipped}} other {; no markers in Districts {skipped}}}.',
  botDieChosen:
    '{player} looks for a {wanted, number} and {matches, select, yes {finds one} no {finds none, so it chooses the highest, a {face, number}}} (dice: {faces}).',
  botActionRefused: `${action}: {letter} in row {cardRow, number} is impossible ({refusedBy}).`,
  botActed: `${action}: {letter}{listed, select, yes { in row {cardRow, number}} no {, because nothing {order, select, first {on the card} second {from the arrow downwards}} is possible}}{letter, select, A {} other {, ${kind}}} (Number {number}, {symbol, select, down {arrow down} up {arrow up} king {King}}).`,
  botColourRefused: `Number {number}, ${colour}, is skipped ({refusedBy}).`,
  botColourChosen: `{player} chooses ${colour}{amongCount, plural, one {, the only possible colour} other { (possible: {among})}}.`,
  botSpaceChosen: `{player} chooses ${select<GardenPreference | HouseSpacePreference>('preference', {
    printedWater: '{space}: the lowest-numbered printed Water',
    ownBuilding: '{space}: the lowest-numbered space next to a Building of its own',
    fewestWater: '{space}: the space that needs the fewest Water tiles',
    lowest: '{space}: the lowest-numbered space',
    step: `the space ${zigguratSpace}: it has a step`,
    gold: `the space ${zigguratSpace}: it has Gold, and none has a step`,
    plain: `the space ${zigguratSpace}: none has a step or Gold`,
  })}.`,
  botShipChosen: `{player} chooses the Ship in row {shipRow, number}, column {shipColumn, number}: ${select<BotLines>('lines', {
    both: 'its row and its column have a Bot House',
    row: 'its row has a Bot House',
    column: 'its column has a Bot House',
    none: 'the first available, as none is in line with a Bot House',
  })}.`,
  botPairChosen: `{player} counts {sum, number} in the Port, from ${lineOf('start')} to ${lineOf('reached')}{handedOn, select, yes {; no space there is legal, so it takes ${lineOf('line')}} no {}}.`,
  botDecreesRefused: '{player} doesn’t meet the conditions of {decrees}.',
  botLotDrawn: `Drawn at random for {player}: ${colour} (from {among}).`,
  crateDiscarded: `The ${colour} Crate of ${portLine} leaves the game.`,
  harbormasterDiscarded: `${harbormaster} leaves the game.`,
} satisfies Messages<SoloLine>;
