/**
 * The schema grows by numbered files of SQL that both engines understand; none is ever changed or taken back.
 *
 * A database remembers which of them it has, with their checksums. A new release may only add what the one before can live with, because two
 * releases may run on one database; what is no longer used goes one release later.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { StoreError } from './store-error.ts';

export interface Migration {
  readonly version: number;
  readonly text: string;
  readonly checksum: string;
}

/** What a database has, as its table `migration` says. */
export interface Applied {
  readonly version: number;
  readonly checksum: string;
}

export const CREATE_MIGRATION_TABLE = 'CREATE TABLE migration (version INTEGER PRIMARY KEY, checksum TEXT NOT NULL, at BIGINT NOT NULL)';
export const APPLIED = 'SELECT version, checksum FROM migration ORDER BY version';

const FOLDER = new URL('./migrations/', import.meta.url);

/** The migrations of this program, in order. */
export function readMigrations(folder: URL = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort()
    .map((name) => {
      // A checkout on Windows may have other ends of lines.
      const text = readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n');
      return { version: Number(name.slice(0, 4)), text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/**
 * The migrations that a database still needs. Throws `newer` or `foreign` where it is none of ours or ahead of us.
 *
 * @param tables how many tables the database has
 * @param applied what its table `migration` holds; undefined where there is no such table
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
