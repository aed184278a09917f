/** What a table waits for, and what it says to those who want to do something. */
import type { Barrier, Choice, RefusalCode } from '@tabannusi/engine';
import type { Seat } from './seats.ts';

export type Prompt =
  | { readonly wait: 'decision'; readonly seat: number; readonly by: Seat['kind'] }
  /** A choice that ends the turn is held back. */
  | { readonly wait: 'confirm'; readonly seat: number; readonly choice: Choice }
  /** What follows from the decisions of the seat is not known yet, because the game is played elsewhere. A table that is played here never waits for that. */
  | { readonly wait: 'sending'; readonly seat: number }
  | { readonly wait: 'over' };

/** `notAsked`: another seat is asked; `confirming`: a choice waits for its confirmation; `nothing`: there is nothing to do the `deed` to. */
export type Done =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: RefusalCode | 'notAsked' | 'confirming' }
  | { readonly ok: false; readonly code: 'nothing'; readonly deed: 'undo' | 'redo' | 'restart' | 'confirm' };

/** `moment` is the one that cannot be left, and `barrier` why. */
export type Back = Done | { readonly ok: false; readonly code: 'barrier'; readonly barrier: Barrier; readonly moment: number };

/** A refusal of the engine or of the table. */
export type Refusal = Extract<Back, { readonly ok: false }>;

/** `fault`: why an answer was drawn by lot instead. `late`: the game went on meanwhile. */
export type Asked =
  | { readonly ok: true; readonly choice: Choice; readonly fault: string | null }
  | { readonly ok: false; readonly code: 'noBot' | 'late' };
