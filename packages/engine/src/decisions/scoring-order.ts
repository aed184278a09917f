/** Which of several empty Barges to score next (SCORE-14). Payload a: mask of the Districts left. An answer is a District. */
import type { Question } from '../contracts.ts';
import { forbidsScoring } from '../legality/districts.ts';
import { A, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { DISTRICTS } from '../model/ids.ts';

export const scoringOrder: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    for (let district = 0; district < DISTRICTS; district++) if (forbidsScoring(state, district) === null) state.offer(district);
  },
  apply(state, district) {
    const seat = topSeat(state);
    const rest = state.stack[top(state) + A] & ~(1 << district);
    pop(state);
    if (rest !== 0) push(state, FRAME.scoringOrder, seat, rest);
    push(state, FRAME.score, seat, district);
  },
  ask: () => ({ ask: 'scoringOrder' }),
  describe: (_, district) => ({ choose: 'district', district: district + 1 }),
};
