/** Which Ship to mark (ACT-SHIP-01, HM-B6, DEC-07). An answer is a Ship space, or DECLINE. */
import type { Question } from '../contracts.ts';
import { ANY_SIZE, forbidsShip } from '../legality/ships.ts';
import { CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { NONE, SHIP_SPACES } from '../model/ids.ts';
import { push } from '../model/push.ts';

const AT = FIELDS.ship;

const DECLINE = NONE;

export const ship: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    const frame = top(state);
    for (let shipSpace = 0; shipSpace < SHIP_SPACES; shipSpace++) {
      if (forbidsShip(state, seat, shipSpace, state.stack[frame + AT.gold], ANY_SIZE) === null) state.offer(shipSpace);
    }
    if (state.count > 0 && state.stack[frame + AT.optional] === 1) state.offer(DECLINE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const frame = top(state);
    const gold = state.stack[frame + AT.gold];
    const cause = state.stack[frame + AT.rule];
    pop(state);
    if (answer === DECLINE) {
      state.events?.push({ event: 'bonusDeclined', rule: CAUSES[cause], seat });
      return;
    }
    push.markShip(state, seat, { shipSpace: answer, rule: cause });
    if (gold > 0) push.shipPayment(state, seat, { gold, rule: cause });
  },
  ask(state) {
    const frame = top(state);
    return { ask: 'ship', gold: state.stack[frame + AT.gold], rule: CAUSES[state.stack[frame + AT.rule]] };
  },
  describe: (_, answer) => (answer === DECLINE ? { choose: 'decline' } : { choose: 'ship', shipSpace: answer + 1 }),
};
