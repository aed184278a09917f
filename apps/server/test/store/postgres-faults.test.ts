import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { postgresFault } from '../../src/store/postgres/postgres-fault.ts';
import { prepareDatabase } from '../../src/store/postgres/prepare-database.ts';
import { entriesAfter } from '../../src/store/statements/entry.ts';
import { hasNoPostgres, onPostgres, opening, POSTGRES, postgresAddress } from './engines.ts';
import { appendOf, newGame } from './sample.ts';

const open = opening();

test('refuses an address where no PostgreSQL answers, and one that is none', async () => {
  await expect(openStore('postgres://ann:secret@[games')).rejects.toMatchObject({ code: 'unreachable' });
  await expect(openStore('postgres://ann:secret@127.0.0.1:1/games')).rejects.toMatchObject({ code: 'unreachable' });
  await expect(openStore('postgres://ann:secret@nowhere.invalid/games')).rejects.toMatchObject({ code: 'unreachable' });
});

// Skipped without PostgreSQL.
test.skipIf(hasNoPostgres)('refuses a wrong password, an unknown user and a missing database', async () => {
  const right = postgresAddress('postgres');
  await expect(openStore(right.replace(/:[^:@/]+@/, ':wrong@'))).rejects.toMatchObject({ code: 'refused' });
  await expect(openStore(right.replace('//tabannusi:', '//stranger:'))).rejects.toMatchObject({ code: 'refused' });
  await expect(openStore(postgresAddress('nowhere'))).rejects.toMatchObject({ code: 'noDatabase' });
});

// Skipped without PostgreSQL.
test.skipIf(hasNoPostgres)('refuses a database that would lose what is committed', async () => {
  const address = await POSTGRES.empty();
  const name = /\/(test_\w+)\?/.exec(address)?.[1];
  for (const setting of ['off', 'local']) {
    await onPostgres(`ALTER DATABASE ${name} SET synchronous_commit = ${setting}`);
    await expect(openStore(address)).rejects.toMatchObject({ code: 'notDurable' });
  }
  expect(await onPostgres('SELECT tablename FROM pg_tables WHERE schemaname = current_schema()', address)).toEqual([]);
});

// Skipped without PostgreSQL.
test.skipIf(hasNoPostgres)('refuses a database that may not be written', async () => {
  const address = await POSTGRES.empty();
  await onPostgres(`ALTER DATABASE ${/\/(test_\w+)\?/.exec(address)?.[1]} SET default_transaction_read_only = on`);
  await expect(openStore(address)).rejects.toMatchObject({ code: 'notWritable' });
});

test('refuses a PostgreSQL that is too old, before it writes', async () => {
  const asked: string[] = [];
  const old = {
    query: async (text: string) => {
      asked.push(text);
      return { rows: [{ version: 14, fsync: 'on', commit: 'on', encoding: 'UTF8' }] };
    },
  };
  await expect(prepareDatabase(old as unknown as Client, [], [])).rejects.toMatchObject({ code: 'tooOld' });
  expect(asked).toHaveLength(1);
});

// Skipped without PostgreSQL.
test.skipIf(hasNoPostgres)('a connection that is cut takes nothing with it: the action is sent again and stands there once', async () => {
  const address = await POSTGRES.ready();
  const store = await open(address);
  await store.together([newGame('g')]);
  const cut = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
  for (let after = 0; after < 12; after++) {
    const send = () => store.append(appendOf('g', after, `a${after}`));
    const [first] = await Promise.all([send(), onPostgres(cut, address)]);
    if (first.result === 'stored') continue;
    expect(first).toMatchObject({ result: 'failed', error: { code: expect.stringMatching(/^un(?:sure|reachable)$/) } });
    expect(await send()).toMatchObject({ result: expect.stringMatching(/^(?:stored|known)$/), seq: after + 1 });
  }
  const entries = await store.all(entriesAfter, { game: 'g', after: 0, limit: 100 });
  expect(entries.map(({ actionId }) => actionId)).toEqual(Array.from({ length: 12 }, (_, n) => `a${n}`));
});

test('only an answer of the server says that nothing was stored', () => {
  const broken = new Error('Connection terminated unexpectedly');
  expect(postgresFault(broken, { sent: true }).code).toBe('unsure');
  expect(postgresFault(broken, { sent: false }).code).toBe('unreachable');
});
