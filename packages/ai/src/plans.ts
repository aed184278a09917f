/**
 * The best plans for the rest of a turn: what each is expected to lead to, and what was assumed about hidden information. Each plan is the
 * mean over several lucks. The random choices are always the same, so the answer depends only on what the seat knows. The ends of turns are
 * judged by the network for such games or, if there is none, by the terms of the evaluation.
 */
import { type Choice, describeChoice, Generator, isOver, type Known, legal, redeal, type State, winners } from '@tabannusi/engine';
import type { Budget, Reach } from './bot.ts';
import { judgeFor } from './evaluation/evaluate.ts';
import { WEIGHTS } from './evaluation/weights.ts';
import { Features } from './network/features.ts';
import { judgeWith, marginOf } from './network/judge.ts';
import type { Network } from './network/network.ts';
import { networkFor } from './network/networks.ts';
import { Luck } from './search/luck.ts';
import { type Plan, planTurn } from './search/plan.ts';
import { RestOfTurn } from './search/rest-of-turn.ts';
import { Shelf } from './search/shelf.ts';
import { bestEnd, type End } from './search/way.ts';

export interface WeighedPlan {
  /** The choices of the seat to the end of its turn. Those after a random outcome follow the first luck. */
  readonly steps: readonly Choice[];
  /** The expected VP by which the seat ends ahead of the best opponent. */
  readonly margin: number;
  /** [0, 1]: the chance of winning. Null without a network. */
  readonly win: number | null;
}

export interface Assumed {
  /** Who judged the ends of the turn: the network, or the terms of the evaluation. */
  readonly judge: 'network' | 'terms';
  /** The number of lucks: in each, hidden cards are dealt anew and chance is drawn. */
  readonly lucks: number;
  /** The number of positions made, over all lucks. */
  readonly nodes: number;
  /** The number of turn ends judged. */
  readonly leaves: number;
}

export interface Plans {
  /** Best first; each begins with a different choice. */
  readonly best: readonly WeighedPlan[];
  readonly assumed: Assumed;
}

const LUCKS = 4;
/** Iterations for all lucks together. */
const ITERATIONS = 6000;
/**
 * Iterations for a choice that the plan dropped before the end of the turn: at least this many for each, and in all at most as many as for
 * the plan itself.
 */
const ITERATIONS_FOR_THE_REST = 150;
const COUNT = 3;

/** The judgement of an end of the turn. */
interface Outlook {
  readonly margin: number;
  readonly win: number | null;
}

/** The plans under all lucks, with the state and the luck of the first one. */
export interface Found extends Plans {
  readonly from: State;
  readonly luck: Luck;
}

export async function plansFor(known: Known, budget: Budget = {}, count = COUNT): Promise<Plans> {
  const network = await networkOf(known);
  const { best, assumed } = findPlans(known, budget, network);
  return { best: best.slice(0, count), assumed };
}

/**
 * Null if no network judges the end of this plan. Networks know only ends of a player's own turns, so not questions in other players'
 * turns.
 */
export const networkOf = async ({ seat, masked }: Known): Promise<Network | null> =>
  redeal(masked, new Generator('network', 'bot')).active === seat ? networkFor(masked.setting) : null;

/** One plan for each choice, best first. */
export function findPlans(
  known: Known,
  { iterations = ITERATIONS, isOver: isTimeOver = () => false }: Budget,
  network: Network | null,
  reach?: Reach,
): Found {
  const { seat, masked, choices } = known;
  const lots = new Generator('plans', 'bot');
  const from = redeal(masked, lots);
  const judge = network === null ? judgeFor(seat) : judgeWith(seat, network);
  const outlookOf = outlooks(seat, network);
  const outlooksOf: Outlook[][] = choices.map(() => []);
  const steps: (readonly Choice[])[] = [];
  let first: Luck | null = null;
  let [lucks, nodes, leaves] = [0, 0, 0];
  const count = (made: number, judged: number): void => {
    nodes += made;
    leaves += judged;
  };
  while (lucks < LUCKS && !(lucks > 0 && isTimeOver())) {
    const state = lucks === 0 ? from : redeal(masked, lots);
    const luck = new Luck(lots);
    first ??= luck;
    const forTheRest = Math.max(ITERATIONS_FOR_THE_REST, iterations / LUCKS / choices.length);
    const budget = { iterations: iterations / LUCKS, isOver: isTimeOver, count, reach };
    const plan = planTurn(state, seat, judge, luck, budget, new Shelf());
    const reached = state.clone();
    const rest = new RestOfTurn(state, seat, luck, reach);
    for (const [n, { best }] of plan.firsts.entries()) {
      const after = state.clone();
      legal(after);
      rest.follow(after, after.choices[n]);
      const own = best === null ? planTurn(after, seat, judge, luck, { ...budget, iterations: forTheRest }, new Shelf()) : plan;
      const end = best ?? bestEnd(own.ends);
      reached.restore(end.at);
      outlooksOf[n].push(outlookOf(reached));
      if (lucks === 0) steps[n] = [choices[n], ...stepsTo(end, after, rest, own)];
    }
    lucks++;
  }
  if (first === null) throw new RangeError('plans: no luck');
  const best = choices.map((_, n) => ({ steps: steps[n], ...meanOf(outlooksOf[n]) })).sort((a, b) => b.margin - a.margin);
  return { best, assumed: { judge: network === null ? 'terms' : 'network', lucks, nodes, leaves }, from, luck: first };
}

/** Says of a position at the end of the turn what it leads to. */
function outlooks(seat: number, network: Network | null): (state: State) => Outlook {
  // The strongest opponent counts in full here: this is a difference of VP and no preference.
  const terms = judgeFor(seat, { ...WEIGHTS, opponent: 1 });
  const features = new Features(seat);
  return (state) => {
    if (isOver(state)) {
      const best = winners(state);
      return { margin: marginOf(state, seat), win: best.includes(seat) ? 1 / best.length : 0 };
    }
    if (network === null) return { margin: terms.worth(state), win: null };
    const read = features.read(state);
    return { margin: network.margin(read), win: network.win(read) };
  };
}

/** The choices from a position to an end of its plan. Each leads to the best position found. */
function stepsTo(end: End, from: State, rest: RestOfTurn, plan: Plan): Choice[] {
  const steps: Choice[] = [];
  const [at, trial] = [from.clone(), from.clone()];
  while (!isOver(at) && !isAt(end, at)) {
    const answers = at.choices.slice(0, legal(at));
    const next = answers.find((answer) => {
      trial.copyFrom(at);
      rest.follow(trial, answer);
      return plan.wayAt(trial)?.best === end;
    });
    if (next === undefined) break;
    steps.push(describeChoice(at, next));
    rest.follow(at, next);
  }
  return steps;
}

const isAt = (end: End, { bytes }: State): boolean => end.at.bytes.every((byte, n) => byte === bytes[n]);

function meanOf(all: readonly Outlook[]): Outlook {
  const mean = (of: readonly number[]): number => of.reduce((sum, each) => sum + each, 0) / of.length;
  const wins = all.flatMap(({ win }) => win ?? []);
  return { margin: mean(all.map(({ margin }) => margin)), win: wins.length < all.length ? null : mean(wins) };
}
