/** Which colour's Projects to build over (ACT-BLD-02). Payload a: District. An answer is a Building colour. */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { colourCost, forbidsConstruct, localCost } from '../legality/construct.ts';
import { CAUSE } from '../model/causes.ts';
import { A, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { BUILDING_COLOUR_COUNT } from '../model/ids.ts';

export const constructColour: Question = {
  window: 'none',
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
    const locals = localCost(state, seat, district, colour);
    const ofColour = colourCost(state, seat, district, colour);
    pop(state);
    push(state, FRAME.construct, seat, district, colour);
    push(state, FRAME.payment, seat, state.bargeColour[district], locals, colour, ofColour, CAUSE['ACT-BLD-04']);
  },
  ask: (state) => ({ ask: 'constructColour', district: state.stack[top(state) + A] + 1 }),
  describe: (_, colour) => ({ choose: 'colour', colour: BUILDING_COLOURS[colour] }),
};
