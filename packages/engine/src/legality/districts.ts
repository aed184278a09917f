/** Which die may be taken from a Barge, where it leads the Architect, and which Barges are scored. */
import { FIELDS } from '../model/frame-fields.ts';
import { top } from '../model/frames.ts';
import { DISTRICTS, FACES, NONE, SIX } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { lackedGold } from './payments.ts';

/** A die with this face must lie in the Assistant's District; a 6 also needs somewhere to go (TURN-07, TURN-08, A-10). */
export function forbidsDie(state: State, seat: number, face: number): RuleId | null {
  if (state.barge[state.assistant[seat] * FACES + face] === 0) return 'TURN-03';
  return face === SIX ? forbidsSix(state, seat) : null;
}

const forbidsSix = (state: State, seat: number): RuleId | null =>
  forbidsDestinationFor(state, seat, 1) === null || freeDistricts(state, seat, SIX) !== 0 ? null : 'TURN-08';

/** A die is taken where there is one. */
export const forbidsNoDie = (state: State, seat: number): RuleId | null => (state.isBargeEmpty(state.assistant[seat]) ? null : 'TURN-03');

/**
 * Bit d is set when the face that was taken leads to District d without Gold: its value, or with a 6 each that no other die there shows.
 * Without a die (`NONE`): staying.
 */
export function freeDistricts(state: State, seat: number, face: number): number {
  if (face === NONE) return 1 << state.architect[seat];
  if (face !== SIX) return 1 << face;
  const barge = state.assistant[seat] * FACES;
  let free = 0;
  for (let district = 0; district < DISTRICTS; district++) if (state.barge[barge + district] === 0) free |= 1 << district;
  return free;
}

/** What the Architect's way to a District costs, where these are free (TURN-06). */
export const goldFor = (free: number, district: number): 0 | 1 => ((free & (1 << district)) !== 0 ? 0 : 1);

/** Any District may be chosen for its Gold. */
export const forbidsDestinationFor = (state: State, seat: number, gold: number): RuleId | null =>
  lackedGold(state, seat, gold) === 0 ? null : 'TURN-06';

/** The rule under which the Architect moves with a face, for so many Gold. */
export function ruleOfMove(face: number, gold: 0 | 1, stays: boolean): RuleId {
  if (gold === 1) return 'TURN-06';
  if (face === NONE) return 'A-14';
  if (face === SIX) return 'TURN-07';
  return stays ? 'TURN-05' : 'TURN-04';
}

/** A bonus moves the Architect elsewhere; staying is declining it. */
export const forbidsArchitectMove = (state: State, seat: number, district: number, rule: RuleId): RuleId | null =>
  district === state.architect[seat] ? rule : null;

/** Whether the District is left to be scored in the order that is asked for. */
export const forbidsScoring = (state: State, district: number): RuleId | null =>
  (state.stack[top(state) + FIELDS.scoringOrder.districts] & (1 << district)) !== 0 ? null : 'SCORE-01';
