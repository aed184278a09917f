/**
 * Judges the ends of the bot's own turns with a network. Everything else, including positions within a turn, is judged by the hand-written
 * evaluation.
 */
import { isOver, type State } from '@tabannusi/engine';
import { type Judge, judgeFor } from '../evaluation/evaluate.ts';
import { Features } from './features.ts';
import type { Network } from './network.ts';

export function judgeWith(seat: number, network: Network): Judge {
  const features = new Features(seat);
  return {
    ...judgeFor(seat),
    leaf: (state) => (isOver(state) ? marginOf(state, seat) : network.margin(features.read(state))),
  };
}

/** By how many VP a seat is ahead of the best opponent. */
export function marginOf({ vp, setting }: State, seat: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < setting.players; other++) if (other !== seat) most = Math.max(most, vp[other]);
  return vp[seat] - most;
}
