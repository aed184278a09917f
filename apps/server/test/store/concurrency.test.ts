import { expect, test } from 'vitest';
import { compare, History, makeGames, startWriters } from '../../faults/writers.ts';
import { type Engine, hasNoPostgres, POSTGRES, SQLITE } from './engines.ts';

const GAMES = ['one', 'two', 'three', 'four', 'five'];
const WRITERS = 24;
const EACH = 12;

/** Runs all writers, spread over several processes. */
async function compete(engine: Engine, processes: number): Promise<void> {
  const address = await engine.ready();
  await makeGames(address, GAMES);
  const history = new History();
  const writers = WRITERS / processes;
  const running = Array.from({ length: processes }, (_, n) =>
    startWriters({ address, games: GAMES, writers, name: `p${n}`, each: EACH, again: [] }, history),
  );
  await Promise.all(running.map(({ ended }) => ended));
  const count = WRITERS * EACH;
  expect(running.map(({ process: { exitCode } }) => exitCode)).toEqual(running.map(() => 0));
  expect(await compare(address, GAMES, history)).toEqual({ acknowledged: count, stored: count, lost: 0, doubled: 0 });
  expect(history.conflicts).toBeGreaterThan(count / 10);
}

test('writers of one process on few games: every conflict is noticed, and the logs have no gap', () => compete(SQLITE, 1));

// Skipped without PostgreSQL.
test.skipIf(hasNoPostgres)('writers of three processes on few games: every conflict is noticed, and the logs have no gap', () =>
  compete(POSTGRES, 3),
);
