/** Random weights around the present ones: each is smaller, the same or larger, independently of the others. */
import { Generator } from '@tabannusi/engine';
import { WEIGHTS, type Weights } from '../../src/evaluation/weights.ts';

export const WEIGHT_NAMES = Object.keys(WEIGHTS) as readonly (keyof Weights)[];

/** The factor by which a weight is multiplied or divided. */
export const SCATTER = 1.5;

/** -1, 0 or 1. */
type Levels = readonly number[];

/** Returns the two sets of weights of a game, by its seed. */
export function levelsOf(seed: string): readonly [Levels, Levels] {
  const random = new Generator(seed, 'bot');
  const levels = (): Levels => WEIGHT_NAMES.map(() => random.below(3) - 1);
  return [levels(), levels()];
}

export const scatter = (present: Weights, levels: Levels): Weights =>
  Object.fromEntries(WEIGHT_NAMES.map((name, n) => [name, present[name] * SCATTER ** levels[n]])) as unknown as Weights;
