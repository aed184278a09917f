/** Whether to pay any one Resource for a step on a track (TILE-S13). Payload a: track, b: cause. An answer is ACCEPT or DECLINE. */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsBoughtStep } from '../legality/steps.ts';
import { CAUSES } from '../model/causes.ts';
import { A, B, FRAME, pop, push, top, topSeat } from '../model/frames.ts';

const ACCEPT = 0;
const DECLINE = 1;

export const boughtStep: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const frame = top(state);
    if (forbidsBoughtStep(state, topSeat(state), state.stack[frame + A], CAUSES[state.stack[frame + B]]) !== null) return;
    state.offer(ACCEPT);
    state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const frame = top(state);
    const colour = state.stack[frame + A];
    const cause = state.stack[frame + B];
    pop(state);
    if (answer === DECLINE) {
      state.events?.push({ event: 'bonusDeclined', rule: CAUSES[cause], seat });
      return;
    }
    push(state, FRAME.steps, seat, colour, 1, cause);
    push(state, FRAME.anyPayment, seat, cause);
  },
  ask(state) {
    const frame = top(state);
    return { ask: 'boughtStep', colour: BUILDING_COLOURS[state.stack[frame + A]], rule: CAUSES[state.stack[frame + B]] };
  },
  describe: (_, answer) => ({ choose: answer === ACCEPT ? 'accept' : 'decline' }),
};
