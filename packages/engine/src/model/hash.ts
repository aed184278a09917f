/**
 * The hash of a state: 64 bits in two lanes of 32, over all of the state that `legal` and `apply` can read. The setting
 * (edition, number of players, switches) is not in it: a record names it beside.
 *
 * Order: the layout number, the depth of the stack, then the buffer from the end of the ledger to the end of the live stack, as little-endian words. Frames above the live
 * stack are leftovers and do not count. The same position has the same hash on every platform.
 */
import { finish, hex64, mixHigh, mixLow } from '../edition/mix.ts';
import { FRAME_BYTES, LAYOUT_NUMBER } from './layout.ts';
import type { State } from './state.ts';

if (new Uint8Array(Uint32Array.of(1).buffer)[0] !== 1) throw new Error('hash: this engine needs a little-endian machine');

/** Both lanes as one number pair; `high` and `low` are unsigned. */
export interface Hash {
  high: number;
  low: number;
}

export function hashState(state: State, out: Hash = { high: 0, low: 0 }): Hash {
  return hashFrom(state, state.layout.ledgerLength, out);
}

/** The same from a word of the buffer on: from 0 it has the ledger in it. */
export function hashFrom(state: State, first: number, out: Hash): Hash {
  const { words } = state;
  const end = (state.layout.stackOffset + state.depth * FRAME_BYTES) >> 2;
  let high = mixHigh(Math.imul(LAYOUT_NUMBER, 0x9e3779b1) ^ 0x243f6a88, state.depth);
  let low = mixLow(Math.imul(LAYOUT_NUMBER, 0x85ebca77) ^ 0x13198a2e, state.depth);
  for (let i = first; i < end; i++) {
    const word = words[i];
    high = mixHigh(high, word);
    low = mixLow(low, word);
  }
  out.high = finish(high ^ low);
  out.low = finish(low + Math.imul(high, 4));
  return out;
}

/** Sixteen hexadecimal digits. */
export function hashText(state: State): string {
  const { high, low } = hashState(state);
  return hex64(high, low);
}
