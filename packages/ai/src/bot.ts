/** What is asked of a player that is part of the program. */
import type { Choice, Knowledge } from '@tabannusi/engine';

export type { Knowledge } from '@tabannusi/engine';

/** How much a bot may think. Without `isOver` its answer follows from the knowledge and the iterations alone. */
export interface Budget {
  /** One iteration makes one choice in one position. */
  readonly iterations?: number;
  /** Asked now and then while it thinks: whether it must answer with what it has found. A clock or a button stands behind it. */
  readonly isOver?: () => boolean;
  /** Told after each plan: how many positions it made, and how many ends of turns it judged. */
  readonly count?: ((nodes: number, leaves: number) => void) | undefined;
}

/** The budget of one plan. */
export type PlanBudget = Required<Pick<Budget, 'iterations' | 'isOver'>> & Pick<Budget, 'count'>;

export interface Bot {
  /** One of the choices, at once or later. */
  choose(knowledge: Knowledge, budget?: Budget): Choice | Promise<Choice>;
}
