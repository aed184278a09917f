/** Opens a data file: checks it before anything is written, makes this process its owner and migrates its schema. */
import { accessSync, constants, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { APPLIED, type Applied, CREATE_MIGRATION_TABLE, type Migration, missingMigrations } from '../migrations.ts';
import { StoreError } from '../store-error.ts';

/** The longest wait for a lock that another program, such as a backup, holds briefly. */
const PATIENCE_MS = 2_000;

export interface DataFile {
  readonly database: DatabaseSync;
  close(): void;
}

/** Opens or creates the file. Throws, and leaves the file as it is, if it is damaged, newer, foreign, in use or not writable. */
export function openDataFile(file: string, migrations: readonly Migration[]): DataFile {
  const owner = ownFile(file);
  let database: DatabaseSync | undefined;
  try {
    if (existsSync(file)) inspect(file, migrations);
    database = new DatabaseSync(file, { timeout: PATIENCE_MS });
    makeDurable(database);
    migrate(database, migrations);
    // Whoever held a job is gone, because this process is the only owner. What failed too often is tried again: its cause may be mended.
    database.exec('UPDATE job SET leased_until = 0, tries = 0 WHERE leased_until > 0 OR tries > 0');
    const opened = database;
    return {
      database: opened,
      close: () => {
        opened.close();
        owner.close();
      },
    };
  } catch (error) {
    database?.close();
    owner.close();
    throw error;
  }
}

/** Checks the whole file through a read-only connection. If there is no journal, SQLite is also kept from creating one. */
function inspect(file: string, migrations: readonly Migration[]): void {
  if (!isWritable(file)) throw new StoreError('notWritable', 'The data file may not be written.');
  const place = existsSync(`${file}-wal`) ? file : `${pathToFileURL(file)}?immutable=1`;
  const database = new DatabaseSync(place, { readOnly: true, timeout: PATIENCE_MS });
  try {
    const [finding] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (finding !== 'ok') throw new StoreError('damaged', `The data file is damaged: ${finding}`);
    missing(database, migrations);
  } finally {
    database.close();
  }
}

/** Checked here, because SQLite opens a read-only file and fails only at the first commit. */
function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes this process the owner of the file until it ends in any way, by an operating-system lock on a small file beside it. Other programs,
 * such as a backup, can still read the data file.
 */
export function ownFile(file: string): DatabaseSync {
  const owner = new DatabaseSync(`${file}.lock`);
  try {
    owner.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return owner;
  } catch (error) {
    owner.close();
    throw error;
  }
}

/** With WAL and FULL, every commit waits for an fsync of the journal. `fullfsync` ensures that on macOS and has no effect elsewhere. */
function makeDurable(database: DatabaseSync): void {
  const [mode] = Object.values(database.prepare('PRAGMA journal_mode = WAL').get() ?? {});
  if (mode !== 'wal') throw new StoreError('notDurable', `This file system has no write-ahead log: the journal stays ${mode}.`);
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA foreign_keys = ON');
}

/** Applies all missing migrations in one transaction; after an error the schema is as before. */
function migrate(database: DatabaseSync, migrations: readonly Migration[]): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const wanted = missing(database, migrations);
    if (wanted.length === migrations.length) database.exec(CREATE_MIGRATION_TABLE);
    const note = database.prepare('INSERT INTO migration (version, checksum, at) VALUES (?, ?, ?)');
    for (const { version, checksum, text } of wanted) {
      database.exec(text);
      note.run(version, checksum, Date.now());
    }
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function missing(database: DatabaseSync, migrations: readonly Migration[]): Migration[] {
  const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`).all();
  const isOurs = tables.some(({ name }) => name === 'migration');
  return missingMigrations(migrations, tables.length, isOurs ? (database.prepare(APPLIED).all() as unknown as Applied[]) : undefined);
}
