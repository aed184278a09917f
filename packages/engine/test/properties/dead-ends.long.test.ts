/**
 * The dead-end and conservation properties over 146,000 random games. It counts every kind of question and answer, tile, card, ability and
 * bonus; each must be used at least a hundred times. A failure names its game; add it to FIXTURES of `games.ts`.
 */
import { expect, test } from 'vitest';
import { FRAME, FRAME_KINDS } from '../../src/model/frames.ts';
import { PLAYER_COUNTS } from './games.ts';
import { PLAYER_KINDS } from './random-answers.ts';
import { soak } from './soak.ts';
import { addTally, printTally, type Tally } from './tally.ts';
import { ALL_USES } from './uses.ts';
import type { Batch } from './workers.ts';

const UNIFORM = 100_000;
const SEEKING = 20_000;
const MID_GAMES = 20_000;
const OTHER = 6_000;
const BATCH = 500;
const OFTEN = 100;

test(`${UNIFORM} uniform games, ${SEEKING} of rule-seeking players and ${MID_GAMES} from rich positions end, every position is sound, and everything is used`, async () => {
  const tally = await expectSound(UNIFORM, 'setUp', ['uniform']);
  addTally(tally, await expectSound(SEEKING, 'setUp', ['ruleSeeking']));
  addTally(tally, await expectSound(MID_GAMES, 'midGame', PLAYER_KINDS));
  for (const kind of QUESTIONS) expectOften(kind, tally.questionKinds[kind]);
  for (const [kind, count] of Object.entries(tally.choiceKinds)) expectOften(kind, count);
  for (const use of ALL_USES) expectOften(use, tally.uses[use]);
});

test(`${OTHER} games of another edition end, and every position is sound`, async () => {
  await expectSound(OTHER, 'setUp', PLAYER_KINDS, 'other');
});

/** The questions to chance and to seats. */
const QUESTIONS = FRAME_KINDS.slice(0, FRAME.setUp);

/** Plays this many games, spread evenly over the numbers of players and the kinds of player, and prints what they used. */
async function expectSound(
  games: number,
  start: Batch['start'],
  players: readonly Batch['player'][],
  edition: Batch['edition'] = 'reference',
): Promise<Tally> {
  const first = Math.floor(Math.random() * 1e9);
  const batches = Array.from({ length: games / BATCH }, (_, n): Batch => {
    const name = { edition, players: PLAYER_COUNTS[n % 3], player: players[n % players.length], start } as const;
    return { ...name, seed: first + n * BATCH, games: BATCH };
  });
  const { tally, failures } = await soak(batches);
  process.stdout.write(`\n${edition}, ${start}, ${players.join(' and ')}, seeds from ${first} on: ${printTally(tally)}`);
  expect(failures).toEqual([]);
  expect(tally.games).toBe(games);
  return tally;
}

function expectOften(kind: string, count = 0): void {
  expect(count, `${kind} in the games played`).toBeGreaterThanOrEqual(OFTEN);
}
