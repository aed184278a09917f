/** Ratings from the places in games, by the model of Plackett and Luce, with intervals of 95 % (see decision 0024). */
import { solve } from './equations.ts';
import { likelihood } from './likelihood.ts';
import { createStages, type Stage } from './stages.ts';

export interface Rating {
  /** On the scale of Elo; the mean of all bots is 0. */
  readonly rating: number;
  readonly interval: readonly [low: number, high: number];
}

/** Elo's points in a unit of strength. */
const ELO = 400 / Math.LN10;
/** What twice the logarithm of the likelihood may lose within the interval: 95 % of the chi-squared distribution. */
const WITHIN = 3.841458820694124;
const STEPS = 100;
const EXACT = 1e-9;
/** Ends of intervals need not be so exact: this is less than a thousandth of a point. */
const NEAR = 1e-6;

/** `games`: of each the bots from the first place to the last, by their numbers; who shares a place stands together. */
export function rate(bots: number, games: Iterable<readonly (readonly number[])[]>): Rating[] {
  const stages = createStages();
  for (const places of games) stages.add(places);
  // An imagined draw between every two, so that nobody is infinitely strong.
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

/** The strengths that explain the stages best, with the mean 0; the strength of the `held` bot stays as it is. Newton's method, from where it is told. */
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
    // A step too far is made smaller.
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
 * Where the interval of a bot's strength ends, below (-1) or above (1) the best: there the others' best strengths explain just too little. The root of
 * what is lost grows almost evenly with the distance, so the next guess lies on the line between the last two.
 */
function endOf(stages: readonly Stage[], best: Fitted, bot: number, direction: -1 | 1): number {
  const { strengths } = best;
  const strength = strengths[bot] ?? 0;
  const excess = (distance: number): number => {
    // The others make up for it, so that the mean stays 0.
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
    // The end that stays counts half, so that it does not stay for ever.
    if (found < 0) [within, below, above] = [guess, found, above / 2];
    else [without, above, below] = [guess, found, below / 2];
  }
  return strength + direction * guess;
}
