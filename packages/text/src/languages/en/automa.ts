/** What belongs to the Bot, in English. */
import type { Catalogue } from '../../catalogue.ts';
import { colour } from './phrases.ts';

/** Of one row of a card. */
const symbol = '{symbol, select, down {down} up {up} king {King}}';

export const automa: Catalogue['automa'] = {
  face: 'number {cardNumber, number}; actions from the top: {rows}; large arrow at row {arrow, number}; bonus at the foot: {bonus}',
  row: `{letter} (${symbol} {number})`,
  foot: '{bonus, select, gold {1 Gold} vp2 {2 VP} garden {Garden tile} lowestStep {lowest track}}',
  colour,
  title: 'What belongs to the Bot ({player})',
  card: '{automaCard, select, none {No Automa card lies open {place, select, left {on the left} right {on the right}}.} other {The {place, select, left {left} right {right}} Automa card is card {automaCard} ({cardFace}).}}',
  pile: `At Number {number}: {count, plural, =0 {no tile} one {${colour}} other {${colour}, covering {covered}}}.`,
  markers: 'Markers on Districts 1 to 5 of the Automa Urban card: {counts}.',
  bag: 'In the bag: {white, number} white, {yellow, number} yellow, {brown, number} brown.',
  deck: 'Automa cards in the deck: {deck, number}. Resets after scorings: {resets, number} of 2.',
};

export const king: Catalogue['king'] = { gilgabot: 'Gilgabot', sarbot: 'Sarbot', botmuzi: 'Botmuzi', 'bot-baba': 'Bot~baba' };
