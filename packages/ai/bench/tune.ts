/**
 * `npm run tune`: finds weights of the evaluation that should change. Two players with randomly scattered weights play each other, so every
 * game says something about every weight; a regression of the difference in VP separates the weights (see `tune/regression.ts`). Clear
 * changes are made together, and the result plays against the present weights. It prints what it found and writes nothing.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError } from 'commander';
import { WEIGHTS, type Weights } from '../src/evaluation/weights.ts';
import { playPairs } from './tune/pairs.ts';
import { leastSquares } from './tune/regression.ts';
import { levelsOf, SCATTER, WEIGHT_NAMES } from './tune/scatter.ts';

const whole = (text: string): number => {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a number from 1 on.');
};
const { games, seed, from, ...order } = new Command('npm run tune --')
  .description('Which weights of the evaluation want to be moved, and where to.')
  .option('--games <number>', 'how many games', whole, 2000)
  .option('--iterations <number>', 'how long a bot thinks', whole, 300)
  .option('--players <number>', 'how many players', whole, 2)
  .option('--seed <seed>', 'where the games come from', 'tune')
  .option('--jobs <number>', 'how many worker threads', whole, availableParallelism())
  .option('--from <file>', 'a JSON file with weights to begin with')
  .parse()
  .opts<{ games: number; iterations: number; players: number; seed: string; jobs: number; from?: string }>();
const present: Weights = from === undefined ? WEIGHTS : { ...WEIGHTS, ...JSON.parse(readFileSync(from, 'utf8')) };
const pairs = Math.ceil(games / 2);

/** How many standard errors make a slope credible. */
const CLEAR = 2;
/** A change goes no further than the weights were scattered. */
const FURTHEST = 1;

const scattered = Array.from({ length: pairs }, (_, n) => levelsOf(`${seed} ${n}`));
const differences = await playPairs({ ...order, kind: 'scattered', seed, pairs, present });
const rows = scattered.map(([a, b]) => [...a.map((level, n) => level - b[n]), ...a.map((level, n) => level ** 2 - b[n] ** 2)]);
const { slopes, errors } = leastSquares(rows, differences);

const moved: Record<string, number> = {};
console.log(`${2 * pairs} games, ${order.players} players, ${order.iterations} iterations; VP for a weight ${SCATTER} times as large`);
for (const [n, name] of WEIGHT_NAMES.entries()) {
  const [slope, error] = [slopes[n], errors[n]];
  const [bend, bendError] = [slopes[WEIGHT_NAMES.length + n], errors[WEIGHT_NAMES.length + n]];
  const isClear = Math.abs(slope) > CLEAR * error;
  // The top of the curve if it clearly bends down, otherwise the end of the sampled range.
  const top = bend < -CLEAR * bendError ? Math.abs(slope / (2 * bend)) : FURTHEST;
  const level = isClear ? Math.sign(slope) * Math.min(FURTHEST, top) : 0;
  if (isClear) moved[name] = round(present[name] * SCATTER ** level);
  console.log(`${name.padEnd(18)} ${slope.toFixed(2).padStart(6)} ± ${error.toFixed(2)}, bend ${bend.toFixed(2).padStart(6)}${told(name)}`);
}

if (Object.keys(moved).length > 0) {
  const checked = Math.ceil(pairs / 4);
  const gains = await playPairs({
    ...order,
    kind: 'moved',
    seed: `${seed} moved`,
    pairs: checked,
    present,
    moved: { ...present, ...moved },
  });
  const mean = gains.reduce((sum, each) => sum + each, 0) / checked;
  const error = Math.sqrt(gains.reduce((sum, each) => sum + (each - mean) ** 2, 0) / checked / (checked - 1));
  console.log(`${JSON.stringify(moved)} against the present weights: ${mean.toFixed(1)} ± ${error.toFixed(1)} VP in ${2 * checked} games`);
}

function told(name: string): string {
  return name in moved ? `: ${present[name as keyof Weights]} to ${moved[name]}` : '';
}

function round(weight: number): number {
  return Number(weight.toPrecision(2));
}
