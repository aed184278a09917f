/** Where a House or a claim may be placed in the Ziggurat. */
import { emptiedColumnBonus, houseRow, leftmostHouse, markersBeneath } from '../model/houses.ts';
import { BUILDING_COLOUR_COUNT, CLAIM_SPACES, NONE, SECTION_SPACES, ZIGGURAT, ZIGGURAT_SPACES } from '../model/ids.ts';
import { canStep, insideBonusOfStep, rightBonusOfStep } from '../model/mastery.ts';
import type { RuleId } from '../model/rule-ids.ts';
import { BONUS, bonusAmount, bonusKind } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { canPay } from './payments.ts';

/** Local Resources that a Ziggurat House costs (ACT-ZIG-02). */
export const ZIGGURAT_HOUSE_COST = 2;

export const sectionOf = (space: number): number => Math.floor(space / SECTION_SPACES);

/** Returns whether a House of the seat may stand on a space of the Ziggurat, apart from its cost and claim. */
export const forbidsStandingInZiggurat = (state: State, seat: number, space: number): RuleId | null =>
  forbidsTakenZigguratSpace(state, space) ??
  forbidsFourthClaim(state, seat, sectionOf(space)) ??
  forbidsZigguratRow(state, seat, sectionOf(space));

export const forbidsTakenZigguratSpace = (state: State, space: number): RuleId | null =>
  state.zigguratHouses[space] === NONE ? null : 'ACT-ZIG-04';

export const forbidsFourthClaim = (state: State, seat: number, section: number): RuleId | null =>
  state.zigguratClaims[seat * BUILDING_COLOUR_COUNT + section] < CLAIM_SPACES ? null : 'A-58';

export const forbidsZigguratRow = (state: State, seat: number, section: number): RuleId | null =>
  houseRow(state, seat, section) === NONE ? 'ACT-ZIG-03' : null;

/** Returns whether the seat may place a House on a space of the Ziggurat; every step of the action must be possible (ACT-ZIG-08). */
export const forbidsZigguratSpace = (state: State, seat: number, space: number): RuleId | null =>
  forbidsStandingInZiggurat(state, seat, space) ?? forbidsZigguratCost(state, seat) ?? forbidsZigguratMarker(state, seat, space);

/** The claim needs a marker, from the player area or gained by placing the House. */
export function forbidsZigguratMarker(state: State, seat: number, space: number): RuleId | null {
  if (state.markers[seat] > 0) return null;
  const row = houseRow(state, seat, sectionOf(space));
  return row !== NONE && gainsMarker(state, seat, row, space) ? null : 'KEY-05';
}

/** The cost of a House, the same on every space. */
export function forbidsZigguratCost(state: State, seat: number): RuleId | null {
  const local = state.bargeColour[ZIGGURAT];
  return canPay(state, seat, local, ZIGGURAT_HOUSE_COST, local, 0) ? null : 'ACT-ZIG-02';
}

export function canPlaceZigguratHouse(state: State, seat: number): boolean {
  if (forbidsZigguratCost(state, seat) !== null) return false;
  for (let space = 0; space < ZIGGURAT_SPACES; space++) if (forbidsZigguratSpace(state, seat, space) === null) return true;
  return false;
}

/** Returns whether the seat may claim the tile of a section without a House. */
export const forbidsClaim = (state: State, seat: number, section: number): RuleId | null =>
  state.markers[seat] === 0 ? 'KEY-05' : forbidsFourthClaim(state, seat, section);

export function canClaim(state: State, seat: number): boolean {
  for (let section = 0; section < BUILDING_COLOUR_COUNT; section++) if (forbidsClaim(state, seat, section) === null) return true;
  return false;
}

/**
 * Whether placing the House gains the marker for its claim: from beneath the House, from the column that it empties, or by the step
 * of the space's arrow. A column that gives a step of choice does not count, because the step need not gain a marker, and neither does an
 * arrow after it.
 */
function gainsMarker(state: State, seat: number, row: number, space: number): boolean {
  if (state.markerSupply[seat] === 0) return false;
  const index = leftmostHouse(state, seat, row);
  if (markersBeneath(state, row, index) > 0) return true;
  const column = emptiedColumnBonus(state, seat, row, index);
  if (column !== 0 && bonusKind(column) === BONUS.claims) return true;
  if (column !== 0 && bonusKind(column) === BONUS.step) return false;
  const track = state.setting.zigguratBonuses[space];
  return track < BUILDING_COLOUR_COUNT && canStep(state, seat, track) && stepGainsMarker(state, seat, track);
}

const stepGainsMarker = (state: State, seat: number, track: number): boolean =>
  isMarkers(rightBonusOfStep(state, seat, track)) || isMarkers(insideBonusOfStep(state, seat, track));

const isMarkers = (bonus: number): boolean => bonus !== 0 && bonusKind(bonus) === BONUS.claims && bonusAmount(bonus) > 0;
