/** Final scoring: Districts 1 to 5 one last time, District by District (END-04, A-118). Payload a: Districts done. */
import type { Work } from '../contracts.ts';
import { A, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { DISTRICTS } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { FINAL } from './score.ts';

export const finalScoring: Work = (state) => {
  const frame = top(state);
  const seat = topSeat(state);
  const district = state.stack[frame + A]++;
  if (district === 0) state.events?.push({ event: 'finalScoringBegan', rule: 'END-04' });
  if (district < DISTRICTS) push(state, FRAME.score, seat, district, 0, FINAL);
  else {
    pop(state);
    push(state, FRAME.over, seat);
    state.events?.push({ event: 'gameOver', rule: 'END-07', winners: winners(state) });
  }
};

/** Most VP, then most Gold; further ties share the victory (END-07, C-50). */
export function winners(state: State): number[] {
  const seats = Array.from({ length: state.setting.players }, (_, seat) => seat);
  const best = seats.reduce((a, b) => (compare(state, b, a) > 0 ? b : a));
  return seats.filter((seat) => compare(state, seat, best) === 0);
}

const compare = (state: State, a: number, b: number): number => state.vp[a] - state.vp[b] || state.gold[a] - state.gold[b];
