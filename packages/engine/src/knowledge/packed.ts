/** What an observer may know as plain data: it can be sent to another thread, and be made what it was there. */
import type { Setting } from '../model/setting.ts';
import type { Snapshot } from '../model/state.ts';
import { contentOf, Masked } from './masked.ts';

export interface PackedMasked extends Snapshot {
  readonly observer: number;
  readonly hiddenHeld: Uint8Array;
  readonly hiddenBottom: Uint8Array;
  readonly hiddenBottoms: number;
}

export function packMasked(masked: Masked): PackedMasked {
  const { observer, hiddenHeld, hiddenBottom, hiddenBottoms } = masked;
  return { ...contentOf(masked).snapshot(), observer, hiddenHeld: hiddenHeld.slice(), hiddenBottom: hiddenBottom.slice(), hiddenBottoms };
}

/** Of the setting that it was packed with, or one that was made of the same. */
export function unpackMasked(setting: Setting, packed: PackedMasked): Masked {
  const masked = new Masked(setting);
  contentOf(masked).restore(packed);
  masked.observer = packed.observer;
  masked.hiddenHeld.set(packed.hiddenHeld);
  masked.hiddenBottom.set(packed.hiddenBottom);
  masked.hiddenBottoms = packed.hiddenBottoms;
  return masked;
}
