/**
 * What a turn leads to: the others answer it with the best turns that a short plan finds for them, then the seat plans its own next turn. Chance
 * falls as the luck says, so that two turns under one luck differ by what they do.
 */
import { apply, asked, CHANCE, isOver, legal, type State } from '@tabannusi/engine';
import type { PlanBudget } from '../bot.ts';
import type { Judge } from '../evaluation/evaluate.ts';
import type { Luck } from './luck.ts';
import { planTurn } from './plan.ts';
import type { Shelf } from './shelf.ts';
import { bestEnd } from './way.ts';

/** Plays on from the end of a turn of the seat, and says what the position after its next turn is worth. `budget` is for each turn. */
export function playRound(state: State, seat: number, judges: readonly Judge[], luck: Luck, budget: PlanBudget, shelf: Shelf): number {
  while (!isOver(state)) {
    const who = asked(state);
    if (who === CHANCE) luck.answer(state);
    else if (legal(state) === 1) apply(state, state.choices[0]);
    else {
      const end = bestEnd(planTurn(state, who, judges[who], luck, budget, shelf).ends);
      if (who === seat && state.active === seat) return end.value;
      state.restore(end.at);
    }
  }
  return judges[seat].leaf(state);
}
