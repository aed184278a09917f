/** Maps SQLite's result codes to errors of the store. */
import { StoreError, type StoreFault } from '../store-error.ts';

/** The low byte of a result code is its primary code; the other bits give details. */
const KIND = 0xff;
const IOERR_FSYNC = 1034;

const FAULTS: Readonly<Record<number, StoreFault>> = {
  5: 'inUse', // SQLITE_BUSY
  6: 'inUse', // SQLITE_LOCKED
  8: 'notWritable', // SQLITE_READONLY
  10: 'disk', // SQLITE_IOERR
  11: 'damaged', // SQLITE_CORRUPT
  13: 'full', // SQLITE_FULL
  14: 'notWritable', // SQLITE_CANTOPEN
  19: 'constraint', // SQLITE_CONSTRAINT
  26: 'noDatabaseFile', // SQLITE_NOTADB
};

/**
 * Returns the store's error for an SQLite error. A commit whose fsync failed may still be in the journal after a power cut, so it is
 * `unsure`.
 */
export function sqliteFault(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  const fault = code === IOERR_FSYNC ? 'unsure' : (FAULTS[code & KIND] ?? 'unknown');
  return new StoreError(fault, error instanceof Error ? `${error.message} (SQLite ${code})` : String(error), error);
}
