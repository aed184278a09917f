import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { KILLED, killRepeatedly } from '../../faults/kills.ts';
import { hasNoPostgres } from './engines.ts';

const KILLS = 4;

// Without PostgreSQL only the data file is killed.
test.concurrent.each(KILLED.filter((store) => store === 'sqlite' || !hasNoPostgres))(
  'nothing that was acknowledged is lost or doubled when it is killed: %s',
  async (store) => {
    const report = await killRepeatedly(store, KILLS);
    expect(report).toMatchObject({ store, kills: KILLS, lost: 0, doubled: 0 });
    expect(report).toHaveProperty(
      'acknowledged',
      expect.toSatisfy((count: number) => count >= KILLS),
    );
  },
);

test.concurrent('the command prints one array, and says which stores it had to skip', async () => {
  const command = fileURLToPath(new URL('../../faults/kill.ts', import.meta.url));
  const args = ['--disable-warning=ExperimentalWarning', command, '--kills', '1', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, POSTGRES: '' } });
  const count = expect.any(Number);
  const skipped = expect.any(String);
  expect(JSON.parse(stdout)).toEqual([
    { store: 'sqlite', kills: 1, acknowledged: count, lost: 0, doubled: 0 },
    { store: 'postgres', skipped },
    { store: 'postgres-database', skipped },
  ]);
});
