/** Ways to draw one of the remaining things. Nothing is shuffled beforehand: each draw chooses among what is left at that time. */
import type { Random } from '../contracts.ts';
import { NONE } from '../model/ids.ts';

/** Draws one of the kinds 0 to `kinds` - 1 that is not in `used`. At most 32 kinds. */
export function drawUnused(used: Uint8Array, kinds: number, random: Random): number {
  let gone = 0;
  for (let i = 0; i < used.length; i++) if (used[i] !== NONE) gone |= 1 << used[i];
  let left = 0;
  for (let kind = 0; kind < kinds; kind++) if ((gone & (1 << kind)) === 0) left++;
  let lot = random.below(left);
  for (let kind = 0; ; kind++) if ((gone & (1 << kind)) === 0 && lot-- === 0) return kind;
}

/** Draws one of the tiles at this place. */
export function drawWhere(places: Uint8Array, place: number, random: Random): number {
  let left = 0;
  for (let tile = 0; tile < places.length; tile++) if (places[tile] === place) left++;
  let lot = random.below(left);
  for (let tile = 0; ; tile++) if (places[tile] === place && lot-- === 0) return tile;
}

/** Draws a kind, with a probability proportional to its count. */
export function drawFromCounts(counts: Uint8Array, random: Random): number {
  let left = 0;
  for (let kind = 0; kind < counts.length; kind++) left += counts[kind];
  let lot = random.below(left);
  for (let kind = 0; ; kind++) {
    lot -= counts[kind];
    if (lot < 0) return kind;
  }
}

/** Draws one of the numbers whose bits are set. */
export function drawFromMask(mask: number, random: Random): number {
  let left = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) left++;
  let lot = random.below(left);
  for (let number = 0; ; number++) if ((mask & (1 << number)) !== 0 && lot-- === 0) return number;
}
