/** What a table asks of a bot. */
import type { Choice, Knowledge } from '@tabannusi/engine';

export interface Bot {
  /** One of the choices, at once or later. */
  choose(knowledge: Knowledge): Choice | Promise<Choice>;
}
