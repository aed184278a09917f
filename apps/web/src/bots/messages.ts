/** The messages between page and worker. */
import type { Advice, Question } from '@tabannusi/ai';
import type { Choice } from '@tabannusi/engine';

export interface BotQuestion {
  readonly questionId: number;
  readonly question: Question;
}

/** Null if thinking failed. */
export interface BotAnswer {
  readonly questionId: number;
  readonly answer: Choice | Advice | null;
}
