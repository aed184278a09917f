/** On which Water to place a Garden (ACT-GARD-07). An answer is a space. */
import type { Question } from '../contracts.ts';
import { canMarkFromSupply } from '../legality/gardening.ts';
import { forbidsGarden } from '../legality/placement.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { push } from '../model/push.ts';

const AT = FIELDS.gardenSpace;

export const gardenSpace: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const district = state.stack[top(state) + AT.district];
    for (const space of state.setting.usableSpaces[district]) {
      if (forbidsGarden(state, district, space) === null) state.offer(space);
    }
  },
  apply(state, space) {
    const seat = topSeat(state);
    const district = state.stack[top(state) + AT.district];
    pop(state);
    push.placeGarden(state, seat, { space, district });
    if (canMarkFromSupply(state, seat)) push.markerSource(state, seat);
  },
  ask: (state) => ({ ask: 'gardenSpace', district: state.stack[top(state) + AT.district] + 1 }),
  describe: (state, space) => ({ choose: 'space', space: state.setting.spaceNames[space] }),
};
