/**
 * From which row the House of the Port comes: the bottom row or, with TILE-S09 for 1 blue besides, a coloured one. Payload a: House
 * space, b: 1 for the free House of DEC-01. An answer is a row.
 */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsPortRow, portBlueCost, portLocalCost } from '../legality/port.ts';
import { CAUSE } from '../model/causes.ts';
import { A, B, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { BLUE, BOTTOM_ROW, PORT } from '../model/ids.ts';

export const houseRow: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    const free = state.stack[top(state) + B] === 1;
    for (let row = BOTTOM_ROW; row >= 0; row--) if (forbidsPortRow(state, seat, row, free) === null) state.offer(row);
  },
  apply(state, row) {
    const seat = topSeat(state);
    const frame = top(state);
    const space = state.stack[frame + A];
    const free = state.stack[frame + B] === 1;
    const locals = portLocalCost(state, row, free);
    const blue = portBlueCost(state, row);
    pop(state);
    push(state, FRAME.portHouse, seat, space, row);
    if (locals + blue === 0) return;
    push(state, FRAME.payment, seat, state.bargeColour[PORT], locals, BLUE, blue, CAUSE[free ? 'TILE-S09' : 'ACT-PORT-02']);
  },
  ask: (state) => ({ ask: 'houseRow', free: state.stack[top(state) + B] === 1 }),
  describe: (_, row) => ({ choose: 'row', row: row === BOTTOM_ROW ? 'bottom' : BUILDING_COLOURS[row] }),
};
