/** Houses on the player boards. They leave a row from the left (KEY-13) and uncover what is printed beneath them. */
import { BUILDING_COLOURS } from '../edition/types.ts';
import { CAUSE } from './causes.ts';
import type { BottomRowPlace } from './events.ts';
import { gainGold, gainMarkers } from './goods.ts';
import { BOTTOM_ROW, BUILDING_COLOUR_COUNT, HOUSE_ROWS, NONE } from './ids.ts';
import { push } from './push.ts';
import type { RuleId } from './rule-ids.ts';
import { bonusAmount, bonusKind, HOUSE_STRIDE } from './setting.ts';
import type { State } from './state.ts';

/**
 * The row from which a House of a colour comes: the row of the colour, or the bottom row if that is empty (KEY-11, KEY-12); NONE if both
 * are.
 */
export function houseRow(state: State, seat: number, colour: number): number {
  if (hasHouse(state, seat, colour)) return colour;
  return hasHouse(state, seat, BOTTOM_ROW) ? BOTTOM_ROW : NONE;
}

/** The number of Houses in a row, including those behind the right end of the bottom row. */
export const housesLeft = (state: State, seat: number, row: number): number =>
  state.setting.rowLengths[row] + (row === BOTTOM_ROW ? state.bottomExtra[seat] : 0) - state.vacated[seat * HOUSE_ROWS + row];

export const hasHouse = (state: State, seat: number, row: number): boolean => housesLeft(state, seat, row) > 0;

/** Returns the index of the leftmost House in its row. */
export const leftmostHouse = (state: State, seat: number, row: number): number => state.vacated[seat * HOUSE_ROWS + row];

/** Takes the leftmost House from a row that has one and returns its index in the row. Gains nothing. */
export function takeHouse(state: State, seat: number, row: number, rule: RuleId = 'KEY-13'): number {
  state.events?.push({ event: 'houseTaken', rule, seat, row: row === BOTTOM_ROW ? 'bottom' : BUILDING_COLOURS[row] });
  return state.vacated[seat * HOUSE_ROWS + row]++;
}

/** Markers beneath a House (KEY-14). */
export const markersBeneath = (state: State, row: number, index: number): number =>
  index < state.setting.rowLengths[row] ? state.setting.houseMarkers[row * HOUSE_STRIDE + index] : 0;

/** Gains the bonus beneath a House that has just left (KEY-14). There is none beneath a House behind the right end. */
function gainUncovered(state: State, seat: number, row: number, index: number): void {
  const { houseGold, houseMarkers, rowLengths } = state.setting;
  if (index >= rowLengths[row]) return;
  gainGold(state, seat, houseGold[row * HOUSE_STRIDE + index], 'KEY-14');
  // The Bot gains Gold, but never markers (SOLO-26).
  if (seat !== state.setting.bot) gainMarkers(state, seat, houseMarkers[row * HOUSE_STRIDE + index], 'KEY-14');
}

/** Takes the leftmost House from a row, gains what it uncovers and pushes the bonus of a column that it empties (KEY-14, KEY-15). */
export function liftHouse(state: State, seat: number, row: number): void {
  const index = takeHouse(state, seat, row);
  gainUncovered(state, seat, row, index);
  const column = emptiedColumnBonus(state, seat, row, index);
  if (column !== 0)
    push.bonus(state, seat, { kind: bonusKind(column), amount: bonusAmount(column), colour: NONE, district: NONE, rule: CAUSE['KEY-15'] });
}

/** Puts a House on the rightmost vacated space of the bottom row or, if there is none, behind its right end. Returns which. */
export function putOnBottomRow(state: State, seat: number): BottomRowPlace {
  const at = seat * HOUSE_ROWS + BOTTOM_ROW;
  if (state.vacated[at] === 0) {
    state.bottomExtra[seat]++;
    return 'rightEnd';
  }
  state.vacated[at]--;
  return 'vacatedSpace';
}

/**
 * The packed bonus of the column that a House empties when it leaves its row; 0 if it empties none. The bottom row is not part of a column
 * (KEY-15, C-18).
 */
export function emptiedColumnBonus(state: State, seat: number, row: number, index: number): number {
  if (row === BOTTOM_ROW) return 0;
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    if (colour !== row && state.vacated[seat * HOUSE_ROWS + colour] <= index) return 0;
  }
  return state.setting.columnBonuses[index];
}
