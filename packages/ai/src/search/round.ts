/**
 * Plays the round after a turn: each opponent answers with the best turn of a short plan, then the seat plans its own next turn. Chance
 * follows the luck, so two turns under the same luck differ only by their choices.
 */
import { apply, asked, CHANCE, isOver, legal, type State } from '@tabannusi/engine';
import type { PlanBudget } from '../bot.ts';
import type { Judge } from '../evaluation/evaluate.ts';
import type { Luck } from './luck.ts';
import { planTurn } from './plan.ts';
import type { Shelf } from './shelf.ts';
import { bestEnd } from './way.ts';

/** Plays on from the end of the seat's turn and returns the worth of the position after its next turn. `budget` is per turn. */
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
