/** The words in pictures of positions and in tables, in German. */
import type { PictureMessages } from '../../position/messages.ts';
import { colour, colourNoun, PORT_LINES, section, shipColour } from './phrases.ts';

export const pictures: PictureMessages = {
  board: {
    legend: 'So liest du den Spielplan',
    legendPieces: '[{letter}1] Gebäude, ({letter}1) Projekt, *1 Garten: Buchstabe der Farbe, Spielernummer',
    legendBuildings: 'angrenzende [{letter}1] sind ein Gebäude: Projekte meiden Gebäude ihrer Farbe',
    legendHouses: '^1 Haus in Hafen oder Ziggurat: Spielernummer; #{letter} Kiste: Buchstabe der Farbe',
    legendPort: 'Hafen: an jeder Zeile und Spalte blauer und roter Platz und Hafenmeister',
    legendShips: 'Schiffe: Farbe, Größe, in Klammern, wer sie in Besitz genommen hat',
    legendZiggurat: 'Ziggurat: die Plätze der drei Bereiche, darunter deren Plättchen',
    legendClaims: '[12|1|-]: Spieler 1 und 2 auf dem ersten Besitzfeld, 1 auf dem zweiten',
    legendDecrees: 'Dekrete: was sie verlangen, in Klammern, wer sie erfüllt hat',
    legendSpaces: '~ Wasser, . leeres Feld; die Kürzel sind Boni:',
    legendBonus: '{code} {bonusWords}',
    district: 'Bezirk',
    barges: 'Lastenkahn',
    barge: `${colour}: {faces}`,
    emptyBarge: `${colour}: leer`,
    noBarge: 'noch keiner',
    architects: 'Architekten',
    assistants: 'Assistenten',
    // The Action tiles in short: their own word would make the line too long.
    actionTiles: 'Aktion',
    // With the two headings below, the words that make the three pictures stand in the same columns.
    port: 'Hafen (4):',
    ship: `{ship, select, printed {gedruckt {size, number}} unknown {noch keines} other {{ship} ${shipColour} {size, number}}}{marked, select, yes { [{players}]} no {}}`,
    ziggurat: 'Ziggurat (5):',
    section,
    decrees: 'Dekretkarten:',
    decree: '{decree}: {decreeName}{scored, select, yes { [{player}]} no {}}',
  },
  portLine: PORT_LINES,
  // The first letters of the Building colours; the others share those and have their last.
  colourLetter: { white: 'W', yellow: 'G', brown: 'B', blue: 'U', green: 'N' },
  inPlay: {
    actionTiles: 'Aktionsplättchen',
    ships: 'Schiffe: die Vorteile derer, die du in Besitz genommen hast, ab deinem nächsten Zug',
    harbormasters: 'Hafenmeister: einmal einzusetzen, jederzeit in deinem Zug; nicht eingesetzt am Ende 3 SP',
    zigguratTiles: 'Zigguratplättchen: SP nach deinem am weitesten rechten Marker, auf dem ersten/zweiten/dritten Besitzfeld',
    decrees: 'Dekrete: jedes nur einmal zu erfüllen, jederzeit in deinem Zug',
    entry: '{number}: {text}',
  },
  seat: {
    summary:
      '{player} ({seatNumber, number}): {vp, number} SP, {gold, number} Gold, {markers, number} Besitzmarker und {markerSupply, number} im Vorrat',
    mastery: 'Machtleisten, Zeile (Wert): {tracks}',
    track: `${colour} {row, number} ({value, number})`,
    houses: 'Häuser in den Reihen: {rows}',
    goods: 'Güter: {goods}',
    noGoods: 'keine',
    cards: 'Plättchen und Karten: {cards}',
    urbanCards: '{amount, plural, one {# Stadtkarte} other {# Stadtkarten}}',
    noCards: 'keine',
    abilities: 'Vorteile: {abilities}',
  },
  scores: { total: 'SP insgesamt', gold: 'Gold (bei Gleichstand)', goldAlone: 'Gold' },
  bot: {
    left: 'links: {automaCard}',
    right: 'rechts: {automaCard}',
    numbers: 'Nummern',
    cardNumber: 'Zahl',
    cardRow: 'Zeile {cardRow, number}',
    footLabel: 'unten',
    pointed: '{row} <--',
    shown: `{number}: {count, plural, =0 {kein Plättchen} one {${colourNoun}} other {${colourNoun} ({count, number})}}`,
  },
};
