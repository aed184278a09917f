/** What page and worker say to each other. */
import type { Hint, Question } from '@tabannusi/ai';
import type { Choice } from '@tabannusi/engine';

export interface BotQuestion {
  /** The answer has the same. */
  readonly number: number;
  readonly question: Question;
}

/** Null where thinking failed. */
export interface BotAnswer {
  readonly number: number;
  readonly answer: Choice | Hint | null;
}
