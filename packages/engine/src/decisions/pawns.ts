/** Where both pawns start, asked at the beginning of a player's first turn (TURN-02, C-09). An answer is a District. */
import type { Question } from '../contracts.ts';
import { pop, topSeat } from '../model/frames.ts';
import { DISTRICTS } from '../model/ids.ts';

export const pawns: Question = {
  window: 'open',
  asked: 'always',
  legal(state) {
    for (let district = 0; district < DISTRICTS; district++) state.offer(district);
  },
  apply(state, district) {
    const seat = topSeat(state);
    pop(state);
    state.architect[seat] = district;
    state.assistant[seat] = district;
    state.events?.push({ event: 'pawnsPlaced', rule: 'TURN-02', seat, district: district + 1 });
  },
  ask: () => ({ ask: 'pawns' }),
  describe: (_, district) => ({ choose: 'district', district: district + 1 }),
};
