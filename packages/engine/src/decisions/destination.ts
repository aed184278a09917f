/**
 * Where the Architect goes after the die (TURN-04 to TURN-08). Payload a: the face taken, NONE where there was no die.
 * An answer is a District; one that the die does not reach costs 1 Gold.
 */
import type { Question } from '../contracts.ts';
import { A, pop, top, topSeat } from '../model/frames.ts';
import { DISTRICTS, FACES, NONE, SIX } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';

export const destination: Question = {
  window: 'none',
  asked: 'always',
  legal(state) {
    const free = freeDistricts(state);
    for (let district = 0; district < DISTRICTS; district++) if ((free & (1 << district)) !== 0) state.offer(district);
    if (state.gold[topSeat(state)] === 0) return;
    for (let district = 0; district < DISTRICTS; district++) if ((free & (1 << district)) === 0) state.offer(district);
  },
  apply(state, district) {
    const seat = topSeat(state);
    const face = state.stack[top(state) + A];
    const gold = goldFor(state, district);
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
    const face = state.stack[top(state) + A];
    return { ask: 'destination', face: face === NONE ? null : face + 1 };
  },
  describe: (state, district) => ({ choose: 'destination', district: district + 1, gold: goldFor(state, district) }),
};

function ruleOfMove(face: number, gold: number, stays: boolean): RuleId {
  if (gold === 1) return 'TURN-06';
  if (face === NONE) return 'A-14';
  if (face === SIX) return 'TURN-07';
  return stays ? 'TURN-05' : 'TURN-04';
}

const goldFor = (state: State, district: number): 0 | 1 => ((freeDistricts(state) & (1 << district)) !== 0 ? 0 : 1);

/** Bit d is set when the die leads to District d without Gold: its value, or with a 6 each that no other die there shows. Without a die: staying. */
function freeDistricts(state: State): number {
  const face = state.stack[top(state) + A];
  if (face === NONE) return 1 << state.architect[topSeat(state)];
  const here = state.assistant[topSeat(state)];
  if (face !== SIX) return 1 << face;
  let mask = 0;
  for (let district = 0; district < DISTRICTS; district++) if (state.barge[here * FACES + district] === 0) mask |= 1 << district;
  return mask;
}
