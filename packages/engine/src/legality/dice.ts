/** Which die may be taken from a Barge. */
import { DISTRICTS, FACES, SIX } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';

/** A 6 needs a District that no other die on the Barge shows, or the Gold for the move (TURN-07, TURN-08, A-10). */
export function forbidsDie(state: State, seat: number, face: number): RuleId | null {
  const barge = state.assistant[seat] * FACES;
  if (state.barge[barge + face] === 0) return 'TURN-03';
  if (face !== SIX || state.gold[seat] > 0) return null;
  for (let district = 0; district < DISTRICTS; district++) if (state.barge[barge + district] === 0) return null;
  return 'TURN-08';
}
