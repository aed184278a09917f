/**
 * From which row to take the House for the Port: the bottom row or, with TILE-S09 and for 1 blue Resource more, a coloured row. An
 * answer is a row.
 */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsPortRow, portBlueCost, portLocalCost } from '../legality/port.ts';
import { CAUSE } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { BLUE, BOTTOM_ROW, PORT } from '../model/ids.ts';
import { push } from '../model/push.ts';

const AT = FIELDS.houseRow;

export const houseRow: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    const free = state.stack[top(state) + AT.free] === 1;
    for (let row = BOTTOM_ROW; row >= 0; row--) if (forbidsPortRow(state, seat, row, free) === null) state.offer(row);
  },
  apply(state, row) {
    const seat = topSeat(state);
    const frame = top(state);
    const space = state.stack[frame + AT.portSpace];
    const free = state.stack[frame + AT.free] === 1;
    const locals = portLocalCost(state, row, free);
    const blue = portBlueCost(state, row);
    pop(state);
    push.portHouse(state, seat, { portSpace: space, row });
    if (locals + blue === 0) return;
    push.payment(state, seat, {
      colour: state.bargeColour[PORT],
      amount: locals,
      otherColour: BLUE,
      otherAmount: blue,
      rule: CAUSE[free ? 'TILE-S09' : 'ACT-PORT-02'],
    });
  },
  ask: (state) => ({ ask: 'houseRow', free: state.stack[top(state) + AT.free] === 1 }),
  describe: (_, row) => ({ choose: 'row', row: row === BOTTOM_ROW ? 'bottom' : BUILDING_COLOURS[row] }),
};
