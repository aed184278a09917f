/** A bot as a table sees it. */
import type { Choice, Knowledge } from '@tabannusi/engine';

export interface Bot {
  /** Returns one of the legal choices, at once or as a promise. */
  choose(knowledge: Knowledge): Choice | Promise<Choice>;
}
