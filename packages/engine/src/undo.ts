/** Undo points: which steps of a game can be taken back. A step is an answer or an outcome of chance with all that follows from it. */
import { asked, isOver } from './engine.ts';
import { CHANCE } from './model/ids.ts';
import type { State } from './model/state.ts';

/** Why a step cannot be taken back: chance had or has its say, another seat is asked, or hidden cards lie open. */
export type Barrier = 'chance' | 'seat' | 'reveal';

/**
 * The barrier that a step of `by` (a seat or CHANCE) has made, when the state is the one after it; null where it can be taken back.
 *
 * Urban cards are seen by their owner when chance deals them, and by all when the game is over: they count in the scoring of the Ziggurat
 * (Z09) and after it, and nobody is asked between the two and the end.
 */
export function barrierAfter(by: number, state: State): Barrier | null {
  if (isOver(state)) return 'reveal';
  const next = asked(state);
  if (by === CHANCE || next === CHANCE) return 'chance';
  return next === by ? null : 'seat';
}
