/** Tiles and cards: bonuses, names of docs/vocabulary.md, and what each tile or card does, in our own words, in German. */

import { claimMarkers, colourE, colourEn, colourEr, crates, dice, districtWithNumber } from '../phrases/de.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const bonus: Translated<typeof en.bonus> = {
  bargeDie: `${colourEr} Würfel vom Lastenkahn`,
  supplyDie: 'Würfel aus dem Vorrat',
  gold: '{amount, number} Gold',
  water: 'normales Wasserplättchen',
  specialWater: 'spezielles Wasserplättchen',
  garden: 'Gartenplättchen',
  architect: 'Bewegung des Architekten',
  refill: 'Kiste auffüllen',
  claims: claimMarkers,
  step: 'Schritt nach Wahl',
  projectStep: 'Schritt in der Farbe des Projekts',
  project: 'weiteres Projektplättchen',
  vp: '{amount, number} SP',
  paidStep: 'bezahlter Schritt',
};

export const trackStep = `Schritt auf der ${colourEn} Leiste`;

export const pay: Translated<typeof en.pay> = {
  dice,
  crates,
  gold: '{amount, number} Gold',
  resources: `{amount, plural, one {# ${colourE} Ressource} other {# ${colourE} Ressourcen}}`,
  nothing: 'nichts',
};

/** In the nominative. */
export const goods: Translated<typeof en.goods> = {
  dice: `{amount, plural, one {# ${colourEr} Würfel} other {# ${colourE} Würfel}}`,
  crates,
};

export const actionTile: Translated<typeof en.actionTile> = {
  T1: { name: 'Siegpunkte und Besitzmarker', text: 'du erhältst 2 SP und 2 Besitzmarker' },
  T2: { name: 'Gold und Besitzmarker', text: 'du erhältst 1 Gold und 1 Besitzmarker' },
  T3: {
    name: 'spezielles Wasser, Garten und Besitzmarker',
    text: 'du nimmst ein spezielles Wasserplättchen aus der Auslage, ein Gartenplättchen und 1 Besitzmarker',
  },
  T4: {
    name: 'Architekt und Ressource',
    text: 'du bewegst deinen Architekten in einen beliebigen Bezirk und nimmst einen Würfel beliebiger Farbe aus dem Vorrat',
  },
  T5: { name: 'zwei Kisten und Besitzmarker', text: 'du füllst bis zu 2 Kisten auf und erhältst 1 Besitzmarker' },
  T6: { name: 'Siegpunkte gegen Machtschritt', text: 'du verlierst 2 SP und machst einen Schritt auf einer beliebigen Machtleiste' },
};

export const ship: Translated<typeof en.ship> = {
  S01: { name: 'Siegpunkte für ein Schiff', text: '2 SP, immer wenn du ein Schiff in Besitz nimmst' },
  S02: { name: 'Siegpunkte für ein Haus', text: '2 SP, immer wenn du ein Haus einsetzt' },
  S03: { name: 'doppeltes Auffüllen', text: 'eine Ressource füllt bis zu 2 Kisten auf' },
  S04: { name: 'Wasser für ein Projekt', text: 'ein normales Wasserplättchen, immer wenn du ein Projekt legst' },
  S05: {
    name: 'Garten oder Besitzmarker für ein Haus auf der Ziggurat',
    text: 'ein Gartenplättchen oder ein Besitzmarker, immer wenn du ein Haus im Zigguratbezirk einsetzt',
  },
  S06: {
    name: 'Siegpunkte für fremde Besitzmarker',
    text: '2 SP für jeden fremden Besitzmarker auf den Projekten, wenn du ein Gebäude errichtest',
  },
  S07: { name: 'Siegpunkte für einen Garten', text: '2 SP, immer wenn du einen Garten legst' },
  S08: { name: 'Gartenbau nach einem Haus', text: 'ein zusätzlicher Gartenbau, immer wenn du ein Haus einsetzt' },
  S09: {
    name: 'Haus im Hafen aus farbiger Reihe',
    text: 'für 1 blaue Ressource darf das Haus für den Hafen aus einer farbigen Reihe kommen',
  },
  S10: { name: 'Siegpunkte für eine blaue Linie', text: '3 SP, immer wenn einer deiner Machtmarker eine blaue Linie überschreitet' },
  S11: { name: 'Blau statt Gold', text: '1 blaue Ressource darf 1 Gold ersetzen, wenn du für ein Schiff bezahlst' },
  S12: { name: 'Gartenmarker aus dem Vorrat', text: 'der Besitzmarker für einen Garten darf aus deinem Vorrat kommen' },
  S13: {
    name: 'bezahlter Schritt nach einem Projekt',
    text: 'nachdem du ein Projekt gelegt hast, darfst du für 1 beliebige Ressource einen Schritt in seiner Farbe kaufen',
  },
  S14: {
    name: 'bezahlte Schritte für fremde Besitzmarker',
    text: 'wenn du ein Gebäude errichtest, darfst du für jeden fremden Besitzmarker auf den Projekten einen Schritt in der Farbe des Gebäudes für 1 beliebige Ressource kaufen',
  },
  S15: {
    name: 'Schritt für ein Schiff',
    text: 'ein Schritt auf der Machtleiste in der Farbe des Schiffs, immer wenn du ein Schiff in Besitz nimmst',
  },
  printed: { name: 'beliebige Farbe', text: 'kein Vorteil; zählt als ein Schiff einer beliebigen Farbe' },
};

export const harbormaster: Translated<typeof en.harbormaster> = {
  B1: { name: 'zwei Machtschritte', text: 'du machst zwei Schritte auf einer Machtleiste oder je einen auf zwei Machtleisten' },
  B2: {
    name: 'spezielles Wasser, Garten und Besitzmarker',
    text: 'du nimmst ein spezielles Wasserplättchen, ein Gartenplättchen und 2 Besitzmarker',
  },
  B3: { name: 'drei Kisten und Besitzmarker', text: 'du füllst bis zu 3 Kisten auf und erhältst 1 Besitzmarker' },
  B4: { name: '2 Gold', text: 'du erhältst 2 Gold' },
  B5: { name: 'ein beliebiges Aktionsplättchen', text: 'du führst die Aktion eines beliebigen Aktionsplättchens aus' },
  B6: { name: 'ein beliebiges Schiff', text: 'du nimmst ein beliebiges Schiff in Besitz, ohne Gold zu bezahlen' },
  B7: { name: '1 Ressource weniger', text: 'du bezahlst 1 Ressource weniger, wenn du ein Gebäude errichtest' },
  B8: { name: 'ein beliebiges Zigguratplättchen', text: 'du legst einen Besitzmarker auf ein beliebiges Zigguratplättchen, ohne Haus' },
  B9: {
    name: 'Stadtkarten',
    text: 'du ziehst 2 Stadtkarten und behältst 1; am Ende darf bei jeder deiner Stadtkarten ein Haus fehlen',
  },
};

export const zigguratTile: Translated<typeof en.zigguratTile> = {
  Z01: { name: 'Häuser in den allgemeinen Bezirken', text: '2/3/4 SP für jedes deiner Häuser in den Bezirken 1 bis 3' },
  Z02: { name: 'Häuser im Zigguratbezirk', text: '0/1/2 SP für jedes deiner Häuser im Zigguratbezirk' },
  Z03: { name: 'überschrittene blaue Linien', text: '0/1/2 SP für jede blaue Linie, die deine Machtmarker überschritten haben' },
  Z04: { name: 'Schiffe in Besitz', text: '1/2/3 SP für jedes Schiff mit deinem Besitzmarker' },
  Z05: { name: 'Gebäude neben einem Garten', text: '1/2/3 SP für jedes deiner Gebäude neben einem Garten' },
  Z06: { name: 'Gärten', text: '1/1/2 SP für jeden deiner Gärten auf dem Spielplan' },
  Z07: { name: 'Häuser im Hafenbezirk', text: '2/3/4 SP für jedes deiner Häuser im Hafenbezirk' },
  Z08: { name: 'Siegpunkte', text: '0/5/10 SP' },
  Z09: { name: 'erfüllte Stadt- und Dekretkarten', text: '3/5/7 SP für jede Stadtkarte und jedes Dekret, die du erfüllt hast' },
  Z10: {
    name: 'Sätze von Gebäuden und Schiffen',
    text: '3/5/7 SP für jeden Satz aus drei verschiedenfarbigen Gebäuden von dir und für jeden solchen Satz aus Schiffen',
  },
};

const zigguratCounts = '; Häuser auf der Ziggurat in den Bereichen dieser Farben zählen mit';

export const decree: Translated<typeof en.decree> = {
  D01: {
    name: '3 weiße, 3 braune Gebäude',
    asks: '3 weiße und 3 braune Gebäude',
    gives: 'ein Haus im Hafenbezirk kostenlos einsetzen, mit dem Bonus des Platzes, und 8 SP',
  },
  D02: {
    name: '3 weiße, 3 gelbe Gebäude',
    asks: '3 weiße und 3 gelbe Gebäude',
    gives: 'bis zu 3 Kisten auffüllen, 1 Besitzmarker und 10 SP',
  },
  D03: {
    name: '3 gelbe, 3 braune Gebäude',
    asks: '3 gelbe und 3 braune Gebäude',
    gives: 'zwei Schritte auf einer einzigen Machtleiste und 8 SP',
  },
  D04: { name: '2 Gebäude jeder Farbe', asks: '2 Gebäude jeder Farbe', gives: '2 Gold und 10 SP' },
  D05: {
    name: '5 weiße, 1 braunes Gebäude oder Ziggurathäuser',
    asks: `5 weiße Gebäude und 1 braunes${zigguratCounts}`,
    gives: '2 Stadtkarten ziehen, 1 behalten und 8 SP; am Ende darf bei jeder deiner Stadtkarten ein Haus fehlen',
  },
  D06: {
    name: '5 gelbe, 1 weißes Gebäude oder Ziggurathäuser',
    asks: `5 gelbe Gebäude und 1 weißes${zigguratCounts}`,
    gives: '1 Besitzmarker, ohne Haus ein Besitzfeld eines beliebigen Zigguratplättchens belegen, und 10 SP',
  },
  D07: {
    name: '5 braune, 1 gelbes Gebäude oder Ziggurathäuser',
    asks: `5 braune Gebäude und 1 gelbes${zigguratCounts}`,
    gives: '1 Besitzmarker, ein beliebiges Schiff in Besitz nehmen, ohne Gold zu bezahlen, und 10 SP',
  },
  D08: {
    name: '1 Gebäude jeder Farbe, alle Zigguratplättchen',
    asks: '1 Gebäude jeder Farbe und ein Besitzmarker auf jedem Zigguratplättchen',
    gives: '12 SP',
  },
  D09: {
    name: '3 braune Gebäude, 2 weiße und 2 gelbe Schiffe',
    asks: '3 braune Gebäude, 2 weiße und 2 gelbe Schiffe',
    gives: '1 Gold, ein Schritt auf einer beliebigen Machtleiste und 8 SP',
  },
  D10: {
    name: '3 weiße Gebäude, 2 gelbe und 2 braune Schiffe',
    asks: '3 weiße Gebäude, 2 gelbe und 2 braune Schiffe',
    gives: 'bis zu 2 Häuser aus farbigen Reihen in die unterste Reihe versetzen, mit den Boni, die das freilegt, und 10 SP',
  },
  D11: {
    name: '3 gelbe Gebäude, 2 weiße und 2 braune Schiffe',
    asks: '3 gelbe Gebäude, 2 weiße und 2 braune Schiffe',
    gives: '2 spezielle Wasserplättchen, ein Gartenplättchen und 8 SP',
  },
  D12: {
    name: '1 Gebäude jeder Farbe, 4 Häuser im Hafen',
    asks: '1 Gebäude jeder Farbe und 4 Häuser im Hafenbezirk',
    gives: '12 SP',
  },
  D13: {
    name: '6 Gärten an eigenen Gebäuden, 2 Häuser im Hafen',
    asks: '6 Gärten neben deinen Gebäuden, wem sie auch gehören, und 2 Häuser im Hafenbezirk',
    gives: 'je ein Schritt auf zwei Machtleisten und 10 SP',
  },
  D14: {
    name: '1 Schiff und 1 Gebäude mit Garten jeder Farbe',
    asks: '1 Schiff jeder Farbe und 1 Gebäude jeder Farbe neben einem Garten',
    gives: '2 Besitzmarker, 2 Würfel beliebiger Farbe aus dem Vorrat und 10 SP',
  },
  D15: { name: '8 eigene Gärten', asks: '8 eigene Gärten', gives: 'ein zufälliger der beiseitegelegten Hafenmeister und 10 SP' },
  D16: {
    name: '2 Schiffe jeder Farbe, 2 eigene Gärten',
    asks: '2 Schiffe jeder Farbe und 2 eigene Gärten',
    gives: '12 SP',
  },
};

export const decreeSymbol: Translated<typeof en.decreeSymbol> = { city: 'Stadt', harbour: 'Hafen', garden: 'Garten' };

export const decreeText = '{asks}. Dafür: {gives}';

export const urbanCard: Translated<typeof en.urbanCard> = {
  text: 'Häuser: {houses}; {vp, number} SP',
  district: '{houses, number} {district, select, port {im Hafen} other {in Bezirk {districtNumber, number}}}',
  item: '{card} ({cardName})',
};

export const vpSource: Translated<typeof en.vpSource> = {
  start: 'Zu Beginn',
  district1: districtWithNumber,
  district2: districtWithNumber,
  district3: districtWithNumber,
  district4: districtWithNumber,
  district5: districtWithNumber,
  spaces: 'Boni von Feldern',
  columns: 'Spaltenboni',
  mastery: 'Machtleisten',
  actionTiles: 'Aktionsplättchen',
  ships: 'Vorteile von Schiffen',
  decrees: 'Dekrete',
  urbanCards: 'Stadtkarten',
  harbormasters: 'Hafenmeister',
};
