/** The player board: columns of the coloured rows that are about to be emptied (KEY-15). */
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
  return weights.columns * vp;
};
