/** D in a common District: the Bot places Gardens (SOLO-D1 to SOLO-D4). */
import type { Work } from '../contracts.ts';
import { TILE_COST } from '../legality/gardening.ts';
import { isKing, soloOf } from '../model/automa.ts';
import { CAUSE } from '../model/causes.ts';
import type { GardenPreference } from '../model/events.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top } from '../model/frames.ts';
import { gainGarden } from '../model/goods.ts';
import { GARDENS_PER_ACTION, NONE } from '../model/ids.ts';
import { isBuilding, ownerOf, WATER } from '../model/pieces.ts';
import { push } from '../model/push.ts';
import type { State } from '../model/state.ts';
import { type BotAction, districtOf } from './action.ts';
import { kingCard } from './kings.ts';
import { canBotPay } from './payment.ts';
import { firstSpace } from './spaces.ts';
import { layWater, waterNeeded } from './water.ts';

const AT = FIELDS.botGardening;

/**
 * The most Water tiles for a Garden beside the Bot's own Building, and for a Garden of the kings with that preference (SOLO-D3, KING-S-D,
 * KING-B-D).
 */
const MOST_WATER = 3;

/** Returns the space of the next Garden, or NONE. */
export function gardenTarget(state: State): number {
  for (const preference of preferencesOf(state)) {
    const space = FIND[preference](state, districtOf(state));
    if (space !== NONE) return space;
  }
  return NONE;
}

const FIND: Readonly<Record<GardenPreference, (state: State, district: number) => number>> = {
  printedWater,
  ownBuilding: besideOwnBuilding,
  fewestWater,
  lowest: lowestWithinLimit,
};

/** The preferences in order: the normal ones (SOLO-D3), and those of Sarbot and Bot~baba if the king symbol shows. */
const PREFERENCES: readonly GardenPreference[] = ['printedWater', 'ownBuilding', 'fewestWater'];
const ROYAL_PREFERENCES: readonly GardenPreference[] = ['ownBuilding', 'lowest'];

const preferencesOf = (state: State): readonly GardenPreference[] =>
  isKing(state) && kingCard(state).D !== null ? ROYAL_PREFERENCES : PREFERENCES;

/** Reports which preference found the space of a Garden. */
function reportTarget(state: State, target: number): void {
  if (state.events === null) return;
  const { bot, spaceNames } = state.setting;
  const preference = preferencesOf(state).find((each) => FIND[each](state, districtOf(state)) === target) ?? 'lowest';
  const rule = (isKing(state) ? kingCard(state).D?.rule : null) ?? 'SOLO-D3';
  state.events.push({ event: 'botSpaceChosen', rule, seat: bot, space: spaceNames[target], preference });
}

/** Returns the printed Water without a Garden that has the lowest number. */
export function printedWater(state: State, district: number): number {
  return lowest(state, district, (space) => state.piece[space] === WATER && state.setting.printedPieces[space] === WATER);
}

/** The space beside the Bot's own Building that needs at most three Water tiles and has the lowest number. */
export function besideOwnBuilding(state: State, district: number): number {
  const needed = waterNeeded(state, district);
  return lowest(state, district, (space) => needed[space] <= limit(state) && touchesOwnBuilding(state, space));
}

/** Returns the space with the lowest number that needs at most three Water tiles. */
export function lowestWithinLimit(state: State, district: number): number {
  const needed = waterNeeded(state, district);
  return lowest(state, district, (space) => needed[space] <= limit(state));
}

/** Returns the space that needs the fewest Water tiles; of several the one with the lowest number. */
export function fewestWater(state: State, district: number): number {
  const needed = waterNeeded(state, district);
  let best = NONE;
  for (const space of soloOf(state).numberedSpaces[district]) {
    if (needed[space] <= state.waterStock && (best === NONE || needed[space] < needed[best])) best = space;
  }
  return best;
}

/** At most the Water that is in the stock. */
const limit = (state: State): number => Math.min(MOST_WATER, state.waterStock);

const lowest = (state: State, district: number, isWanted: (space: number) => boolean): number =>
  firstSpace(soloOf(state).numberedSpaces[district], false, isWanted);

function touchesOwnBuilding({ piece, setting: { neighbours, bot } }: State, space: number): boolean {
  for (let k = space * 4; k < space * 4 + 4; k++) {
    const there = piece[neighbours[k]];
    if (isBuilding(there) && ownerOf(there) === bot) return true;
  }
  return false;
}

export const gardeningAction: BotAction = {
  kind: 'gardening',
  forbids(state) {
    if (state.gardens[state.setting.bot] === 0) return 'SOLO-D1';
    return gardenTarget(state) === NONE ? 'A-163' : null;
  },
  begin: (state) => push.botGardening(state, state.setting.bot),
};

/**
 * Places one Garden after the other, each with its Water. Once the Bot's own Gardens are used up, it buys more as long as they can be
 * placed (SOLO-D2, A-162).
 */
export const botGardening: Work = (state) => {
  const frame = top(state);
  const { stack } = state;
  const { bot } = state.setting;
  if (stack[frame + AT.paid] === 1) {
    stack[frame + AT.paid] = 0;
    gainGarden(state, bot, 'SOLO-D2');
  }
  const target = stack[frame + AT.placed] < mostGardens(state) ? gardenTarget(state) : NONE;
  if (target !== NONE && state.gardens[bot] > 0) {
    stack[frame + AT.placed]++;
    reportTarget(state, target);
    layWater(state, districtOf(state), target);
    push.placeGarden(state, bot, { space: target, district: districtOf(state) });
  } else if (target !== NONE && state.gardenStock > 0 && canBotPay(state, TILE_COST)) {
    stack[frame + AT.paid] = 1;
    push.botPayment(state, bot, { colour: NONE, amount: TILE_COST, rule: CAUSE['ACT-GARD-02'] });
  } else pop(state);
};

/** Three Gardens, or as many as the Bot can pay for (KING-S-D). */
export const mostGardens = (state: State): number =>
  isKing(state) && kingCard(state).D?.unlimited === true ? state.setting.stocks.gardens : GARDENS_PER_ACTION;
