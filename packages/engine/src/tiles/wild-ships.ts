/**
 * Ships by colour. A printed Ship counts as one Ship of any one colour (TILE-PRINTED), chosen anew whenever Ships are counted.
 */
import { ANY_COLOUR, BUILDING_COLOUR_COUNT } from '../model/ids.ts';
import type { State } from '../model/state.ts';

/** Ships that the seat lacks to have marked so many white, yellow and brown ones at once: none where the number is 0 or less. */
export const lackedShips = (state: State, seat: number, white: number, yellow: number, brown: number): number =>
  lackedOfColour(state, seat, 0, white) +
  lackedOfColour(state, seat, 1, yellow) +
  lackedOfColour(state, seat, 2, brown) -
  state.ownShips[seat * (BUILDING_COLOUR_COUNT + 1) + ANY_COLOUR];

/** Ships of one colour that the seat lacks before printed ones stand in. */
export function lackedOfColour(state: State, seat: number, colour: number, ships: number): number {
  const lacked = ships - state.ownShips[seat * (BUILDING_COLOUR_COUNT + 1) + colour];
  return lacked > 0 ? lacked : 0;
}

/** Sets of three differently coloured Ships that the seat has marked. */
export function shipSets(state: State, seat: number): number {
  let sets = 0;
  while (lackedShips(state, seat, sets + 1, sets + 1, sets + 1) <= 0) sets++;
  return sets;
}
