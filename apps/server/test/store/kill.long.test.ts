import { expect, test } from 'vitest';
import { KILLED, killRepeatedly } from '../../faults/kills.ts';
import { hasNoPostgres } from './engines.ts';

const KILLS = 200;

// Without PostgreSQL only the data file is killed.
test.each(KILLED.filter((store) => store === 'sqlite' || !hasNoPostgres))(
  '%s: nothing acknowledged is lost or doubled in 200 kills',
  async (store) => {
    expect(await killRepeatedly(store, KILLS)).toMatchObject({ store, kills: KILLS, lost: 0, doubled: 0 });
  },
);
