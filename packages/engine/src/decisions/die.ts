/**
 * Which die to take from the Barge of the Assistant's District (TURN-03). An answer is a face, or NO_DIE if the Barge is empty: in the
 * window before this question, a bonus may have given the player its last die.
 */
import type { Question } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { forbidsDie, forbidsNoDie } from '../legality/districts.ts';
import { pop, topSeat } from '../model/frames.ts';
import { takeFromBarge } from '../model/goods.ts';
import { FACES, NONE } from '../model/ids.ts';
import { push } from '../model/push.ts';

const NO_DIE = NONE;

export const die: Question = {
  window: 'open',
  asked: 'always',
  legal(state) {
    const seat = topSeat(state);
    for (let face = 0; face < FACES; face++) if (forbidsDie(state, seat, face) === null) state.offer(face);
    if (state.count === 0 && forbidsNoDie(state, seat) === null) state.offer(NO_DIE);
  },
  apply(state, face) {
    const seat = topSeat(state);
    const district = state.assistant[seat];
    const colour = state.bargeColour[district];
    pop(state);
    if (face === NO_DIE) {
      push.destination(state, seat, { face: NONE });
      return;
    }
    takeFromBarge(state, seat, district, face);
    state.events?.push({
      event: 'dieTaken',
      rule: 'TURN-03',
      seat,
      district: district + 1,
      colour: RESOURCE_COLOURS[colour],
      face: face + 1,
    });
    push.destination(state, seat, { face });
  },
  ask: (state) => ({ ask: 'die', district: state.assistant[topSeat(state)] + 1 }),
  describe: (_, face) => (face === NO_DIE ? { choose: 'noDie' } : { choose: 'die', face: face + 1 }),
};
