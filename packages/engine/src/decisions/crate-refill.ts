/** Which Crate to refill by a bonus (BON-08). An answer is a colour of which a Crate lies face down, or DECLINE. */
import type { Question } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { pop, topSeat } from '../model/frames.ts';
import { turnCrateUp } from '../model/goods.ts';
import { NONE, RESOURCE_COLOUR_COUNT } from '../model/ids.ts';

const DECLINE = NONE;

export const crateRefill: Question = {
  window: false,
  asked: 'ownChoice',
  legal(state) {
    const at = topSeat(state) * RESOURCE_COLOUR_COUNT;
    for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) if (state.crateDown[at + colour] > 0) state.offer(colour);
    if (state.count > 1) state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    pop(state);
    if (answer === DECLINE) state.events?.push({ event: 'bonusDeclined', rule: 'BON-08', seat });
    else turnCrateUp(state, seat, answer, 'BON-08');
  },
  ask: () => ({ ask: 'crateRefill' }),
  describe: (_, answer) => (answer === DECLINE ? { choose: 'decline' } : { choose: 'crate', colour: RESOURCE_COLOURS[answer] }),
};
