/** Positions by the Current Symbol: the lowest- or the highest-numbered space that may be taken (SOLO-13, SOLO-47). */
import { NONE } from '../model/ids.ts';
import type { State } from '../model/state.ts';

/** The first of the spaces, which are in ascending order of their numbers, that passes the test; the last, where the highest is wanted; or NONE. */
export function firstSpace(state: State, spaces: Uint8Array, highest: boolean, isWanted: (state: State, space: number) => boolean): number {
  for (let n = 0; n < spaces.length; n++) {
    const space = spaces[highest ? spaces.length - 1 - n : n];
    if (isWanted(state, space)) return space;
  }
  return NONE;
}
