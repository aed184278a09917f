/** A table as JSON, for an app to keep after every step. It holds everything, the cards of all seats too. */
import type { Choice, GameRecord, RecordFault, ReplayFault } from '@tabannusi/engine';
import type { Orders } from './orders.ts';
import type { Seat, SeatSettings } from './seats.ts';
import type { Table } from './table.ts';

export const TABLE_FORMAT = 'tabannusi-table';
export const TABLE_VERSION = 1;

export interface SavedTable {
  readonly format: typeof TABLE_FORMAT;
  readonly version: typeof TABLE_VERSION;
  /** With the seed from which further chance and bots draw. */
  readonly record: GameRecord;
  /** Names are those of the record. */
  readonly seats: readonly ({ readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: string })[];
  readonly settings: readonly SeatSettings[];
  readonly orders: readonly Orders[];
  /** Moments of the steps that standing orders made. */
  readonly ordered: readonly number[];
  /** The choice that waits for its confirmation. */
  readonly held: Choice | null;
  /** What was taken back and can be made again, the next one last. */
  readonly undone: readonly Choice[];
}

/** What is wrong with a saved table itself; what is wrong with its record is said by the engine. */
export type SavedFault =
  | { readonly code: 'notATable' | 'otherTableVersion' | 'badTable'; readonly path: string }
  | RecordFault
  | ReplayFault;

export function saveTable(table: Table): SavedTable {
  const { own, held, steps, undone } = table.parts;
  return {
    format: TABLE_FORMAT,
    version: TABLE_VERSION,
    record: table.record(),
    seats: table.seats.map(savedSeat),
    settings: own.map(({ settings }) => settings),
    orders: own.map(({ orders }) => orders),
    ordered: steps.between(0, steps.count).flatMap(({ ordered }, n) => (ordered ? [n + 1] : [])),
    held,
    undone,
  };
}

const savedSeat = (seat: Seat): SavedTable['seats'][number] =>
  seat.kind === 'person' ? { kind: 'person' } : { kind: 'bot', bot: seat.bot };
