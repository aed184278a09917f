/**
 * Ships by colour. A printed Ship counts as one Ship of any one colour (TILE-PRINTED), chosen anew whenever Ships are counted.
 */
import { ANY_COLOUR, BUILDING_COLOUR_COUNT } from '../model/ids.ts';
import type { State } from '../model/state.ts';

/** Whether the seat has marked so many white, yellow and brown Ships at once. */
export function hasShips(state: State, seat: number, white: number, yellow: number, brown: number): boolean {
  const { ownShips } = state;
  const at = seat * (BUILDING_COLOUR_COUNT + 1);
  const missing = Math.max(0, white - ownShips[at]) + Math.max(0, yellow - ownShips[at + 1]) + Math.max(0, brown - ownShips[at + 2]);
  return missing <= ownShips[at + ANY_COLOUR];
}

/** Sets of three differently coloured Ships that the seat has marked. */
export function shipSets(state: State, seat: number): number {
  let sets = 0;
  while (hasShips(state, seat, sets + 1, sets + 1, sets + 1)) sets++;
  return sets;
}
