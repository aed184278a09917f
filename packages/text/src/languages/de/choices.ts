/** Why something cannot be chosen, and what a choice would do, in German. */
import type { Catalogue } from '../../catalogue.ts';
import { claimMarkers, colourE, colourEn, colourEr, ofDistrict } from './phrases.ts';

const resources = (name: string): string => `{amount, plural, one {# ${name} Ressource} other {# ${name} Ressourcen}}`;
const neuter = (stem: string, one: string, other: string): string =>
  `{amount, plural, one {# ${stem}es ${one}} other {# ${stem}e ${other}}}`;
const ships = (stem: string): string => neuter(stem, 'Schiff in Besitz', 'Schiffe in Besitz');
const buildings = (stem: string): string => neuter(stem, 'Gebäude', 'Gebäude');
const buildingsAtGardens = (stem: string): string => `${buildings(stem)} neben einem Garten`;

const more = '{amount, number, ::sign-always}';
const water = (stem: string): string => `${more} {size, plural, one {${stem}es} other {${stem}e}} Wasserplättchen`;
const crates = (side: string): string => `${more} ${side} ${colourE} {size, plural, one {Kiste} other {Kisten}}`;

export const choices: Pick<Catalogue, 'lacked' | 'missing' | 'preview' | 'change' | 'endsUndo' | 'undoStop'> = {
  lacked: {
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
  },
  missing: {
    all: 'Dazu fehlt: {items}.',
    orGold: 'Dazu fehlt: {items}; ersatzweise genügt {gold, number} Gold mehr.',
    enough:
      '{ships, plural, one {# dieser Schiffe genügt} other {# dieser Schiffe genügen}}: Ein aufgedrucktes zählt als eine beliebige Farbe.',
  },
  preview: {
    cost: '{paysNext, select, yes {Wird nichts anderes gewählt, bezahlt {player}} no {{player} bezahlt}} {pays, select, some {{payment}} none {nichts}}.',
    changes: '{player}: {changes}.',
    leads: 'Der Architekt von {player} kann {districts} gehen.',
    leadsForGold: 'Für 1 Gold kann der Architekt in jeden Bezirk gehen.',
    scores: `Der Lastenkahn ${ofDistrict} ist dann leer: Der Bezirk wird am Ende dieses Zuges gewertet.`,
    closes:
      'In diesem Zug nicht mehr möglich: {choices}{further, plural, =0 {} one {, dazu # weitere Möglichkeit} other {, dazu # weitere Möglichkeiten}}.',
  },
  change: {
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
  },
  endsUndo: {
    chance: 'Das lässt sich nicht zurücknehmen: Danach entscheiden Würfel oder Plättchen.',
    seat: 'Das lässt sich nicht zurücknehmen: Danach ist jemand anderes gefragt.',
    reveal: 'Das lässt sich nicht zurücknehmen: Verdeckte Karten werden aufgedeckt.',
  },
  undoStop: {
    chance: 'Mehr lässt sich nicht zurücknehmen: Würfel oder Plättchen haben entschieden.',
    seat: 'Mehr lässt sich nicht zurücknehmen: Jemand anderes ist gefragt worden.',
    reveal: 'Mehr lässt sich nicht zurücknehmen: Verdeckte Karten sind aufgedeckt worden.',
    nothing: 'Es gibt nichts zurückzunehmen oder wiederherzustellen.',
  },
};
