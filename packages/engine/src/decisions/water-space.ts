/** Where to lay a Water tile (ACT-GARD-04, ACT-GARD-05). An answer is a space. */
import type { Question } from '../contracts.ts';
import { forbidsWater } from '../legality/placement.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { NONE } from '../model/ids.ts';
import { WATER } from '../model/pieces.ts';
import { LAID } from '../model/state.ts';

const AT = FIELDS.waterSpace;

export const waterSpace: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const district = state.stack[top(state) + AT.district];
    for (const space of state.setting.gridSpaces[district]) {
      if (forbidsWater(state, district, space) === null) state.offer(space);
    }
  },
  apply(state, space) {
    const seat = topSeat(state);
    const tile = state.stack[top(state) + AT.tile];
    pop(state);
    state.piece[space] = WATER;
    if (tile === NONE) state.water[seat]--;
    else {
      state.special[tile] = LAID;
      state.specialHeld[seat]--;
      state.detail[space] = tile + 1;
    }
    state.events?.push({
      event: 'waterLaid',
      rule: 'ACT-GARD-04',
      seat,
      space: state.setting.spaceNames[space],
      tile: tile === NONE ? null : tile + 1,
    });
  },
  ask(state) {
    const frame = top(state);
    const tile = state.stack[frame + AT.tile];
    return { ask: 'waterSpace', district: state.stack[frame + AT.district] + 1, tile: tile === NONE ? null : tile + 1 };
  },
  describe: (state, space) => ({ choose: 'space', space: state.setting.spaceNames[space] }),
};
