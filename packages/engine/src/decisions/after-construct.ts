/** Whether to pay 1 Gold and mark a Ship of the Building's size (ACT-BLD-14). Payload a: that size. An answer is a Ship space, or DONE. */
import type { Question } from '../contracts.ts';
import { forbidsShipAfterConstruct } from '../legality/ships.ts';
import { A, pop, top, topSeat } from '../model/frames.ts';
import { NONE, SHIP_SPACES } from '../model/ids.ts';

const DONE = NONE;

export const afterConstruct: Question = {
  window: true,
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    const size = state.stack[top(state) + A];
    for (let shipSpace = 0; shipSpace < SHIP_SPACES; shipSpace++) {
      if (forbidsShipAfterConstruct(state, seat, shipSpace, size) === null) state.offer(shipSpace);
    }
    state.offer(DONE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    pop(state);
    if (answer === DONE) return;
    state.gold[seat]--;
    state.markers[seat]--;
    state.shipMarks[answer] |= 1 << seat;
    state.events?.push({ event: 'shipMarked', rule: 'ACT-BLD-14', seat, shipSpace: answer + 1, gold: 1 });
  },
  ask: (state) => ({ ask: 'afterConstruct', size: state.stack[top(state) + A] }),
  describe: (_, answer) => (answer === DONE ? { choose: 'done' } : { choose: 'ship', shipSpace: answer + 1 }),
};
