/** A step of a game for the log. */
import type { GameEvent, questionKind } from '@tabannusi/engine';

/** The kind of question that was answered; null for what happens before the first one. */
export type Answered = ReturnType<typeof questionKind> | null;

export interface ToldStep {
  readonly answered: Answered;
  readonly events: readonly GameEvent[];
}
