/** The store of all games: a data file, or a PostgreSQL database that several nodes share. */
import { openPostgres } from './postgres/postgres-store.ts';
import { openSqlite } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens the store at an address: `postgres://…`, or the path of a data file. Rejects with a `StoreError` and then changes nothing. */
export function openStore(address: string): Promise<Store> {
  return /^postgres(?:ql)?:\/\//.test(address) ? openPostgres(address) : openSqlite(address);
}
