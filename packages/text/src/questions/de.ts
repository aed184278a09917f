/** Questions, answers, outcomes of chance and refusals, in German. */

import type { BuildingColour, ResourceColour } from '@tabannusi/engine';
import {
  action,
  actionTile,
  because,
  colour,
  colourE,
  colourEn,
  colourEs,
  colourNoun,
  decree,
  fromHouseRow,
  harbormaster,
  inDistrict,
  inSection,
  ofDistrict,
  onPortSpace,
  paidFor,
  shipTile,
  specialTile,
  theDistrict,
  theSpecialTile,
  toDistrict,
  urbanCard,
  withBonus,
  zigguratSpace,
  zigguratTile,
} from '../phrases/de.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

const withADieOrGold = select<ResourceColour | 'gold'>('colour', {
  white: 'mit einem weißen Würfel',
  yellow: 'mit einem gelben Würfel',
  brown: 'mit einem braunen Würfel',
  blue: 'mit einem blauen Würfel',
  green: 'mit einem grünen Würfel',
  gold: 'mit 1 Gold',
});

/** The price of a House for the Port from a coloured row. */
const price = ', für 1 blaue Ressource (Schiff S09)';

const forBlue = select<BuildingColour | 'bottom'>('row', { white: price, yellow: price, brown: price, bottom: '' });

/** A Ship to claim, without its place: the board shows it. Several printed Ships differ only in their places. */
const claimOfShip = (price: string) =>
  `{ship, select, printed {das aufgedruckte Schiff in Zeile {shipRow, number}, Spalte {shipColumn, number}${price}} unknown {das Schiff${price}} other {Schiff {ship}${price}}} in Besitz nehmen{ship, select, printed {} unknown {} other {: {shipName}}}`;

const useActionTile = 'Aktionsplättchen {actionTile} nutzen: {actionTileName}';

export const addressed: Translated<typeof en.addressed> = { question: '{player}: {question}' };

export const question: Translated<typeof en.question> = {
  startColour: 'wähle die Farbe deines Startgebäudes',
  startSpace: `wähle ein Feld für dein ${colourEs} Startgebäude`,
  pawns: 'wähle deinen Startbezirk',
  die: `nimm einen Würfel vom Lastenkahn ${ofDistrict}`,
  destination: 'bewege deinen Architekten {die, select, taken {(du hast eine {face, number} genommen)} none {(ohne Würfel)}}',
  action: '{actionsLeft, plural, =0 {keine Aktionen mehr} other {wähle eine Aktion (noch #)}}',
  projectColour: `wähle die Farbe deines Projekts ${inDistrict}`,
  projectSpace: `wähle ein Feld für {further, select, yes {ein weiteres ${colourEs}} no {das ${colourE}}} Projekt ${inDistrict}`,
  constructColour: `wähle die Farbe deines neuen Gebäudes ${inDistrict}`,
  afterConstruct: `{offered, select, ship {nimmst du für 1 Gold ein Schiff in Besitz?} more {wähle, wie es weitergeht (neues ${colourEs} Gebäude, Größe {size, number})}}`,
  gardening:
    '{extra, select, yes {zusätzlicher Gartenbau (Schiff S08)} no {Gartenbau}}: wähle, wie es weitergeht{placed, plural, =0 {} one { (bisher # Garten)} other { (bisher # Gärten)}}',
  waterSpace: `wähle ein Feld für {tile, select, water {das normale Wasserplättchen} special {${theSpecialTile}}}`,
  gardenSpace: `wähle das Wasser für deinen Garten ${inDistrict}`,
  markerSource: `wähle, woher der Besitzmarker für deinen Garten kommt${because}`,
  payment: `{pays, select, some {bezahle {cost}${paidFor}} none {nichts mehr zu bezahlen${paidFor}}}`,
  shipPayment: `bezahle {gold, number} Gold${paidFor} (S11: 1 blaue Ressource darf 1 Gold ersetzen)`,
  anyPayment: `bezahle 1 beliebige Ressource${paidFor}`,
  refillPayment: `wähle, womit du das Auffüllen deiner ${colourEn} Kiste bezahlst`,
  bargeDie: `nimmst du den höchsten Würfel vom ${colourEn} Lastenkahn?`,
  supplyDie: `nimm einen Würfel aus dem Vorrat${because}`,
  specialWater: `nimm ein spezielles Wasserplättchen aus der Auslage${because}`,
  architectMove: `bewege deinen Architekten${because}`,
  crateRefill: `wähle eine Kiste zum Auffüllen${because}{crates, plural, one {} other {, noch bis zu #}}`,
  stepOfChoice: `{steps, plural, one {wähle eine Machtleiste für {each, plural, one {einen Schritt} other {# Schritte}}} other {{different, select, yes {wähle {steps, number} verschiedene Machtleisten für je einen Schritt} no {wähle eine Machtleiste für den nächsten von {steps, number} Schritten}}}}${because}`,
  paidStep: 'wähle eine Machtleiste, auf der du einen Schritt kaufst',
  boughtStep: `kaufst du für 1 beliebige Ressource einen Schritt auf der ${colourEn} Machtleiste${because}?`,
  anyActionTile: `wähle ein Aktionsplättchen, das du nutzt${because}`,
  ship: `wähle ein Schiff, das du{gold, plural, =0 {} other { für # Gold}} in Besitz nimmst${because}`,
  portSpace: 'setze {free, select, yes {kostenlos } no {}}ein Haus im Hafenbezirk ein',
  houseRow: 'wähle die Reihe, aus der dein Haus für den Hafen kommt',
  zigguratSpace: 'setze ein Haus im Zigguratbezirk ein',
  zigguratClaim: `wähle ein Zigguratplättchen für deinen Besitzmarker${because}`,
  gardenOrMarker: 'wähle ein Gartenplättchen oder einen Besitzmarker (Schiff S05)',
  urbanCard: `wähle die Stadtkarte, die du behältst${because}`,
  moveHouse: 'versetze {houses, plural, one {ein Haus} other {bis zu # Häuser}} in die unterste Reihe (Dekret D10)',
  scoringOrder: 'wähle, welcher Bezirk als nächster gewertet wird',
};

export const choice: Translated<typeof en.choice> = {
  startColour: { colour: colourNoun },
  startSpace: { space: `{space}${withBonus}` },
  pawns: { district: toDistrict },
  die: { die: 'die {face, number} nehmen', noDie: 'keinen Würfel nehmen (der Lastenkahn ist leer)' },
  destination: { destination: `${toDistrict}{gold, plural, =0 {} other { für # Gold}}` },
  action: { action, actionTile: useActionTile, done: 'Zug beenden' },
  projectColour: { colour: colourNoun },
  projectSpace: { space: `{space}${withBonus}`, decline: 'kein weiteres Projekt legen' },
  constructColour: { colour: colourNoun },
  afterConstruct: {
    ship: claimOfShip(' für 1 Gold'),
    buyStep: `für 1 beliebige Ressource einen Schritt auf der ${colourEn} Machtleiste kaufen (Schiff S14)`,
    action: `${action} (Schiff S08)`,
    done: 'fertig mit diesem Gebäude',
  },
  gardening: {
    place: 'einen Garten mit einem Besitzmarker legen',
    lay: `{tile, select, water {ein normales Wasserplättchen} special {${theSpecialTile}}} legen`,
    buy: '{tile, select, water {ein normales Wasserplättchen für 1 blaue Ressource} garden {ein Gartenplättchen für 1 grüne Ressource}} kaufen',
    done: 'Gartenbau beenden',
  },
  waterSpace: { space: '{space}' },
  gardenSpace: { space: `{space}${withBonus}` },
  markerSource: { markerFrom: '{from, select, area {aus deinem Spielbereich} supply {aus deinem Vorrat}} nehmen' },
  payment: { pay: '{payment} bezahlen', payLess: `Hafenmeister B7 einsetzen: 1 ${colourE} Ressource weniger bezahlen` },
  shipPayment: { pay: '{payment} bezahlen' },
  anyPayment: { pay: '{payment} bezahlen' },
  refillPayment: { resource: `${withADieOrGold} bezahlen` },
  bargeDie: { accept: `den ${colourEn} Würfel nehmen`, decline: 'den Würfel liegen lassen' },
  supplyDie: { resource: `einen ${colourEn} Würfel nehmen`, decline: 'keinen Würfel nehmen' },
  specialWater: { specialWater: `${theSpecialTile} nehmen`, decline: 'kein Wasserplättchen nehmen' },
  architectMove: { district: toDistrict, decline: 'den Architekten stehen lassen' },
  crateRefill: { crate: `eine ${colourE} Kiste auffüllen`, decline: 'keine Kiste auffüllen' },
  stepOfChoice: { track: `auf der ${colourEn} Machtleiste vorrücken`, decline: 'keinen Schritt machen' },
  paidStep: { track: `für 1 ${colourE} Ressource auf der ${colourEn} Machtleiste vorrücken`, decline: 'keinen Schritt kaufen' },
  boughtStep: { accept: 'den Schritt kaufen', decline: 'keinen Schritt kaufen' },
  anyActionTile: { actionTile: useActionTile },
  ship: { ship: claimOfShip(''), decline: 'kein Schiff in Besitz nehmen' },
  portSpace: { portSpace: `${onPortSpace}${withBonus}`, decline: 'kein Haus einsetzen' },
  houseRow: { row: `${fromHouseRow} nehmen${forBlue}` },
  zigguratSpace: { zigguratSpace: `${inSection}, ${zigguratSpace}${withBonus}` },
  zigguratClaim: { section: 'auf Zigguratplättchen {zigguratTile} legen: {zigguratTileName}', decline: 'keinen Besitzmarker legen' },
  gardenOrMarker: { gain: '{gain, select, garden {ein Gartenplättchen} marker {einen Besitzmarker}} nehmen' },
  urbanCard: { urbanCard: '{card} behalten (Häuser in 1/2/3/Hafen: {cardName}; {cardVp, number} SP)' },
  moveHouse: {
    row: `ein Haus ${fromHouseRow} versetzen`,
    done: '{houses, plural, one {kein weiteres Haus versetzen} other {kein Haus versetzen}}',
  },
  scoringOrder: { district: `${theDistrict} werten` },
};

export const freeChoice: Translated<typeof en.freeChoice> = {
  refill: `für 1 beliebige Ressource eine ${colourE} Kiste auffüllen`,
  decree: 'Dekret {decree} erfüllen: {decreeName}',
  harbormaster: 'Hafenmeister {harbormaster} einsetzen: {harbormasterName}',
};

export const outcome: Translated<typeof en.outcome> = {
  barge: `der ${colourE} Lastenkahn`,
  dice: '{amount, plural, =0 {kein Würfel} other {{faces}}}',
  ship: shipTile,
  harbormaster,
  specialWater: specialTile,
  crate: `eine ${colourE} Kiste`,
  actionTile,
  zigguratTile,
  decree,
  urbanCard,
  startPlayer: '{player}',
  automaCard: 'Automa-Karte {automaCard, number}',
  automaTile: `${colourEs} Automa-Projektplättchen`,
  colour,
};

export const refusal: Translated<typeof en.refusal> = {
  over: 'Das Spiel ist zu Ende.',
  notASeat: 'Jetzt hat kein Spieler die Wahl: Würfel oder Plättchen entscheiden.',
  notChance: 'Jetzt muss ein Spieler wählen, nicht Würfel oder Plättchen.',
  notLegal: 'Das ist keine der möglichen Antworten.',
};
