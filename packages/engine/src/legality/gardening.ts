/** What a part of a Gardening can be (ACT-GARD-01). */
import { BLUE, COMMON_DISTRICTS, GARDENS_PER_ACTION, GREEN } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { canPay } from './payments.ts';
import { hasGardenSpace, hasWaterSpace } from './placement.ts';

export const canBuyGarden = (state: State, seat: number): boolean => state.gardenStock > 0 && canPay(state, seat, GREEN, 1, GREEN, 0);

export const canBuyWater = (state: State, seat: number): boolean => state.waterStock > 0 && canPay(state, seat, BLUE, 1, BLUE, 0);

export const canLayWater = (state: State, seat: number, district: number): boolean =>
  (state.water[seat] > 0 || state.specialHeld[seat] > 0) && hasWaterSpace(state, district);

/** `placed`: Gardens already placed in this Gardening. */
export const canPlaceGarden = (state: State, seat: number, district: number, placed: number): boolean =>
  placed < GARDENS_PER_ACTION && state.gardens[seat] > 0 && state.markers[seat] > 0 && hasGardenSpace(state, district);

/** A Gardening contains at least one purchase or placement. */
export const canGarden = (state: State, seat: number, district: number): boolean =>
  district < COMMON_DISTRICTS &&
  (canBuyGarden(state, seat) || canBuyWater(state, seat) || canPlaceGarden(state, seat, district, 0) || canLayWater(state, seat, district));
