/**
 * Where tiles may be placed. Each function returns the rule that forbids it, or null. Legal answers and the reasons of refusals come from
 * the same functions.
 */
import { BUILDING_COLOUR_COUNT, PROJECTS_PER_COLOUR } from '../model/ids.ts';
import { groupAt } from '../model/indices.ts';
import { buildingOf, EMPTY, isWet, projectOf, WATER, withoutOwner } from '../model/pieces.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';

/** Returns the colour of a starting Building (SET-24). */
export const forbidsStartColour = (state: State, colour: number): RuleId | null => (state.pieceStock[colour] > 0 ? null : 'A-42');

/** A starting Building goes on any empty space. Border spaces have Water, so they are not empty. */
export const forbidsStartSpace = (state: State, space: number): RuleId | null => (state.piece[space] === EMPTY ? null : 'A-02');

/** Returns whether a Project of this colour may be placed on a grid space of the District. */
export function forbidsProject(state: State, district: number, colour: number, space: number): RuleId | null {
  const { piece } = state;
  const { neighbours, usableFrom } = state.setting;
  if (usableFrom[space] !== 1 << district) return 'ACT-PROJ-01';
  if (piece[space] !== EMPTY) return 'A-34';
  const at = space * 4;
  const above = withoutOwner(piece[neighbours[at]]);
  const left = withoutOwner(piece[neighbours[at + 1]]);
  const right = withoutOwner(piece[neighbours[at + 2]]);
  const below = withoutOwner(piece[neighbours[at + 3]]);
  const built = buildingOf(colour);
  if (above === built || left === built || right === built || below === built) return 'ACT-PROJ-05';
  if (state.projects[groupAt(district, colour)] === 0) return null;
  const alike = projectOf(colour);
  return above === alike || left === alike || right === alike || below === alike ? null : 'ACT-PROJ-04';
}

/** A Project needs a marker; the Bot's markers are unlimited (SOLO-20). */
export const forbidsProjectMarker = (state: State, seat: number): RuleId | null =>
  state.markers[seat] === 0 && seat !== state.setting.bot ? 'ACT-PROJ-06' : null;

export const forbidsProjectTile = (state: State, colour: number): RuleId | null =>
  state.projectStock[colour] === 0 ? 'ACT-PROJ-02' : null;

export const forbidsFourthProject = (state: State, district: number, colour: number): RuleId | null =>
  state.projects[groupAt(district, colour)] < PROJECTS_PER_COLOUR ? null : 'ACT-PROJ-03';

/** Returns whether the player lacks what another Project of this colour in the District needs, on any space. */
export const forbidsFurtherProject = (state: State, seat: number, district: number, colour: number): RuleId | null =>
  forbidsProjectMarker(state, seat) ?? forbidsProjectTile(state, colour) ?? forbidsFourthProject(state, district, colour);

/** Returns whether the player may place a Project of this colour in the District, somewhere. */
export const forbidsProjectColour = (state: State, seat: number, district: number, colour: number): RuleId | null =>
  forbidsFurtherProject(state, seat, district, colour) ?? forbidsProjectEverywhere(state, district, colour);

/** Returns whether no space of the District fits a Project of this colour. */
export function forbidsProjectEverywhere(state: State, district: number, colour: number): RuleId | null {
  for (const space of state.setting.gridSpaces[district]) {
    if (forbidsProject(state, district, colour, space) === null) return null;
  }
  return 'A-36';
}

/** Returns whether the player may place a Project of some colour in the District. */
export function canPlaceProject(state: State, seat: number, district: number): boolean {
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    if (forbidsProjectColour(state, seat, district, colour) === null) return true;
  }
  return false;
}

/** Returns whether a Water tile may be laid on a space by a Gardening in the District. */
export function forbidsWater(state: State, district: number, space: number): RuleId | null {
  const { piece } = state;
  const { neighbours, usableFrom } = state.setting;
  if ((usableFrom[space] & (1 << district)) === 0) return 'ACT-GARD-05';
  if (piece[space] !== EMPTY) return 'A-35';
  const at = space * 4;
  const nextToWater =
    isWet(piece[neighbours[at]]) ||
    isWet(piece[neighbours[at + 1]]) ||
    isWet(piece[neighbours[at + 2]]) ||
    isWet(piece[neighbours[at + 3]]);
  return nextToWater ? null : 'ACT-GARD-04';
}

/** Returns whether a Garden may be placed on a space by a Gardening in the District. */
export function forbidsGarden(state: State, district: number, space: number): RuleId | null {
  if ((state.setting.usableFrom[space] & (1 << district)) === 0 || !isWet(state.piece[space])) return 'ACT-GARD-07';
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
