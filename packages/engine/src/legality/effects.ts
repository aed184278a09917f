/** Whether a list of effects would change anything. Action tiles and Harbormasters that would not are not offered. */
import { NONE } from '../model/ids.ts';
import { canStepSomewhere } from '../model/mastery.ts';
import type { RuleId } from '../model/rule-ids.ts';
import { IN_DISPLAY, type State } from '../model/state.ts';
import { EFFECT_KINDS, type EffectKind } from '../tiles/effects.ts';
import { effectKinds } from '../tiles/lists.ts';
import { canMoveHouse } from './gains.ts';
import { canPlacePortHouse } from './port.ts';
import { canMarkShip } from './ships.ts';
import { canClaim } from './ziggurat.ts';

type Test = (state: State, seat: number) => boolean;

const TESTS: Readonly<Record<EffectKind, Test>> = {
  gold: () => true,
  vp: () => true,
  loseVp: (state, seat) => state.vp[seat] > 0,
  markers: (state, seat) => state.markerSupply[seat] > 0,
  gardens: (state) => state.gardenStock > 0,
  supplyDice: (state) => state.supply.some((dice) => dice > 0),
  specialWater: (state) => state.waterStock > 0 || state.special.includes(IN_DISPLAY),
  architect: (state, seat) => state.architect[seat] !== NONE,
  refills: (state, seat) => state.cratesDown[seat] > 0,
  stepsOfChoice: canStepSomewhere,
  stepsOnOneTrack: canStepSomewhere,
  stepsOnDifferentTracks: canStepSomewhere,
  actionTile: () => true,
  ship: (state, seat) => canMarkShip(state, seat, 0),
  zigguratClaim: canClaim,
  portHouse: (state, seat) => canPlacePortHouse(state, seat, true),
  moveHouses: canMoveHouse,
  urbanCards: () => true,
  harbormaster: (state) => state.asideHarbormasters[0] !== 0,
};
const TEST_OF_KIND = EFFECT_KINDS.map((kind) => TESTS[kind]);

/** At least one effect of the list must change something. */
export function forbidsEffects(state: State, seat: number, list: number): RuleId | null {
  for (const kind of effectKinds[list]) if (TEST_OF_KIND[kind](state, seat)) return null;
  return 'A-105';
}
