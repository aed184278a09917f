/**
 * Where the Architect goes after the die (TURN-04 to TURN-08). Payload a: the face taken, or NONE where there was no die to take.
 * An answer is a District; one that the die does not reach costs 1 Gold.
 */
import type { Question } from '../contracts.ts';
import { A, pop, top, topSeat } from '../model/frames.ts';
import { DISTRICTS, FACES, NONE, SIX } from '../model/ids.ts';
import type { State } from '../model/state.ts';

export const destination: Question = {
  window: false,
  asked: 'always',
  legal(state) {
    const rich = state.gold[topSeat(state)] > 0;
    for (let district = 0; district < DISTRICTS; district++) if (reachedFree(state, district)) state.offer(district);
    if (rich) for (let district = 0; district < DISTRICTS; district++) if (!reachedFree(state, district)) state.offer(district);
  },
  apply(state, district) {
    const seat = topSeat(state);
    const gold = reachedFree(state, district) ? 0 : 1;
    pop(state);
    state.gold[seat] -= gold;
    state.architect[seat] = district;
    state.events?.push({ event: 'architectMoved', rule: gold === 1 ? 'TURN-06' : 'TURN-04', seat, district: district + 1, gold });
  },
  describe: (state, district) => ({ choose: 'district', district: district + 1, gold: reachedFree(state, district) ? 0 : 1 }),
};

function reachedFree(state: State, district: number): boolean {
  const face = state.stack[top(state) + A];
  const here = state.assistant[topSeat(state)];
  if (face === NONE) return district === here;
  return face === SIX ? state.barge[here * FACES + district] === 0 : district === face;
}
