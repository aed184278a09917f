/** What things are, what a choice would do, why it is forbidden, and hints, in English. */

import type { TermName } from '@tabannusi/ai';
import type { Lacked, Preview } from '@tabannusi/engine';
import type { Change } from '../names.ts';
import { claimMarkers, colour, district } from '../phrases/en.ts';
import type { Messages } from '../speech/messages.ts';

export { forbidden } from '../forbidden/en.ts';

const resources = (name: string): string => `{amount, plural, one {# ${name} Resource} other {# ${name} Resources}}`;

const buildings = (name: string): string => `{amount, plural, one {# ${name} Building} other {# ${name} Buildings}}`;

const ships = (name: string): string => `{amount, plural, one {# claimed ${name} Ship} other {# claimed ${name} Ships}}`;

const buildingsAtGardens = (name: string): string =>
  `{amount, plural, one {# ${name} Building next to a Garden} other {# ${name} Buildings next to a Garden}}`;

const more = '{amount, number, ::sign-always}';

const dice = `${more} {size, plural, one {${colour} die} other {${colour} dice}}`;

const crates = `${more} {size, plural, one {${colour} Crate} other {${colour} Crates}}`;

/** A missing thing, as an item of a list; value `amount`. */
export const lacked = {
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
  ships: '{amount, plural, one {# claimed Ship} other {# claimed Ships}}',
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
} satisfies Messages<Lacked>;

/**
 * `items` is a list of the messages above. `orGold`: `gold` could replace the Resources. `enough` follows Ships of several colours: `ships`
 * of them would be enough.
 */
export const missing = {
  all: 'Missing: {items}.',
  orGold: 'Missing: {items}, or {gold, number} more Gold.',
  enough:
    '{ships, plural, one {# of these Ships is} other {# of these Ships are}} enough: a printed Ship counts as one colour of your choice.',
};

/**
 * What a choice would do.
 *
 * - `cost`: `payment` is what is paid, `pays` whether anything is, `paysNext` whether the mix is chosen next.
 * - `changes`: a list of `change` for the reader (`own`) or another `player`.
 * - `leads`: the `districts` to which the Architect can go; `leadsOnly`: the only one; `leadsForGold`: those that cost Gold.
 * - `scores`: a District whose Barge becomes empty.
 * - `closes`: a list of `choices` and the number of `further` ones.
 */
export const preview = {
  cost: '{paysNext, select, yes {Suggested cost} no {Cost}}: {pays, select, some {{payment}} none {nothing}}.',
  changes: '{whose, select, own {You} other {{player}}}: {changes}.',
  leads: 'Your Architect can go to {districts}.',
  leadsOnly: `Your Architect {stays, select, yes {stays in} other {goes to}} ${district}.`,
  leadsForGold: 'For 1 Gold, your Architect can go anywhere.',
  scores: `This empties the Barge of ${district}: the District is scored at the end of this turn.`,
  closes: 'Afterwards you can’t: {choices}{further, plural, =0 {} one {, and # other choice} other {, and # other choices}}.',
};

/** How much more a player has. `amount` is negative for less, `size` is the amount without its sign; some have a `colour`. */
export const change = {
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
} satisfies Messages<Change>;

/** Why a choice could not be undone. */
export const endsUndo = {
  chance: 'You can’t undo this: it reveals new information.',
  seat: 'You can’t undo this: another player chooses next.',
  reveal: 'You can’t undo this: it reveals hidden cards.',
} satisfies Messages<NonNullable<Preview['endsUndo']>>;

/** The names of things on the table. */
export const thing = {
  /** `district` is its name and number. */
  barge: 'Barge: {district}',
  die: 'die of value {face, number}',
  projects: 'Projects',
  urbanCards: 'Urban cards',
  architect: 'Architect: {player}',
  assistant: 'Assistant: {player}',
  track: `{colour, select, white {white} yellow {yellow} brown {brown}} Mastery track`,
  /** The bonus of a row of the Mastery tracks. */
  rightHand: 'right-hand bonus of row {row, number}',
  portSpace: `{side, select, blue {blue} red {red}} space of {line, select, row1 {row 1} row2 {row 2} row3 {row 3} column1 {column 1} column2 {column 2} column3 {column 3}}`,
  zigguratSpace: `{section, select, white {white} yellow {yellow} brown {brown}} section, {zigguratSpace, select, baseLeft {base left} baseMiddle {base middle} baseRight {base right} middleLeft {middle left} middleRight {middle right} top {top}}`,
  houseRow: `{row, select, white {white} yellow {yellow} brown {brown} bottom {bottom}} row of Houses`,
} as const;

const vp = '{vp, number, ::.0} VP';

export const hints = {
  /** Shown instead of the list: there is only one choice, or all choices (`choices` is their number) are equally good. */
  note: {
    one: 'There is only one choice.',
    allEqual: 'All {choices, number} choices are equally good, as far as I can tell.',
  },
  /** The difference alone; `difference` is a number with its sign. */
  figure: '{difference, number, ::sign-except-zero .0} VP',
  /**
   * A choice compared with the others. `vp` is a number without a sign. For the best choice, `equal` is the number of equally good choices,
   * including this one.
   */
  place: {
    ahead: `{equal, plural, =1 {${vp} better than the next best.} other {One of # equally good choices, ${vp} better than the next best.}}`,
    behind: `${vp} worse than the best.`,
    equal: 'As good as any other.',
  },
  /** What speaks for the choice, against it, or both; `gains` and `losses` are lists of terms. */
  reasons: {
    gains: 'Pros: {gains}.',
    losses: 'Cons: {losses}.',
    both: 'Pros: {gains}. Cons: {losses}.',
  },
  /** What a term is about. It is an item of a list after a colon, so its grammatical case never changes. */
  term: {
    vp: 'immediate VP',
    districts: 'future District Scorings',
    mastery: 'Mastery tracks',
    goods: 'resources',
    sites: 'Projects to construct on',
    visit: 'Actions next turn',
    houses: 'Houses and columns on the Player board',
    port: 'Ships and Harbormasters',
    ziggurat: 'more claims on Ziggurat tiles',
    decrees: 'Decrees',
    urban: 'your Urban cards',
    gardens: 'Gardens next to free spaces',
  } satisfies Messages<TermName>,
};
