/**
 * From which coloured row to move a House to the bottom row, gaining all that it uncovers (DEC-10, A-93). An answer is a coloured row, or
 * DONE.
 */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsMovedHouse } from '../legality/gains.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { liftHouse, putOnBottomRow } from '../model/houses.ts';
import { BUILDING_COLOUR_COUNT, NONE } from '../model/ids.ts';

const AT = FIELDS.moveHouse;

const DONE = NONE;

export const moveHouse: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    for (let row = 0; row < BUILDING_COLOUR_COUNT; row++) if (forbidsMovedHouse(state, seat, row) === null) state.offer(row);
    if (state.count > 0) state.offer(DONE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const frame = top(state);
    if (answer === DONE || --state.stack[frame + AT.houses] === 0) pop(state);
    if (answer === DONE) {
      state.events?.push({ event: 'bonusDeclined', rule: 'DEC-10', seat });
      return;
    }
    const to = putOnBottomRow(state, seat);
    state.events?.push({ event: 'houseMoved', rule: 'DEC-10', seat, row: BUILDING_COLOURS[answer], to });
    liftHouse(state, seat, answer);
  },
  ask: (state) => ({ ask: 'moveHouse', houses: state.stack[top(state) + AT.houses] }),
  describe: (_, answer) => (answer === DONE ? { choose: 'done' } : { choose: 'row', row: BUILDING_COLOURS[answer] }),
};
