/** What an observer may know as plain data: it can be sent to another thread, and be made what it was there. */
import type { Choice } from '../choices.ts';
import type { Edition, King } from '../edition/types.ts';
import { createSetting, type Setting, type Switches } from '../model/setting.ts';
import type { Snapshot } from '../model/state.ts';
import type { Known } from './knowledge.ts';
import { contentOf, Masked } from './masked.ts';

interface PackedMasked extends Snapshot {
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
function unpackMasked(setting: Setting, packed: PackedMasked): Masked {
  const masked = new Masked(setting);
  contentOf(masked).restore(packed);
  masked.observer = packed.observer;
  masked.hiddenHeld.set(packed.hiddenHeld);
  masked.hiddenBottom.set(packed.hiddenBottom);
  masked.hiddenBottoms = packed.hiddenBottoms;
  return masked;
}

/** What a seat that is asked knows, as plain data. Nothing is in it that the seat may not know. */
export interface PackedKnown {
  /** All that a setting is made of. */
  readonly setting: { readonly edition: Edition; readonly persons: number; readonly switches: Switches; readonly king: King | null };
  readonly seat: number;
  readonly masked: PackedMasked;
  readonly choices: readonly Choice[];
}

export function packKnown({ seat, masked, choices }: Known): PackedKnown {
  const { edition, players, switches, solo } = masked.setting;
  const setting = { edition, persons: solo === null ? players : 1, switches, king: solo?.king ?? null };
  return { setting, seat, masked: packMasked(masked), choices };
}

export const unpackKnown = ({ setting, seat, masked, choices }: PackedKnown): Known => ({
  seat,
  masked: unpackMasked(settingOf(setting), masked),
  choices,
});

let last: { readonly of: string; readonly setting: Setting } | null = null;

/** A game asks many questions of the same setting. */
function settingOf({ edition, persons, switches, king }: PackedKnown['setting']): Setting {
  const of = JSON.stringify([edition, persons, switches, king]);
  if (last?.of !== of) last = { of, setting: createSetting(edition, persons, switches, king) };
  return last.setting;
}
