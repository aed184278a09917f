/** The interface of the built-in bots. */
import type { Choice, Knowledge } from '@tabannusi/engine';

export type { Knowledge } from '@tabannusi/engine';

/** How much a bot may think. Without `isOver`, its answer depends only on the knowledge and the iterations. */
export interface Budget {
  /** One iteration makes one choice in one position. */
  readonly iterations?: number;
  /**
   * Called now and then while the bot thinks. If it returns true, the bot must answer with what it has found, for example because time is
   * up or a button was pressed.
   */
  readonly isOver?: () => boolean;
  /** Called after each plan with the number of positions it made and the number of turn ends it judged. */
  readonly count?: ((nodes: number, leaves: number) => void) | undefined;
}

/** The budget of one plan. */
export type PlanBudget = Required<Pick<Budget, 'iterations' | 'isOver'>> & Pick<Budget, 'count'> & { readonly reach?: Reach | undefined };

/**
 * How far a plan goes if it begins outside the player's own turn, as in set-up: on into their turn if that comes next, or only to its
 * start. With few iterations, plans of the first kind have different lengths and are hard to compare.
 */
export type Reach = 'intoTurn' | 'toTurn';

export interface Bot {
  /** Returns one of the choices, at once or as a promise. */
  choose(knowledge: Knowledge, budget?: Budget): Choice | Promise<Choice>;
}
