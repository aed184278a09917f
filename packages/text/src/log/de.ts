/** Log lines, and what the page shows of the log and of scorings, in German. */

import {
  actionTile,
  because,
  claimMarkers,
  colourE,
  colourEn,
  colourEs,
  decree,
  dice,
  districtWithNumber,
  fromHouseRow,
  harbormaster,
  inDistrict,
  inSection,
  ofDistrict,
  onPortSpace,
  paidFor,
  portLine,
  ship,
  shipTile,
  theSpecialTile,
  toDistrict,
  urbanCard,
  zigguratSpace,
  zigguratTile,
} from '../phrases/de.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';
import type { Declined } from './reasons.ts';

/** In the accusative, after “verzichtet auf”. */
const declined = select<Declined>('declined', {
  bargeDie: 'den Würfel vom Lastenkahn',
  supplyDie: 'den Würfel aus dem Vorrat',
  gold: 'das Gold',
  water: 'das normale Wasserplättchen',
  specialWater: 'das spezielle Wasserplättchen',
  garden: 'das Gartenplättchen',
  architect: 'die Bewegung des Architekten',
  refill: 'das Auffüllen einer Kiste',
  claims: 'die Besitzmarker',
  step: 'den Schritt nach Wahl',
  projectStep: 'den Schritt in der Farbe des Projekts',
  project: 'das weitere Projektplättchen',
  vp: 'die SP',
  paidStep: 'den bezahlten Schritt',
  gardenStep: 'einen Schritt für einen Garten neben dem neuen Gebäude',
  actionTile: 'das, was Aktionsplättchen {by} noch bietet',
  ability: 'das, was Schiff {by} bietet',
  harbormaster: 'das, was Hafenmeister {by} noch bietet',
  decree: 'das, was Dekret {by} noch bietet',
});

const fromBottom = '{houseFrom, select, bottom { (Haus aus der untersten Reihe)} other {}}';

const fromColoured =
  '{houseFrom, select, white { (Haus aus der weißen Reihe)} yellow { (Haus aus der gelben Reihe)} brown { (Haus aus der braunen Reihe)} other {}}';

export const event: Translated<typeof en.event> = {
  bargeLaid: `Der ${colourE} Lastenkahn liegt ${inDistrict}.`,
  diceRolled: `Im ${districtWithNumber} wird {amount, plural, =0 {nicht gewürfelt: Es sind keine ${colourEn} Würfel da} one {mit # ${colourEn} Würfel gewürfelt: {faces}} other {mit # ${colourEn} Würfeln gewürfelt: {faces}}}.`,
  shipLaid: `${shipTile} liegt in Zeile {shipRow, number}, Spalte {shipColumn, number}.`,
  harbormasterLaid: `${harbormaster} liegt an ${portLine} des Hafens.`,
  portCrateLaid: `Eine ${colourE} Kiste liegt auf dem roten Platz an ${portLine} des Hafens.`,
  actionTileLaid: `${actionTile} liegt ${inDistrict}.`,
  zigguratTileLaid: `${zigguratTile} liegt ${inSection}.`,
  decreeLaid: `${decree} wird ausgelegt.`,
  urbanCardDrawn: '{player} zieht eine Stadtkarte.',
  urbanCardSeen: `{player} sieht ${urbanCard}.`,
  urbanCardReturned: '{player} behält eine Stadtkarte und legt eine unter den Nachziehstapel.',
  urbanCardKept: '{player} behält Stadtkarte {card} ({cardName}) und legt {returned} ({returnedName}) unter den Nachziehstapel.',
  specialWaterOpened: 'Spezielles Wasserplättchen {tileNumber, number} ({face}) kommt in die Auslage.',
  startPlayerDrawn: '{player} erhält das Startspielerplättchen.',
  crateDealt: `{player} beginnt mit einer offenen ${colourEn} Kiste.`,
  startBuilding: `{player} beginnt mit einem ${colourEn} Gebäude auf {space} ${inDistrict}.`,
  turnBegan: '{player} ist am Zug.',
  pawnsPlaced: `{player} stellt Architekt und Assistent ${toDistrict}.`,
  dieTaken: `{player} nimmt die {face, number} vom ${colourEn} Lastenkahn ${inDistrict}.`,
  architectMoved: `{stays, select, yes {{gold, plural, =0 {Der Architekt von {player} bleibt ${inDistrict}.} other {{player} bezahlt # Gold. Der Architekt bleibt ${inDistrict}.}}} other {{gold, plural, =0 {Der Architekt von {player} geht ${toDistrict}.} other {{player} bezahlt # Gold. Der Architekt geht ${toDistrict}.}}}}`,
  assistantMoved: `Der Assistent von {player} steht nun beim Architekten ${inDistrict}.`,
  actionChosen: `{player} nutzt ${actionTile}.`,
  paid: `{pays, select, some {{player} bezahlt {payment}${paidFor}.} none {{player} bezahlt nichts${paidFor}.}}`,
  crateRefilled: `{player} füllt eine ${colourE} Kiste auf${because}.`,
  projectPlaced: `{player} legt ein ${colourEs} Projekt auf {space} ${inDistrict}${because}.`,
  bonusDeclined: `{player} verzichtet auf ${declined}.`,
  goldGained: `{player} erhält {amount, number} Gold${because}.`,
  vpGained: `{player} erhält {amount, number} SP${because}.`,
  vpLost: `{player} verliert {amount, number} SP${because}.`,
  markersGained: `{player} erhält ${claimMarkers}${because}.`,
  bargeDieGained: `{player} erhält die {face, number} vom ${colourEn} Lastenkahn ${inDistrict}${because}.`,
  supplyDieGained: `{player} erhält einen ${colourEn} Würfel aus dem Vorrat${because}.`,
  waterGained: `{player} erhält ein normales Wasserplättchen${because}.`,
  specialWaterGained: `{player} nimmt ${theSpecialTile} aus der Auslage.`,
  gardenGained: `{player} erhält ein Gartenplättchen${because}.`,
  crateGained: `{player} erhält eine offene ${colourE} Kiste${because}.`,
  stepMade: `{player} macht auf der ${colourEn} Machtleiste einen Schritt in Zeile {row, number}, Wert {value, number}${because}.`,
  stepsLost: `{player} verliert {amount, plural, one {einen Schritt} other {# Schritte}} auf der ${colourEn} Machtleiste: Der Marker ist schon ganz oben.`,
  built: `{player} errichtet ein ${colourEs} Gebäude auf {spaces} ${inDistrict}${fromBottom}.`,
  houseMoved: `{player} versetzt ein Haus ${fromHouseRow} in die unterste Reihe${because}.`,
  portHousePlaced: `{player} setzt ${onPortSpace} des Hafens ein Haus ein${fromColoured}.`,
  zigguratHousePlaced: `{player} setzt ${inSection} der Ziggurat ein Haus ein (${zigguratSpace}{houseFrom, select, bottom {; Haus aus der untersten Reihe} other {}}).`,
  zigguratClaimed: `{player} belegt Besitzfeld {claim, number} von Zigguratplättchen {zigguratTile}: {zigguratTileName}${because}.`,
  markersReturned: `{to, select, area {{player} erhält ${claimMarkers} von den Projekten zurück.} supply {{amount, plural, one {# Besitzmarker von {player} kommt} other {# Besitzmarker von {player} kommen}} von den Projekten in den Vorrat.}}`,
  shipMarked: `{player} nimmt ${ship} in Besitz${because}.`,
  harbormasterGained: `{player} erhält Hafenmeister {harbormaster}: {harbormasterName}${because}.`,
  harbormasterUsed: `{player} setzt ${harbormaster} ein.`,
  decreeScored: `{player} erfüllt ${decree}.`,
  urbanHouseIgnored: `Auf jeder Stadtkarte von {player} darf ein weiteres Haus fehlen${because}.`,
  waterLaid: `{player} legt {tile, select, water {ein normales Wasserplättchen} special {${theSpecialTile}}} auf {space}.`,
  extraGardening: `{player} führt einen zusätzlichen Gartenbau aus${because}.`,
  gardenPlaced: '{player} legt einen Garten mit einem Besitzmarker{markerFrom, select, area {} supply { aus dem Vorrat}} auf {space}.',
  scoringBegan: `{scoring, select, full {Der Lastenkahn ${ofDistrict} ist leer: Bezirkswertung.} reduced {Der Lastenkahn ${ofDistrict} ist leer: verkürzte Wertung, nur Würfel und Ausgleich.} final {Schlusswertung ${ofDistrict}.}}`,
  timeGoldTaken: '{player} nimmt 1 Gold von der Zeitleiste ({left, plural, =0 {keines mehr da} other {noch # da}}).',
  diceReturned: `{player} legt ${dice} in den Vorrat zurück.`,
  districtScored: `{player} erhält ${inDistrict} {vp, plural, =0 {keine SP} other {# SP}}.`,
  endTriggered: '{player} läutet das Spielende ein: Diese Spielrunde wird beendet, dann folgt noch eine.',
  lastRoundBegan: 'Die letzte Spielrunde beginnt.',
  urbanCardsRevealed:
    '{cardCount, plural, =0 {{player} hat keine Stadtkarte.} other {{player} deckt {cardCount, plural, one {Stadtkarte} other {die Stadtkarten}} {cards} auf. Erfüllt: {fulfilledCount, plural, =0 {keine} other {{fulfilled}, für {vp, number} SP}}.}}',
  harbormastersScored:
    '{player} erhält {vp, number} SP für {count, plural, one {# nicht eingesetzten} other {# nicht eingesetzte}} Hafenmeister.',
  gameOver:
    '{winnerCount, plural, one {{winners} gewinnt das Spiel{decidedBy, select, bot {, denn bei Gleichstand der SP gewinnt der Bot} other {}}.} other {{winners} teilen sich den Sieg.}}',
};

export const log = {
  filter: 'Was das Protokoll zeigt',
  all: 'Alles',
  since: 'Seit deinem letzten Zug',
  brief: 'Züge in Kürze',
  scorings: 'Wertungen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  nothing: 'Davon gibt es noch nichts.',
} as const satisfies Translated<typeof en.log>;

export const scoring = {
  title: 'Bezirkswertung',
  finalScoring: 'Schlusswertung',
  nothing: 'nichts',
  building:
    'Gebäude auf {spaces}: {size, plural, one {# Feld} other {# Felder}}{gardens, plural, =0 {} one { und # Garten} other { und # Gärten}}, je {value, number} SP: {vp, number} SP',
  ship: 'Schiff {ship} mit {houses, plural, one {# eigenen Haus} other {# eigenen Häusern}} an seiner Zeile und Spalte: {vp, number} SP',
  printedShip:
    'Aufgedrucktes Schiff mit {houses, plural, one {# eigenen Haus} other {# eigenen Häusern}} an seiner Zeile und Spalte: {vp, number} SP',
  zigguratTile: 'Zigguratplättchen {tile}: {count, number} gezählt, je {value, number} SP: {vp, number} SP',
} as const satisfies Translated<typeof en.scoring>;
