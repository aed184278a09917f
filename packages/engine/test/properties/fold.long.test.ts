/**
 * Events fold over views in 10,000 random games, for every seat and a spectator. A failure names its game; add it to FIXTURES of
 * `games.ts`.
 */
import { expect, test } from 'vitest';
import type { Folded } from './fold.ts';
import type { FoldResult } from './fold-worker.ts';
import { PLAYER_COUNTS, STARTS } from './games.ts';
import { PLAYER_KINDS } from './random-answers.ts';
import { type Batch, type Failure, overWorkers } from './workers.ts';

const GAMES = 10_000;
const BATCH = 50;
const EDITIONS = ['reference', 'other', 'random'] as const;

test(`in ${GAMES} games the events of every application, folded over the view before it, give the view after it`, async () => {
  const first = Math.floor(Math.random() * 1e9);
  const batches = Array.from(
    { length: GAMES / BATCH },
    (_, n): Batch => ({
      edition: EDITIONS[n % 3],
      players: PLAYER_COUNTS[Math.floor(n / 3) % 3],
      player: PLAYER_KINDS[Math.floor(n / 9) % 2],
      start: STARTS[Math.floor(n / 18) % 2],
      seed: first + n * BATCH,
      games: BATCH,
    }),
  );
  const count: Folded = { games: 0, applications: 0, events: 0 };
  const failures: Failure[] = [];
  await overWorkers(new URL('./fold-worker.ts', import.meta.url), batches, (result: FoldResult) => {
    for (const key of ['games', 'applications', 'events'] as const) count[key] += result.count[key];
    failures.push(...result.failures);
    return failures.length === 0;
  });
  process.stdout.write(`\nseeds from ${first} on: ${JSON.stringify(count)}\n`);
  expect(failures).toEqual([]);
  expect(count.games).toBe(GAMES);
});
