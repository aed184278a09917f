/** A table as JSON, for an app to keep after every step. It holds everything, the cards of all seats too. `docs/formats.md` describes it. */
import type { Choice, GameRecord, RecordFault, ReplayFault } from '@tabannusi/engine';
import type { Orders } from './orders.ts';
import type { SavedSeat, SeatSettings } from './seats.ts';

export const TABLE_FORMAT = 'tabannusi-table';
export const TABLE_VERSION = 1;

export interface SavedTable {
  readonly format: typeof TABLE_FORMAT;
  readonly version: typeof TABLE_VERSION;
  /** With the seed from which further chance and bots draw. */
  readonly record: GameRecord;
  /** Names are those of the record. */
  readonly seats: readonly SavedSeat[];
  readonly settings: readonly SeatSettings[];
  readonly orders: readonly Orders[];
  /** Moments of the steps that standing orders made, in their order. */
  readonly ordered: readonly number[];
  /** The choice that waits for its confirmation. */
  readonly held: Choice | null;
  /** What was taken back and can be made again, the next one last. */
  readonly undone: readonly Choice[];
}

/** What is wrong with a saved table itself: no table, one of a version that is not known here, something that has not its form or cannot be. */
export const TABLE_FAULT_CODES = ['notATable', 'otherTableVersion', 'badTable'] as const;

/** What is wrong with its record is said by the engine, with paths in the record. */
export type SavedFault = { readonly code: (typeof TABLE_FAULT_CODES)[number]; readonly path: string } | RecordFault | ReplayFault;
