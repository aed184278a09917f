/** Where and from which row a House may be placed in the Port. */
import { hasHouse } from '../model/houses.ts';
import { BLUE, BOTTOM_ROW, NONE, PORT, PORT_SPACES, RESOURCE_COLOUR_COUNT } from '../model/ids.ts';
import { isRed, otherOfPair } from '../model/port.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { S09 } from '../tiles/ships.ts';
import { canPay } from './payments.ts';

/** Local Resources that a Port House costs (ACT-PORT-02); blue that a coloured row costs besides (TILE-S09, A-66). */
const PORT_HOUSE_COST = 2;
export const COLOURED_ROW_COST = 1;

/** Local Resources to be paid, by whether the House is the free one of DEC-01. */
export const portHouseCost = (free: boolean): number => (free ? 0 : PORT_HOUSE_COST);

/** Whether the seat may place a House on a space of the Port, from some row. */
export function forbidsPortSpace(state: State, seat: number, portSpace: number, free: boolean): RuleId | null {
  if (state.portHouses[portSpace] !== NONE) return 'ACT-PORT-04';
  if (state.portHouses[otherOfPair(portSpace)] === seat) return 'ACT-PORT-08';
  if (isRed(portSpace) && crates(state, seat) >= state.setting.crateSlots) return 'ACT-PORT-07';
  let reason: RuleId | null = null;
  for (let row = BOTTOM_ROW; row >= 0; row--) {
    const forbidden = forbidsPortRow(state, seat, row, free);
    if (forbidden === null) return null;
    reason ??= forbidden;
  }
  return reason;
}

/** Whether the House may come from a row: the bottom row or, with TILE-S09 for 1 blue besides, a coloured one. */
export function forbidsPortRow(state: State, seat: number, row: number, free: boolean): RuleId | null {
  if (row !== BOTTOM_ROW && !state.hasAbility(seat, S09)) return 'ACT-PORT-03';
  if (!hasHouse(state, seat, row)) return 'A-57';
  const blue = row === BOTTOM_ROW ? 0 : COLOURED_ROW_COST;
  const local = state.bargeColour[PORT];
  const cost = portHouseCost(free);
  const payable = local === BLUE ? canPay(state, seat, BLUE, cost + blue, BLUE, 0) : canPay(state, seat, local, cost, BLUE, blue);
  if (payable) return null;
  return row === BOTTOM_ROW ? 'ACT-PORT-02' : 'TILE-S09';
}

export function canPlacePortHouse(state: State, seat: number, free: boolean): boolean {
  for (let portSpace = 0; portSpace < PORT_SPACES; portSpace++) {
    if (forbidsPortSpace(state, seat, portSpace, free) === null) return true;
  }
  return false;
}

/** Crates that a player has, face up and face down (KEY-01). */
function crates(state: State, seat: number): number {
  const at = seat * RESOURCE_COLOUR_COUNT;
  let count = state.cratesDown[seat];
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) count += state.crateUp[at + colour];
  return count;
}
