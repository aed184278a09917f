/** The solo game in German: log lines, and the Bot's things. */

import type { BotLines, GardenPreference, HouseSpacePreference } from '@tabannusi/engine';
import type { Reset } from '../log/reasons.ts';
import {
  colourE,
  colourEs,
  colourNoun,
  harbormaster,
  inDistrict,
  action as kind,
  PORT_LINES,
  portLine,
  zigguratSpace,
} from '../phrases/de.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

/** The symbol in one row of a card. */
const symbol = '{symbol, select, down {unten} up {oben} king {König}}';

export const automa: Translated<typeof en.automa> = {
  face: 'Zahl {cardNumber, number}; {rows}; Pfeil bei Zeile {arrow, number}; Bonus: {bonus}',
  row: `{letter} ${symbol} {number}`,
  foot: '{bonus, select, gold {1 Gold} vp2 {2 SP} garden {Gartenplättchen} lowestStep {niedrigste Machtleiste}}',
  colour: colourNoun,
  title: 'Karten und Plättchen des Bots ({player})',
  card: '{automaCard, select, none {{place, select, left {Links} right {Rechts}} liegt keine Automa-Karte offen.} other {{place, select, left {Linke} right {Rechte}} Automa-Karte: {automaCard} ({cardFace}).}}',
  pile: `Bei Nummer {number}: {count, plural, =0 {kein Plättchen} one {${colourNoun}} other {${colourNoun}, darunter {covered}}}.`,
  markers: 'Marker in den Bezirken 1 bis 5 der Automa-Stadtkarte: {counts}.',
  bag: 'Im Beutel: {white, number} weiße, {yellow, number} gelbe, {brown, number} braune.',
  deck: 'Karten im Automa-Stapel: {deck, number}. Nach Wertungen zurückgesetzt: {resets, number} von 2.',
};

export const king: Translated<typeof en.king> = { gilgabot: 'Gilgabot', sarbot: 'Sarbot', botmuzi: 'Botmuzi', 'bot-baba': 'Bot~baba' };

const action = '{order, select, first {Erste} second {Zweite}} Aktion von {player}';

const lineOf = (value: string): string => select(value, PORT_LINES);

export const soloEvent: Translated<typeof en.soloEvent> = {
  automaMarkersPlaced: automa.markers,
  automaMarkerRemoved: `Auf der Automa-Stadtkarte wird ${inDistrict} ein Marker entfernt.`,
  automaTilesSetAside: 'Automa-Projektplättchen im Beutel: {white, number} weiße, {yellow, number} gelbe, {brown, number} braune.',
  automaDeckShuffled: `Alle Automa-Karten werden gemischt${select<Reset>('reset', { setUp: '', scoring: ' (nach einer Wertung zurückgesetzt, {resets, number} von 2)', emptyDeck: ' (zurückgesetzt, weil der Stapel leer ist)', emptyBag: '' })}.`,
  automaCardOpened: '{place, select, left {Linke} right {Rechte}} Automa-Karte: {automaCard, number} ({cardFace}).',
  automaCardsShifted: 'Die linke Automa-Karte kommt auf die rechte.',
  automaTilesGathered: `Alle Automa-Projektplättchen kommen zurück in den Beutel${select<Reset>('reset', { setUp: '', scoring: ' (nach einer Wertung zurückgesetzt)', emptyDeck: '', emptyBag: ' (zurückgesetzt, weil der Beutel leer ist)' })}.`,
  automaTileDrawn: `Ein ${colourEs} Automa-Projektplättchen kommt aus dem {source, select, bag {Beutel} stock {Vorrat}} zu Nummer {number}.`,
  automaTileReturned: `Ein ${colourEs} Automa-Projektplättchen kommt {source, select, bag {aus dem Beutel} number {von Nummer {number}}} in den Vorrat.`,
  botWalked:
    'Der Architekt von {player} zählt {sum, number} ({leftNumber, number} + {rightNumber, number}){countedCount, plural, =0 { und bleibt stehen} other {: {counted}}}{skippedCount, plural, =0 {} one {; kein Marker in Bezirk {skipped}} other {; keine Marker in den Bezirken {skipped}}}.',
  botDieChosen:
    '{player} sucht eine {wanted, number} {matches, select, yes {und nimmt sie} no {vergeblich und nimmt die höchste, eine {face, number}}} (Würfel: {faces}).',
  botActionRefused: `${action}: {letter} in Zeile {cardRow, number} ist unmöglich ({refusedBy}).`,
  botActed: `${action}: {letter}{listed, select, yes { in Zeile {cardRow, number}} no {, weil {order, select, first {auf der Karte} second {vom Pfeil an abwärts}} nichts möglich ist}}{letter, select, A {} other {: ${kind}}} (Nummer {number}, {symbol, select, down {Pfeil nach unten} up {Pfeil nach oben} king {König}}).`,
  botColourRefused: `Nummer {number} (${colourNoun}) wird übergangen ({refusedBy}).`,
  botColourChosen: `{player} wählt ${colourNoun}{amongCount, plural, one {, die einzige mögliche Farbe} other { (möglich: {among})}}.`,
  botSpaceChosen: `{player} wählt ${select<GardenPreference | HouseSpacePreference>('preference', {
    printedWater: '{space}: das aufgedruckte Wasser mit der niedrigsten Nummer',
    ownBuilding: '{space}: das Feld mit der niedrigsten Nummer neben einem eigenen Gebäude',
    fewestWater: '{space}: das Feld, das die wenigsten Wasserplättchen braucht',
    lowest: '{space}: das Feld mit der niedrigsten Nummer',
    step: `den Platz „${zigguratSpace}“: Er bringt einen Schritt`,
    gold: `den Platz „${zigguratSpace}“: Er bringt Gold, einen Schritt bringt keiner`,
    plain: `den Platz „${zigguratSpace}“: Keiner bringt einen Schritt oder Gold`,
  })}.`,
  botShipChosen: `{player} wählt das Schiff in Zeile {shipRow, number}, Spalte {shipColumn, number}: ${select<BotLines>('lines', {
    both: 'An seiner Zeile und seiner Spalte steht ein Haus des Bots',
    row: 'An seiner Zeile steht ein Haus des Bots',
    column: 'An seiner Spalte steht ein Haus des Bots',
    none: 'das erste verfügbare von oben, denn an Zeile und Spalte keines verfügbaren Schiffs steht ein Haus des Bots',
  })}.`,
  botPairChosen: `{player} zählt {sum, number} im Hafen, von ${lineOf('start')} bis ${lineOf('reached')}{handedOn, select, yes {; dort ist kein Platz zulässig, also weiter zu ${lineOf('line')}} no {}}.`,
  botDecreesRefused: '{player} erfüllt die Bedingungen von {decrees} nicht.',
  botLotDrawn: `Das Los entscheidet für {player}: ${colourNoun} (unter {among}).`,
  crateDiscarded: `Die ${colourE} Kiste an ${portLine} kommt aus dem Spiel.`,
  harbormasterDiscarded: `${harbormaster} kommt aus dem Spiel.`,
};
