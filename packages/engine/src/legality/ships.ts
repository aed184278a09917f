/** Which Ships may be marked. */
import { NONE } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';

/** Whether the seat may pay 1 Gold to mark the Ship on a space after a construct of this size. */
export function forbidsShipAfterConstruct(state: State, seat: number, shipSpace: number, size: number): RuleId | null {
  if (state.gold[seat] === 0) return 'ACT-BLD-14';
  if (state.markers[seat] === 0) return 'KEY-05';
  if ((state.shipMarks[shipSpace] & (1 << seat)) !== 0) return 'ACT-SHIP-03';
  return shipSize(state, shipSpace) === size ? null : 'ACT-BLD-15';
}

function shipSize(state: State, shipSpace: number): number {
  const tile = state.ships[shipSpace];
  return tile === NONE ? state.setting.printedShips[shipSpace] : state.setting.shipSizes[tile];
}
