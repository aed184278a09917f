/**
 * The hash of a state: 64 bits in two lanes of 32, over all that `legal` and `apply` can read.
 *
 * Order: the layout number, then the buffer from its start to the end of the live stack, as little-endian words. Frames above the live
 * stack are leftovers and do not count. The same position has the same hash on every platform.
 */
import { FRAME_BYTES, LAYOUT_NUMBER } from './layout.ts';
import type { State } from './state.ts';

if (new Uint8Array(Uint32Array.of(1).buffer)[0] !== 1) throw new Error('hash: this engine needs a little-endian machine');

/** Both lanes as one number pair; `high` and `low` are unsigned. */
export interface Hash {
  high: number;
  low: number;
}

export function hashState(state: State, out: Hash = { high: 0, low: 0 }): Hash {
  const { words } = state;
  const end = (state.layout.stackOffset + state.depth * FRAME_BYTES) >> 2;
  let high = Math.imul(LAYOUT_NUMBER, 0x9e3779b1) ^ 0x243f6a88;
  let low = Math.imul(LAYOUT_NUMBER, 0x85ebca77) ^ 0x13198a2e;
  for (let i = 0; i < end; i++) {
    const word = words[i];
    high = Math.imul(high ^ word, 0xcc9e2d51);
    high ^= high >>> 15;
    low = Math.imul(low + word, 0x1b873593) | 0;
    low = (low << 13) | (low >>> 19);
  }
  out.high = finish(high ^ low);
  out.low = finish(low + Math.imul(high, 5));
  return out;
}

/** Sixteen hexadecimal digits. */
export function hashText(state: State): string {
  const { high, low } = hashState(state);
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}

/** The last mix of MurmurHash3, which spreads every bit over the word. */
function finish(word: number): number {
  let h = word ^ (word >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
