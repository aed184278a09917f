/**
 * Houses on the player boards. They leave a row from the left (KEY-13) and uncover what is printed beneath.
 */
import { BUILDING_COLOURS } from '../edition/types.ts';
import { gainGold, gainMarkers } from './goods.ts';
import { BOTTOM_ROW, BUILDING_COLOUR_COUNT, HOUSE_ROWS, NONE } from './ids.ts';
import { HOUSE_STRIDE } from './setting.ts';
import type { State } from './state.ts';

/** The row a House of a colour comes from: the colour's own, the bottom row when that is empty (KEY-11, KEY-12), or NONE. */
export function houseRow(state: State, seat: number, colour: number): number {
  if (hasHouse(state, seat, colour)) return colour;
  return hasHouse(state, seat, BOTTOM_ROW) ? BOTTOM_ROW : NONE;
}

const hasHouse = (state: State, seat: number, row: number): boolean =>
  state.vacated[seat * HOUSE_ROWS + row] < state.setting.rowLengths[row];

/** Takes the leftmost House off a row that has one and returns where in the row it stood; nothing is gained. */
export function takeHouse(state: State, seat: number, row: number): number {
  state.events?.push({ event: 'houseTaken', rule: 'KEY-13', seat, row: row === BOTTOM_ROW ? 'bottom' : BUILDING_COLOURS[row] });
  return state.vacated[seat * HOUSE_ROWS + row]++;
}

/** Gains the bonus beneath a House that has just left (KEY-14). */
export function gainUncovered(state: State, seat: number, row: number, index: number): void {
  const { houseGold, houseMarkers } = state.setting;
  gainGold(state, seat, houseGold[row * HOUSE_STRIDE + index], 'KEY-14');
  gainMarkers(state, seat, houseMarkers[row * HOUSE_STRIDE + index], 'KEY-14');
}

/** The packed bonus of a column that the House which has just left emptied, or 0. The bottom row is no part of a column (KEY-15, C-18). */
export function emptiedColumnBonus(state: State, seat: number, row: number, index: number): number {
  if (row === BOTTOM_ROW) return 0;
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    if (state.vacated[seat * HOUSE_ROWS + colour] <= index) return 0;
  }
  return state.setting.columnBonuses[index];
}
