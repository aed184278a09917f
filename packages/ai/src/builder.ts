/** Plans its whole turn, from the die to the end, and makes the first choice of the best way (see `search/plan.ts` and `evaluation/`). */
import { type Choice, legal, redeal } from '@tabannusi/engine';
import type { Bot, Budget, Knowledge, Reach } from './bot.ts';
import { eachTerm, type Judge, judgeFor, type TermName } from './evaluation/evaluate.ts';
import { Luck } from './search/luck.ts';
import { planTurn } from './search/plan.ts';
import { RestOfTurn } from './search/rest-of-turn.ts';
import { Shelf } from './search/shelf.ts';
import { bestEnd, type End } from './search/way.ts';

/** A choice and its expected result. */
export interface Weighed {
  readonly choice: Choice;
  /** The worth of the position at the end of the turn minus the worth of the present one, in VP. */
  readonly gain: number;
  /** The gain by terms of the evaluation. */
  readonly terms: Readonly<Record<TermName, number>>;
}

/** A bot that can rate every choice. */
export interface Adviser extends Bot {
  choose(knowledge: Knowledge, budget?: Budget): Choice;
  /**
   * Returns all choices, best first. Choices that the plan dropped are planned once more, so with few iterations one of them can turn out
   * better than the bot's own choice.
   */
  weigh(knowledge: Knowledge, budget?: Budget): Weighed[];
}

/** Iterations for each question of a turn. */
const ITERATIONS = 1500;
/** Iterations for each choice that the plan dropped before the end of the turn, when all choices are rated. */
const ITERATIONS_FOR_THE_REST = 150;

/** `judgeOf` returns the judge of positions for a seat. */
export function builderWith(judgeOf: (seat: number) => Judge, byDefault = ITERATIONS): Adviser {
  const [turns, others] = [new Shelf(), new Shelf()];

  const planFor = (
    { seat, masked, choices, random }: Knowledge,
    { iterations = byDefault, isOver = () => false, count }: Budget,
    reach?: Reach,
  ) => {
    const state = redeal(masked, random);
    const judge = judgeOf(seat);
    const luck = new Luck(random);
    const { firsts, ends } = planTurn(state, seat, judge, luck, { iterations, isOver, count, reach }, turns);
    if (firsts.length !== choices.length) throw new RangeError('builder: other choices than the position has');

    /** Plans on from a choice that the plan dropped. */
    const endAfter = (n: number): End => {
      const after = state.clone();
      legal(state);
      new RestOfTurn(state, seat, luck, reach).follow(after, state.choices[n]);
      return bestEnd(planTurn(after, seat, judge, luck, { iterations: ITERATIONS_FOR_THE_REST, isOver, count, reach }, others).ends);
    };
    return { state, judge, firsts, ends, endAfter };
  };

  return {
    choose(knowledge, budget = {}) {
      const { firsts, ends } = planFor(knowledge, budget);
      const { value } = bestEnd(ends);
      return knowledge.choices[firsts.findIndex(({ best }) => best?.value === value)];
    },
    weigh(knowledge, budget = {}) {
      const { state, judge, firsts, endAfter } = planFor(knowledge, budget, 'toTurn');
      const [before, now] = [judge.terms(state), judge.worth(state)];
      const reached = state.clone();
      const weighed = knowledge.choices.map((choice, n): Weighed => {
        const end = firsts[n].best ?? endAfter(n);
        reached.restore(end.at);
        const after = judge.terms(reached);
        return { choice, gain: end.value - now, terms: eachTerm((name) => after[name] - before[name]) };
      });
      return weighed.sort((a, b) => b.gain - a.gain);
    },
  };
}

export const builder: Adviser = builderWith(judgeFor);
