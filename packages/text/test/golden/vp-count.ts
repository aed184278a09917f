/** The VP of every seat, counted from the events alone. */
import type { GameEvent } from '@tabannusi/engine';
import { at } from '../../src/speech/at.ts';

/** SET-22. */
const START_VP = 10;

export interface VpCount {
  readonly now: readonly number[];
  add(event: GameEvent): void;
}

export function createVpCount(players: number): VpCount {
  const now = Array.from({ length: players }, () => START_VP);
  const change = (seat: number, vp: number): void => {
    now[seat] = at(now, seat) + vp;
  };
  return {
    now,
    add(event) {
      if (event.event === 'vpGained') change(event.seat, event.amount);
      if (event.event === 'vpLost') change(event.seat, -event.amount);
      if (event.event === 'districtScored' || event.event === 'urbanCardsRevealed' || event.event === 'harbormastersScored') {
        change(event.seat, event.vp);
      }
    },
  };
}
