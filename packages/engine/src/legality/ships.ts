/** Which Ships may be marked. */
import { NONE, SHIP_SPACES } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { canPayShip } from './payments.ts';

/** The price of a Ship as an action (ACT-SHIP-01), and after a construct (ACT-BLD-14). */
export const SHIP_GOLD = 2;
export const SHIP_GOLD_AFTER_CONSTRUCT = 1;

/** Allows Ships of every size. */
export const ANY_SIZE = 0;

/** Returns whether the seat may mark the Ship on a space for this price; after a construct it must have the Building's size. */
export const forbidsShip = (state: State, seat: number, shipSpace: number, gold: number, size: number): RuleId | null =>
  forbidsAnyShip(state, seat, gold, size) ?? forbidsThatShip(state, seat, shipSpace, size);

/** What marking any Ship needs: its price and a marker. */
const forbidsAnyShip = (state: State, seat: number, gold: number, size: number): RuleId | null =>
  forbidsShipPrice(state, seat, gold, size) ?? forbidsShipMarker(state, seat);

export function forbidsShipPrice(state: State, seat: number, gold: number, size: number): RuleId | null {
  if (canPayShip(state, seat, gold)) return null;
  return size === ANY_SIZE ? 'ACT-SHIP-01' : 'ACT-BLD-14';
}

export const forbidsShipMarker = (state: State, seat: number): RuleId | null => (state.markers[seat] > 0 ? null : 'KEY-05');

/** Returns whether the seat may mark this Ship, apart from the price and the marker. */
export function forbidsThatShip(state: State, seat: number, shipSpace: number, size: number): RuleId | null {
  if ((state.shipMarks[shipSpace] & (1 << seat)) !== 0) return 'ACT-SHIP-03';
  return size === ANY_SIZE || shipSize(state, shipSpace) === size ? null : 'ACT-BLD-15';
}

/** Returns whether the seat may mark some Ship of any size for this price. */
export function canMarkShip(state: State, seat: number, gold: number): boolean {
  if (forbidsAnyShip(state, seat, gold, ANY_SIZE) !== null) return false;
  for (let shipSpace = 0; shipSpace < SHIP_SPACES; shipSpace++) {
    if (forbidsThatShip(state, seat, shipSpace, ANY_SIZE) === null) return true;
  }
  return false;
}

function shipSize(state: State, shipSpace: number): number {
  const tile = state.ships[shipSpace];
  return tile === NONE ? state.setting.printedShips[shipSpace] : state.setting.shipSizes[tile];
}
