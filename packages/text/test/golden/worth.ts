/**
 * What an answer is worth to the scripted player, in a measure of its own: about 1 for a VP. Only comparing the answers of one question
 * means anything. No search, no memory: a person can follow every line.
 */
import {
  type Ask,
  type BonusKind,
  BUILDING_COLOURS,
  type BuildingColour,
  type Choice,
  type PortLine,
  parseBonus,
  type ResourceColour,
} from '@tabannusi/engine';
import { at } from '../../src/at.ts';
import type { Question } from '../../src/values.ts';
import { amountOf, type Outlook } from './outlook.ts';
import { tasteOf } from './tastes.ts';

/** The worth of an answer to a question, seen by the seat that is asked. */
export function worthOf(outlook: Outlook, question: Question, choice: Choice): number {
  switch (choice.choose) {
    // What any window offers comes first: a Decree, then a Harbormaster, then a refill while dice are plenty.
    case 'decree':
      return 100;
    case 'harbormaster':
      return choice.harbormaster === 'B3' && outlook.cratesDown === 0 ? NEVER : 90;
    case 'payLess':
      return 80;
    case 'refill':
      return outlook.diceHeld >= PLENTY ? 70 : NEVER;
    case 'decline':
      return 0;
    case 'done':
      return question.ask === 'gardening' ? 1 : 0;
    default:
      return WORTH[question.ask](outlook, question, choice);
  }
}

/** Below every other answer. */
const NEVER = -100;
/** Dice of which one can be spared for a Crate. */
const PLENTY = 4;
/** What a Gold is worth when it is spent. */
const GOLD = 3;
const MARKERS_WANTED = 3;

type Worth = (outlook: Outlook, question: Question, choice: Choice) => number;

/** A line for each question: how its own answers compare. Answers that a line does not name are worth nothing. */
const WORTH: Readonly<Record<Ask['ask'], Worth>> = {
  startColour: () => 0,
  startSpace: (outlook, _, choice) => (choice.choose === 'space' ? bonusWorth(outlook, outlook.bonusAt(choice.space), null) : 0),
  pawns: (outlook, _, choice) => (choice.choose === 'district' ? districtWorth(outlook, choice.district) : 0),
  die: (outlook, question, choice) =>
    choice.choose === 'die' && question.ask === 'die' ? dieWorth(outlook, question.district, choice.face) : 0,
  destination: (outlook, _, choice) => (choice.choose === 'destination' ? districtWorth(outlook, choice.district) - GOLD * choice.gold : 0),
  action: (outlook, question, choice) => {
    if (question.ask !== 'action') return 0;
    if (choice.choose === 'actionTile') return actionTileWorth(outlook, choice.tile);
    return choice.choose === 'action' ? actionWorth(outlook, choice.action, question.district) : 0;
  },
  projectColour: (outlook, question, choice) =>
    choice.choose === 'colour' && question.ask === 'projectColour' ? projectWorth(outlook, question.district, choice.colour) : 0,
  projectSpace: (outlook, question, choice) =>
    choice.choose === 'space' && question.ask === 'projectSpace' ? projectSpaceWorth(outlook, choice.space, question.colour) : 0,
  constructColour: (outlook, question, choice) =>
    choice.choose === 'colour' && question.ask === 'constructColour' ? constructWorth(outlook, question.district, choice.colour) : 0,
  afterConstruct: (outlook, question, choice) => {
    if (choice.choose === 'ship') return shipWorth(outlook, choice.shipSpace) - GOLD;
    if (choice.choose === 'buyStep' && question.ask === 'afterConstruct') return stepWorth(outlook, question.colour) - GOLD;
    return choice.choose === 'action' ? gardeningWorth(outlook, at(outlook.state.assistant, outlook.seat) + 1) : 0;
  },
  gardening: (outlook, question, choice) => {
    if (choice.choose === 'place') return 20;
    const room = question.ask === 'gardening' ? 3 - question.placed : 0;
    if (choice.choose === 'lay') return choice.tile === 'water' ? 2 : 8;
    if (choice.choose !== 'buy') return 0;
    if (choice.tile === 'garden') return outlook.gardens < Math.min(room, outlook.markers) && outlook.resources('green') > 0 ? 10 : -1;
    return outlook.resources('blue') > 1 ? 3 : -1;
  },
  waterSpace: (outlook, _, choice) =>
    choice.choose === 'space' ? 2 * outlook.beside(choice.space, 'building', outlook.seat) - lost(outlook, choice.space) : 0,
  gardenSpace: (outlook, _, choice) =>
    choice.choose === 'space'
      ? bonusWorth(outlook, outlook.bonusAt(choice.space), null) +
        3 * outlook.beside(choice.space, 'building', outlook.seat) +
        2 * outlook.beside(choice.space, 'project')
      : 0,
  markerSource: (_, __, choice) => (choice.choose === 'markerFrom' && choice.from === 'supply' ? 1 : 0),
  payment: paymentWorth,
  shipPayment: paymentWorth,
  anyPayment: paymentWorth,
  refillPayment: (outlook, _, choice) => {
    if (choice.choose !== 'resource') return 0;
    return choice.colour === 'gold' ? -GOLD : outlook.dice(choice.colour);
  },
  bargeDie: (outlook, question) => {
    if (question.ask !== 'bargeDie') return 0;
    const district = [1, 2, 3, 4, 5].find((found) => outlook.local(found) === question.colour);
    return 4 + (district !== undefined && outlook.isLastDie(district) ? outlook.lead(district) : 0);
  },
  supplyDie: (outlook, _, choice) => (choice.choose === 'resource' && choice.colour !== 'gold' ? dieNeeded(outlook, choice.colour) : 0),
  specialWater: (outlook, _, choice) =>
    choice.choose === 'specialWater' ? bonusWorth(outlook, at(outlook.state.setting.edition.specialWater.faces, choice.tile - 1), null) : 0,
  architectMove: (outlook, _, choice) =>
    choice.choose === 'district' ? districtWorth(outlook, choice.district) - districtWorth(outlook, outlook.architect) : 0,
  crateRefill: (outlook, _, choice) => (choice.choose === 'crate' ? dieNeeded(outlook, choice.colour) : 0),
  stepOfChoice: (outlook, _, choice) => (choice.choose === 'track' ? stepWorth(outlook, choice.colour) : 0),
  paidStep: (outlook, _, choice) =>
    choice.choose === 'track' ? stepWorth(outlook, choice.colour) - (outlook.resources(choice.colour) > 0 ? 1 : GOLD) : 0,
  boughtStep: (outlook, question) => (question.ask === 'boughtStep' ? stepWorth(outlook, question.colour) - 2 : 0),
  anyActionTile: (outlook, _, choice) => (choice.choose === 'actionTile' ? actionTileWorth(outlook, choice.tile) : 0),
  ship: (outlook, _, choice) => (choice.choose === 'ship' ? shipWorth(outlook, choice.shipSpace) : 0),
  portSpace: (outlook, _, choice) => (choice.choose === 'portSpace' ? portSpaceWorth(outlook, choice.line, choice.side) : 0),
  houseRow: (_, __, choice) => (choice.choose === 'row' && choice.row === 'bottom' ? 1 : 0),
  zigguratSpace: (outlook, _, choice) =>
    choice.choose === 'zigguratSpace' ? sectionWorth(outlook, choice.section) + zigguratBonusWorth(outlook, choice) : 0,
  zigguratClaim: (outlook, _, choice) => (choice.choose === 'section' ? sectionWorth(outlook, choice.section) : 0),
  gardenOrMarker: (outlook, _, choice) =>
    choice.choose === 'gain' && (choice.gain === 'marker') === outlook.markers < MARKERS_WANTED ? 1 : 0,
  urbanCard: (outlook, _, choice) => (choice.choose === 'urbanCard' ? -outlook.missingFor(choice.card) : 0),
  moveHouse: () => 1,
  scoringOrder: (outlook, _, choice) => (choice.choose === 'district' ? outlook.ownScore(choice.district) : 0),
};

/** The cheapest way: dice before Crates before Gold. */
function paymentWorth(_: Outlook, __: Question, choice: Choice): number {
  if (choice.choose !== 'pay') return 0;
  return -GOLD * choice.gold - choice.crates.reduce((sum, count) => sum + count, 0);
}

/** Where to act next turn: the best two of all that could be done there with what is held now. */
function districtWorth(outlook: Outlook, district: number): number {
  const tiles = outlook.actionTiles(district).map((tile) => actionTileWorth(outlook, tile));
  const [first = 0, second = 0] = [...tiles, ...actionWorths(outlook, district)].sort((a, b) => b - a);
  return first + second / 2;
}

function actionWorths(outlook: Outlook, district: number): number[] {
  if (district === 4) return [actionWorth(outlook, 'ship', 4), actionWorth(outlook, 'portHouse', 4)];
  if (district === 5) return [actionWorth(outlook, 'zigguratHouse', 5)];
  return (['project', 'construct', 'gardening'] as const).map((kind) => actionWorth(outlook, kind, district));
}

type Action = Extract<Choice, { choose: 'action' }>['action'];

/** The worth of an action in a District; what cannot be paid now is worth nothing. */
function actionWorth(outlook: Outlook, action: Action, district: number): number {
  const best = (worths: readonly number[]) => Math.max(0, ...worths);
  const worth = (): number => {
    switch (action) {
      case 'project':
        return outlook.markers === 0 ? 0 : best(BUILDING_COLOURS.map((colour) => projectWorth(outlook, district, colour)));
      case 'construct':
        return best(BUILDING_COLOURS.map((colour) => constructWorth(outlook, district, colour)));
      case 'gardening':
        return gardeningWorth(outlook, district);
      case 'ship':
        if (outlook.gold < 2 || outlook.markers === 0) return 0;
        return best(SHIP_SPACES.filter((space) => !isMarked(outlook, space)).map((space) => shipWorth(outlook, space))) - GOLD;
      case 'portHouse':
        return outlook.goldFor({ [outlook.local(4)]: 2 }) > outlook.gold ? 0 : 12 - GOLD * outlook.goldFor({ [outlook.local(4)]: 2 });
      case 'zigguratHouse': {
        if (outlook.goldFor({ [outlook.local(5)]: 2 }) > outlook.gold || outlook.markers === 0) return 0;
        return best(BUILDING_COLOURS.map((section) => sectionWorth(outlook, section))) - GOLD * outlook.goldFor({ [outlook.local(5)]: 2 });
      }
    }
  };
  return worth() * tasteOf(outlook.seat)[action];
}

const SHIP_SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const isMarked = (outlook: Outlook, shipSpace: number): boolean => (at(outlook.state.shipMarks, shipSpace - 1) & (1 << outlook.seat)) !== 0;

/** The District it leads to, and with the last die what the scoring brings (SCORE-02: 1 Gold). */
function dieWorth(outlook: Outlook, district: number, face: number): number {
  const targets = face === 6 ? outlook.reachedBySix(district) : [face];
  const next = Math.max(0, ...targets.map((target) => districtWorth(outlook, target)));
  return next + (outlook.isLastDie(district) ? outlook.lead(district) + GOLD : 0);
}

/** A Project of a colour: the larger its group becomes and the more the track counts, the better. */
function projectWorth(outlook: Outlook, district: number, colour: BuildingColour): number {
  const { all, own } = outlook.projects(district, colour);
  if (all === 3 || !outlook.hasHouse(colour)) return 0;
  return 6 + 2 * all + outlook.value(colour) + Math.min(2, outlook.resources(colour)) - own;
}

function projectSpaceWorth(outlook: Outlook, space: string, colour: BuildingColour): number {
  const wet = outlook.beside(space, 'water') + 2 * outlook.beside(space, 'garden');
  return bonusWorth(outlook, outlook.bonusAt(space), colour) + wet;
}

/** A Building now: its House, its size by the value of its colour; less the Gold it takes and the steps it gives to opponents. */
function constructWorth(outlook: Outlook, district: number, colour: BuildingColour): number {
  const { all, own } = outlook.projects(district, colour);
  if (all === 0 || !outlook.hasHouse(colour)) return 0;
  const local = outlook.local(district);
  const cost = local === colour ? { [local]: 2 + own } : { [local]: 2, [colour]: own };
  const gold = outlook.goldFor(cost);
  if (gold > outlook.gold) return 0;
  return Math.max(1, 8 + 3 * all * outlook.value(colour) - GOLD * gold - (all - own));
}

/** By the Gardens that it can place. */
function gardeningWorth(outlook: Outlook, district: number): number {
  const placed = Math.min(3, outlook.markers, outlook.gardens + outlook.resources('green'), outlook.freeWater(district));
  return placed === 0 ? 1 : 2 + 4 * placed;
}

/** A Ship: what it adds to own lines, and the Harbormaster of a line that it completes. */
function shipWorth(outlook: Outlook, shipSpace: number): number {
  let worth = 5;
  for (const line of outlook.linesOf(shipSpace)) {
    worth += outlook.ownShips(line) + (outlook.hasPortHouse(line) ? 2 : 0);
    if (outlook.ownShips(line) === 2 && outlook.hasHarbormaster(line)) worth += 6;
  }
  return worth;
}

function portSpaceWorth(outlook: Outlook, line: PortLine, side: 'blue' | 'red'): number {
  return 2 * outlook.ownShips(line) + (side === 'blue' ? 3 : 4);
}

/** A claim is worth more the further right it is (SCORE-12). */
function sectionWorth(outlook: Outlook, section: BuildingColour): number {
  return outlook.hasZigguratRoom(section) ? 10 + 3 * outlook.claims(section) : 0;
}

function zigguratBonusWorth(outlook: Outlook, { section, space }: Extract<Choice, { choose: 'zigguratSpace' }>): number {
  const shown = at(outlook.state.setting.edition.ziggurat.sections[section], space - 1);
  if (shown === 'plain') return 0;
  return shown === 'gold' ? GOLD : stepWorth(outlook, shown);
}

/** A step: right-hand bonus, benefit inside, and what a higher value adds to own Buildings. */
function stepWorth(outlook: Outlook, track: BuildingColour): number {
  const { right, inside, values } = outlook.state.setting.edition.mastery;
  const row = outlook.row(track) + 1;
  if (row === values.length) return 0;
  const rises = at(values, row) - at(values, row - 1);
  const bonus = (code: string) => (code === '' ? 0 : bonusWorth(outlook, code, null));
  return 1 + rises * (1 + outlook.builtSize(track)) + bonus(at(inside[track], row)) + (outlook.isLowest(track) ? bonus(at(right, row)) : 0);
}

/** A die or Crate of a colour: for the District where the Architect waits, for Projects there, for Gardens. */
function dieNeeded(outlook: Outlook, colour: ResourceColour): number {
  const { architect } = outlook;
  const local = architect > 0 && outlook.local(architect) === colour ? 3 : 0;
  const track = BUILDING_COLOURS.find((found) => found === colour);
  const projects = track !== undefined && architect > 0 ? outlook.projects(architect, track).own : 0;
  return 2 + local + projects + (colour === 'green' ? 1 : 0) - Math.min(1, outlook.resources(colour));
}

/** Bonuses by kind, for one of its amount. */
const BONUS_WORTH: Readonly<Record<BonusKind, number>> = {
  bargeDie: 4,
  supplyDie: 4,
  gold: GOLD,
  water: 1,
  specialWater: 3,
  garden: 3,
  architect: 2,
  refill: 2,
  claims: 2,
  step: 5,
  projectStep: 5,
  project: 4,
  vp: 1,
  paidStep: 2,
};

/** `colour` is that of the Project or Building that covers it. */
function bonusWorth(outlook: Outlook, code: string, colour: BuildingColour | null): number {
  const kind = parseBonus(code)?.kind;
  if (kind === undefined) return 0;
  if (kind === 'refill' && outlook.cratesDown === 0) return 0;
  if (kind === 'claims' && outlook.markers < MARKERS_WANTED) return 3 * amountOf(code);
  if (kind === 'projectStep' && colour !== null) return stepWorth(outlook, colour);
  return BONUS_WORTH[kind] * amountOf(code);
}

/** What Water makes useless on a space. */
const lost = (outlook: Outlook, space: string): number => (outlook.bonusAt(space) === '' ? 0 : 2);

/** The six Action tiles, by number. Markers are worth more to who has few. */
function actionTileWorth(outlook: Outlook, tile: number): number {
  const marker = outlook.markers < MARKERS_WANTED ? 3 : 1;
  switch (tile) {
    case 1:
      return 2 + 2 * marker;
    case 2:
      return GOLD + marker;
    case 3:
      return 5 + marker;
    case 4:
      return 5;
    case 5:
      return 2 * Math.min(2, outlook.cratesDown) + marker;
    default:
      return Math.max(...BUILDING_COLOURS.map((track) => stepWorth(outlook, track))) - 2;
  }
}
