/** A table as JSON, for an app to keep after every step. It holds everything, including the cards of all seats. See `docs/formats.md`. */
import type { Choice, GameRecord, RecordFault, ReplayFault } from '@tabannusi/engine';
import type { Orders } from './orders.ts';
import type { SavedSeat, SeatSettings } from './seats.ts';

export const TABLE_FORMAT = 'tabannusi-table';
export const TABLE_VERSION = 1;

export interface SavedTable {
  readonly format: typeof TABLE_FORMAT;
  readonly version: typeof TABLE_VERSION;
  /** Includes the seed from which further chance and bots draw. */
  readonly record: GameRecord;
  /** Without names, which are in the record. */
  readonly seats: readonly SavedSeat[];
  readonly settings: readonly SeatSettings[];
  readonly orders: readonly Orders[];
  /** The moments of the steps that standing orders made, rising. */
  readonly ordered: readonly number[];
  /** The choice that waits for its confirmation. */
  readonly held: Choice | null;
  /** The choices that were undone and can be redone; the next one to redo is last. */
  readonly undone: readonly Choice[];
}

/** Faults of a saved table itself: not a table, an unknown version, or a member with a wrong form or an impossible value. */
export const TABLE_FAULT_CODES = ['notATable', 'otherTableVersion', 'badTable'] as const;

/** The engine reports faults of the record, with paths in the record. */
export type SavedFault = { readonly code: (typeof TABLE_FAULT_CODES)[number]; readonly path: string } | RecordFault | ReplayFault;
