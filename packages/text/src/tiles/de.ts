/** Tiles and cards in German: bonuses, names from docs/vocabulary.md, and what each tile or card does, in our own words. */
import type { Trigger } from '@tabannusi/engine';
import { claimMarkers, colourE, colourEr, colourNoun, crates, dice, districtWithNumber } from '../phrases/de.ts';
import {
  claimValues,
  crates as cratesRefilled,
  gardens,
  gold,
  markers,
  shipGain,
  specialWater,
  spelled,
  vp,
} from '../phrases/de-amounts.ts';
import { select } from '../speech/messages.ts';
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

export const trackStep = `Machtschritt in ${colourNoun}`;

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
  T1: { name: 'Siegpunkte und Besitzmarker', text: `${vp} und ${markers} erhalten` },
  T2: { name: 'Gold und Besitzmarker', text: `${gold} und ${markers} erhalten` },
  T3: {
    name: 'spezielles Wasser, Garten und Besitzmarker',
    text: `${specialWater} aus der Auslage nehmen, ${gardens} und ${markers} erhalten`,
  },
  T4: {
    name: 'Architekt und Ressource',
    text: 'den Architekten in einen beliebigen Bezirk bewegen und {supplyDice, plural, one {einen Würfel} other {# Würfel}} beliebiger Farbe aus dem Vorrat nehmen',
  },
  T5: { name: `${spelled('refills')} Kisten und Besitzmarker`, text: `bis zu ${cratesRefilled} auffüllen und ${markers} erhalten` },
  T6: {
    name: 'Siegpunkte gegen Machtschritt',
    text: '{loseVp} SP verlieren und auf einer beliebigen Machtleiste {stepsOfChoice, plural, one {einen Schritt} other {# Schritte}} machen',
  },
};

/** The Ships that gain something: their gain, and `when`. */
export const gainShip: Translated<typeof en.gainShip> = {
  name: `{gain, select, vp {Siegpunkte} water {Wasser}} für ${select<Trigger>('when', {
    shipMarked: 'ein Schiff',
    housePlaced: 'ein Haus',
    projectPlaced: 'ein Projekt',
    opposingMarkerBuiltOver: 'fremde Besitzmarker',
    gardenPlaced: 'einen Garten',
    blueLineCrossed: 'eine blaue Linie',
  })}`,
  text: `${shipGain}${select<Trigger>('when', {
    shipMarked: ', immer wenn du ein Schiff in Besitz nimmst',
    housePlaced: ', immer wenn du ein Haus einsetzt',
    projectPlaced: ', immer wenn du ein Projekt legst',
    opposingMarkerBuiltOver: ' für jeden fremden Besitzmarker auf den Projekten, wenn du ein Gebäude errichtest',
    gardenPlaced: ', immer wenn du einen Garten legst',
    blueLineCrossed: ', immer wenn einer deiner Machtmarker eine blaue Linie überschreitet',
  })}`,
};

export const ship: Translated<typeof en.ship> = {
  S03: { name: 'doppeltes Auffüllen', text: `eine Ressource füllt bis zu ${cratesRefilled} auf` },
  S05: {
    name: 'Garten oder Besitzmarker für Ziggurathaus',
    text: 'ein Gartenplättchen oder ein Besitzmarker, immer wenn du ein Haus im Zigguratbezirk einsetzt',
  },
  S08: { name: 'Gartenbau nach einem Haus', text: 'ein zusätzlicher Gartenbau, immer wenn du ein Haus einsetzt' },
  S09: {
    name: 'Haus im Hafen aus farbiger Reihe',
    text: 'für {blue, plural, one {# blaue Ressource} other {# blaue Ressourcen}} darf das Haus für den Hafen aus einer farbigen Reihe kommen',
  },
  S11: { name: 'Blau statt Gold', text: '1 blaue Ressource darf 1 Gold ersetzen, wenn du für ein Schiff bezahlst' },
  S12: { name: 'Besitzmarker für Gärten aus dem Vorrat', text: 'der Besitzmarker für einen Garten darf aus deinem Vorrat kommen' },
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
  B1: {
    name: `${spelled('stepsOfChoice')} Machtschritte`,
    text: `${spelled('stepsOfChoice')} Schritte auf einer Machtleiste machen oder je einen auf ${spelled('stepsOfChoice')} Machtleisten`,
  },
  B2: {
    name: 'spezielles Wasser, Garten und Besitzmarker',
    text: `${specialWater}, ${gardens} und ${markers} erhalten`,
  },
  B3: actionTile.T5,
  B4: { name: gold, text: `${gold} erhalten` },
  B5: { name: 'ein beliebiges Aktionsplättchen', text: 'die Aktion eines beliebigen Aktionsplättchens ausführen' },
  B6: { name: 'ein beliebiges Schiff', text: 'ein beliebiges Schiff in Besitz nehmen, ohne Gold zu bezahlen' },
  B7: {
    name: '{discount, plural, one {# Ressource} other {# Ressourcen}} weniger',
    text: 'beim Errichten eines Gebäudes {discount, plural, one {# Ressource} other {# Ressourcen}} weniger bezahlen',
  },
  B8: {
    name: 'ein beliebiges Zigguratplättchen',
    text: 'einen Besitzmarker auf ein beliebiges Zigguratplättchen legen, ohne ein Haus einzusetzen',
  },
  B9: {
    name: 'Stadtkarten',
    text: '{drawn} Stadtkarten ziehen und 1 behalten; am Ende darf bei jeder deiner Stadtkarten ein Haus fehlen',
  },
};

export const zigguratTile: Translated<typeof en.zigguratTile> = {
  Z01: { name: 'Häuser in den Bezirken 1–3', text: `${claimValues} für jedes deiner Häuser in den Bezirken 1 bis 3` },
  Z02: { name: 'Häuser im Zigguratbezirk', text: `${claimValues} für jedes deiner Häuser im Zigguratbezirk` },
  Z03: { name: 'überschrittene blaue Linien', text: `${claimValues} für jede blaue Linie, die deine Machtmarker überschritten haben` },
  Z04: { name: 'Schiffe in Besitz', text: `${claimValues} für jedes Schiff mit deinem Besitzmarker` },
  Z05: { name: 'Gebäude neben einem Garten', text: `${claimValues} für jedes deiner Gebäude neben einem Garten` },
  Z06: { name: 'Gärten', text: `${claimValues} für jeden deiner Gärten auf dem Spielplan` },
  Z07: { name: 'Häuser im Hafenbezirk', text: `${claimValues} für jedes deiner Häuser im Hafenbezirk` },
  Z08: { name: 'Siegpunkte', text: claimValues },
  Z09: { name: 'erfüllte Stadt- und Dekretkarten', text: `${claimValues} für jede Stadtkarte und jedes Dekret, die du erfüllt hast` },
  Z10: {
    name: 'Sätze von Gebäuden und Schiffen',
    text: `${claimValues} für jeden Satz aus drei deiner Gebäude in verschiedenen Farben und für jeden solchen Satz deiner Schiffe`,
  },
};

const zigguratCounts = '; Häuser auf der Ziggurat in den Bereichen dieser Farben zählen mit';

export const decree: Translated<typeof en.decree> = {
  D01: {
    name: '{white} weiße, {brown} braune Gebäude',
    asks: '{white} weiße und {brown} braune Gebäude',
    gives: `ein Haus im Hafenbezirk kostenlos einsetzen, mit dem Bonus des Platzes, und ${vp}`,
  },
  D02: {
    name: '{white} weiße, {yellow} gelbe Gebäude',
    asks: '{white} weiße und {yellow} gelbe Gebäude',
    gives: `bis zu ${cratesRefilled} auffüllen, ${markers} und ${vp}`,
  },
  D03: {
    name: '{yellow} gelbe, {brown} braune Gebäude',
    asks: '{yellow} gelbe und {brown} braune Gebäude',
    gives: `${spelled('stepsOnOneTrack')} Schritte auf einer einzigen Machtleiste und ${vp}`,
  },
  D04: { name: '{buildings} Gebäude jeder Farbe', asks: '{buildings} Gebäude jeder Farbe', gives: `${gold} und ${vp}` },
  D05: {
    name: '{white} weiße, {brown} braunes Gebäude/Ziggurathaus',
    asks: `{white} weiße Gebäude und {brown} braunes${zigguratCounts}`,
    gives: `{drawn} Stadtkarten ziehen, 1 behalten und ${vp}; am Ende darf bei jeder deiner Stadtkarten ein Haus fehlen`,
  },
  D06: {
    name: '{yellow} gelbe, {white} weißes Gebäude/Ziggurathaus',
    asks: `{yellow} gelbe Gebäude und {white} weißes${zigguratCounts}`,
    gives: `${markers}, ohne Haus ein Besitzfeld eines beliebigen Zigguratplättchens belegen, und ${vp}`,
  },
  D07: {
    name: '{brown} braune, {yellow} gelbes Gebäude/Ziggurathaus',
    asks: `{brown} braune Gebäude und {yellow} gelbes${zigguratCounts}`,
    gives: `${markers}, ein beliebiges Schiff in Besitz nehmen, ohne Gold zu bezahlen, und ${vp}`,
  },
  D08: {
    name: '{buildings} Gebäude jeder Farbe, alle Zigguratplättchen',
    asks: '{buildings} Gebäude jeder Farbe und ein Besitzmarker auf jedem Zigguratplättchen',
    gives: vp,
  },
  D09: {
    name: '{brown} braune Gebäude, {white} weiße und {yellow} gelbe Schiffe',
    asks: '{brown} braune Gebäude, {white} weiße und {yellow} gelbe Schiffe',
    gives: `${gold}, {stepsOfChoice, plural, one {ein Schritt} other {# Schritte}} auf einer beliebigen Machtleiste und ${vp}`,
  },
  D10: {
    name: '{white} weiße Gebäude, {yellow} gelbe und {brown} braune Schiffe',
    asks: '{white} weiße Gebäude, {yellow} gelbe und {brown} braune Schiffe',
    gives: `bis zu {moveHouses, plural, one {# Haus} other {# Häuser}} aus farbigen Reihen in die unterste Reihe versetzen, mit den Boni, die das freilegt, und ${vp}`,
  },
  D11: {
    name: '{yellow} gelbe Gebäude, {white} weiße und {brown} braune Schiffe',
    asks: '{yellow} gelbe Gebäude, {white} weiße und {brown} braune Schiffe',
    gives: `${specialWater}, ${gardens} und ${vp}`,
  },
  D12: {
    name: '{buildings} Gebäude jeder Farbe, {portHouses} Häuser im Hafen',
    asks: '{buildings} Gebäude jeder Farbe und {portHouses} Häuser im Hafenbezirk',
    gives: vp,
  },
  D13: {
    name: '{gardensAtBuildings} Gärten an eigenen Gebäuden, {portHouses} Häuser im Hafen',
    asks: '{gardensAtBuildings} Gärten (auch fremde) neben deinen Gebäuden und {portHouses} Häuser im Hafenbezirk',
    gives: `je ein Schritt auf ${spelled('stepsOnDifferentTracks')} verschiedenen Machtleisten und ${vp}`,
  },
  D14: {
    name: 'Je Farbe {ships} Schiff und {buildingsAtGardens} Gebäude mit Garten',
    asks: '{ships} Schiff jeder Farbe und {buildingsAtGardens} Gebäude jeder Farbe neben einem Garten',
    gives: `${markers}, {supplyDice} Würfel beliebiger Farbe aus dem Vorrat und ${vp}`,
  },
  D15: {
    name: '{ownGardens} eigene Gärten',
    asks: '{ownGardens} eigene Gärten',
    gives: `ein zufälliger der beiseitegelegten Hafenmeister und ${vp}`,
  },
  D16: {
    name: '{ships} Schiffe jeder Farbe, {ownGardens} eigene Gärten',
    asks: '{ships} Schiffe jeder Farbe und {ownGardens} eigene Gärten',
    gives: vp,
  },
};

export const decreeSymbol: Translated<typeof en.decreeSymbol> = { city: 'Stadt', harbour: 'Hafen', garden: 'Garten' };

export const decreeText = '{asks}. Dafür: {gives}';

export const urbanCard: Translated<typeof en.urbanCard> = {
  text: 'Häuser: {houses}; {vp} SP',
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
  spaces: 'Boni der Felder',
  columns: 'Spaltenboni',
  mastery: 'Machtleisten',
  actionTiles: 'Aktionsplättchen',
  ships: 'Vorteile der Schiffe',
  decrees: 'Dekrete',
  urbanCards: 'Stadtkarten',
  harbormasters: 'Hafenmeister',
};
