/**
 * Where the Architect goes after the die (TURN-04 to TURN-08). An answer is a District. A District that the die does not reach costs 1
 * Gold.
 */
import type { Question } from '../contracts.ts';
import { forbidsDestinationFor, freeDistricts, goldFor, ruleOfMove } from '../legality/districts.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { DISTRICTS, NONE } from '../model/ids.ts';

const AT = FIELDS.destination;

export const destination: Question = {
  window: 'none',
  asked: 'always',
  legal(state) {
    const seat = topSeat(state);
    const free = freeDistricts(state, seat, state.stack[top(state) + AT.face]);
    // Destinations without Gold come first.
    for (let gold = 0; gold <= 1 && forbidsDestinationFor(state, seat, gold) === null; gold++) {
      for (let district = 0; district < DISTRICTS; district++) if (goldFor(free, district) === gold) state.offer(district);
    }
  },
  apply(state, district) {
    const seat = topSeat(state);
    const face = state.stack[top(state) + AT.face];
    const gold = goldFor(freeDistricts(state, seat, face), district);
    pop(state);
    state.gold[seat] -= gold;
    const from = state.architect[seat] + 1;
    state.architect[seat] = district;
    state.events?.push({
      event: 'architectMoved',
      rule: ruleOfMove(face, gold, from === district + 1),
      seat,
      from,
      district: district + 1,
      gold,
    });
  },
  ask(state) {
    const face = state.stack[top(state) + AT.face];
    return { ask: 'destination', face: face === NONE ? null : face + 1 };
  },
  describe: (state, district) => ({
    choose: 'destination',
    district: district + 1,
    gold: goldFor(freeDistricts(state, topSeat(state), state.stack[top(state) + AT.face]), district),
  }),
};
