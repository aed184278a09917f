/** Which colour of Project to place (ACT-PROJ-02). Payload a: District. An answer is a Building colour. */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsProjectColour } from '../legality/placement.ts';
import { A, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { BUILDING_COLOUR_COUNT } from '../model/ids.ts';

export const projectColour: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    const district = state.stack[top(state) + A];
    for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
      if (forbidsProjectColour(state, seat, district, colour) === null) state.offer(colour);
    }
  },
  apply(state, colour) {
    const seat = topSeat(state);
    const district = state.stack[top(state) + A];
    pop(state);
    push(state, FRAME.projectSpace, seat, district, colour);
  },
  ask: (state) => ({ ask: 'projectColour', district: state.stack[top(state) + A] + 1 }),
  describe: (_, colour) => ({ choose: 'colour', colour: BUILDING_COLOURS[colour] }),
};
