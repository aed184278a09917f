/**
 * `npm run train:gate -- two builder:new.json builder:old.json`: decides whether a network is accepted. One player with it plays against
 * others with the previous one in 400 mirrored games. It is accepted if the lower end of the interval of its wins is above its fair share.
 * The first network is compared with the hand-written evaluation: `builder`. Runs with other numbers of games decide nothing. In solo
 * games, both play the same seeds against the same kings.
 */
import { availableParallelism } from 'node:os';
import { Argument, Command } from 'commander';
import { wilson } from '../../src/index.ts';
import { TABLES, type Table } from '../../src/network/network.ts';
import { whole } from './arguments.ts';
import type { Match, Outcome } from './gate-worker.ts';
import { seatsOf, settingOf } from './tables.ts';
import { inWorkers } from './workers.ts';

/** Fixed before anything was measured. */
const GAMES = 400;

const command = new Command('npm run train:gate --')
  .description('Whether a network is accepted: one player against others.')
  .addArgument(new Argument('<table>', 'who plays').choices(TABLES))
  .argument('<one>', 'builder or architect, with :FILE of a network and @ITERATIONS where wanted')
  .argument('[others]', 'the same for the other seats', 'builder')
  .option('--games <number>', 'how many games', whole, GAMES)
  .option('--seconds <number>', 'stop after so many seconds', whole)
  .option('--seed <seed>', 'where the games come from', 'gate')
  .option('--jobs <number>', 'how many worker threads', whole, availableParallelism())
  .parse();
const [table, one, others] = command.processedArgs as [Table, string, string];
const { games, seconds, seed, jobs } = command.opts<{ games: number; seconds?: number; seed: string; jobs: number }>();

const begin = performance.now();
const outcomes: Outcome[] = [];
await inWorkers<Match, Outcome>(
  new URL('./gate-worker.ts', import.meta.url),
  { table, one, others, seed, games },
  Math.min(jobs, games),
  (outcome) => outcomes.push(outcome),
  () => seconds !== undefined && performance.now() - begin > seconds * 1000,
);
const seats = seatsOf(settingOf(table, 0));
const fair = 1 / Math.max(2, seats);
const wins = outcomes.reduce((sum, { win }) => sum + win, 0);
const [low, high] = wilson(wins, outcomes.length);
const times = outcomes.flatMap(({ times: each }) => each).sort((a, b) => a - b);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const at = (share: number): string => times[Math.floor(times.length * share)].toFixed(0);
const ahead = outcomes.reduce((sum, each) => sum + each.ahead, 0) / outcomes.length;
console.log(
  `${table}: ${one} against ${others}, ${outcomes.length} games: ${percent(wins / outcomes.length)} [${percent(low)}, ${percent(high)}], fair ${percent(fair)}; ` +
    `${ahead.toFixed(1)} ± ${errorOfMean(outcomes, seats).toFixed(1)} VP ahead; a turn ${at(0.5)} ms median, ${at(0.95)} ms 95th`,
);
if (outcomes.length === GAMES) console.log(low > fair ? 'accepted' : 'not accepted');

/** The games of one seed count as one sample. */
function errorOfMean(all: readonly Outcome[], together: number): number {
  const bySeed = new Map<number, number[]>();
  for (const { number, ahead: own } of all) {
    const key = Math.floor(number / together);
    bySeed.set(key, [...(bySeed.get(key) ?? []), own]);
  }
  const means = [...bySeed.values()].map((own) => own.reduce((sum, each) => sum + each, 0) / own.length);
  const mean = means.reduce((sum, each) => sum + each, 0) / means.length;
  return Math.sqrt(means.reduce((sum, each) => sum + (each - mean) ** 2, 0) / means.length / Math.max(1, means.length - 1));
}
