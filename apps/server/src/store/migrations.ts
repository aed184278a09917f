/**
 * The schema grows by numbered SQL files that work in both engines. A released file never changes and is never reverted.
 *
 * A database stores which migrations it has, with their checksums. Two releases may run on one database at the same time, so a release adds
 * only what the release before it can work with. What is no longer used is removed one release later.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { StoreError } from './store-error.ts';

export interface Migration {
  readonly version: number;
  readonly text: string;
  readonly checksum: string;
}

/** A migration that a database has, as a row of its table `migration`. */
export interface Applied {
  readonly version: number;
  readonly checksum: string;
}

export const CREATE_MIGRATION_TABLE = 'CREATE TABLE migration (version INTEGER PRIMARY KEY, checksum TEXT NOT NULL, at BIGINT NOT NULL)';
export const APPLIED = 'SELECT version, checksum FROM migration ORDER BY version';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Returns this program's migrations, in order. */
export function readMigrations(folder: URL = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort()
    .map((name) => {
      // A checkout on Windows may have CRLF line endings.
      const text = readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n');
      return { version: Number(name.slice(0, 4)), text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/**
 * Returns the migrations that a database still needs. Throws a `newer` error if a later release has changed it, and `foreign` if the
 * database is not ours.
 *
 * @param tables the number of tables in the database
 * @param applied the rows of its table `migration`; undefined if it has no such table
 */
export function missingMigrations(migrations: readonly Migration[], tables: number, applied: readonly Applied[] | undefined): Migration[] {
  if (applied === undefined) {
    if (tables > 0) throw new StoreError('foreign', 'The database holds tables of another program. Use an empty one.');
    return [...migrations];
  }
  const newest = migrations.at(-1)?.version ?? 0;
  const ahead = applied.find(({ version }) => version > newest);
  if (ahead)
    throw new StoreError('newer', `The database has schema ${ahead.version}, and this program knows ${newest}. Use a newer release.`);
  for (const [index, { version, checksum }] of applied.entries()) {
    const ours = migrations[index];
    if (ours?.version !== version || ours.checksum !== checksum)
      throw new StoreError('foreign', `Schema ${version} of the database is not the one of this program.`);
  }
  return migrations.slice(applied.length);
}
