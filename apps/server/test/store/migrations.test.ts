import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { claim } from '../../src/store/jobs.ts';
import { type Migration, missingMigrations, readMigrations } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open-store.ts';
import { prepareDatabase } from '../../src/store/postgres/prepare-database.ts';
import { openDataFile } from '../../src/store/sqlite/data-file.ts';
import { draftsOf } from '../../src/store/statements/draft.ts';
import { entriesAfter } from '../../src/store/statements/entry.ts';
import { foldedLogOf } from '../../src/store/statements/folded-log.ts';
import { gamesOf } from '../../src/store/statements/game.ts';
import { seatsOf } from '../../src/store/statements/seat.ts';
import { secretOf } from '../../src/store/statements/secret.ts';
import { sessionByHash } from '../../src/store/statements/session.ts';
import { type Engine, onBoth, onPostgres, opening, SQLITE } from './engines.ts';
import { appendOf, NOW } from './sample.ts';

const RELEASED = new URL('./released/', import.meta.url);
const released = readdirSync(RELEASED).filter((name) => name.endsWith('.sql'));

/** Runs SQL in an empty place. */
async function load(engine: Engine, text: string): Promise<string> {
  const address = await engine.empty();
  await run(engine, address, text);
  return address;
}

async function run(engine: Engine, address: string, text: string): Promise<Record<string, unknown>[]> {
  if (engine !== SQLITE) return onPostgres(text, address);
  const database = new DatabaseSync(address);
  try {
    if (text.startsWith('SELECT'))
      return database
        .prepare(text)
        .all()
        .map((row) => ({ ...row }));
    database.exec(text);
    return [];
  } finally {
    database.close();
  }
}

/** Migrates a database to the newest of these schemas. */
async function migrate(engine: Engine, address: string, migrations: readonly Migration[]): Promise<void> {
  if (engine === SQLITE) {
    openDataFile(address, migrations).close();
    return;
  }
  const client = new Client({ connectionString: address });
  await client.connect();
  await prepareDatabase(client, migrations, []).finally(() => client.end());
}

const ours = readMigrations();
const newest = ours.at(-1)?.version ?? 0;
const next = (text: string): Migration[] => [...ours, { version: newest + 1, text, checksum: 'next' }];

describe('migrations', () => {
  test('are numbered without gaps, and each has its released schema', () => {
    expect(ours.map(({ version }) => version)).toEqual(ours.map((_, index) => index + 1));
    expect(released.map((name) => Number(name.slice(0, 4)))).toEqual(ours.map(({ version }) => version));
  });

  test('do not change: a database with another checksum is not ours', () => {
    const applied = ours.map(({ version, checksum }) => ({ version, checksum }));
    expect(missingMigrations(ours, 1, applied)).toEqual([]);
    expect(() => missingMigrations(ours, 1, [{ version: 1, checksum: 'other' }])).toThrow('Schema 1 of the database is not the one');
    expect(() => missingMigrations(ours, 1, [...applied, { version: newest + 1, checksum: '' }])).toThrow(
      `The database has schema ${newest + 1}`,
    );
    expect(() => missingMigrations(ours, 1, undefined)).toThrow('tables of another program');
  });

  onBoth((engine) => {
    const open = opening();

    test.each(released)('schema %s is brought up to date with all that it holds', async (name) => {
      const store = await open(await load(engine, readFileSync(new URL(name, RELEASED), 'utf8')));
      const game = 'g1';
      expect(await store.one(sessionByHash, { idHash: 'cookie', at: NOW })).toMatchObject({ name: 'Ännchen', language: 'de' });
      expect(await store.all(gamesOf, { person: 'ann', limit: 9 })).toMatchObject([{ id: game, state: 'playing', seq: 2 }]);
      expect(await store.all(seatsOf, { game })).toMatchObject([{ name: 'Ännchen' }, { bot: 'builder' }]);
      expect(await store.all(entriesAfter, { game, after: 0, limit: 9 })).toMatchObject([{ actionId: 'a1' }, { body: '["space:d1"]' }]);
      expect(await store.one(secretOf, { game })).toEqual({ sealed: 'sealed' });
      expect(await store.one(foldedLogOf, { game })).toEqual({ body: 'record' });
      expect(await store.all(draftsOf, { game })).toHaveLength(1);
      expect(await claim(store, NOW + 2)).toMatchObject([{ kind: 'bot', key: game }]);
      expect(await store.append(appendOf(game, 2, 'a2'))).toEqual({ result: 'stored', seq: 3 });
    });

    test('that are new come once, in order, with their checksums', async () => {
      const address = await load(engine, readFileSync(new URL(released.at(-1) ?? '', RELEASED), 'utf8'));
      const more = next("ALTER TABLE game ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'; CREATE TABLE mood (name TEXT PRIMARY KEY);");
      await migrate(engine, address, more);
      await migrate(engine, address, more);
      expect(await run(engine, address, 'SELECT mood FROM game')).toEqual([{ mood: 'calm' }]);
      expect(await run(engine, address, 'SELECT version, checksum FROM migration ORDER BY version')).toEqual(
        more.map(({ version, checksum }) => ({ version, checksum })),
      );
      await expect(openStore(address)).rejects.toMatchObject({ code: 'newer' });
    });

    test('that break leave the schema as it was', async () => {
      const address = await engine.ready();
      await migrate(engine, address, ours);
      await expect(migrate(engine, address, next('CREATE TABLE mood (name TEXT); CREATE TABLE game (id TEXT);'))).rejects.toThrow(
        'already exists',
      );
      await expect(run(engine, address, 'SELECT * FROM mood')).rejects.toThrow('mood');
      await open(address);
    });

    test('are not written into a database of another program', async () => {
      const address = await load(engine, 'CREATE TABLE recipe (name TEXT)');
      await expect(openStore(address)).rejects.toMatchObject({ code: 'foreign' });
      await expect(run(engine, address, 'SELECT * FROM migration')).rejects.toThrow('migration');
    });
  });
});
