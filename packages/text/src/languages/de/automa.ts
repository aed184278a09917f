/** What belongs to the Bot, in German. */
import type { Catalogue } from '../../catalogue.ts';
import { colourNoun } from './phrases.ts';

/** Of one row of a card. */
const symbol = '{symbol, select, down {unten} up {oben} king {König}}';

export const automa: Catalogue['automa'] = {
  face: 'Zahl {cardNumber, number}; Aktionen von oben: {rows}; großer Pfeil bei Zeile {arrow, number}; Bonus am unteren Kartenrand: {bonus}',
  row: `{letter} (${symbol} {number})`,
  foot: '{bonus, select, gold {1 Gold} vp2 {2 SP} garden {Gartenplättchen} lowestStep {niedrigste Leiste}}',
  colour: colourNoun,
  title: 'Was dem Bot gehört ({player})',
  card: '{automaCard, select, none {{place, select, left {Links} right {Rechts}} liegt keine Automa-Karte offen.} other {{place, select, left {Linke} right {Rechte}} Automa-Karte: {automaCard} ({cardFace}).}}',
  pile: `Bei Nummer {number}: {count, plural, =0 {kein Plättchen} one {${colourNoun}} other {${colourNoun}, darunter {covered}}}.`,
  markers: 'Marker in den Bezirken 1 bis 5 der Automa-Stadtkarte: {counts}.',
  bag: 'Im Beutel: {white, number} weiße, {yellow, number} gelbe, {brown, number} braune.',
  deck: 'Karten im Automa-Stapel: {deck, number}. Zurückgesetzt nach Wertungen: {resets, number} von 2 Mal.',
};

export const king: Catalogue['king'] = { gilgabot: 'Gilgabot', sarbot: 'Sarbot', botmuzi: 'Botmuzi', 'bot-baba': 'Bot~baba' };
