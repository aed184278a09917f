/** A thread in which our bots think. */
import { type Budget, type Question, type Thought, think as thinkOf } from '@tabannusi/ai';

/** Limits of thinking. */
export interface Measure {
  readonly iterations?: number | undefined;
  /** From the start of thinking. */
  readonly milliseconds?: number | undefined;
}

export interface Order {
  readonly question: Question;
  readonly measure: Measure;
}

export const think = ({ question, measure }: Order): Promise<Thought> => thinkOf(question, budgetOf(measure));

function budgetOf({ iterations, milliseconds }: Measure): Budget {
  const end = milliseconds === undefined ? null : performance.now() + milliseconds;
  return {
    ...(iterations === undefined ? {} : { iterations }),
    ...(end === null ? {} : { isOver: () => performance.now() > end }),
  };
}
