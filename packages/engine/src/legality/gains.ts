/** What an effect lets a player take or move. */
import { hasHouse } from '../model/houses.ts';
import { BUILDING_COLOUR_COUNT } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import { IN_DISPLAY, type State } from '../model/state.ts';

/** A die of a colour from the general supply. */
export const forbidsSupplyDie = (state: State, colour: number): RuleId | null => (state.supply[colour] > 0 ? null : 'KEY-37');

/** A special Water tile: it must lie in the display. */
export const forbidsSpecialWater = (state: State, tile: number): RuleId | null => (state.special[tile] === IN_DISPLAY ? null : 'BON-05');

/** A Garden or a marker, if it is not used up (TILE-S05). */
export const forbidsGardenGain = (state: State): RuleId | null => (state.gardenStock > 0 ? null : 'A-69');
export const forbidsMarkerGain = (state: State, seat: number): RuleId | null => (state.markerSupply[seat] > 0 ? null : 'A-69');

/** A House that moves from a coloured row to the bottom row (DEC-10). */
export const forbidsMovedHouse = (state: State, seat: number, row: number): RuleId | null => (hasHouse(state, seat, row) ? null : 'DEC-10');

export function canMoveHouse(state: State, seat: number): boolean {
  for (let row = 0; row < BUILDING_COLOUR_COUNT; row++) if (forbidsMovedHouse(state, seat, row) === null) return true;
  return false;
}
