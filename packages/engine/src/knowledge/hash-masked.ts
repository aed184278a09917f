/**
 * The hash of what one observer knows: 64 bits, by which a table that is followed over the network proves that it stands where the game stands.
 *
 * It is made of a mask and never of a state. There are few hidden cards, so whoever had a hash over one of them could try them all.
 */
import { finish, hex64, mixHigh, mixLow } from '../edition/mix.ts';
import { hashFrom } from '../model/hash.ts';
import { contentOf, type Masked } from './masked.ts';

/** Sixteen hexadecimal digits. Like the hash of a state, it means something else in another layout. */
export function hashMasked(masked: Masked): string {
  const { hiddenHeld, hiddenBottom, hiddenBottoms } = masked;
  let { high, low } = hashFrom(contentOf(masked), 0, { high: 0, low: 0 });
  for (const number of [...hiddenHeld, hiddenBottoms, ...hiddenBottom.subarray(0, hiddenBottoms)]) {
    high = mixHigh(high, number);
    low = mixLow(low, number);
  }
  return hex64(finish(high ^ low), finish(low + Math.imul(high, 4)));
}
