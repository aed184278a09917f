/** Positions by the Current Symbol: the lowest- or the highest-numbered space that may be taken (SOLO-13, SOLO-47). */
import { NONE } from '../model/ids.ts';

/** The first of the spaces, which are in ascending order of their numbers, that passes the test; the last, where the highest is wanted; or NONE. */
export function firstSpace(spaces: Uint8Array, highest: boolean, isWanted: (space: number) => boolean): number {
  for (let n = 0; n < spaces.length; n++) {
    const space = spaces[highest ? spaces.length - 1 - n : n];
    if (isWanted(space)) return space;
  }
  return NONE;
}
