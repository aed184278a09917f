/** Which colour's Projects to build over (ACT-BLD-02). An answer is a Building colour. */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { colourCost, forbidsConstruct, localCost } from '../legality/construct.ts';
import { CAUSE } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { BUILDING_COLOUR_COUNT } from '../model/ids.ts';
import { push } from '../model/push.ts';

const AT = FIELDS.constructColour;

export const constructColour: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    const district = state.stack[top(state) + AT.district];
    for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
      if (forbidsConstruct(state, seat, district, colour) === null) state.offer(colour);
    }
  },
  apply(state, colour) {
    const seat = topSeat(state);
    const district = state.stack[top(state) + AT.district];
    const locals = localCost(state, seat, district, colour);
    const ofColour = colourCost(state, seat, district, colour);
    pop(state);
    push.construct(state, seat, { district, colour });
    push.payment(state, seat, {
      colour: state.bargeColour[district],
      amount: locals,
      otherColour: colour,
      otherAmount: ofColour,
      rule: CAUSE['ACT-BLD-04'],
    });
  },
  ask: (state) => ({ ask: 'constructColour', district: state.stack[top(state) + AT.district] + 1 }),
  describe: (_, colour) => ({ choose: 'colour', colour: BUILDING_COLOURS[colour] }),
};
