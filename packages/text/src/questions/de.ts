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
  ship,
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

export const question: Translated<typeof en.question> = {
  startColour: 'Welche Farbe hat das Startgebäude von {player}?',
  startSpace: `Auf welches Feld legt {player} das ${colourE} Startgebäude?`,
  pawns: 'In welchen Bezirk stellt {player} Architekt und Assistent?',
  die: `Welchen Würfel nimmt {player} vom Lastenkahn ${ofDistrict}?`,
  destination: 'Wohin geht der Architekt von {player} {die, select, taken {mit der {face, number}} none {ohne Würfel}}?',
  action: `Welche Aktion führt {player} ${inDistrict} aus? {actionsLeft, plural, =0 {Es ist keine mehr} one {Es ist noch #} other {Es sind noch #}} übrig.`,
  projectColour: `In welcher Farbe legt {player} ein Projekt ${toDistrict}?`,
  projectSpace: `Auf welches Feld ${inDistrict} legt {player} {further, select, yes {ein weiteres ${colourEs}} no {das ${colourE}}} Projekt?`,
  constructColour: `Aus welchen Projekten errichtet {player} ${inDistrict} ein Gebäude?`,
  afterConstruct: `Was tut {player}, nachdem das ${colourE} Gebäude der Größe {size, number} errichtet ist?`,
  gardening: `Wie setzt {player} den {extra, select, yes {zusätzlichen Gartenbau (Schiff S08)} no {Gartenbau}} ${inDistrict} fort? {placed, plural, =0 {Bisher ist kein Garten} one {Bisher ist # Garten} other {Bisher sind # Gärten}} gelegt.`,
  waterSpace: `Auf welches Feld ${inDistrict} legt {player} {tile, select, water {das normale Wasserplättchen} special {${theSpecialTile}}}?`,
  gardenSpace: `Auf welches Wasser ${ofDistrict} legt {player} den Garten?`,
  markerSource: `Woher nimmt {player} den Besitzmarker für den Garten${because}?`,
  payment: `{pays, select, some {Wie bezahlt {player} {cost}${paidFor}?} none {{player} muss${paidFor} nichts mehr bezahlen.}}`,
  shipPayment: `Wie bezahlt {player} {gold, number} Gold${paidFor}? 1 blaue Ressource darf 1 Gold ersetzen (Schiff S11).`,
  anyPayment: `Mit welcher Ressource bezahlt {player}${paidFor}?`,
  refillPayment: `Womit füllt {player} eine ${colourE} Kiste auf?`,
  bargeDie: `Nimmt {player} den höchsten Würfel vom ${colourEn} Lastenkahn?`,
  supplyDie: `Welchen Würfel nimmt {player} aus dem Vorrat${because}?`,
  specialWater: `Welches spezielle Wasserplättchen nimmt {player} aus der Auslage${because}?`,
  architectMove: `Wohin bewegt {player} den Architekten${because}?`,
  crateRefill: `Welche Kiste füllt {player} auf${because}?{crates, plural, one {} other { Bis zu # dürfen aufgefüllt werden.}}`,
  stepOfChoice: `Auf welcher Machtleiste macht {player} {steps, plural, one {{each, plural, one {einen Schritt} other {# Schritte}}} other {den nächsten von # Schritten{different, select, yes { auf verschiedenen Leisten} no {}}}}${because}?`,
  paidStep: 'Auf welcher Machtleiste kauft {player} einen Schritt?',
  boughtStep: `Kauft {player} für 1 beliebige Ressource einen Schritt auf der ${colourEn} Machtleiste${because}?`,
  anyActionTile: `Die Aktion welches Aktionsplättchens führt {player} aus${because}?`,
  ship: `Welches Schiff nimmt {player}{gold, plural, =0 {} other { für # Gold}} in Besitz${because}?`,
  portSpace: 'Auf welchem Platz des Hafens setzt {player}{free, select, yes { kostenlos} no {}} ein Haus ein?',
  houseRow: 'Aus welcher Reihe nimmt {player} das Haus für den Hafen?',
  zigguratSpace: 'Auf welchem Platz der Ziggurat setzt {player} ein Haus ein?',
  zigguratClaim: `Auf welches Zigguratplättchen legt {player} einen Besitzmarker${because}?`,
  gardenOrMarker: 'Was erhält {player} für das Haus auf der Ziggurat (Schiff S05)?',
  urbanCard: `Welche Stadtkarte behält {player}${because}?`,
  moveHouse:
    'Aus welcher Reihe versetzt {player} ein Haus in die unterste Reihe (Dekret D10)?{houses, plural, one {} other { Bis zu # dürfen versetzt werden.}}',
  scoringOrder: 'Welchen Bezirk wertet {player} als nächsten?',
};

export const choice: Translated<typeof en.choice> = {
  startColour: { colour: colourNoun },
  startSpace: { space: `{space}${withBonus}` },
  pawns: { district: toDistrict },
  die: { die: 'die {face, number}', noDie: 'keinen Würfel: Der Lastenkahn ist leer' },
  destination: { destination: `${toDistrict}{gold, plural, =0 {} other { für # Gold}}` },
  action: { action, actionTile, done: 'den Zug beenden' },
  projectColour: { colour: `in ${colourNoun}` },
  projectSpace: { space: `{space}${withBonus}`, decline: 'kein weiteres Projekt legen' },
  constructColour: { colour: `aus den ${colourEn}` },
  afterConstruct: {
    ship: `${ship} für 1 Gold in Besitz nehmen`,
    buyStep: `für 1 beliebige Ressource einen Schritt auf der ${colourEn} Machtleiste kaufen (Schiff S14)`,
    action: `${action} (Schiff S08)`,
    done: 'nichts mehr',
  },
  gardening: {
    place: 'einen Garten mit einem Besitzmarker legen',
    lay: `{tile, select, water {ein normales Wasserplättchen} special {${theSpecialTile}}} legen`,
    buy: '{tile, select, water {ein normales Wasserplättchen für 1 blaue Ressource} garden {ein Gartenplättchen für 1 grüne Ressource}} kaufen',
    done: 'den Gartenbau beenden',
  },
  waterSpace: { space: '{space}' },
  gardenSpace: { space: `{space}${withBonus}` },
  markerSource: { markerFrom: '{from, select, area {aus dem Spielbereich} supply {aus dem Vorrat}}' },
  payment: { pay: '{payment}', payLess: `Hafenmeister B7 einsetzen: 1 ${colourE} Ressource weniger bezahlen` },
  shipPayment: { pay: '{payment}' },
  anyPayment: { pay: '{payment}' },
  refillPayment: { resource: withADieOrGold },
  bargeDie: { accept: `den ${colourEn} Würfel nehmen`, decline: 'ihn dort lassen' },
  supplyDie: { resource: `einen ${colourEn} Würfel`, decline: 'keinen' },
  specialWater: { specialWater: theSpecialTile, decline: 'keines' },
  architectMove: { district: toDistrict, decline: 'stehen lassen' },
  crateRefill: { crate: `eine ${colourE} Kiste`, decline: 'keine auffüllen' },
  stepOfChoice: { track: `auf der ${colourEn} Machtleiste`, decline: 'keinen Schritt machen' },
  paidStep: { track: `auf der ${colourEn} Machtleiste, für 1 ${colourE} Ressource`, decline: 'keinen Schritt kaufen' },
  boughtStep: { accept: 'den Schritt kaufen', decline: 'keinen Schritt kaufen' },
  anyActionTile: { actionTile },
  ship: { ship, decline: 'kein Schiff in Besitz nehmen' },
  portSpace: { portSpace: `${onPortSpace}${withBonus}`, decline: 'kein Haus einsetzen' },
  houseRow: { row: `${fromHouseRow}${forBlue}` },
  zigguratSpace: { zigguratSpace: `${inSection}, ${zigguratSpace}${withBonus}` },
  zigguratClaim: { section: `auf ${zigguratTile} ${inSection}`, decline: 'keinen legen' },
  gardenOrMarker: { gain: '{gain, select, garden {ein Gartenplättchen} marker {einen Besitzmarker}}' },
  urbanCard: { urbanCard },
  moveHouse: { row: fromHouseRow, done: '{houses, plural, one {kein weiteres Haus versetzen} other {kein Haus versetzen}}' },
  scoringOrder: { district: theDistrict },
};

export const freeChoice: Translated<typeof en.freeChoice> = {
  refill: `für 1 beliebige Ressource eine ${colourE} Kiste auffüllen (freie Aktion)`,
  decree: 'Dekret {decree} erfüllen: {decreeName} (freie Aktion)',
  harbormaster: `${harbormaster} einsetzen`,
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
  notASeat: 'Jetzt ist niemand gefragt: Würfel oder Plättchen entscheiden.',
  notChance: 'Jetzt ist eine Antwort gefragt, nicht Würfel oder Plättchen.',
  notLegal: 'Das ist keine der möglichen Antworten.',
};
