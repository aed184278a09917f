/** Plans its whole turn, from the die to the end, and takes the first choice of the best way (see `search/plan.ts` and `evaluation/`). */
import { type Choice, redeal } from '@tabannusi/engine';
import type { Bot, Budget, Knowledge } from './bot.ts';
import { judgeFor, type TermName } from './evaluation/evaluate.ts';
import { WEIGHTS, type Weights } from './evaluation/weights.ts';
import { planTurn } from './search/plan.ts';

/** A choice with what it leads to. */
export interface Weighed {
  readonly choice: Choice;
  /** What the position at the end of the turn is worth more than the present one, in VP. */
  readonly gain: number;
  /** The gain by terms of the evaluation; null where the choice was given up before the end of the turn. */
  readonly terms: Readonly<Record<TermName, number>> | null;
}

/** A bot that can say what it thinks of every choice. */
export interface Adviser extends Bot {
  choose(knowledge: Knowledge, budget?: Budget): Choice;
  /** All choices, the best first. */
  weigh(knowledge: Knowledge, budget?: Budget): Weighed[];
}

/** Iterations for each question of a turn. */
const ITERATIONS = 1500;

export function builderWith(weights: Weights, byDefault = ITERATIONS): Adviser {
  const planFor = ({ seat, masked, choices, random }: Knowledge, { iterations = byDefault, isOver = () => false }: Budget) => {
    const state = redeal(masked, random);
    const judge = judgeFor(seat, weights);
    const plan = planTurn(state, seat, judge, random, { iterations, isOver });
    if (plan.values.length !== choices.length) throw new RangeError('builder: other choices than the position has');
    return { state, judge, plan };
  };

  return {
    choose(knowledge, budget = {}) {
      const { values } = planFor(knowledge, budget).plan;
      return knowledge.choices[values.indexOf(Math.max(...values))];
    },
    weigh(knowledge, budget = {}) {
      const { state, judge, plan } = planFor(knowledge, budget);
      const [before, now] = [judge.terms(state), judge.worth(state)];
      const weighed = knowledge.choices.map((choice, n): Weighed => {
        const end = plan.ends[n];
        if (end === null) return { choice, gain: plan.values[n] - now, terms: null };
        state.restore(end);
        const after = judge.terms(state);
        const terms = Object.fromEntries(Object.keys(after).map((name) => [name, after[name as TermName] - before[name as TermName]]));
        return { choice, gain: plan.values[n] - now, terms: terms as Record<TermName, number> };
      });
      return weighed.sort((a, b) => b.gain - a.gain);
    },
  };
}

export const builder: Adviser = builderWith(WEIGHTS);
