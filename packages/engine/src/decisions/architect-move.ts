/** Where to move the Architect by a bonus (BON-07); staying is declining. An answer is a District, or DECLINE. */
import type { Question } from '../contracts.ts';
import { pop, topSeat } from '../model/frames.ts';
import { DISTRICTS, NONE } from '../model/ids.ts';

const DECLINE = NONE;

export const architectMove: Question = {
  window: false,
  asked: 'ownChoice',
  legal(state) {
    const here = state.architect[topSeat(state)];
    for (let district = 0; district < DISTRICTS; district++) if (district !== here) state.offer(district);
    state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    pop(state);
    if (answer === DECLINE) {
      state.events?.push({ event: 'bonusDeclined', rule: 'BON-07', seat });
      return;
    }
    const from = state.architect[seat] + 1;
    state.architect[seat] = answer;
    state.events?.push({ event: 'architectMoved', rule: 'BON-07', seat, from, district: answer + 1, gold: 0 });
  },
  ask: () => ({ ask: 'architectMove' }),
  describe: (_, answer) => (answer === DECLINE ? { choose: 'decline' } : { choose: 'district', district: answer + 1 }),
};
