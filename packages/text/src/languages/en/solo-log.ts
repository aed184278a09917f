/** Log lines of the solo game in English. */
import type { SoloMessages } from '../../solo-messages.ts';
import { colour, district, harbormaster, portLine } from './phrases.ts';

export const soloEvent: SoloMessages = {
  automaMarkersPlaced: 'Markers on Districts 1 to 5 of the Automa Urban card: {counts}.',
  automaMarkerRemoved: `A marker leaves ${district} on the Automa Urban card.`,
  automaTilesSetAside: 'Automa Project tiles in the bag: {white, number} white, {yellow, number} yellow, {brown, number} brown.',
  automaDeckShuffled: 'All Automa cards are shuffled.',
  automaCardOpened: 'Automa card {automaCard, number} is opened {place, select, left {on the left} right {on the right}}.',
  automaCardsShifted: 'The left Automa card goes onto the right one.',
  automaTilesGathered: 'All Automa Project tiles go back into the bag.',
  automaTileDrawn: `A ${colour} Automa Project tile comes from the {source, select, bag {bag} stock {stock}} to Number {number}.`,
  automaTileReturned: `A ${colour} Automa Project tile goes from {source, select, bag {the bag} number {Number {number}}} to the stock.`,
  botWalked:
    '{player}’s Architect counts {sum, number}{skippedCount, plural, =0 {} other {, passing over Districts without markers: {skipped}}}.',
  botDieChosen:
    '{player} wants a {wanted, number}, the next District: {matches, select, yes {it is there} no {there is none, so the highest, a {face, number}}}.',
  botActionRefused: 'Action {letter} is impossible for {player} ({refusedBy}).',
  botActed:
    '{player} performs action {letter} (Current Number {number}, Current Symbol: {symbol, select, down {arrow down} up {arrow up} king {King}}).',
  botColourRefused: `Number {number}, ${colour}, is passed over ({refusedBy}).`,
  botLotDrawn: `A lot among {amongCount, number} colours decides for {player}: ${colour}.`,
  crateDiscarded: `The ${colour} Crate of ${portLine} leaves the game.`,
  harbormasterDiscarded: `${harbormaster} leaves the game.`,
};
