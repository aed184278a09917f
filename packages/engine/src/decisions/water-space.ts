/** Where to lay a Water tile (ACT-GARD-04, ACT-GARD-05). Payload a: District, b: special tile or NONE. An answer is a space. */
import type { Question } from '../contracts.ts';
import { forbidsWater } from '../legality/placement.ts';
import { A, B, pop, top, topSeat } from '../model/frames.ts';
import { NONE } from '../model/ids.ts';
import { WATER } from '../model/pieces.ts';
import { LAID } from '../model/state.ts';

export const waterSpace: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const district = state.stack[top(state) + A];
    for (const space of state.setting.gridSpaces[district]) {
      if (forbidsWater(state, district, space) === null) state.offer(space);
    }
  },
  apply(state, space) {
    const seat = topSeat(state);
    const tile = state.stack[top(state) + B];
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
    const tile = state.stack[frame + B];
    return { ask: 'waterSpace', district: state.stack[frame + A] + 1, tile: tile === NONE ? null : tile + 1 };
  },
  describe: (state, space) => ({ choose: 'space', space: state.setting.spaceNames[space] }),
};
