/** Checks a PostgreSQL database before it is used: whether it keeps what is committed, and whether its schema is ours. */
import type { ClientBase } from 'pg';
import { APPLIED, type Applied, CREATE_MIGRATION_TABLE, type Migration, missingMigrations } from '../migrations.ts';
import type { Statement } from '../statement.ts';
import { StoreError } from '../store-error.ts';
import { APPEND_TEXT } from './append.ts';
import { numbered } from './numbered.ts';

const OLDEST = 15;
/** The key of the advisory lock for schema changes. Any number will do if all nodes use the same. */
const SCHEMA_LOCK = 7_410_522;

/** Throws, and changes nothing, if the database is too old, could lose what is committed, or is not ours. */
export async function prepareDatabase(
  client: ClientBase,
  migrations: readonly Migration[],
  statements: Iterable<Statement>,
): Promise<void> {
  await checkSettings(client);
  await migrate(client, migrations);
  await prepareOnce(client, statements);
}

async function checkSettings(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('fsync') AS fsync,
       current_setting('synchronous_commit') AS commit, current_setting('server_encoding') AS encoding`,
  );
  const { version, fsync, commit, encoding } = rows[0] as { version: number; fsync: string; commit: string; encoding: string };
  if (version < OLDEST) throw new StoreError('tooOld', `This is PostgreSQL ${version}. Version ${OLDEST} or newer is needed.`);
  if (fsync !== 'on') throw new StoreError('notDurable', 'PostgreSQL runs with fsync off and would lose games. Turn it on.');
  if (commit === 'off' || commit === 'local')
    throw new StoreError('notDurable', `PostgreSQL runs with synchronous_commit ${commit} and would lose games. Set it to on.`);
  if (encoding !== 'UTF8')
    throw new StoreError('notDurable', `The database has the encoding ${encoding} and would lose letters. Use UTF8.`);
}

/** Applies all missing migrations in one transaction, on one node at a time. */
async function migrate(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${SCHEMA_LOCK})`);
    const wanted = await missing(client, migrations);
    if (wanted.length === migrations.length) await client.query(CREATE_MIGRATION_TABLE);
    for (const { version, checksum, text } of wanted) {
      await client.query(text);
      await client.query('INSERT INTO migration (version, checksum, at) VALUES ($1, $2, $3)', [version, checksum, Date.now()]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function missing(client: ClientBase, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows: tables } = await client.query('SELECT tablename FROM pg_tables WHERE schemaname = current_schema()');
  const isOurs = tables.some(({ tablename }: { tablename: string }) => tablename === 'migration');
  return missingMigrations(migrations, tables.length, isOurs ? ((await client.query(APPLIED)).rows as Applied[]) : undefined);
}

/** Prepares every statement in one round trip. So a schema that does not fit is found at the start and not during a game. */
async function prepareOnce(client: ClientBase, statements: Iterable<Statement>): Promise<void> {
  const texts = [...[...statements].map(({ text }) => numbered(text).text), APPEND_TEXT];
  await client.query(texts.map((text, index) => `PREPARE tried_${index} AS ${text};`).join('\n'));
  await client.query('DEALLOCATE ALL');
}
