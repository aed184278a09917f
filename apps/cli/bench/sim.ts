/**
 * `npm run bench:sim`: how many games a second `sim` plays with one job and with two, and how many times faster two are. `--json` prints one
 * object.
 *
 * Beside it stands the processor time of a game: where other programs use the cores too, it says what two jobs cost that one does not.
 *
 * The same games are played by turns with one job and two; the clock is started when start-up is over. The ratio is that of the best rounds:
 * whatever else the machine does makes a round slower, never faster. The checksum is over the summary of all games, so it must not depend on
 * the jobs.
 */
import { createHash } from 'node:crypto';
import { playInWorkers } from '../src/sim/crew.ts';
import { createTally } from '../src/sim/summary.ts';

const ROUNDS = 5;
const JOBS = [1, 2] as const;
/** Games of each worker that are start-up: loading, and until what is run most is compiled. */
const WARM_UP = 1_000;
const ORDER = { players: 2, games: 6_000, seed: 'bench', bots: ['random', 'random'] };

interface Round {
  readonly gamesPerSecond: number;
  /** Microseconds, of all threads together. */
  readonly processorTime: number;
  readonly checksum: string;
}

const rounds: Record<(typeof JOBS)[number], Round[]> = { 1: [], 2: [] };
for (let round = 0; round < ROUNDS; round++) for (const jobs of JOBS) rounds[jobs].push(await measure(jobs));

const [checksum, ...others] = new Set(JOBS.flatMap((jobs) => rounds[jobs].map((round) => round.checksum)));
if (others.length > 0) throw new Error(`bench: the games differ, ${checksum} and ${others.join(', ')}`);
const [one, two] = [bestOf(rounds[1]), bestOf(rounds[2])];
const ratio = two.gamesPerSecond / one.gamesPerSecond;

if (process.argv.includes('--json'))
  console.log(JSON.stringify({ jobs: { 1: one, 2: two }, ratio, rounds: ROUNDS, checksum, node: process.versions.node }));
else {
  for (const jobs of JOBS) {
    const all = rounds[jobs].map(({ gamesPerSecond, processorTime }) => `${gamesPerSecond.toFixed(0)} (${processorTime.toFixed(0)} µs)`);
    console.log(`jobs: ${jobs}  games/s (processor time of a game): ${all.join(', ')}`);
  }
  console.log(
    `Two jobs are ${ratio.toFixed(2)} times one, best of ${ROUNDS}; bar: 1.8. Checksum ${checksum}, Node ${process.versions.node}.`,
  );
}

function bestOf(all: readonly Round[]): Omit<Round, 'checksum'> {
  return {
    gamesPerSecond: Math.max(...all.map(({ gamesPerSecond }) => gamesPerSecond)),
    processorTime: Math.min(...all.map(({ processorTime }) => processorTime)),
  };
}

async function measure(jobs: number): Promise<Round> {
  const tally = createTally(ORDER);
  let start = { games: 0, time: 0, used: process.cpuUsage() };
  await playInWorkers(ORDER, jobs, {
    stop: new AbortController().signal,
    onBatch(batch) {
      tally.add(batch);
      if (start.games === 0 && tally.games >= jobs * WARM_UP)
        start = { games: tally.games, time: performance.now(), used: process.cpuUsage() };
    },
  });
  const seconds = (performance.now() - start.time) / 1000;
  const { user, system } = process.cpuUsage(start.used);
  const games = ORDER.games - start.games;
  return {
    gamesPerSecond: games / seconds,
    processorTime: (user + system) / games,
    checksum: createHash('sha256').update(JSON.stringify(tally.summary())).digest('hex').slice(0, 16),
  };
}
