/**
 * The dead-end and conservation properties over 100,000 random games of the slice, with the counts of what they used: every kind of
 * question, answer and bonus at least a hundred times. A failure names its game; it belongs into FIXTURES of `games.ts`.
 */
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { BONUS_KINDS } from '../../src/edition/codes.ts';
import { FRAME, FRAME_KINDS } from '../../src/model/frames.ts';
import { DEEPEST_STACK } from './bounds.ts';
import { PLAYER_COUNTS } from './games.ts';
import { PLAYER_KINDS } from './random-answers.ts';
import { type Batch, soak } from './soak.ts';
import { printTally, type Tally } from './tally.ts';

const GAMES = 100_000;
const RICH_GAMES = 12_000;
const BATCH = 500;
const OFTEN = 100;

test(`${GAMES} random games of the slice end, and every position on the way is sound`, async () => {
  const tally = await expectSound(GAMES, false);
  // With one Crate each, no player has to choose which one to refill by BON-08.
  for (const kind of QUESTIONS.filter((kind) => kind !== 'crateRefill')) expectOften(kind, tally.questionKinds[kind]);
  for (const [kind, count] of Object.entries(tally.choiceKinds)) expectOften(kind, count);
  BONUS_KINDS.forEach((kind, index) => {
    expectOften(kind, tally.bonuses[`BON-${String(index + 1).padStart(2, '0')}`]);
  });
});

test(`${RICH_GAMES} games of rich players as well`, async () => {
  const tally = await expectSound(RICH_GAMES, true);
  for (const kind of QUESTIONS.slice(QUESTIONS.indexOf('pawns'))) expectOften(kind, tally.questionKinds[kind]);
});

/** The questions to chance and to seats. */
const QUESTIONS = FRAME_KINDS.slice(0, FRAME.setUp);

/** Plays so many games, spread evenly over the numbers of players and the kinds of player, and prints what they used. */
async function expectSound(games: number, rich: boolean): Promise<Tally> {
  const first = Math.floor(Math.random() * 1e9);
  const batches = Array.from({ length: games / BATCH }, (_, n): Batch => {
    const name = { edition: 'reference', players: PLAYER_COUNTS[n % 3], player: PLAYER_KINDS[n % 2], rich } as const;
    return { ...name, seed: first + n * BATCH, games: BATCH };
  });
  const { tally, failures } = await soak(batches, availableParallelism());
  process.stdout.write(`\n${rich ? 'rich players, ' : ''}seeds from ${first} on: ${printTally(tally)}`);
  expect(failures).toEqual([]);
  expect(tally.games).toBe(games);
  expect(tally.deepestStack).toBeLessThanOrEqual(DEEPEST_STACK);
  return tally;
}

function expectOften(kind: string, count = 0): void {
  expect(count, `${kind} in the games played`).toBeGreaterThanOrEqual(OFTEN);
}
