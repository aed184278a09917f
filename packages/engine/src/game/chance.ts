/**
 * Where the outcomes of a running game come from. The game asks for each of them by itself, so that a source may use one generator for all, or
 * another one for each kind and number.
 */
import { Generator } from '../chance/generator.ts';
import type { Random } from '../contracts.ts';
import type { ChanceKind } from '../model/ask.ts';
import type { State } from '../model/state.ts';

export interface ChanceAsked {
  readonly kind: ChanceKind;
  /** How many outcomes of this kind there were before. */
  readonly number: number;
  /** How many outcomes there were before in all. */
  readonly outcomes: number;
  /** The state that asks, to be looked at alone. */
  readonly state: State;
}

/** What the outcome is drawn with; null where it is not drawn here but handed in. Each outcome is asked for once, in the order of the game. */
export type Chance = (asked: ChanceAsked) => Random | null;

/** The chance of a game with a seed. The first outcomes of a branch come from the game that it left, and are handed in. */
export function seeded(seed: string, seedFrom = 0): Chance {
  const generator = new Generator(seed, 'game');
  return ({ outcomes }) => (outcomes < seedFrom ? null : generator);
}

/** All outcomes are handed in. */
export const handedIn: Chance = () => null;
