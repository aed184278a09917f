/** What things are, what a choice would do, why it is forbidden, and hints, in German. */

import type { BuildingColour, PortLine } from '@tabannusi/engine';
import type { ZigguratSpaceName } from '../names.ts';
import { claimMarkers, colourE, colourEn, colourEr, inDistrict, ofDistrict, toDistrict } from '../phrases/de.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export { forbidden } from '../forbidden/de.ts';

const resources = (name: string): string => `{amount, plural, one {# ${name} Ressource} other {# ${name} Ressourcen}}`;

const neuter = (stem: string, one: string, other: string): string =>
  `{amount, plural, one {# ${stem}es ${one}} other {# ${stem}e ${other}}}`;

const ships = (stem: string): string => neuter(stem, 'Schiff in Besitz', 'Schiffe in Besitz');

const buildings = (stem: string): string => neuter(stem, 'Gebäude', 'Gebäude');

const buildingsAtGardens = (stem: string): string => `${buildings(stem)} neben einem Garten`;

const more = '{amount, number, ::sign-always}';

const water = (stem: string): string => `${more} {size, plural, one {${stem}es} other {${stem}e}} Wasserplättchen`;

const crates = (side: string): string => `${more} ${side} ${colourE} {size, plural, one {Kiste} other {Kisten}}`;

export const lacked: Translated<typeof en.lacked> = {
  white: resources('weiße'),
  yellow: resources('gelbe'),
  brown: resources('braune'),
  blue: resources('blaue'),
  green: resources('grüne'),
  gold: '{amount, number} Gold',
  resources: resources('beliebige'),
  markers: `${claimMarkers} im Spielbereich`,
  markerSupply: `${claimMarkers} im Vorrat`,
  houses: '{amount, plural, one {# Haus} other {# Häuser}}',
  crates: '{amount, plural, one {# verdeckte Kiste} other {# verdeckte Kisten}}',
  water: '{amount, number} Wasserplättchen',
  gardens: '{amount, number} Gartenplättchen',
  actions: '{amount, plural, one {# Aktion} other {# Aktionen}}',
  ships: '{amount, plural, one {# Schiff in Besitz} other {# Schiffe in Besitz}}',
  whiteShips: ships('weiß'),
  yellowShips: ships('gelb'),
  brownShips: ships('braun'),
  whiteBuildings: buildings('weiß'),
  yellowBuildings: buildings('gelb'),
  brownBuildings: buildings('braun'),
  whiteBuildingsAtGardens: buildingsAtGardens('weiß'),
  yellowBuildingsAtGardens: buildingsAtGardens('gelb'),
  brownBuildingsAtGardens: buildingsAtGardens('braun'),
  portHouses: '{amount, plural, one {# Haus im Hafenbezirk} other {# Häuser im Hafenbezirk}}',
  ownGardens: '{amount, plural, one {# eigener Garten} other {# eigene Gärten}}',
  gardensAtBuildings: '{amount, plural, one {# Garten neben deinen Gebäuden} other {# Gärten neben deinen Gebäuden}}',
  zigguratTiles: '{amount, number} Zigguratplättchen mit deinem Besitzmarker',
};

export const missing: Translated<typeof en.missing> = {
  all: 'Noch nötig: {items}.',
  orGold: 'Noch nötig: {items} oder {gold, number} Gold.',
  enough:
    '{ships, plural, one {# dieser Schiffe genügt} other {# dieser Schiffe genügen}}: Ein aufgedrucktes Schiff zählt als eine Farbe deiner Wahl.',
};

export const preview: Translated<typeof en.preview> = {
  cost: '{paysNext, select, yes {Empfohlene Kosten} no {Kosten}}: {pays, select, some {{payment}} none {keine}}.',
  changes: '{whose, select, own {Du} other {{player}}}: {changes}.',
  leads: 'Dein Architekt kann {districts} gehen.',
  leadsOnly: `Dein Architekt {stays, select, yes {bleibt ${inDistrict}} other {geht ${toDistrict}}}.`,
  leadsForGold: 'Für 1 Gold kann dein Architekt in jeden Bezirk gehen.',
  scores: `Damit ist der Lastenkahn ${ofDistrict} leer: Der Bezirk wird am Ende dieses Zuges gewertet.`,
  closes:
    'Danach nicht mehr möglich: {choices}{further, plural, =0 {} one {, dazu # weitere Möglichkeit} other {, dazu # weitere Möglichkeiten}}.',
};

export const change: Translated<typeof en.change> = {
  gold: `${more} Gold`,
  vp: `${more} SP`,
  markers: `${more} Besitzmarker`,
  markerSupply: `${more} Besitzmarker im Vorrat`,
  water: water('normal'),
  specialWater: water('speziell'),
  gardens: `${more} Gartenplättchen`,
  dice: `${more} {size, plural, one {${colourEr} Würfel} other {${colourE} Würfel}}`,
  cratesUp: crates('offene'),
  cratesDown: crates('verdeckte'),
  mastery: `${more} {size, plural, one {Schritt} other {Schritte}} auf der ${colourEn} Machtleiste`,
};

export const endsUndo: Translated<typeof en.endsUndo> = {
  chance: 'Das lässt sich nicht rückgängig machen: Es deckt neue Informationen auf.',
  seat: 'Das lässt sich nicht rückgängig machen: Danach ist jemand anders an der Reihe.',
  reveal: 'Das lässt sich nicht rückgängig machen: Es deckt verdeckte Karten auf.',
};

export const thing = {
  barge: 'Lastenkahn: {district}',
  die: 'Würfel mit dem Wert {face, number}',
  projects: 'Projekte',
  urbanCards: 'Stadtkarten',
  architect: 'Architekt: {player}',
  assistant: 'Assistent: {player}',
  track: `${select<BuildingColour, 'colour'>('colour', { white: 'weiße', yellow: 'gelbe', brown: 'braune' })} Machtleiste`,
  rightHand: 'Bonus auf der rechten Seite von Zeile {row, number}',
  portSpace: `${select<'blue' | 'red', 'side'>('side', { blue: 'blauer', red: 'roter' })} Platz an ${select<PortLine, 'line'>('line', { row1: 'Zeile 1', row2: 'Zeile 2', row3: 'Zeile 3', column1: 'Spalte 1', column2: 'Spalte 2', column3: 'Spalte 3' })}`,
  zigguratSpace: `${select<BuildingColour, 'section'>('section', { white: 'weißer', yellow: 'gelber', brown: 'brauner' })} Bereich, ${select<ZigguratSpaceName, 'zigguratSpace'>('zigguratSpace', { baseLeft: 'unten links', baseMiddle: 'unten Mitte', baseRight: 'unten rechts', middleLeft: 'Mitte links', middleRight: 'Mitte rechts', top: 'oben' })}`,
  houseRow: `Häuser der ${select<BuildingColour | 'bottom', 'row'>('row', { white: 'weißen', yellow: 'gelben', brown: 'braunen', bottom: 'untersten' })} Reihe`,
} as const satisfies Translated<typeof en.thing>;

const vp = '{vp, number, ::.0} SP';

export const hints: Translated<typeof en.hints> = {
  note: {
    one: 'Es gibt nur eine Möglichkeit.',
    allEqual: 'Alle {choices, number} Möglichkeiten sind gleich gut, soweit ich das beurteilen kann.',
  },
  figure: '{difference, number, ::sign-except-zero .0} SP',
  place: {
    ahead: `{equal, plural, =1 {${vp} besser als die nächstbeste.} other {Eine von # gleich guten Möglichkeiten, ${vp} besser als die nächstbeste.}}`,
    behind: `${vp} schlechter als die beste.`,
    equal: 'So gut wie jede andere.',
  },
  reasons: {
    gains: 'Dafür: {gains}.',
    losses: 'Dagegen: {losses}.',
    both: 'Dafür: {gains}. Dagegen: {losses}.',
  },
  term: {
    vp: 'sofortige SP',
    districts: 'künftige Bezirkswertungen',
    mastery: 'Machtleisten',
    goods: 'Ressourcen',
    sites: 'Projekte für künftige Gebäude',
    visit: 'Aktionen im nächsten Zug',
    houses: 'Häuser und Spalten auf dem Spielertableau',
    port: 'Schiffe und Hafenmeister',
    ziggurat: 'weitere Besitzmarker auf Zigguratplättchen',
    decrees: 'Dekrete',
    urban: 'deine Stadtkarten',
    gardens: 'Gärten neben freien Feldern',
  },
};
