/** No observer learns anything hidden at any position of 10,000 games, and re-dealt games can be played to their end. */
import { expect, test } from 'vitest';
import { PLAYER_COUNTS, STARTS } from './games.ts';
import type { Looked } from './knowledge-worker.ts';
import { PLAYER_KINDS } from './random-answers.ts';
import { type Batch, overWorkers } from './workers.ts';

const GAMES = 10_000;
const BATCH = 50;
const EDITIONS = ['reference', 'other'] as const;

test(`${GAMES} games, every seat and a spectator: nobody can tell a re-dealt state from the real one`, async () => {
  const first = Math.floor(Math.random() * 1e9);
  const batches = Array.from({ length: GAMES / BATCH }, (_, n): Batch => {
    const name = {
      edition: EDITIONS[n % 2],
      players: PLAYER_COUNTS[n % 3],
      player: PLAYER_KINDS[(n >> 1) % 2],
      start: STARTS[(n >> 2) % 2],
    };
    return { ...name, seed: first + n * BATCH, games: BATCH };
  });
  const all: Looked = { games: 0, looks: 0, playedOn: 0, failure: null };
  await overWorkers<Batch, Looked>(new URL('./knowledge-worker.ts', import.meta.url), batches, (looked) => {
    all.games += looked.games;
    all.looks += looked.looks;
    all.playedOn += looked.playedOn;
    all.failure ??= looked.failure;
    return all.failure === null;
  });
  process.stdout.write(`\nknowledge, seeds from ${first} on: ${JSON.stringify(all)}\n`);
  expect(all.failure).toBeNull();
  expect(all.games).toBe(GAMES);
});
