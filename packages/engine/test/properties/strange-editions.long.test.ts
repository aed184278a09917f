/** The long version of `strange-editions.test.ts`. A failure names its game; its edition is `randomEdition(seed)`. */
import { expect, test } from 'vitest';
import { PLAYER_COUNTS, STARTS } from './games.ts';
import { PLAYER_KINDS } from './random-answers.ts';
import { soak } from './soak.ts';
import { printTally } from './tally.ts';
import type { Batch } from './workers.ts';

const GAMES = 6_000;
const BATCH = 25;

test(`${GAMES} games, each of a random edition of its own`, async () => {
  const first = Math.floor(Math.random() * 1e9);
  const batches = Array.from({ length: GAMES / BATCH }, (_, n): Batch => {
    const name = {
      edition: 'random',
      players: PLAYER_COUNTS[n % 3],
      player: PLAYER_KINDS[n % 2],
      start: STARTS[n % 4 > 1 ? 1 : 0],
    } as const;
    return { ...name, seed: first + n * BATCH, games: BATCH };
  });
  const { tally, failures } = await soak(batches);
  process.stdout.write(`\nrandom editions, seeds from ${first} on: ${printTally(tally).split('questions:')[0]}`);
  expect(failures).toEqual([]);
  expect(tally.games).toBe(GAMES);
});
