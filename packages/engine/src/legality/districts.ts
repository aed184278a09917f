/** Which die may be taken from a Barge, where it takes the Architect, and which Barges are scored. */
import { FIELDS } from '../model/frame-fields.ts';
import { top } from '../model/frames.ts';
import { DISTRICTS, FACES, NONE, SIX } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { lackedGold } from './payments.ts';

/** The Assistant's District must have a die with this face. A 6 also needs a District to go to (TURN-07, TURN-08, A-10). */
export function forbidsDie(state: State, seat: number, face: number): RuleId | null {
  if (state.barge[state.assistant[seat] * FACES + face] === 0) return 'TURN-03';
  return face === SIX ? forbidsSix(state, seat) : null;
}

const forbidsSix = (state: State, seat: number): RuleId | null =>
  forbidsDestinationFor(state, seat, 1) === null || freeDistricts(state, seat, SIX) !== 0 ? null : 'TURN-08';

/** A player may go without a die only if there is none. */
export const forbidsNoDie = (state: State, seat: number): RuleId | null => (state.isBargeEmpty(state.assistant[seat]) ? null : 'TURN-03');

/**
 * Bit d is set if the face takes the Architect to District d without Gold: the District of its value or, with a 6, each District whose
 * number no other die there shows. Without a die (`NONE`), the Architect stays.
 */
export function freeDistricts(state: State, seat: number, face: number): number {
  if (face === NONE) return 1 << state.architect[seat];
  if (face !== SIX) return 1 << face;
  const barge = state.assistant[seat] * FACES;
  let free = 0;
  for (let district = 0; district < DISTRICTS; district++) if (state.barge[barge + district] === 0) free |= 1 << district;
  return free;
}

/** The Gold for a move to a District; `free` is the mask of Districts that cost nothing (TURN-06). */
export const goldFor = (free: number, district: number): 0 | 1 => ((free & (1 << district)) !== 0 ? 0 : 1);

/** Any District may be chosen if the player has the Gold. */
export const forbidsDestinationFor = (state: State, seat: number, gold: number): RuleId | null =>
  lackedGold(state, seat, gold) === 0 ? null : 'TURN-06';

/** Returns the rule under which a face moves the Architect for this Gold. */
export function ruleOfMove(face: number, gold: 0 | 1, stays: boolean): RuleId {
  if (gold === 1) return 'TURN-06';
  if (face === NONE) return 'A-14';
  if (face === SIX) return 'TURN-07';
  return stays ? 'TURN-05' : 'TURN-04';
}

/** The bonus move must lead to another District; staying means declining it. */
export const forbidsArchitectMove = (state: State, seat: number, district: number, rule: RuleId): RuleId | null =>
  district === state.architect[seat] ? rule : null;

/** Returns whether the District still has to be scored. */
export const forbidsScoring = (state: State, district: number): RuleId | null =>
  (state.stack[top(state) + FIELDS.scoringOrder.districts] & (1 << district)) !== 0 ? null : 'SCORE-01';
