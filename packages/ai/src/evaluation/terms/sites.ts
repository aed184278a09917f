/** Groups of Projects: their worth to a seat that can construct on them, and the seat's markers on them. */
import { NONE, type State } from '@tabannusi/engine';
import { BUILDING_COLOUR_COUNT, COMMON_DISTRICTS, groupAt, houseRow, LOCAL, ownGroupAt } from '@tabannusi/engine/search';
import { canPayNext } from '../afford.ts';
import type { Scene, Term } from '../scene.ts';

/** The worth of a Resource that is spent on it, and of the bonus under the House. */
const RESOURCE = 0.8;
const HOUSE = 1.2;

export const sites: Term = (scene, state, seat) => {
  const { weights, outlook } = scene;
  const turns = outlook.turns[seat];
  let vp = 0;
  let next = 0;
  for (let district = 0; district < COMMON_DISTRICTS; district++) {
    for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
      const group = groupAt(district, colour);
      if (state.projects[group] === 0) continue;
      const own = state.ownProjects[ownGroupAt(seat, district, colour)];
      vp += own * weights.projectMarker;
      if (turns < 1) continue;
      const worth = siteWorth(scene, state, seat, district, colour);
      if (worth <= 0) continue;
      const paid = canPayNext(state, seat, district, LOCAL, colour, own) ? 1 : weights.siteUnpaid;
      if (state.architect[seat] === district) next = Math.max(next, worth * paid);
      else vp += worth * paid * weights.siteElsewhere;
    }
  }
  return vp + next * weights.siteNext;
};

/** What the Building would score, minus its cost. */
function siteWorth({ outlook, city }: Scene, state: State, seat: number, district: number, colour: number): number {
  if (houseRow(state, seat, colour) === NONE) return 0;
  const group = groupAt(district, colour);
  const own = state.ownProjects[ownGroupAt(seat, district, colour)];
  const size = state.projects[group] + city.siteGardens[group];
  const value = state.setting.trackValues[state.mastery[seat * BUILDING_COLOUR_COUNT + colour]];
  return size * value * outlook.scorings[district] + HOUSE - RESOURCE * (LOCAL + own);
}
