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
