/** Whether a group of Projects may be built over, and what that costs. */
import { houseRow } from '../model/houses.ts';
import { BUILDING_COLOUR_COUNT, NONE } from '../model/ids.ts';
import { groupAt, ownGroupAt } from '../model/indices.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { canPay, discountOf } from './payments.ts';

/** Local Resources that a House in a common District costs (ACT-BLD-04). */
export const LOCAL = 2;

/**
 * Resources of the Barge's colour that a construct costs. If the Building has the same colour, the Resources of ACT-BLD-05 are included.
 */
export function localCost(state: State, seat: number, district: number, colour: number): number {
  return state.bargeColour[district] === colour ? LOCAL + ownMarkers(state, seat, district, colour) : LOCAL;
}

/** Further Resources of the Building's colour: one for each of the player's markers on the group (ACT-BLD-05). */
export function colourCost(state: State, seat: number, district: number, colour: number): number {
  return state.bargeColour[district] === colour ? 0 : ownMarkers(state, seat, district, colour);
}

export const ownMarkers = (state: State, seat: number, district: number, colour: number): number =>
  state.ownProjects[ownGroupAt(seat, district, colour)];

/** The District must have a Project of this colour. */
export function forbidsGroup(state: State, district: number, colour: number): RuleId | null {
  if (state.projects[groupAt(district, colour)] > 0) return null;
  for (let other = 0; other < BUILDING_COLOUR_COUNT; other++) if (state.projects[groupAt(district, other)] > 0) return 'ACT-BLD-02';
  return 'ACT-BLD-03';
}

export const forbidsBuildingHouse = (state: State, seat: number, colour: number): RuleId | null =>
  houseRow(state, seat, colour) === NONE ? 'A-41' : null;

/** There must be a piece for each Project, and at least one: a colour without Projects also reports that its pieces are used up. */
export const forbidsBuildingPieces = (state: State, district: number, colour: number): RuleId | null =>
  state.pieceStock[colour] < (state.projects[groupAt(district, colour)] || 1) ? 'A-42' : null;

/** Returns whether everything that a Building needs is available, apart from its cost. */
export const forbidsBuilding = (state: State, seat: number, district: number, colour: number): RuleId | null =>
  forbidsGroup(state, district, colour) ?? forbidsBuildingHouse(state, seat, colour) ?? forbidsBuildingPieces(state, district, colour);

export function forbidsConstructCost(state: State, seat: number, district: number, colour: number): RuleId | null {
  const local = state.bargeColour[district];
  const locals = localCost(state, seat, district, colour);
  const discount = discountOf(state, seat);
  if (canPay(state, seat, local, locals, colour, colourCost(state, seat, district, colour), discount)) return null;
  return canPay(state, seat, local, LOCAL, local, 0, discount) ? 'ACT-BLD-05' : 'ACT-BLD-04';
}

export const forbidsConstruct = (state: State, seat: number, district: number, colour: number): RuleId | null =>
  forbidsBuilding(state, seat, district, colour) ?? forbidsConstructCost(state, seat, district, colour);

/** Returns whether the seat may construct some colour in the District. */
export function canConstruct(state: State, seat: number, district: number): boolean {
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    if (forbidsConstruct(state, seat, district, colour) === null) return true;
  }
  return false;
}
