/** Chooses spaces by the Current Symbol: the legal space with the lowest or the highest number (SOLO-13, SOLO-47). */
import { NONE } from '../model/ids.ts';

/**
 * The first of the spaces that passes the test, or the last one if `highest`; NONE if there is none. The spaces must be in the order of
 * their numbers.
 */
export function firstSpace(spaces: Uint8Array, highest: boolean, isWanted: (space: number) => boolean): number {
  for (let n = 0; n < spaces.length; n++) {
    const space = spaces[highest ? spaces.length - 1 - n : n];
    if (isWanted(space)) return space;
  }
  return NONE;
}
