/** Which steps of a game can be undone. A step is an answer or an outcome of chance, with everything that follows from it. */
import { asked, isOver } from './engine.ts';
import { CHANCE } from './model/ids.ts';
import type { State } from './model/state.ts';

/** Why a step cannot be undone: it was or is followed by chance, another seat is asked, or hidden cards were revealed. */
export type Barrier = 'chance' | 'seat' | 'reveal';

/**
 * Returns the barrier of a step by `by` (a seat or CHANCE), given the state after it; null if the step can be undone.
 *
 * Urban cards are revealed to their owner when chance deals them, and to all when the game is over. They already count in the scoring of
 * the Ziggurat (Z09), but nobody is asked between that scoring and the end.
 */
export function barrierAfter(by: number, state: State): Barrier | null {
  if (isOver(state)) return 'reveal';
  const next = asked(state);
  if (by === CHANCE || next === CHANCE) return 'chance';
  return next === by ? null : 'seat';
}
