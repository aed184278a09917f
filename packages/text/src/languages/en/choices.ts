/** Why something cannot be chosen, and what a choice would do, in English. */
import type { Catalogue } from '../../catalogue.ts';
import { claimMarkers, colour, district } from './phrases.ts';

const resources = (name: string): string => `{amount, plural, one {# ${name} Resource} other {# ${name} Resources}}`;
const buildings = (name: string): string => `{amount, plural, one {# ${name} Building} other {# ${name} Buildings}}`;

const ships = (name: string): string => `{amount, plural, one {# marked ${name} Ship} other {# marked ${name} Ships}}`;
const buildingsAtGardens = (name: string): string =>
  `{amount, plural, one {# ${name} Building next to a Garden} other {# ${name} Buildings next to a Garden}}`;

const more = '{amount, number, ::sign-always}';
const dice = `${more} {size, plural, one {${colour} die} other {${colour} dice}}`;
const crates = `${more} {size, plural, one {${colour} Crate} other {${colour} Crates}}`;

export const choices: Pick<Catalogue, 'lacked' | 'missing' | 'preview' | 'change' | 'endsUndo' | 'undoStop'> = {
  lacked: {
    white: resources('white'),
    yellow: resources('yellow'),
    brown: resources('brown'),
    blue: resources('blue'),
    green: resources('green'),
    gold: '{amount, number} Gold',
    resources: '{amount, plural, one {# Resource of any colour} other {# Resources of any colour}}',
    markers: `${claimMarkers} in the player area`,
    markerSupply: `${claimMarkers} in the supply`,
    houses: '{amount, plural, one {# House} other {# Houses}}',
    crates: '{amount, plural, one {# Crate face down} other {# Crates face down}}',
    water: '{amount, plural, one {# Water tile} other {# Water tiles}}',
    gardens: '{amount, plural, one {# Garden tile} other {# Garden tiles}}',
    actions: '{amount, plural, one {# Action} other {# Actions}}',
    ships: '{amount, plural, one {# marked Ship} other {# marked Ships}}',
    whiteShips: ships('white'),
    yellowShips: ships('yellow'),
    brownShips: ships('brown'),
    whiteBuildings: buildings('white'),
    yellowBuildings: buildings('yellow'),
    brownBuildings: buildings('brown'),
    whiteBuildingsAtGardens: buildingsAtGardens('white'),
    yellowBuildingsAtGardens: buildingsAtGardens('yellow'),
    brownBuildingsAtGardens: buildingsAtGardens('brown'),
    portHouses: '{amount, plural, one {# House in the Port District} other {# Houses in the Port District}}',
    ownGardens: '{amount, plural, one {# Garden of your own} other {# Gardens of your own}}',
    gardensAtBuildings: '{amount, plural, one {# Garden next to your Buildings} other {# Gardens next to your Buildings}}',
    zigguratTiles: '{amount, plural, one {# claimed Ziggurat tile} other {# claimed Ziggurat tiles}}',
  },
  missing: {
    all: 'Missing: {items}.',
    orGold: 'Missing: {items}; {gold, number} Gold more would stand in.',
    enough: '{ships, plural, one {# of these Ships is} other {# of these Ships are}} enough: a printed one counts as any one colour.',
  },
  preview: {
    cost: '{paysNext, select, yes {By default } no {}}{player} {pays, select, some {pays {payment}} none {pays nothing}}.',
    changes: '{player}: {changes}.',
    leads: '{player}’s Architect can go to {districts}.',
    leadsForGold: 'For 1 Gold the Architect can go to any District.',
    scores: `The Barge of ${district} is empty then: the District is scored at the end of this turn.`,
    closes:
      'Not possible any more in this turn: {choices}{further, plural, =0 {} one {, and # other choice} other {, and # other choices}}.',
  },
  change: {
    gold: `${more} Gold`,
    vp: `${more} VP`,
    markers: `${more} {size, plural, one {Claim marker} other {Claim markers}}`,
    markerSupply: `${more} {size, plural, one {Claim marker in the supply} other {Claim markers in the supply}}`,
    water: `${more} {size, plural, one {regular Water tile} other {regular Water tiles}}`,
    specialWater: `${more} {size, plural, one {special Water tile} other {special Water tiles}}`,
    gardens: `${more} {size, plural, one {Garden tile} other {Garden tiles}}`,
    dice,
    cratesUp: `${crates} face up`,
    cratesDown: `${crates} face down`,
    mastery: `${more} {size, plural, one {step on the ${colour} Mastery track} other {steps on the ${colour} Mastery track}}`,
  },
  endsUndo: {
    chance: 'It cannot be taken back: dice or tiles decide next.',
    seat: 'It cannot be taken back: another player is asked next.',
    reveal: 'It cannot be taken back: hidden cards are revealed.',
  },
  undoStop: {
    chance: 'Nothing more can be taken back: dice or tiles have decided.',
    seat: 'Nothing more can be taken back: another player has been asked.',
    reveal: 'Nothing more can be taken back: hidden cards have been revealed.',
    nothing: 'There is nothing to take back or to make again.',
  },
};
