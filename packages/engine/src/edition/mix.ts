/**
 * Mixes the two hash lanes of editions and of states: the multiply, shift and finish steps of MurmurHash3 on 32-bit integers, which give
 * the same result on every platform.
 */

/** Adds a word to the first lane. */
export function mixHigh(lane: number, word: number): number {
  const mixed = Math.imul(lane ^ word, 0xcc9e2d51);
  return mixed ^ (mixed >>> 15);
}

/** Adds a word to the second lane, mixed differently, so that a collision in one lane is unlikely to be one in the other. */
export function mixLow(lane: number, word: number): number {
  const mixed = Math.imul(lane + word, 0x1b873593);
  return (mixed << 13) | (mixed >>> 19);
}

/** Spreads every bit over the whole word. The result is unsigned. */
export function finish(word: number): number {
  let h = word ^ (word >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Two finished lanes as 16 hexadecimal digits. */
export const hex64 = (high: number, low: number): string => high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
