/** What an observer may know, as plain data that can be sent to another thread and unpacked there. */
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

/** The setting must be the one it was packed with, or one made from the same values. */
function unpackMasked(setting: Setting, packed: PackedMasked): Masked {
  const masked = new Masked(setting);
  contentOf(masked).restore(packed);
  masked.observer = packed.observer;
  masked.hiddenHeld.set(packed.hiddenHeld);
  masked.hiddenBottom.set(packed.hiddenBottom);
  masked.hiddenBottoms = packed.hiddenBottoms;
  return masked;
}

/** What an asked seat knows, as plain data. It holds nothing that the seat may not know. */
export interface PackedKnown {
  /** The values from which a setting is made. */
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

/** Reuses the last setting, because a game asks many questions with the same one. */
function settingOf({ edition, persons, switches, king }: PackedKnown['setting']): Setting {
  const of = JSON.stringify([edition, persons, switches, king]);
  if (last?.of !== of) last = { of, setting: createSetting(edition, persons, switches, king) };
  return last.setting;
}
