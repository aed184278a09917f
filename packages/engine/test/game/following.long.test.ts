/** Every seat and a spectator follow 10,000 games from what they are told, with fresh seeds. */
import { expect, test } from 'vitest';
import { overWorkers } from '../properties/workers.ts';
import { newTally } from './following.ts';
import type { FollowBatch, Followed } from './following-worker.ts';

const GAMES = 10_000;
const BATCH = 50;

test(`${GAMES} games, every seat and a spectator: masks, hashes and events of the game at every step`, async () => {
  const first = Math.floor(Math.random() * 1e8);
  const batches = Array.from({ length: GAMES / BATCH }, (_, n): FollowBatch => ({ first: first + n * BATCH, games: BATCH }));
  const all = newTally();
  let failure: string | null = null;
  await overWorkers<FollowBatch, Followed>(new URL('./following-worker.ts', import.meta.url), batches, (followed) => {
    for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += followed[key];
    failure ??= followed.failure;
    return failure === null;
  });
  process.stdout.write(`\nfollowing, games from ${first} on: ${JSON.stringify(all)}\n`);
  expect(failure).toBeNull();
  expect(all.games).toBe(GAMES);
});
