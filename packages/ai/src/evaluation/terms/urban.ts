/**
 * The seat's own Urban cards: their VP, weighted by how many of their Houses it has and whether the rest can be built in time. Other
 * players' cards do not count.
 */
import { URBAN_DISTRICTS, URBAN_HELD } from '@tabannusi/engine/search';
import type { Term } from '../scene.ts';

/** How many Houses of a card a turn can add. */
const PER_TURN = 0.8;

export const urban: Term = ({ weights, outlook, city, observer }, state, seat) => {
  if (seat !== observer) return 0;
  const { urbanHouses, urbanVp } = state.setting;
  let vp = 0;
  for (let card = 0; card < state.urban.length; card++) {
    if (state.urban[card] !== URBAN_HELD + seat) continue;
    let asked = 0;
    let lacked = 0;
    for (let district = 0; district < URBAN_DISTRICTS; district++) {
      const wanted = urbanHouses[card * URBAN_DISTRICTS + district];
      asked += wanted;
      lacked += Math.max(0, wanted - city.houses[seat * URBAN_DISTRICTS + district]);
    }
    lacked = Math.max(0, lacked - state.urbanIgnored[seat]);
    if (lacked === 0) vp += urbanVp[card];
    else if (lacked <= outlook.turns[seat] * PER_TURN) vp += weights.urban * urbanVp[card] * (1 - lacked / asked);
  }
  return vp;
};
