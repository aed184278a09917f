/** Maps errors of PostgreSQL and of its connection to errors of the store. */
import { DatabaseError } from 'pg';
import { StoreError, type StoreFault } from '../store-error.ts';

/** Keyed by SQLSTATE or by its class, the first two characters. */
const FAULTS: Readonly<Record<string, StoreFault>> = {
  '08': 'unreachable', // connection exception
  '22': 'value', // data exception
  '23': 'constraint', // integrity constraint violation
  '28': 'refused', // invalid authorization
  '3D': 'noDatabase', // invalid catalog name
  '42': 'foreign', // a table or column is missing or other than ours, or we may not use it
  '53': 'unreachable', // insufficient resources: connections, memory
  '53100': 'full', // disk full
  '57': 'unreachable', // shutting down, starting up, statement cancelled
  '58': 'disk', // system error
  XX001: 'damaged', // data corrupted
  XX002: 'damaged', // index corrupted
  '25006': 'notWritable', // read-only transaction: a replica, or a database that is set so
};

/** With these errors the connection ends: the server was shut down, crashed or cut it off, or has an internal error. */
const ENDS_CONNECTION = /^(?:57P|08|25P03|XX)/;

/**
 * Returns the store's error for an error of `pg`.
 *
 * @param sent whether a change was sent to the server. Then only an error from the server itself means that nothing was stored; a broken
 * connection leaves that open.
 */
export function postgresFault(error: unknown, { sent }: { readonly sent: boolean }): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (sent && !survives(error)) return new StoreError('unsure', `PostgreSQL was lost before it answered: ${message}`, error);
  if (!(error instanceof DatabaseError)) return new StoreError('unreachable', message, error);
  const { code = '' } = error;
  return new StoreError(FAULTS[code] ?? FAULTS[code.slice(0, 2)] ?? 'unknown', `${message} (${code})`, error);
}

/**
 * Whether the server answered with an error and the connection can still be used. Checks the code, because severities are in the server's
 * language.
 */
export const survives = (error: unknown): boolean => error instanceof DatabaseError && !ENDS_CONNECTION.test(error.code ?? '');
