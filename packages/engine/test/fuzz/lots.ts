/** Random choices for the fuzz. Everything follows from a seed, so that a failing input can be made again. */
import type { Generator } from '../../src/chance/generator.ts';

export const pick = <T>(lots: Generator, values: readonly T[]): T => values[lots.below(values.length)];

/** Returns true once in `times` calls on average. */
export const oneIn = (lots: Generator, times: number): boolean => lots.below(times) === 0;

/** Returns up to `most` entries, each made separately. */
export const some = <T>(lots: Generator, most: number, make: () => T): T[] => Array.from({ length: lots.below(most + 1) }, make);
