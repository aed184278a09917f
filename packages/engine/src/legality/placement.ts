/**
 * Where tiles may lie. Each function returns the rule that forbids it, or null: the legal lists and the reasons of refusals are made
 * by the same functions.
 */
import { NONE, PROJECTS_PER_COLOUR } from '../model/ids.ts';
import { EMPTY, isBuildingOf, isProjectOf, isWet, WATER } from '../model/pieces.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';

/** Whether a Project of this colour may lie on a grid space of the District. */
export function forbidsProject(state: State, district: number, colour: number, space: number): RuleId | null {
  const { piece, setting } = state;
  if (setting.usableFrom[space] !== 1 << district) return 'ACT-PROJ-01';
  if (piece[space] !== EMPTY) return 'A-34';
  let touchesOwnColour = state.projects[district * 3 + colour] === 0;
  for (let k = space * 4; k < space * 4 + 4; k++) {
    const neighbour = setting.neighbours[k];
    if (neighbour === NONE) break;
    const there = piece[neighbour];
    if (isBuildingOf(there, colour)) return 'ACT-PROJ-05';
    if (isProjectOf(there, colour)) touchesOwnColour = true;
  }
  return touchesOwnColour ? null : 'ACT-PROJ-04';
}

/** Whether the player may place a Project of this colour in the District, somewhere. */
export function forbidsProjectColour(state: State, seat: number, district: number, colour: number): RuleId | null {
  if (state.markers[seat] === 0) return 'ACT-PROJ-06';
  if (state.projectStock[colour] === 0) return 'ACT-PROJ-02';
  if (state.projects[district * 3 + colour] >= PROJECTS_PER_COLOUR) return 'ACT-PROJ-03';
  for (const space of state.setting.gridSpaces[district]) {
    if (forbidsProject(state, district, colour, space) === null) return null;
  }
  return 'A-36';
}

/** Whether a Water tile may lie on a space, laid from the District. */
export function forbidsWater(state: State, district: number, space: number): RuleId | null {
  const { piece, setting } = state;
  if ((setting.usableFrom[space] & (1 << district)) === 0) return 'ACT-GARD-05';
  if (piece[space] !== EMPTY) return 'A-35';
  for (let k = space * 4; k < space * 4 + 4; k++) {
    const neighbour = setting.neighbours[k];
    if (neighbour === NONE) break;
    if (isWet(piece[neighbour])) return null;
  }
  return 'ACT-GARD-04';
}

/** Whether a Garden may lie on a space, placed from the District. */
export function forbidsGarden(state: State, district: number, space: number): RuleId | null {
  if ((state.setting.usableFrom[space] & (1 << district)) === 0) return 'ACT-GARD-07';
  return state.piece[space] === WATER ? null : 'A-35';
}

export function hasWaterSpace(state: State, district: number): boolean {
  for (const space of state.setting.gridSpaces[district]) {
    if (forbidsWater(state, district, space) === null) return true;
  }
  return false;
}

export function hasGardenSpace(state: State, district: number): boolean {
  for (const space of state.setting.usableSpaces[district]) {
    if (forbidsGarden(state, district, space) === null) return true;
  }
  return false;
}
