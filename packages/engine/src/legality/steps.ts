/** On which Mastery tracks a player may advance, and at what cost. */
import { CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { top, topSeat } from '../model/frames.ts';
import { canStep } from '../model/mastery.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { canPay, canPayAny } from './payments.ts';

const STEP_OF_CHOICE = FIELDS.stepOfChoice;

/** A marker at the top cannot advance. */
const forbidsStep = (state: State, seat: number, track: number): RuleId | null => (canStep(state, seat, track) ? null : 'A-75');

/** A step of choice, for the question on top. If all tracks must be different, tracks already chosen are not allowed. */
export function forbidsStepOfChoice(state: State, track: number): RuleId | null {
  const frame = top(state);
  if ((state.stack[frame + STEP_OF_CHOICE.out] & (1 << track)) !== 0) return CAUSES[state.stack[frame + STEP_OF_CHOICE.rule]];
  return forbidsStep(state, topSeat(state), track);
}

/** The Resources of its track's colour that a step costs (BON-14). */
export const PAID_STEP_COST = 1;

/** A step for a Resource of the track's colour (BON-14, A-73). */
export const forbidsPaidStep = (state: State, seat: number, track: number): RuleId | null =>
  forbidsStep(state, seat, track) ?? (canPay(state, seat, track, PAID_STEP_COST, track, 0) ? null : 'BON-14');

/** A step for one Resource of any kind, as offered by TILE-S13 and TILE-S14. */
export const forbidsBoughtStep = (state: State, seat: number, track: number, rule: RuleId): RuleId | null =>
  forbidsStep(state, seat, track) ?? (canPayAny(state, seat) ? null : rule);
