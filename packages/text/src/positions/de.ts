/** Positions in sentences and in pictures, in German. */

import type { View } from '@tabannusi/engine';
import {
  colour,
  colourE,
  colourEn,
  colourEs,
  colourNoun,
  decree,
  districtWithNumber,
  harbormaster,
  inDistrict,
  inSection,
  PORT_LINES,
  portLine,
  section,
  sectionEn,
  shipColour,
  shipTile,
  specialTile,
  urbanCard,
  withBonus,
  zigguratSpace,
  zigguratTile,
} from '../phrases/de.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

/** Crates that lie face up or face down. */
const crates = (side: string) => `{amount, plural, one {# ${side} ${colourE} Kiste} other {# ${side} ${colourE} Kisten}}`;

export const gridTitle = districtWithNumber;

export const stocks: Translated<typeof en.stocks> = {
  display: 'Spezielles Wasser in der Auslage: {tiles}.',
  displayTile: '{tileNumber, number} ({face})',
  noTiles: 'keines',
  stocks:
    'Zeitleiste: {timeGold, number} Gold. Vorrat: {water, plural, one {# normales} other {# normale}} Wasserplättchen, {gardens, number} Gartenplättchen.',
  supply: 'Würfel im allgemeinen Vorrat: {dice}.',
  noDice: 'keine',
};

export const belongings: Translated<typeof en.belongings> = {
  houseRow: '{amount, number} in der {row, select, white {weißen} yellow {gelben} brown {braunen} bottom {untersten}}',
  crateUp: crates('offene'),
  crateDown: crates('verdeckte'),
  water: '{amount, plural, one {# normales Wasserplättchen} other {# normale Wasserplättchen}}',
  gardens: '{amount, number} Gartenplättchen',
  specialWater: specialTile,
  urbanCard,
  harbormaster,
  ability: '{ship} ({shipName})',
};

const marked = '{marks, plural, =0 {noch nicht in Besitz genommen} other {in Besitz genommen von {players}}}';

const tileOfSection = `Plättchen des ${sectionEn} Bereichs`;

export const description: Translated<typeof en.description> = {
  barge: select<'none' | 'empty' | 'dice'>('barge', {
    none: 'Hier liegt noch kein Lastenkahn.',
    empty: `Der ${colourE} Lastenkahn ist leer.`,
    dice: `Würfel auf dem ${colourEn} Lastenkahn: {faces}.`,
  }),
  architects: '{count, plural, =0 {Hier steht kein Architekt.} one {Architekt hier: {players}.} other {Architekten hier: {players}.}}',
  assistants: '{count, plural, =0 {Hier steht kein Assistent.} one {Assistent hier: {players}.} other {Assistenten hier: {players}.}}',
  actions: 'Aktionen: {items}.',
  buildings: 'Gebäude: {items}.',
  building: `${colourEs} der Größe {size, number} ({player}: {spaces})`,
  projects: 'Projekte: {items}.',
  project: `${colour} ({player}: {spaces})`,
  gardens: 'Gärten: {items}.',
  garden: '{player} ({spaces})',
  water: 'Wasser ohne Garten: {items}.',
  freeSpaces: '{count, plural, =0 {Kein Rasterfeld ist frei.} one {Freies Rasterfeld: {items}.} other {Freie Rasterfelder: {items}.}}',
  space: `{space}${withBonus}`,
  ship: `Zeile {shipRow, number}, Spalte {shipColumn, number}: {ship, select, printed {aufgedrucktes Schiff (Größe {size, number}), ${marked}} unknown {noch kein Schiff} other {${shipTile}, ${marked}}}.`,
  portLine: `An ${portLine}: {blue, select, house {ein Haus auf dem blauen Platz ({bluePlayer})} free {blauer Platz frei (Bonus: {bonusWords})}}; {red, select, house {ein Haus auf dem roten Platz ({redPlayer})} crate {roter Platz frei, mit einer ${colourEn} Kiste} free {roter Platz frei}}; {harbormaster, select, none {kein Hafenmeister} other {${harbormaster}}}.`,
  section: `{zigguratTile, select, none {Im ${sectionEn} Bereich liegt noch kein Plättchen.} other {Im ${sectionEn} Bereich liegt ${zigguratTile}.}}`,
  sectionHouses: `{count, plural, =0 {Im ${sectionEn} Bereich steht kein Haus.} other {Häuser ${inSection}: {items}.}}`,
  sectionHouse: `${zigguratSpace} ({player})`,
  sectionFree: `{count, plural, =0 {Im ${sectionEn} Bereich ist kein Platz frei.} other {Frei ${inSection}: {items}.}}`,
  sectionSpace: `${zigguratSpace}${withBonus}`,
  sectionClaims: `{count, plural, =0 {Auf dem ${tileOfSection} liegt kein Besitzmarker.} other {Besitzmarker auf dem ${tileOfSection}: {items}.}}`,
  sectionClaim: '{player} ({amount, number})',

  seatTitle: '{player} ({seatNumber, number})',
  seatSummary: '{vp, number} SP, {gold, number} Gold; Besitzmarker: {markers, number} im Spielbereich, {markerSupply, number} im Vorrat.',
  architect: `{placed, select, yes {Der Architekt steht ${inDistrict}.} no {Der Architekt steht noch in keinem Bezirk.}}`,
  assistant: `{placed, select, yes {Der Assistent steht ${inDistrict}.} no {Der Assistent steht noch in keinem Bezirk.}}`,
  mastery: 'Machtleisten: {items}.',
  track: `${colourNoun} in Zeile {row, number} (Gebäudewert {value, number})`,
  houses: 'Häuser in den Reihen: {items}.',
  goods: '{count, plural, =0 {Keine Güter.} other {Güter: {items}.}}',
  seatHouses: '{count, plural, =0 {Keine Häuser auf dem Spielplan.} other {Häuser auf dem Spielplan: {items}.}}',
  // Buildings, tiles and pieces are all neuter.
  coloured: `{amount, plural, one {# ${colourEs}} other {# ${colourE}}}`,
  seatGardens: 'Gärten auf dem Spielplan: {amount, number}.',
  seatShips: 'Schiffe in Besitz: {items}.',
  seatShip: `{ship, select, printed {ein aufgedrucktes (Größe {size, number})} other {{ship} (${shipColour}, Größe {size, number})}}`,
  abilities: 'Vorteile: {items}.',
  harbormasters: 'Eigene Plättchen: {items}.',
  seatDecrees: 'Erfüllt: {items}.',
  seatDecree: decree,
  urbanCards: 'Eigene Karten: {items}.',
  urbanCardCount: 'Verdeckte Stadtkarten: {amount, number}.',
  urbanIgnored: 'Bei jeder Stadtkarte {amount, plural, one {darf # Haus} other {dürfen # Häuser}} fehlen.',

  gameTitle: 'Das Spiel',
  turn: '{player} ist am Zug. Aktionen übrig: {actionsLeft, number}.',
  startPlayer: 'Startspieler: {player}.',
  ending: select<View['ending']>('ending', {
    playing: 'Das Spielende ist noch nicht eingeläutet.',
    triggered: 'Das Spielende ist eingeläutet: Diese Spielrunde wird beendet, dann folgt noch eine.',
    lastRound: 'Dies ist die letzte Spielrunde.',
  }),
  decrees: 'Dekrete: {items}.',
  decree: '{decree} ({decreeName}{scored, select, yes {; erfüllt von {player}} no {}})',
  stocks: 'Projektplättchen im Vorrat: {projects}. Gebäudeteile: {pieces}.',
  asideHarbormasters: '{count, plural, =0 {Kein Hafenmeister liegt beiseite.} other {Beiseitegelegt: {items}.}}',
  urbanDeck: 'Stadtkarten im Nachziehstapel: {amount, number}.',
  urbanBottom: 'Zuunterst im Nachziehstapel, von oben nach unten: {items}.',
  urbanBottomCard: '{known, select, yes {Stadtkarte {card}} no {eine verdeckte Karte}} ({player})',
};

export const pictures: Translated<typeof en.pictures> = {
  board: {
    legend: 'So liest du den Spielplan',
    legendPieces: '[{letter}1] Gebäude, ({letter}1) Projekt, *1 Garten: Buchstabe der Farbe, Spielernummer',
    legendBuildings: 'angrenzende [{letter}1] sind ein Gebäude: Kein Projekt grenzt an eines seiner Farbe',
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
    // "Aktion" is short for the Action tiles, whose full name would make the line too long.
    actionTiles: 'Aktion',
    // Together with the two headings below, the labels that align the three pictures in the same columns.
    port: 'Hafen (4):',
    ship: `{ship, select, printed {gedruckt {size, number}} unknown {noch keines} other {{ship} ${shipColour} {size, number}}}{marked, select, yes { [{players}]} no {}}`,
    ziggurat: 'Ziggurat (5):',
    section,
    decrees: 'Dekretkarten:',
    decree: '{decree}: {decreeName}{scored, select, yes { [{player}]} no {}}',
  },
  portLine: PORT_LINES,
  // The first letter of white, yellow and brown; blue and green have a later letter, to be different.
  colourLetter: { white: 'W', yellow: 'G', brown: 'B', blue: 'U', green: 'N' },
  inPlay: {
    actionTiles: 'Aktionsplättchen',
    ships: 'Schiffe: Vorteile der Schiffe in deinem Besitz, ab deinem nächsten Zug',
    harbormasters: 'Hafenmeister: einmal einsetzbar, jederzeit in deinem Zug; nicht eingesetzt am Ende {unusedVp, number} SP',
    zigguratTiles: 'Zigguratplättchen: SP nach deinem am weitesten rechten Marker, auf dem ersten/zweiten/dritten Besitzfeld',
    decrees: 'Dekrete: jedes nur von einem Spieler erfüllbar, jederzeit in deinem Zug',
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
