/** Whether to pay any one Resource for a step on a track (TILE-S13). An answer is ACCEPT or DECLINE. */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsBoughtStep } from '../legality/steps.ts';
import { CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { push } from '../model/push.ts';

const AT = FIELDS.boughtStep;

const ACCEPT = 0;
const DECLINE = 1;

export const boughtStep: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const frame = top(state);
    if (forbidsBoughtStep(state, topSeat(state), state.stack[frame + AT.colour], CAUSES[state.stack[frame + AT.rule]]) !== null) return;
    state.offer(ACCEPT);
    state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const frame = top(state);
    const colour = state.stack[frame + AT.colour];
    const cause = state.stack[frame + AT.rule];
    pop(state);
    if (answer === DECLINE) {
      state.events?.push({ event: 'bonusDeclined', rule: CAUSES[cause], seat });
      return;
    }
    push.steps(state, seat, { colour, steps: 1, rule: cause });
    push.anyPayment(state, seat, { rule: cause });
  },
  ask(state) {
    const frame = top(state);
    return { ask: 'boughtStep', colour: BUILDING_COLOURS[state.stack[frame + AT.colour]], rule: CAUSES[state.stack[frame + AT.rule]] };
  },
  describe: (_, answer) => ({ choose: answer === ACCEPT ? 'accept' : 'decline' }),
};
