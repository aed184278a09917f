/** Tables from records. */
import type { GameRecord } from '@tabannusi/engine';
import { DEFAULT_SETTINGS, type OpenedTable, openTable, type SavedTable, type Sight, savedSeat, type Table } from '@tabannusi/table';
import { newId } from '../keep/new-id.ts';

/**
 * Opens a record as a table with the default settings. Without `seats` all seats are persons. `seed` is for a record without one: chance
 * after its end comes from it.
 */
export function openRecord(record: GameRecord, seed: string, seats: unknown = record.seats.map(() => ({ kind: 'person' }))): OpenedTable {
  const seeded = record.seed === undefined ? { ...record, seed, seedFrom: record.chance.length } : record;
  return openTable({
    format: 'tabannusi-table',
    version: 1,
    record: seeded,
    seats,
    settings: record.seats.map(() => DEFAULT_SETTINGS),
    orders: record.seats.map(() => ({})),
    ordered: [],
    held: null,
    undone: [],
  } satisfies Omit<SavedTable, 'seats'> & { seats: unknown });
}

/** Returns the game of a table that is followed, with the same players; null before its end, because only its host knows all of it. */
export function wholeGame(followed: Pick<Sight, 'record' | 'seats'>): Table | null {
  const record = followed.record();
  if (record === null) return null;
  const opened = openRecord(record, newId(), followed.seats.map(savedSeat));
  return opened.ok ? opened.table : null;
}
