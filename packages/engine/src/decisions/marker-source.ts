/**
 * Whether the owner of TILE-S12 takes the marker of a Garden from the supply or from the player area. The question lies on the frame
 * `placeGarden`, which receives the answer: SUPPLY or AREA.
 */
import type { Question } from '../contracts.ts';
import { forbidsMarkerFrom } from '../legality/gardening.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';

const AREA = 0;
const SUPPLY = 1;

export const markerSource: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    if (forbidsMarkerFrom(state, seat, true) === null) state.offer(SUPPLY);
    if (forbidsMarkerFrom(state, seat, false) === null) state.offer(AREA);
  },
  apply(state, answer) {
    pop(state);
    state.stack[top(state) + FIELDS.placeGarden.fromSupply] = answer;
  },
  ask: () => ({ ask: 'markerSource', rule: 'TILE-S12' }),
  describe: (_, answer) => ({ choose: 'markerFrom', from: answer === SUPPLY ? 'supply' : 'area' }),
};
