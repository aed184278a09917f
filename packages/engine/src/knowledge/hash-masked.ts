/**
 * The hash of what one observer knows: 64 bits that prove that a followed table and the game are at the same point.
 *
 * It is made from a mask, never from a state. There are few hidden cards, so anyone with a hash over one of them could find it by trying
 * all.
 */
import { finish, hex64, mixHigh, mixLow } from '../edition/mix.ts';
import { hashFrom } from '../model/hash.ts';
import { contentOf, type Masked } from './masked.ts';

/** 16 hexadecimal digits. Like the hash of a state, it depends on the layout. */
export function hashMasked(masked: Masked): string {
  const { hiddenHeld, hiddenBottom, hiddenBottoms } = masked;
  let { high, low } = hashFrom(contentOf(masked), 0, { high: 0, low: 0 });
  for (const number of [...hiddenHeld, hiddenBottoms, ...hiddenBottom.subarray(0, hiddenBottoms)]) {
    high = mixHigh(high, number);
    low = mixLow(low, number);
  }
  return hex64(finish(high ^ low), finish(low + Math.imul(high, 4)));
}
