/** Whether to pay a white, yellow or brown Resource for one step on that track (BON-14, A-73). An answer is a track, or DECLINE. */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsPaidStep, PAID_STEP_COST } from '../legality/steps.ts';
import { CAUSE } from '../model/causes.ts';
import { pop, topSeat } from '../model/frames.ts';
import { BUILDING_COLOUR_COUNT, NONE } from '../model/ids.ts';
import { push } from '../model/push.ts';

const DECLINE = NONE;

export const paidStep: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
      if (forbidsPaidStep(state, seat, colour) === null) state.offer(colour);
    }
    if (state.count > 0) state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    pop(state);
    if (answer === DECLINE) {
      state.events?.push({ event: 'bonusDeclined', rule: 'BON-14', seat });
      return;
    }
    push.steps(state, seat, { colour: answer, steps: 1, rule: CAUSE['BON-14'] });
    push.payment(state, seat, { colour: answer, amount: PAID_STEP_COST, otherColour: answer, otherAmount: 0, rule: CAUSE['BON-14'] });
  },
  ask: () => ({ ask: 'paidStep', rule: 'BON-14' }),
  describe: (_, answer) => (answer === DECLINE ? { choose: 'decline' } : { choose: 'track', colour: BUILDING_COLOURS[answer] }),
};
