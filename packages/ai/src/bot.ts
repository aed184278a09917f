/** What a table asks of a bot. */
import type { Choice, Masked, Random } from '@tabannusi/engine';

/** What the bot's seat may know, and nothing else. */
export interface Knowledge {
  readonly seat: number;
  readonly masked: Masked;
  /** The legal choices, at least two, in the engine's order. */
  readonly choices: readonly Choice[];
  /** For everything that the bot leaves to chance; it depends on the game's seed and the number of the decision. */
  readonly random: Random;
}

export interface Bot {
  /** One of the choices, at once or later. */
  choose(knowledge: Knowledge): Choice | Promise<Choice>;
}
