/**
 * The Mastery tracks beyond their present values: progress towards the next higher value, Buildings still to come, and the lowest marker.
 */
import { BUILDING_COLOUR_COUNT, COMMON_DISTRICTS } from '@tabannusi/engine/search';
import { sizeAt } from '../city.ts';
import type { Scene, Term } from '../scene.ts';

export const mastery: Term = (scene, state, seat) => {
  const { weights, outlook } = scene;
  const { trackValues, trackTop } = state.setting;
  const at = seat * BUILDING_COLOUR_COUNT;
  const turns = Math.max(0, outlook.turns[seat] - 1);
  const growth = (weights.growth * turns) / BUILDING_COLOUR_COUNT;
  // A player without turns left makes no further steps, except as compensation.
  const rising = turns > 0 ? weights.risingValue : 0;
  let lowest = trackTop;
  let vp = 0;
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    const row = state.mastery[at + colour];
    if (row < lowest) lowest = row;
    const risen = risenShare(trackValues, trackTop, row);
    vp += risen * rising * standing(scene, seat, colour) + growth * (trackValues[row] + risen);
  }
  return vp + (turns > 0 ? weights.lowestMarker * lowest : 0);
};

/** How far a row is from the last rise of the value towards the next one, as a share. */
function risenShare(values: Uint8Array, top: number, row: number): number {
  let from = row;
  while (from > 0 && values[from - 1] === values[row]) from--;
  let to = row + 1;
  while (to <= top && values[to] === values[row]) to++;
  return to > top ? 0 : ((row - from) / (to - from)) * (values[to] - values[row]);
}

/** Sizes of the Buildings of a colour, each times the expected scorings of its District. */
function standing({ city, outlook }: Scene, seat: number, colour: number): number {
  let sum = 0;
  for (let district = 0; district < COMMON_DISTRICTS; district++) {
    sum += city.sizes[sizeAt(seat, district, colour)] * outlook.scorings[district];
  }
  return sum;
}
