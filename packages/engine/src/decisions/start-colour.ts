/** The colour of a player's starting Building (SET-24). An answer is a Building colour. */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsStartColour } from '../legality/placement.ts';
import { pop, topSeat } from '../model/frames.ts';
import { BUILDING_COLOUR_COUNT } from '../model/ids.ts';
import { push } from '../model/push.ts';

export const startColour: Question = {
  window: 'none',
  asked: 'always',
  legal(state) {
    for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) if (forbidsStartColour(state, colour) === null) state.offer(colour);
  },
  apply(state, colour) {
    const seat = topSeat(state);
    pop(state);
    push.startSpace(state, seat, { colour });
  },
  ask: () => ({ ask: 'startColour' }),
  describe: (_, colour) => ({ choose: 'colour', colour: BUILDING_COLOURS[colour] }),
};
