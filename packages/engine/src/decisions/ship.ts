/**
 * Which Ship to mark (ACT-SHIP-01, HM-B6, DEC-07). Payload a: its price in Gold, b: 1 when it may be declined, c: cause.
 * An answer is a Ship space, or DECLINE.
 */
import type { Question } from '../contracts.ts';
import { ANY_SIZE, forbidsShip } from '../legality/ships.ts';
import { CAUSES } from '../model/causes.ts';
import { A, B, C, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { NONE, SHIP_SPACES } from '../model/ids.ts';

const DECLINE = NONE;

export const ship: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    const frame = top(state);
    for (let shipSpace = 0; shipSpace < SHIP_SPACES; shipSpace++) {
      if (forbidsShip(state, seat, shipSpace, state.stack[frame + A], ANY_SIZE) === null) state.offer(shipSpace);
    }
    if (state.count > 0 && state.stack[frame + B] === 1) state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const frame = top(state);
    const gold = state.stack[frame + A];
    const cause = state.stack[frame + C];
    pop(state);
    if (answer === DECLINE) {
      state.events?.push({ event: 'bonusDeclined', rule: CAUSES[cause], seat });
      return;
    }
    push(state, FRAME.markShip, seat, answer, cause);
    if (gold > 0) push(state, FRAME.shipPayment, seat, gold, cause);
  },
  ask(state) {
    const frame = top(state);
    return { ask: 'ship', gold: state.stack[frame + A], rule: CAUSES[state.stack[frame + C]] };
  },
  describe: (_, answer) => (answer === DECLINE ? { choose: 'decline' } : { choose: 'ship', shipSpace: answer + 1 }),
};
