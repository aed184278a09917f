/** Which of several empty Barges to score next (SCORE-14). An answer is a District. */
import type { Question } from '../contracts.ts';
import { forbidsScoring } from '../legality/districts.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { DISTRICTS } from '../model/ids.ts';
import { push } from '../model/push.ts';

const AT = FIELDS.scoringOrder;

export const scoringOrder: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    for (let district = 0; district < DISTRICTS; district++) if (forbidsScoring(state, district) === null) state.offer(district);
  },
  apply(state, district) {
    const seat = topSeat(state);
    const rest = state.stack[top(state) + AT.districts] & ~(1 << district);
    pop(state);
    if (rest !== 0) push.scoringOrder(state, seat, { districts: rest });
    push.score(state, seat, { district });
  },
  ask: () => ({ ask: 'scoringOrder' }),
  describe: (_, district) => ({ choose: 'district', district: district + 1 }),
};
