/**
 * Which special Water tile to take from the display, which is refilled at once (BON-05). Payload a: 1 when it may be declined, b: cause.
 * An answer is a tile, or DECLINE. With no open tile a regular one is gained instead: the bonus effect sees to that.
 */
import type { Question } from '../contracts.ts';
import { CAUSES } from '../model/causes.ts';
import { A, B, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { CHANCE, NONE } from '../model/ids.ts';
import { HELD, IN_DISPLAY, IN_STACK } from '../model/state.ts';

const DECLINE = NONE;

export const specialWater: Question = {
  window: false,
  asked: 'ownChoice',
  legal(state) {
    for (let tile = 0; tile < state.special.length; tile++) if (state.special[tile] === IN_DISPLAY) state.offer(tile);
    if (state.count > 1 && state.stack[top(state) + A] === 1) state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const rule = CAUSES[state.stack[top(state) + B]];
    pop(state);
    if (answer === DECLINE) {
      state.events?.push({ event: 'bonusDeclined', rule, seat });
      return;
    }
    state.special[answer] = HELD + seat;
    state.specialHeld[seat]++;
    state.events?.push({ event: 'specialWaterGained', rule, seat, tile: answer + 1 });
    if (state.special.includes(IN_STACK)) push(state, FRAME.dealSpecialWater, CHANCE, 1);
  },
  ask: (state) => ({ ask: 'specialWater', rule: CAUSES[state.stack[top(state) + B]] }),
  describe: (_, answer) => (answer === DECLINE ? { choose: 'decline' } : { choose: 'specialWater', tile: answer + 1 }),
};
