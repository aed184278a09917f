/**
 * Whether to gain a Garden or a marker for a House in the Ziggurat (TILE-S05). What is used up is not offered. An answer is GARDEN
 * or MARKER.
 */
import type { Question } from '../contracts.ts';
import { forbidsGardenGain, forbidsMarkerGain } from '../legality/gains.ts';
import { pop, topSeat } from '../model/frames.ts';
import { gainGarden, gainMarkers } from '../model/goods.ts';

const GARDEN = 0;
const MARKER = 1;

export const gardenOrMarker: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    if (forbidsGardenGain(state) === null) state.offer(GARDEN);
    if (forbidsMarkerGain(state, topSeat(state)) === null) state.offer(MARKER);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    pop(state);
    if (answer === GARDEN) gainGarden(state, seat, 'TILE-S05');
    else gainMarkers(state, seat, 1, 'TILE-S05');
  },
  ask: () => ({ ask: 'gardenOrMarker' }),
  describe: (_, answer) => ({ choose: 'gain', gain: answer === GARDEN ? 'garden' : 'marker' }),
};
