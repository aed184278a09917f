/** What a player that is a program is told when it is asked: what its seat may know, and nothing else. */
import type { Choice } from '../choices.ts';
import type { Random } from '../contracts.ts';
import type { Masked } from './masked.ts';

/** What a hint is made from, too. */
export interface Known {
  readonly seat: number;
  readonly masked: Masked;
  /** The legal choices, at least two, in the engine's order. */
  readonly choices: readonly Choice[];
}

export interface Knowledge extends Known {
  /** For everything that the player leaves to chance; it depends on the game's seed and the number of the decision. */
  readonly random: Random;
}

/** Any choice, by lot. */
export function anyChoice({ choices, random }: Knowledge): Choice {
  return choices[random.below(choices.length)];
}
