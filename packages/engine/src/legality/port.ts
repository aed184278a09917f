/** Where a House may be placed in the Port, and from which row it may come. */
import { hasHouse } from '../model/houses.ts';
import { BLUE, BOTTOM_ROW, NONE, PORT, PORT_SPACES, RESOURCE_COLOUR_COUNT } from '../model/ids.ts';
import { isRed, otherOfPair } from '../model/port.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { S09, SHIPS } from '../tiles/ships.ts';
import { canPay } from './payments.ts';

/** Local Resources that a Port House costs (ACT-PORT-02), and blue Resources that a coloured row costs on top (TILE-S09, A-66). */
export const PORT_HOUSE_COST = 2;
const COLOURED_ROW_COST = SHIPS.S09.blue;

/**
 * Resources of the Barge's colour that a House from a row costs, none for the free House of DEC-01. If that colour is blue, the cost of
 * TILE-S09 is included.
 */
export function portLocalCost(state: State, row: number, free: boolean): number {
  const cost = free ? 0 : PORT_HOUSE_COST;
  return state.bargeColour[PORT] === BLUE && row !== BOTTOM_ROW ? cost + COLOURED_ROW_COST : cost;
}

/** Further blue Resources for a coloured row (TILE-S09). */
export const portBlueCost = (state: State, row: number): number =>
  state.bargeColour[PORT] === BLUE || row === BOTTOM_ROW ? 0 : COLOURED_ROW_COST;

/** Returns whether a House of the seat may stand on a space of the Port, apart from its cost. */
export const forbidsStandingInPort = (state: State, seat: number, portSpace: number): RuleId | null =>
  forbidsTakenPortSpace(state, portSpace) ?? forbidsBothOfPair(state, seat, portSpace) ?? forbidsFifthCrate(state, seat, portSpace);

export const forbidsTakenPortSpace = (state: State, portSpace: number): RuleId | null =>
  state.portHouses[portSpace] === NONE ? null : 'ACT-PORT-04';

export const forbidsBothOfPair = (state: State, seat: number, portSpace: number): RuleId | null =>
  state.portHouses[otherOfPair(portSpace)] === seat ? 'ACT-PORT-08' : null;

/** A red space brings a Crate, for which the player needs an empty slot. */
export const forbidsFifthCrate = (state: State, seat: number, portSpace: number): RuleId | null =>
  isRed(portSpace) && crates(state, seat) >= state.setting.crateSlots ? 'ACT-PORT-07' : null;

/** Returns whether the House may come from a row: the bottom row or, with TILE-S09 and for 1 blue Resource more, a coloured row. */
export const forbidsPortRow = (state: State, seat: number, row: number, free: boolean): RuleId | null =>
  forbidsRowInPort(state, seat, row) ?? forbidsEmptyRow(state, seat, row) ?? forbidsPortCost(state, seat, row, free);

export const forbidsRowInPort = (state: State, seat: number, row: number): RuleId | null =>
  row === BOTTOM_ROW || state.hasAbility(seat, S09) ? null : 'ACT-PORT-03';

export const forbidsEmptyRow = (state: State, seat: number, row: number): RuleId | null => (hasHouse(state, seat, row) ? null : 'A-57');

export function forbidsPortCost(state: State, seat: number, row: number, free: boolean): RuleId | null {
  if (canPay(state, seat, state.bargeColour[PORT], portLocalCost(state, row, free), BLUE, portBlueCost(state, row))) return null;
  return row === BOTTOM_ROW ? 'ACT-PORT-02' : 'TILE-S09';
}

/** Returns whether it may come from at least one row; otherwise the rule that forbids the bottom row. */
function forbidsPortRows(state: State, seat: number, free: boolean): RuleId | null {
  let reason: RuleId | null = null;
  for (let row = BOTTOM_ROW; row >= 0; row--) {
    const forbidden = forbidsPortRow(state, seat, row, free);
    if (forbidden === null) return null;
    reason ??= forbidden;
  }
  return reason;
}

/** Returns whether the seat may place a House on a space of the Port, from some row. */
export const forbidsPortSpace = (state: State, seat: number, portSpace: number, free: boolean): RuleId | null =>
  forbidsStandingInPort(state, seat, portSpace) ?? forbidsPortRows(state, seat, free);

export function canPlacePortHouse(state: State, seat: number, free: boolean): boolean {
  if (forbidsPortRows(state, seat, free) !== null) return false;
  for (let portSpace = 0; portSpace < PORT_SPACES; portSpace++) {
    if (forbidsStandingInPort(state, seat, portSpace) === null) return true;
  }
  return false;
}

/** Returns the number of a player's Crates, face up and face down (KEY-01). */
function crates(state: State, seat: number): number {
  const at = seat * RESOURCE_COLOUR_COUNT;
  let count = state.cratesDown[seat];
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) count += state.crateUp[at + colour];
  return count;
}
