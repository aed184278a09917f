/** Where to move the Architect by a bonus (BON-07, ACT-TILE-4). Staying means declining. An answer is a District, or DECLINE. */
import type { Question } from '../contracts.ts';
import { forbidsArchitectMove } from '../legality/districts.ts';
import { CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { DISTRICTS, NONE } from '../model/ids.ts';

const AT = FIELDS.architectMove;

const DECLINE = NONE;

export const architectMove: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    const rule = CAUSES[state.stack[top(state) + AT.rule]];
    for (let district = 0; district < DISTRICTS; district++) {
      if (forbidsArchitectMove(state, seat, district, rule) === null) state.offer(district);
    }
    state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const rule = CAUSES[state.stack[top(state) + AT.rule]];
    pop(state);
    if (answer === DECLINE) {
      state.events?.push({ event: 'bonusDeclined', rule, seat });
      return;
    }
    const from = state.architect[seat] + 1;
    state.architect[seat] = answer;
    state.events?.push({ event: 'architectMoved', rule, seat, from, district: answer + 1, gold: 0 });
  },
  ask: (state) => ({ ask: 'architectMove', rule: CAUSES[state.stack[top(state) + AT.rule]] }),
  describe: (_, answer) => (answer === DECLINE ? { choose: 'decline' } : { choose: 'district', district: answer + 1 }),
};
