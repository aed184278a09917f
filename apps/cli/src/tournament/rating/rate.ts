/** Ratings from the places in games, by the Plackett-Luce model, with 95 % intervals (decision 0024). */
import { solve } from './equations.ts';
import { likelihood } from './likelihood.ts';
import { createStages, type Stage } from './stages.ts';

export interface Rating {
  /** On the Elo scale; the mean of all bots is 0. */
  readonly rating: number;
  readonly interval: readonly [low: number, high: number];
}

/** Elo points per unit of strength. */
const ELO = 400 / Math.LN10;
/** How much twice the log-likelihood may drop within the interval: the 95 % quantile of the chi-squared distribution. */
const WITHIN = 3.841458820694124;
const STEPS = 100;
const EXACT = 1e-9;
/** Accuracy of the ends of intervals: less than a thousandth of a point. */
const NEAR = 1e-6;

/** `games` holds the bots of each game by place, by index; bots that share a place are grouped. */
export function rate(bots: number, games: Iterable<readonly (readonly number[])[]>): Rating[] {
  const stages = createStages();
  for (const places of games) stages.add(places);
  // An imagined draw between every two bots, so that no strength is infinite.
  for (let bot = 0; bot < bots; bot++) for (let other = 0; other < bot; other++) stages.add([[bot, other]]);
  const all = [...stages.all];
  const best = fit(all, new Array<number>(bots).fill(0), null);
  return best.strengths.map((strength, bot) => ({
    rating: ELO * strength,
    interval: [ELO * endOf(all, best, bot, -1), ELO * endOf(all, best, bot, 1)],
  }));
}

interface Fitted {
  readonly strengths: readonly number[];
  readonly value: number;
}

/**
 * Returns the strengths that explain the stages best, with mean 0, keeping the strength of the `held` bot. Newton's method, started at
 * `from`.
 */
function fit(stages: readonly Stage[], from: readonly number[], held: number | null): Fitted {
  let strengths = from;
  let { value, slope, curvature } = likelihood(stages, strengths);
  const conditions = [from.map(() => 1), ...(held === null ? [] : [from.map((_, bot) => (bot === held ? 1 : 0))])];
  for (let n = 0; n < STEPS; n++) {
    const rows = [
      ...curvature.map((row, bot) => [...row, ...conditions.map((condition) => condition[bot] ?? 0)]),
      ...conditions.map((condition) => [...condition, ...conditions.map(() => 0)]),
    ];
    const step = solve(rows, [...slope.map((each) => -each), ...conditions.map(() => 0)]).slice(0, from.length);
    let scale = 1;
    let next = likelihood(stages, moved(strengths, step, scale));
    // A step too far is halved.
    while (!(next.value >= value - EXACT) && scale > EXACT) {
      scale /= 2;
      next = likelihood(stages, moved(strengths, step, scale));
    }
    strengths = moved(strengths, step, scale);
    ({ value, slope, curvature } = next);
    if (Math.max(...step.map(Math.abs)) * scale < EXACT) break;
  }
  return { strengths, value };
}

const moved = (strengths: readonly number[], step: readonly number[], scale: number): number[] =>
  strengths.map((strength, bot) => strength + scale * (step[bot] ?? 0));

/**
 * Returns the lower (-1) or upper (1) end of the interval of a bot's strength: the value at which even the best strengths of the others
 * explain the games just too badly. The root of the loss is nearly linear in the distance, so each guess lies on the line through the last
 * two.
 */
function endOf(stages: readonly Stage[], best: Fitted, bot: number, direction: -1 | 1): number {
  const { strengths } = best;
  const strength = strengths[bot] ?? 0;
  const excess = (distance: number): number => {
    // The others shift the other way, so that the mean stays 0.
    const shift = (direction * distance) / (strengths.length - 1);
    const from = strengths.map((each, other) => (other === bot ? strength + direction * distance : each - shift));
    return Math.sqrt(Math.max(0, 2 * (best.value - fit(stages, from, bot).value))) - Math.sqrt(WITHIN);
  };
  let [within, below] = [0, -Math.sqrt(WITHIN)];
  let [without, above] = [1, excess(1)];
  while (above < 0) {
    [within, below] = [without, above];
    without *= 2;
    above = excess(without);
  }
  let guess = without;
  for (let n = 0; n < STEPS && without - within > NEAR; n++) {
    guess = within + ((without - within) * below) / (below - above);
    const found = excess(guess);
    if (Math.abs(found) < NEAR) break;
    // The value at the end that stays is halved, so that it does not stay forever.
    if (found < 0) [within, below, above] = [guess, found, above / 2];
    else [without, above, below] = [guess, found, below / 2];
  }
  return strength + direction * guess;
}
