/**
 * A quick player that makes games to learn from: it plans its turn once and follows the plan until chance, or a choice that was not the best, leads
 * away from it. Now and then it takes such a choice, so that the games show more than its own habits.
 *
 * It plans on the position itself, not on one that was dealt anew: nothing that judges reads hidden cards, and games are only watched here.
 */
import { legal, type Random, type State } from '@tabannusi/engine';
import type { Judge } from '../../src/evaluation/evaluate.ts';
import { Luck } from '../../src/search/luck.ts';
import { type Plan, planTurn } from '../../src/search/plan.ts';
import { RestOfTurn } from '../../src/search/rest-of-turn.ts';
import { Shelf } from '../../src/search/shelf.ts';

/** VP by which a choice is worse that is taken 1/e times as often, where one is not chosen for the best. */
const TEMPERATURE = 3;

const shelf = new Shelf();
const NEVER_OVER = (): boolean => false;

/** `softness`: share of its questions that it does not answer for the best. */
export function createFollower(seat: number, judge: Judge, iterations: number, softness: number, lots: Random): (state: State) => number {
  let plan: Plan | null = null;
  let luck = new Luck(lots);
  let work: State | null = null;

  /** The worth of each answer by the plan; null where the plan knows none of them. */
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

  /** Places in the list of legal answers. */
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
    // What the plan gave up it has not looked at closely.
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
