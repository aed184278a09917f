/** Log lines of the solo game in English. */
import type { BotLines, GardenPreference, HouseSpacePreference } from '@tabannusi/engine';
import { select } from '../../messages.ts';
import type { Reset } from '../../reasons.ts';
import type { SoloMessages } from '../../solo-messages.ts';
import { colour, district, harbormaster, action as kind, PORT_LINES, portLine, zigguratSpace } from './phrases.ts';

const action = '{player}’s {order, select, first {first} second {second}} action';
const lineOf = (value: string): string => select(value, PORT_LINES);

export const soloEvent: SoloMessages = {
  automaMarkersPlaced: 'Markers on Districts 1 to 5 of the Automa Urban card: {counts}.',
  automaMarkerRemoved: `A marker leaves ${district} on the Automa Urban card.`,
  automaTilesSetAside: 'Automa Project tiles in the bag: {white, number} white, {yellow, number} yellow, {brown, number} brown.',
  automaDeckShuffled: `All Automa cards are shuffled${select<Reset>('reset', { setUp: '', scoring: ' (reset {resets, number} of 2, after a scoring)', emptyDeck: ' (reset, as the deck is empty)', emptyBag: '' })}.`,
  automaCardOpened: 'Automa card {automaCard, number} is opened {place, select, left {on the left} right {on the right}} ({cardFace}).',
  automaCardsShifted: 'The left Automa card goes onto the right one.',
  automaTilesGathered: `All Automa Project tiles go back into the bag${select<Reset>('reset', { setUp: '', scoring: ' (reset after a scoring)', emptyDeck: '', emptyBag: ' (reset, as the bag is empty)' })}.`,
  automaTileDrawn: `A ${colour} Automa Project tile comes from the {source, select, bag {bag} stock {stock}} to Number {number}.`,
  automaTileReturned: `A ${colour} Automa Project tile goes from {source, select, bag {the bag} number {Number {number}}} to the stock.`,
  botWalked:
    '{player}’s Architect counts {sum, number} ({leftNumber, number} + {rightNumber, number}){countedCount, plural, =0 { and stays} other {: {counted}}}{skippedCount, plural, =0 {} other {; Districts without markers are passed over: {skipped}}}.',
  botDieChosen:
    '{player} wants a {wanted, number}, the next District, from the dice {faces}: {matches, select, yes {it is there} no {there is none, so the highest, a {face, number}}}.',
  botActionRefused: `${action}: {letter} in row {cardRow, number} is impossible ({refusedBy}).`,
  botActed: `${action}: {letter}{listed, select, yes { in row {cardRow, number}} no {, as nothing {order, select, first {on the card} second {from the arrow downwards}} is possible}}{letter, select, A {} other {: ${kind}}} (Current Number {number}, Current Symbol: {symbol, select, down {arrow down} up {arrow up} king {King}}).`,
  botColourRefused: `Number {number}, ${colour}, is passed over ({refusedBy}).`,
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
    none: 'the first from the top, as no line has a Bot House',
  })}.`,
  botPairChosen: `{player} counts {sum, number} in the Port, from ${lineOf('start')} to ${lineOf('reached')}{handedOn, select, yes {; there is no legal space, so on to ${lineOf('line')}} no {}}.`,
  botDecreesRefused: '{player} does not meet the requirements of: {decrees}.',
  botLotDrawn: `A lot decides for {player}: ${colour} (among {among}).`,
  crateDiscarded: `The ${colour} Crate of ${portLine} leaves the game.`,
  harbormasterDiscarded: `${harbormaster} leaves the game.`,
};
