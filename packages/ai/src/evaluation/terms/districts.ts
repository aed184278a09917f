/** What each District scores now, times its expected number of scorings. */
import { BUILDING_COLOUR_COUNT, COMMON_DISTRICTS, PORT, ZIGGURAT } from '@tabannusi/engine/search';
import { sizeAt } from '../city.ts';
import type { Term } from '../scene.ts';

export const districts: Term = ({ weights, outlook, city, port, ziggurat }, state, seat) => {
  const { mastery, setting } = state;
  let vp = 0;
  for (let district = 0; district < COMMON_DISTRICTS; district++) {
    for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
      const size = city.sizes[sizeAt(seat, district, colour)];
      if (size > 0) vp += size * setting.trackValues[mastery[seat * BUILDING_COLOUR_COUNT + colour]] * outlook.scorings[district];
    }
  }
  vp += port[seat] * outlook.scorings[PORT] + ziggurat[seat] * outlook.scorings[ZIGGURAT];
  return weights.districts * vp;
};
