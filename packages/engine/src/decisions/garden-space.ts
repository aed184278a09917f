/** On which Water to place a Garden (ACT-GARD-07). Payload a: District. An answer is a space. */
import type { Question } from '../contracts.ts';
import { canMarkFromSupply } from '../legality/gardening.ts';
import { forbidsGarden } from '../legality/placement.ts';
import { A, FRAME, pop, push, top, topSeat } from '../model/frames.ts';

export const gardenSpace: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const district = state.stack[top(state) + A];
    for (const space of state.setting.usableSpaces[district]) {
      if (forbidsGarden(state, district, space) === null) state.offer(space);
    }
  },
  apply(state, space) {
    const seat = topSeat(state);
    const district = state.stack[top(state) + A];
    pop(state);
    push(state, FRAME.placeGarden, seat, space, district);
    if (canMarkFromSupply(state, seat)) push(state, FRAME.markerSource, seat);
  },
  ask: (state) => ({ ask: 'gardenSpace', district: state.stack[top(state) + A] + 1 }),
  describe: (state, space) => ({ choose: 'space', space: state.setting.spaceNames[space] }),
};
