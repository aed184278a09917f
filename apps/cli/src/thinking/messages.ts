/** What is said to a thread in which bots think, and what it answers: plain data, and nothing that the seat may not know. */
import type { Hinted, Known } from '@tabannusi/ai';
import { type Choice, type Edition, type GeneratorState, type King, type PackedMasked, packMasked, type Switches } from '@tabannusi/engine';
import type { BotName } from '../bots.ts';

/** How much there is to think. */
export interface Measure {
  readonly iterations?: number | undefined;
  /** From when the thinking begins. */
  readonly milliseconds?: number | undefined;
}

/** What the seat knows; `setting` is all that a setting is made of. */
export interface PackedKnown {
  readonly setting: { readonly edition: Edition; readonly persons: number; readonly switches: Switches; readonly king: King | null };
  readonly seat: number;
  readonly masked: PackedMasked;
  readonly choices: readonly Choice[];
}

export type Question = { readonly known: PackedKnown; readonly measure: Measure } & (
  | { readonly ask: 'choice'; readonly bot: BotName; readonly lots: GeneratorState }
  | { readonly ask: 'hint'; readonly count: number | undefined }
);

/** Choices are told by their places in the list. */
export interface PackedHint {
  readonly best: readonly (Omit<Hinted, 'choice'> & { readonly choice: number })[];
  readonly equal: number;
}

export function packKnown({ seat, masked, choices }: Known): PackedKnown {
  const { edition, players, switches, solo } = masked.setting;
  const setting = { edition, persons: solo === null ? players : 1, switches, king: solo?.king ?? null };
  return { setting, seat, masked: packMasked(masked), choices };
}
