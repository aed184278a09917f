/**
 * A fast player for training games: it plans its turn once and follows the plan until chance, or a choice that was not the best, leads away
 * from it. Now and then it deliberately makes such a choice, so that the games show more than its own habits. It plans on the real
 * position, because its judges read no hidden cards and the games are only for training.
 */
import { legal, type Random, type State } from '@tabannusi/engine';
import type { Judge } from '../../src/evaluation/evaluate.ts';
import { Luck } from '../../src/search/luck.ts';
import { type Plan, planTurn } from '../../src/search/plan.ts';
import { RestOfTurn } from '../../src/search/rest-of-turn.ts';
import { Shelf } from '../../src/search/shelf.ts';

/** If a choice is not made for the best, a choice that is worse by this many VP is 1/e times as likely. */
const TEMPERATURE = 3;

const shelf = new Shelf();
const NEVER_OVER = (): boolean => false;

/** `softness`: the share of its questions that it does not answer with the best choice. */
export function createFollower(seat: number, judge: Judge, iterations: number, softness: number, lots: Random): (state: State) => number {
  let plan: Plan | null = null;
  let luck = new Luck(lots);
  let work: State | null = null;

  /** The worth of each answer according to the plan; null if the plan has none of them. */
  const valuesBy = (known: Plan, state: State, answers: ArrayLike<number>): number[] | null => {
    work ??= state.clone();
    const rest = new RestOfTurn(state, seat, luck);
    const values: number[] = [];
    let isKnown = false;
    for (let n = 0; n < answers.length; n++) {
      work.copyFrom(state);
      rest.follow(work, answers[n]);
      const value = known.wayAt(work)?.best?.value ?? Number.NEGATIVE_INFINITY;
      if (value > Number.NEGATIVE_INFINITY) isKnown = true;
      values.push(value);
    }
    return isKnown ? values : null;
  };

  /** Indices in the list of legal answers. */
  return (state) => {
    const answers = state.choices.slice(0, legal(state));
    let values = plan === null ? null : valuesBy(plan, state, answers);
    if (values === null) {
      luck = new Luck(lots);
      plan = planTurn(state, seat, judge, luck, { iterations, isOver: NEVER_OVER }, shelf);
      values = plan.firsts.map(({ best }) => best?.value ?? Number.NEGATIVE_INFINITY);
    }
    const best = values.indexOf(Math.max(...values));
    if (lots.below(1000) >= softness * 1000) return best;
    const soft = drawn(values, values[best], lots);
    // Answers that the plan dropped were not examined closely.
    if (values[soft] < values[best]) plan = null;
    return soft;
  };
}

function drawn(values: readonly number[], most: number, lots: Random): number {
  const shares = values.map((value) => Math.exp((value - most) / TEMPERATURE));
  const all = shares.reduce((sum, each) => sum + each, 0);
  let left = (lots.below(65536) / 65536) * all;
  for (let n = 0; n < shares.length; n++) {
    left -= shares[n];
    if (left < 0) return n;
  }
  return values.indexOf(most);
}
