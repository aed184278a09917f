/** What a table waits for, and its answers to those who act at it. */
import type { Barrier, Choice, RefusalCode } from '@tabannusi/engine';
import type { Seat } from './seats.ts';

export type Prompt =
  | { readonly wait: 'decision'; readonly seat: number; readonly by: Seat['kind'] }
  /** A choice that ends the turn waits for its confirmation. */
  | { readonly wait: 'confirm'; readonly seat: number; readonly choice: Choice }
  /** The seat's decisions have been made, and the server has not yet told what follows. Only a followed table waits for this. */
  | { readonly wait: 'sending'; readonly seat: number }
  | { readonly wait: 'over' };

/**
 * `notAsked`: another seat is asked. `confirming`: a choice waits for its confirmation. `nothing`: there is nothing to confirm, undo or
 * redo.
 */
export type Done =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: RefusalCode | 'notAsked' | 'confirming' }
  | { readonly ok: false; readonly code: 'nothing'; readonly deed: 'undo' | 'redo' | 'restart' | 'confirm' };

/** `barrier` is the reason why the game cannot go back past this moment. */
export type Back = Done | { readonly ok: false; readonly code: 'barrier'; readonly barrier: Barrier; readonly moment: number };

/** A refusal of the engine or of the table. */
export type Refusal = Extract<Back, { readonly ok: false }>;

/** `fault`: why the bot's answer was replaced by a random one. `late`: the game went on before the bot answered. */
export type Asked =
  | { readonly ok: true; readonly choice: Choice; readonly fault: string | null }
  | { readonly ok: false; readonly code: 'noBot' | 'late' };
