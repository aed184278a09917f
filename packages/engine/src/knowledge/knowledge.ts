/** What a bot is told when it is asked: what its seat may know, and nothing else. */
import type { Choice } from '../choices.ts';
import type { Random } from '../contracts.ts';
import type { Masked } from './masked.ts';

/** What a seat knows; hints are made from it, too. */
export interface Known {
  readonly seat: number;
  readonly masked: Masked;
  /** The legal choices, at least two, in the engine's order. */
  readonly choices: readonly Choice[];
}

export interface Knowledge extends Known {
  /** For everything that the bot leaves to chance. It depends on the game's seed and the number of the decision. */
  readonly random: Random;
}

/** Returns a random choice. */
export function anyChoice({ choices, random }: Knowledge): Choice {
  return choices[random.below(choices.length)];
}
