/**
 * `npm run bench:sim`: games per second of `sim` with one job and with two, and the ratio of the two. `--json` prints one object.
 *
 * The limit of the machine is printed beside it: the speed-up of two independent programs with one job each, run at the same time. No
 * sharing of work can exceed it, and it is far below 2 if the two cores are threads of one core or if others use them.
 *
 * Rounds with one job and with two alternate on the same games. Timing begins after start-up, when the compiler has optimised the hot code:
 * while it compiles, one job has a second core for it and two jobs have none. Each round gives the ratio of two speeds measured seconds
 * apart, and the median counts, because the machine is sometimes slower for both. The checksum is over the summary of all games, so it must
 * not depend on the jobs.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Command, Option } from 'commander';
import type { Batch } from '../src/sim/batch.ts';
import { playInWorkers } from '../src/sim/crew.ts';
import { WORKER } from '../src/sim/play-order.ts';
import { createTally } from '../src/sim/summary.ts';

const ROUNDS = 5;
const JOBS = [1, 2] as const;
/** Games of each worker before timing begins. */
const WARM_UP = 8_000;
const ORDER = { players: 2, games: 24_000, seed: 'bench', bots: ['random', 'random'] };

interface Round {
  readonly gamesPerSecond: number;
  readonly checksum: string;
}

/** Starts a separate program that plays one round with one job and prints its speed. */
const ALONE = '--alone';
const { json, alone: isAlone } = new Command('npm run bench:sim --')
  .option('--json', 'print one object instead of lines')
  .addOption(new Option(ALONE).hideHelp())
  .parse()
  .opts<{ json?: true; alone?: true }>();
if (isAlone) {
  console.log((await measure(1)).gamesPerSecond);
  process.exit();
}

const rounds: Record<(typeof JOBS)[number], Round[]> = { 1: [], 2: [] };
const apart: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  for (const jobs of JOBS) rounds[jobs].push(await measure(jobs));
  apart.push(sum(await Promise.all([alone(), alone()])) / (await alone()));
}

const [checksum, ...others] = new Set(JOBS.flatMap((jobs) => rounds[jobs].map((round) => round.checksum)));
if (others.length > 0) throw new Error(`bench: the games differ, ${checksum} and ${others.join(', ')}`);
const [one, two] = [middle(rounds[1].map(speedOf)), middle(rounds[2].map(speedOf))];
const ratios = rounds[1].map((round, n) => speedOf(rounds[2][n]) / speedOf(round));
const [ratio, machine] = [middle(ratios), middle(apart)];

if (json) console.log(JSON.stringify({ jobs: { 1: one, 2: two }, ratio, machine, rounds: ROUNDS, checksum, node: process.versions.node }));
else {
  for (const jobs of JOBS) console.log(`jobs: ${jobs}  games/s: ${rounds[jobs].map((each) => each.gamesPerSecond.toFixed(0)).join(', ')}`);
  console.log(`two jobs, times one: ${ratios.map((each) => each.toFixed(2)).join(', ')}`);
  console.log(`two programs apart, times one: ${apart.map((each) => each.toFixed(2)).join(', ')}`);
  console.log(
    `Two jobs are ${ratio.toFixed(2)} times one, in the middle of ${ROUNDS} rounds (bar: 1.8); two programs apart are ${machine.toFixed(2)} times one. ` +
      `Checksum ${checksum}, Node ${process.versions.node}.`,
  );
}

function speedOf(round: Round | undefined): number {
  return round?.gamesPerSecond ?? 0;
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

function sum(speeds: readonly number[]): number {
  return speeds.reduce((all, speed) => all + speed, 0);
}

async function alone(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), ALONE]);
  return Number(stdout);
}

async function measure(jobs: number): Promise<Round> {
  const tally = createTally(ORDER);
  let start = { games: 0, time: 0 };
  await playInWorkers<Batch>(WORKER, ORDER, jobs, {
    stop: new AbortController().signal,
    onBatch(batch) {
      tally.add(batch);
      if (start.games === 0 && tally.games >= jobs * WARM_UP) start = { games: tally.games, time: performance.now() };
    },
  });
  const seconds = (performance.now() - start.time) / 1000;
  const games = ORDER.games - start.games;
  return {
    gamesPerSecond: games / seconds,
    checksum: createHash('sha256').update(JSON.stringify(tally.summary())).digest('hex').slice(0, 16),
  };
}
