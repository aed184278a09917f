/** What Districts, Actions and their parts are worth to the scripted player; see `worth.ts` for the measure. */
import { BUILDING_COLOURS, type BuildingColour, type Choice, type PortLine } from '@tabannusi/engine';
import { at } from '../../src/speech/at.ts';
import { bonusWorth, GOLD, MARKERS_WANTED, stepWorth } from './bonus-worth.ts';
import type { Outlook } from './outlook.ts';
import { tasteOf } from './tastes.ts';

/** Less than any other answer. */
export const NEVER = -100;

/** Returns the worth of acting in a District next turn: that of the best two Actions with the present possessions. */
export function districtWorth(outlook: Outlook, district: number): number {
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

/** Returns the worth of an Action in a District; 0 if it cannot be paid now. */
export function actionWorth(outlook: Outlook, action: Action, district: number): number {
  const best = (worths: readonly number[]) => Math.max(0, ...worths);
  /** Gold that a House in the Port or the Ziggurat would take. */
  const house = outlook.goldFor({ [outlook.local(district)]: 2 });
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
        return best(SHIP_SPACES.filter((space) => !outlook.hasMarked(space)).map((space) => shipWorth(outlook, space))) - GOLD;
      case 'portHouse':
        return house > outlook.gold ? 0 : 12 - GOLD * house;
      case 'zigguratHouse':
        if (house > outlook.gold || outlook.markers === 0) return 0;
        return best(BUILDING_COLOURS.map((section) => sectionWorth(outlook, section))) - GOLD * house;
    }
  };
  return worth() * tasteOf(outlook.seat)[action];
}

const SHIP_SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The worth of the District it leads to and, for the last die, of the scoring (SCORE-02: 1 Gold). */
export function dieWorth(outlook: Outlook, district: number, face: number): number {
  const targets = face === 6 ? outlook.reachedBySix(district) : [face];
  const next = Math.max(0, ...targets.map((target) => districtWorth(outlook, target)));
  return next + (outlook.isLastDie(district) ? outlook.lead(district) + GOLD : 0);
}

/** A Project of a colour is worth more the larger its group becomes and the more its track counts. */
export function projectWorth(outlook: Outlook, district: number, colour: BuildingColour): number {
  const { all, own } = outlook.projects(district, colour);
  if (all === 3 || !outlook.hasHouse(colour)) return 0;
  return 6 + 2 * all + outlook.value(colour) + Math.min(2, outlook.resources(colour)) - own;
}

export function projectSpaceWorth(outlook: Outlook, space: string, colour: BuildingColour): number {
  const wet = outlook.beside(space, 'water') + 2 * outlook.beside(space, 'garden');
  return bonusWorth(outlook, outlook.bonusAt(space), colour) + wet;
}

/** The worth of a Building now: its House and its size times the value of its colour, less its Gold and the steps it gives to opponents. */
export function constructWorth(outlook: Outlook, district: number, colour: BuildingColour): number {
  const { all, own } = outlook.projects(district, colour);
  if (all === 0 || !outlook.hasHouse(colour)) return 0;
  const local = outlook.local(district);
  const cost = local === colour ? { [local]: 2 + own } : { [local]: 2, [colour]: own };
  const gold = outlook.goldFor(cost);
  if (gold > outlook.gold) return 0;
  return Math.max(1, 8 + 3 * all * outlook.value(colour) - GOLD * gold - (all - own));
}

/** Depends on the Gardens that it can place. */
export function gardeningWorth(outlook: Outlook, district: number): number {
  const placed = Math.min(3, outlook.markers, outlook.gardens + outlook.resources('green'), outlook.gardenRoom(district));
  return placed === 0 ? NEVER : 2 + 4 * placed;
}

/** Returns the worth of a Ship: what it adds to the player's lines, and the Harbormaster of a line that it completes. */
export function shipWorth(outlook: Outlook, shipSpace: number): number {
  let worth = 5;
  for (const line of outlook.linesOf(shipSpace)) {
    worth += outlook.ownShips(line) + (outlook.hasPortHouse(line) ? 2 : 0);
    if (outlook.ownShips(line) === 2 && outlook.hasHarbormaster(line)) worth += 6;
  }
  return worth;
}

export function portSpaceWorth(outlook: Outlook, line: PortLine, side: 'blue' | 'red'): number {
  return 2 * outlook.ownShips(line) + (side === 'blue' ? 3 : 4);
}

/** A claim is worth more the further right it is (SCORE-12). */
export function sectionWorth(outlook: Outlook, section: BuildingColour): number {
  return outlook.hasZigguratRoom(section) ? 10 + 3 * outlook.claims(section) : 0;
}

/** Returns the worth of a House space in the Ziggurat: the claim on its section's tile, and its bonus. */
export function zigguratSpaceWorth(outlook: Outlook, section: BuildingColour, space: number): number {
  const shown = at(outlook.state.setting.edition.ziggurat.sections[section], space - 1);
  const bonus = shown === 'plain' ? 0 : shown === 'gold' ? GOLD : stepWorth(outlook, shown);
  return sectionWorth(outlook, section) + bonus;
}

/** Returns the worth of the Action tiles by number. Markers are worth more to a player with few. */
export function actionTileWorth(outlook: Outlook, tile: number): number {
  const marker = outlook.markerSupply === 0 ? 0 : outlook.markers < MARKERS_WANTED ? 3 : 1;
  switch (tile) {
    case 1:
      return 2 + 2 * marker;
    case 2:
      return GOLD + marker;
    case 3:
      return 5 + marker;
    case 4:
      return outlook.supplyDice === 0 ? NEVER : 5;
    case 5:
      return 2 * Math.min(2, outlook.cratesDown) + marker;
    default:
      return Math.max(...BUILDING_COLOURS.map((track) => stepWorth(outlook, track))) - 2;
  }
}
