/** The optional effects after a construct. Each may be used while it is left. */
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { forbidsGardeningParts } from './gardening.ts';
import { forbidsShip, SHIP_GOLD_AFTER_CONSTRUCT } from './ships.ts';
import { forbidsBoughtStep } from './steps.ts';

/** One Ship of the Building's size (ACT-BLD-14, ACT-BLD-15). */
export const forbidsShipAfterConstruct = (state: State, seat: number, shipSpace: number, size: number, isLeft: boolean): RuleId | null =>
  isLeft ? forbidsShip(state, seat, shipSpace, SHIP_GOLD_AFTER_CONSTRUCT, size) : 'ACT-BLD-14';

/** A step on the track of the Building's colour for each opponent's marker that was built over (TILE-S14). */
export const forbidsStepAfterConstruct = (state: State, seat: number, track: number, left: number): RuleId | null =>
  left > 0 ? forbidsBoughtStep(state, seat, track, 'TILE-S14') : 'TILE-S14';

/** One Gardening in the Assistant's District (TILE-S08). */
export const forbidsGardeningAfterConstruct = (state: State, seat: number, isLeft: boolean): RuleId | null =>
  isLeft ? forbidsGardeningParts(state, seat, state.assistant[seat]) : 'TILE-S08';
