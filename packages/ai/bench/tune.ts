/**
 * `npm run tune`: moves one weight of the evaluation after the other, up and down, and keeps what self-play shows to be better. A candidate plays the
 * present weights on mirrored seeds until the mean difference of VP is clear or the games run out; each try has seeds of its own.
 *
 * `npm run tune -- seconds iterations seed [weight ...]`. Prints what it keeps; nothing is written.
 */
import { createSetting, REFERENCE_EDITION } from '@tabannusi/engine';
import { builderWith } from '../src/builder.ts';
import { WEIGHTS, type Weights } from '../src/evaluation/weights.ts';
import { playGame } from './game.ts';

const STEPS = [1.35, 1 / 1.35] as const;
const LEAST_PAIRS = 8;
const MOST_PAIRS = 40;
/** Standard errors at which a candidate is kept, or given up. */
const KEEP = 2;
const GIVE_UP = -0.5;

const [seconds = '600', iterations = '400', seed = 'tune', ...names] = process.argv.slice(2);
const setting = createSetting(REFERENCE_EDITION, 2);
const budget = Number(iterations);
const end = performance.now() + Number(seconds) * 1000;
const keys = (names.length === 0 ? Object.keys(WEIGHTS) : names) as (keyof Weights)[];

let weights = WEIGHTS;
let tries = 0;
while (performance.now() < end) {
  for (const key of keys) {
    for (const step of STEPS) {
      if (performance.now() > end) break;
      const candidate = { ...weights, [key]: weights[key] * step };
      const { mean, error, pairs } = await compare(candidate, weights, `${seed} ${tries++}`);
      const kept = mean > KEEP * error;
      console.log(
        `${key} ${candidate[key].toFixed(3)}: ${mean.toFixed(1)} VP ± ${error.toFixed(1)} (${2 * pairs} games)${kept ? ' KEPT' : ''}`,
      );
      if (!kept) continue;
      weights = candidate;
      break;
    }
  }
}
console.log(JSON.stringify(weights, null, 2));

/** The mean difference of VP in pairs of mirrored games, and its standard error. */
async function compare(candidate: Weights, present: Weights, name: string): Promise<{ mean: number; error: number; pairs: number }> {
  const bots = [builderWith(candidate, budget), builderWith(present, budget)] as const;
  let [sum, squares, pairs] = [0, 0, 0];
  for (;;) {
    const { state: first } = await playGame(setting, `${name} ${pairs}`, bots);
    const { state: second } = await playGame(setting, `${name} ${pairs}`, [bots[1], bots[0]]);
    const difference = (first.vp[0] - first.vp[1] + second.vp[1] - second.vp[0]) / 2;
    sum += difference;
    squares += difference * difference;
    pairs++;
    const mean = sum / pairs;
    const error = Math.sqrt(Math.max(1, squares / pairs - mean * mean) / pairs);
    const isClear = pairs >= LEAST_PAIRS && (mean < GIVE_UP * error || mean > (KEEP + 0.5) * error);
    if (isClear || pairs === MOST_PAIRS) return { mean, error, pairs };
  }
}
