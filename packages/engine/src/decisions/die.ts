/** Which die to take from the Barge of the Assistant's District (TURN-03). An answer is a face. */
import type { Question } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { FRAME, pop, push, topSeat } from '../model/frames.ts';
import { DISTRICTS, FACES, RESOURCE_COLOUR_COUNT, SIX } from '../model/ids.ts';
import type { State } from '../model/state.ts';

export const die: Question = {
  window: true,
  asked: 'always',
  legal(state) {
    const seat = topSeat(state);
    const barge = state.assistant[seat] * FACES;
    for (let face = 0; face < SIX; face++) if (state.barge[barge + face] > 0) state.offer(face);
    if (state.barge[barge + SIX] > 0 && canTakeSix(state, seat, barge)) state.offer(SIX);
  },
  apply(state, face) {
    const seat = topSeat(state);
    const district = state.assistant[seat];
    const colour = state.bargeColour[district];
    pop(state);
    state.barge[district * FACES + face]--;
    state.dice[seat * RESOURCE_COLOUR_COUNT + colour]++;
    state.events?.push({
      event: 'dieTaken',
      rule: 'TURN-03',
      seat,
      district: district + 1,
      colour: RESOURCE_COLOURS[colour],
      face: face + 1,
    });
    push(state, FRAME.destination, seat, face);
  },
  ask: (state) => ({ ask: 'die', district: state.assistant[topSeat(state)] + 1 }),
  describe: (_, face) => ({ choose: 'die', face: face + 1 }),
};

/** A 6 needs a District that no other die on the Barge shows, or the Gold for the move (TURN-07, TURN-08, A-10). */
function canTakeSix(state: State, seat: number, barge: number): boolean {
  if (state.gold[seat] > 0) return true;
  for (let district = 0; district < DISTRICTS; district++) if (state.barge[barge + district] === 0) return true;
  return false;
}
