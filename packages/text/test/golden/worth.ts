/**
 * What an answer is worth to the scripted player, in a measure of its own: about 1 per VP. It only serves to compare the answers of one
 * question. No search, no memory: a person can follow every line.
 */
import type { Ask, Choice } from '@tabannusi/engine';
import type { Question } from '../../src/log/fact-values.ts';
import type { OfferOf } from '../../src/questions/offers.ts';
import { at } from '../../src/speech/at.ts';
import {
  actionTileWorth,
  actionWorth,
  constructWorth,
  dieWorth,
  districtWorth,
  gardeningWorth,
  NEVER,
  portSpaceWorth,
  projectSpaceWorth,
  projectWorth,
  sectionWorth,
  shipWorth,
  zigguratSpaceWorth,
} from './action-worth.ts';
import { bonusWorth, dieNeeded, GOLD, MARKERS_WANTED, stepWorth } from './bonus-worth.ts';
import type { Outlook } from './outlook.ts';

/** The worth of an answer to a question, seen by the seat that is asked. */
export function worthOf(outlook: Outlook, question: Question, choice: Choice): number {
  switch (choice.choose) {
    // Free actions of any window come first: a Decree, then a Harbormaster, then a refill while there are plenty of dice.
    case 'decree':
      return 100;
    case 'harbormaster':
      return choice.harbormaster === 'B3' && outlook.cratesDown === 0 ? NEVER : 90;
    case 'refill':
      return outlook.diceHeld >= PLENTY ? 70 : NEVER;
    case 'decline':
      return 0;
    case 'done':
      return question.ask === 'gardening' ? 1 : 0;
    default: {
      const worths: Readonly<Record<string, (outlook: Outlook, question: never, choice: never) => number>> = WORTH[question.ask];
      const worth = worths[choice.choose];
      if (worth === undefined) throw new RangeError(`worth: ${choice.choose} is no answer to ${question.ask}`);
      return worth(outlook, question as never, choice as never);
    }
  }
}

/** The number of dice from which one can be spared for a Crate. */
const PLENTY = 4;

type Worth<A extends Ask['ask'], C extends Choice['choose']> = (
  outlook: Outlook,
  question: Extract<Question, { ask: A }>,
  choice: Extract<Choice, { choose: C }>,
) => number;

/** By question and answer. Declining and being done are handled above. */
type Worths = { readonly [A in Ask['ask']]: { readonly [C in Exclude<OfferOf<A>, 'decline' | 'done'>]: Worth<A, C> } };

const WORTH: Worths = {
  startColour: { colour: () => 0 },
  startSpace: { space: (outlook, _, { space }) => bonusWorth(outlook, outlook.bonusAt(space), null) },
  pawns: { district: (outlook, _, { district }) => districtWorth(outlook, district) },
  die: { die: (outlook, { district }, { face }) => dieWorth(outlook, district, face), noDie: () => 0 },
  destination: { destination: (outlook, _, { district, gold }) => districtWorth(outlook, district) - GOLD * gold },
  action: {
    action: (outlook, { district }, { action }) => actionWorth(outlook, action, district),
    actionTile: (outlook, _, { tile }) => actionTileWorth(outlook, tile),
  },
  projectColour: { colour: (outlook, { district }, { colour }) => projectWorth(outlook, district, colour) },
  projectSpace: { space: (outlook, { colour }, { space }) => projectSpaceWorth(outlook, space, colour) },
  constructColour: { colour: (outlook, { district }, { colour }) => constructWorth(outlook, district, colour) },
  afterConstruct: {
    ship: (outlook, _, { shipSpace }) => shipWorth(outlook, shipSpace) - GOLD,
    buyStep: (outlook, { colour }) => stepWorth(outlook, colour) - GOLD,
    action: (outlook) => gardeningWorth(outlook, outlook.assistant),
  },
  gardening: {
    place: () => 20,
    lay: (outlook, { placed, district }, { tile }) => {
      if (tile !== 'water') return 8;
      return gardensToPlace(outlook, placed, district) > 0 && outlook.gardens > 0 ? 2 : -1;
    },
    buy: (outlook, { placed, district }, { tile }) =>
      tile === 'garden' && outlook.gardens < gardensToPlace(outlook, placed, district) && outlook.resources('green') > 0 ? 10 : -1,
  },
  waterSpace: {
    space: (outlook, _, { space }) => 2 * outlook.beside(space, 'building', outlook.seat) - (outlook.bonusAt(space) === '' ? 0 : 2),
  },
  gardenSpace: {
    space: (outlook, _, { space }) =>
      bonusWorth(outlook, outlook.bonusAt(space), null) +
      3 * outlook.beside(space, 'building', outlook.seat) +
      2 * outlook.beside(space, 'project'),
  },
  markerSource: { markerFrom: (_, __, { from }) => (from === 'supply' ? 1 : 0) },
  payment: { pay: paymentWorth, payLess: () => 80 },
  shipPayment: { pay: paymentWorth },
  anyPayment: { pay: paymentWorth },
  refillPayment: { resource: (outlook, _, { colour }) => (colour === 'gold' ? -GOLD : outlook.dice(colour)) },
  bargeDie: {
    accept: (outlook, { colour }) => {
      const district = outlook.districtOf(colour);
      return 4 + (outlook.isLastDie(district) ? outlook.lead(district) : 0);
    },
  },
  supplyDie: { resource: (outlook, _, { colour }) => (colour === 'gold' ? NEVER : dieNeeded(outlook, colour)) },
  specialWater: {
    specialWater: (outlook, _, { tile }) => bonusWorth(outlook, at(outlook.state.setting.edition.specialWater.faces, tile - 1), null),
  },
  architectMove: {
    district: (outlook, _, { district }) => districtWorth(outlook, district) - districtWorth(outlook, outlook.architect),
  },
  crateRefill: { crate: (outlook, _, { colour }) => dieNeeded(outlook, colour) },
  stepOfChoice: { track: (outlook, _, { colour }) => stepWorth(outlook, colour) },
  paidStep: { track: (outlook, _, { colour }) => stepWorth(outlook, colour) - (outlook.resources(colour) > 0 ? 1 : GOLD) },
  boughtStep: { accept: (outlook, { colour }) => stepWorth(outlook, colour) - 2 },
  anyActionTile: { actionTile: (outlook, _, { tile }) => actionTileWorth(outlook, tile) },
  ship: { ship: (outlook, _, { shipSpace }) => shipWorth(outlook, shipSpace) },
  portSpace: { portSpace: (outlook, _, { line, side }) => portSpaceWorth(outlook, line, side) },
  houseRow: { row: (_, __, { row }) => (row === 'bottom' ? 1 : 0) },
  zigguratSpace: { zigguratSpace: (outlook, _, { section, space }) => zigguratSpaceWorth(outlook, section, space) },
  zigguratClaim: { section: (outlook, _, { section }) => sectionWorth(outlook, section) },
  gardenOrMarker: { gain: (outlook, _, { gain }) => ((gain === 'marker') === outlook.markers < MARKERS_WANTED ? 1 : 0) },
  urbanCard: { urbanCard: (outlook, _, { card }) => -outlook.missingFor(card) },
  moveHouse: { row: () => 1 },
  scoringOrder: { district: (outlook, _, { district }) => outlook.ownScore(district) },
};

/** Prefers the cheapest way: dice before Crates before Gold. */
function paymentWorth(_: Outlook, __: Question, { crates, gold }: Extract<Choice, { choose: 'pay' }>): number {
  return -GOLD * gold - crates.reduce((sum, count) => sum + count, 0);
}

/** Returns how many Gardens this Gardening could still place, apart from tiles. */
const gardensToPlace = (outlook: Outlook, placed: number, district: number): number =>
  Math.min(3 - placed, outlook.markers, outlook.gardenRoom(district));
