/** The possible parts of a Gardening (ACT-GARD-01). Each function returns the rule that forbids the part, or null. */
import { BLUE, COMMON_DISTRICTS, GARDENS_PER_ACTION, GREEN, NONE } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import { HELD, type State } from '../model/state.ts';
import { S12 } from '../tiles/ships.ts';
import { canPay } from './payments.ts';
import { hasGardenSpace, hasWaterSpace } from './placement.ts';

/** The Resources that a tile costs: green for a Garden (ACT-GARD-02), blue for a Water tile (ACT-GARD-03). */
export const TILE_COST = 1;

export const forbidsBuyingGarden = (state: State, seat: number): RuleId | null =>
  forbidsGardenStock(state) ?? forbidsGardenCost(state, seat);

export const forbidsGardenStock = (state: State): RuleId | null => (state.gardenStock === 0 ? 'A-52' : null);

export const forbidsGardenCost = (state: State, seat: number): RuleId | null =>
  canPay(state, seat, GREEN, TILE_COST, GREEN, 0) ? null : 'ACT-GARD-02';

export const forbidsBuyingWater = (state: State, seat: number): RuleId | null => forbidsWaterStock(state) ?? forbidsWaterCost(state, seat);

export const forbidsWaterStock = (state: State): RuleId | null => (state.waterStock === 0 ? 'A-52' : null);

export const forbidsWaterCost = (state: State, seat: number): RuleId | null =>
  canPay(state, seat, BLUE, TILE_COST, BLUE, 0) ? null : 'ACT-GARD-03';

export const forbidsLayingWater = (state: State, seat: number, district: number): RuleId | null =>
  forbidsNoWater(state, seat) ?? forbidsWaterHere(state, district);

/** The player must have a Water tile to lay. */
export const forbidsNoWater = (state: State, seat: number): RuleId | null =>
  state.water[seat] === 0 && state.specialHeld[seat] === 0 ? 'ACT-GARD-03' : null;

/** Returns whether the District has a space for a Water tile. */
export function forbidsWaterHere(state: State, district: number): RuleId | null {
  if (district >= COMMON_DISTRICTS) return 'A-33';
  return hasWaterSpace(state, district) ? null : 'ACT-GARD-04';
}

/** The Water tile to lay is a regular one (`NONE`) or a special one that the seat has. */
export const forbidsLayingTile = (state: State, seat: number, tile: number): RuleId | null =>
  (tile === NONE ? state.water[seat] > 0 : state.special[tile] === HELD + seat) ? null : 'ACT-GARD-03';

/** `placed` is the number of Gardens already placed in this Gardening. */
export function forbidsPlacingGarden(state: State, seat: number, district: number, placed: number): RuleId | null {
  if (placed === GARDENS_PER_ACTION) return 'ACT-GARD-07';
  return forbidsNoGarden(state, seat) ?? forbidsGardenMarker(state, seat) ?? forbidsGardenHere(state, district);
}

/** The player must have a Garden to place. */
export const forbidsNoGarden = (state: State, seat: number): RuleId | null => (state.gardens[seat] === 0 ? 'ACT-GARD-02' : null);

export const forbidsGardenMarker = (state: State, seat: number): RuleId | null =>
  state.markers[seat] === 0 && !canMarkFromSupply(state, seat) ? 'ACT-GARD-08' : null;

/** Returns whether the District has a space for a Garden. */
export function forbidsGardenHere(state: State, district: number): RuleId | null {
  if (district >= COMMON_DISTRICTS) return 'A-33';
  return hasGardenSpace(state, district) ? null : 'ACT-GARD-07';
}

/** Returns whether the marker of a Garden may come from the supply (TILE-S12, A-67). */
export const canMarkFromSupply = (state: State, seat: number): boolean => state.markerSupply[seat] > 0 && state.hasAbility(seat, S12);

/** Returns whether that marker may come from the supply, or from the player area. */
export function forbidsMarkerFrom(state: State, seat: number, supply: boolean): RuleId | null {
  if (supply) return state.markerSupply[seat] > 0 ? null : 'KEY-04';
  return state.markers[seat] > 0 ? null : 'KEY-05';
}

/** Returns whether a Gardening could contain a purchase or a placement, because it needs at least one. */
export const forbidsGardeningParts = (state: State, seat: number, district: number): RuleId | null =>
  forbidsBuyingGarden(state, seat) === null ||
  forbidsBuyingWater(state, seat) === null ||
  forbidsPlacingGarden(state, seat, district, 0) === null ||
  forbidsLayingWater(state, seat, district) === null
    ? null
    : 'A-105';

/** Returns whether the action may be performed. In the Port and the Ziggurat there is only the extra Gardening of TILE-S08 (C-26, A-33). */
export const forbidsGardening = (state: State, seat: number, district: number): RuleId | null =>
  district < COMMON_DISTRICTS ? forbidsGardeningParts(state, seat, district) : 'C-26';
