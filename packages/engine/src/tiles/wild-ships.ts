/** Ships by colour. A printed Ship counts as one Ship of any one colour (TILE-PRINTED), chosen anew each time Ships are counted. */
import { ANY_COLOUR, BUILDING_COLOUR_COUNT } from '../model/ids.ts';
import type { State } from '../model/state.ts';

/** How many Ships the seat lacks to have marked these numbers of white, yellow and brown ones at once; 0 or less if it lacks none. */
export const lackedShips = (state: State, seat: number, white: number, yellow: number, brown: number): number =>
  lackedOfColour(state, seat, 0, white) +
  lackedOfColour(state, seat, 1, yellow) +
  lackedOfColour(state, seat, 2, brown) -
  state.ownShips[seat * (BUILDING_COLOUR_COUNT + 1) + ANY_COLOUR];

/** How many Ships of one colour the seat lacks without its printed ones. */
export function lackedOfColour(state: State, seat: number, colour: number, ships: number): number {
  const lacked = ships - state.ownShips[seat * (BUILDING_COLOUR_COUNT + 1) + colour];
  return lacked > 0 ? lacked : 0;
}

/** Returns the number of sets of three differently coloured Ships that the seat has marked. */
export function shipSets(state: State, seat: number): number {
  let sets = 0;
  while (lackedShips(state, seat, sets + 1, sets + 1, sets + 1) <= 0) sets++;
  return sets;
}
