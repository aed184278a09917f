/** Which colour of Project to place (ACT-PROJ-02). An answer is a Building colour. */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsProjectColour } from '../legality/placement.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { BUILDING_COLOUR_COUNT } from '../model/ids.ts';
import { push } from '../model/push.ts';

const AT = FIELDS.projectColour;

export const projectColour: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    const district = state.stack[top(state) + AT.district];
    for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
      if (forbidsProjectColour(state, seat, district, colour) === null) state.offer(colour);
    }
  },
  apply(state, colour) {
    const seat = topSeat(state);
    const district = state.stack[top(state) + AT.district];
    pop(state);
    push.projectSpace(state, seat, { district, colour });
  },
  ask: (state) => ({ ask: 'projectColour', district: state.stack[top(state) + AT.district] + 1 }),
  describe: (_, colour) => ({ choose: 'colour', colour: BUILDING_COLOURS[colour] }),
};
