/** The player board: Houses that can still be placed, and columns of the coloured rows that are nearly empty (KEY-15). */
import type { State } from '@tabannusi/engine';
import { BUILDING_COLOUR_COUNT, bonusAmount, HOUSE_ROWS } from '@tabannusi/engine/search';
import type { Term } from '../scene.ts';

export const houses: Term = ({ weights, outlook }, state, seat) => {
  if (outlook.turns[seat] < 1) return 0;
  const { columnBonuses } = state.setting;
  let vp = 0;
  for (let column = 0; column < columnBonuses.length; column++) {
    if (columnBonuses[column] === 0) continue;
    let gone = 0;
    for (let row = 0; row < BUILDING_COLOUR_COUNT; row++) if (state.vacated[seat * HOUSE_ROWS + row] > column) gone++;
    if (gone < BUILDING_COLOUR_COUNT) vp += bonusAmount(columnBonuses[column]) * (gone / BUILDING_COLOUR_COUNT) ** 2;
  }
  const usable = Math.min(housesLeft(state, seat), outlook.turns[seat] * weights.housesPerTurn);
  return weights.columns * vp + weights.house * usable;
};

function housesLeft(state: State, seat: number): number {
  let left = state.bottomExtra[seat];
  for (let row = 0; row < HOUSE_ROWS; row++) left += state.setting.rowLengths[row] - state.vacated[seat * HOUSE_ROWS + row];
  return left;
}
