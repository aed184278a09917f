/** What stands and is scored: each District by what it scores now and how often that will happen. */
import { scoreDistrict } from '@tabannusi/engine';
import { BUILDING_COLOUR_COUNT, COMMON_DISTRICTS, DISTRICTS } from '@tabannusi/engine/search';
import { sizeAt } from '../city.ts';
import type { Term } from '../scene.ts';

const scored = new Int32Array(4);

export const districts: Term = ({ weights, outlook, city }, state, seat) => {
  const { mastery, setting } = state;
  let vp = 0;
  for (let district = 0; district < COMMON_DISTRICTS; district++) {
    for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
      const size = city.sizes[sizeAt(seat, district, colour)];
      if (size > 0) vp += size * setting.trackValues[mastery[seat * BUILDING_COLOUR_COUNT + colour]] * outlook.scorings[district];
    }
  }
  for (let district = COMMON_DISTRICTS; district < DISTRICTS; district++) {
    scoreDistrict(state, district, scored);
    vp += scored[seat] * outlook.scorings[district];
  }
  return weights.districts * vp;
};
