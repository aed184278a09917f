/** The number of the round, counted by the turns of the start player. */
import type { GameEvent, State } from '@tabannusi/engine';

export interface Rounds {
  /** 0 before the first round. */
  readonly now: number;
  add(event: GameEvent, state: State): void;
}

export function createRounds(): Rounds {
  let now = 0;
  return {
    get now() {
      return now;
    },
    add(event, state) {
      if (event.event === 'turnBegan' && event.seat === state.startSeat) now++;
    },
  };
}
