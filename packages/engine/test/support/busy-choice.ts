/** A player for tests that need rare questions. */

import type { Generator } from '../../src/chance/generator.ts';
import type { Choice } from '../../src/choices.ts';

/** Chooses an answer: Decrees first, and nothing is declined if something else is possible. */
export function busyChoice(choices: readonly Choice[], lots: Generator): number {
  const numbers = [...choices.keys()];
  const decrees = numbers.filter((n) => choices[n]?.choose === 'decree');
  const busy = numbers.filter((n) => choices[n]?.choose !== 'done' && choices[n]?.choose !== 'decline');
  const wanted = decrees.length > 0 ? decrees : busy.length > 0 ? busy : numbers;
  return wanted[lots.below(wanted.length)] ?? 0;
}
