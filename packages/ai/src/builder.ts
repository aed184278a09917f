/** Plans its whole turn, from the die to the end, and takes the first choice of the best way (see `search/plan.ts` and `evaluation/`). */
import { redeal } from '@tabannusi/engine';
import type { Bot, Knowledge } from './bot.ts';
import { evaluatorFor } from './evaluation/evaluate.ts';
import { WEIGHTS, type Weights } from './evaluation/weights.ts';
import { type Budget, planTurn } from './search/plan.ts';

const BUDGET: Budget = { iterations: 1500 };

export const builderWith = (weights: Weights, budget: Budget = BUDGET): Bot => ({
  choose(knowledge) {
    const plan = weigh(knowledge, weights, budget);
    let best = 0;
    for (let n = 1; n < plan.length; n++) if (plan[n] > plan[best]) best = n;
    return knowledge.choices[best];
  },
});

export const builder: Bot = builderWith(WEIGHTS);

/** What each choice is worth at the end of the turn, in their order. */
function weigh({ seat, masked, choices, random }: Knowledge, weights: Weights, budget: Budget): Float64Array {
  const state = redeal(masked, random);
  const plan = planTurn(state, seat, evaluatorFor(seat, weights), random, budget);
  if (plan.length !== choices.length) throw new RangeError('builder: other choices than the position has');
  return plan;
}
