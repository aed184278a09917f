/** Which colour's Projects to build over (ACT-BLD-02). Payload a: District. An answer is a Building colour. */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { CONSTRUCT_LOCAL, forbidsConstruct, ownProjects } from '../legality/construct.ts';
import { CAUSE } from '../model/causes.ts';
import { A, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { BUILDING_COLOUR_COUNT } from '../model/ids.ts';

export const constructColour: Question = {
  window: false,
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    const district = state.stack[top(state) + A];
    for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
      if (forbidsConstruct(state, seat, district, colour) === null) state.offer(colour);
    }
  },
  apply(state, colour) {
    const seat = topSeat(state);
    const district = state.stack[top(state) + A];
    const local = state.bargeColour[district];
    const own = ownProjects(state, seat, district, colour);
    pop(state);
    push(state, FRAME.construct, seat, district, colour);
    if (local === colour) push(state, FRAME.payment, seat, local, CONSTRUCT_LOCAL + own, local, 0, CAUSE['ACT-BLD-04']);
    else push(state, FRAME.payment, seat, local, CONSTRUCT_LOCAL, colour, own, CAUSE['ACT-BLD-04']);
  },
  ask: (state) => ({ ask: 'constructColour', district: state.stack[top(state) + A] + 1 }),
  describe: (_, colour) => ({ choose: 'colour', colour: BUILDING_COLOURS[colour] }),
};
