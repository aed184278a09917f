/**
 * The hash of a state: 64 bits in two lanes of 32, over everything that `legal` and `apply` can read. The setting (edition, number of
 * players, switches) is not included; a record names it separately.
 *
 * The order is: layout number, depth of the stack, then the buffer from the end of the ledger to the end of the used stack, as
 * little-endian words. Old frames above the used stack do not count. Equal positions have equal hashes on every platform.
 */
import { finish, hex64, mixHigh, mixLow } from '../edition/mix.ts';
import { FRAME_BYTES, LAYOUT_NUMBER } from './layout.ts';
import type { State } from './state.ts';

if (new Uint8Array(Uint32Array.of(1).buffer)[0] !== 1) throw new Error('hash: this engine needs a little-endian machine');

/** Both lanes; `high` and `low` are unsigned. */
export interface Hash {
  high: number;
  low: number;
}

export function hashState(state: State, out: Hash = { high: 0, low: 0 }): Hash {
  return hashFrom(state, state.layout.ledgerLength, out);
}

/** Returns the hash of the buffer from a word on; from word 0 it includes the ledger. */
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

/** Returns the hash as 16 hexadecimal digits. */
export function hashText(state: State): string {
  const { high, low } = hashState(state);
  return hex64(high, low);
}
