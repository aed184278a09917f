/** The Mastery tracks beyond the present values: steps on the way to the next rise, what will still be built, the lowest marker. */
import { BUILDING_COLOUR_COUNT, COMMON_DISTRICTS } from '@tabannusi/engine/search';
import { sizeAt } from '../city.ts';
import type { Scene, Term } from '../scene.ts';

export const mastery: Term = (scene, state, seat) => {
  const { weights, outlook } = scene;
  const { trackValues, trackTop } = state.setting;
  const at = seat * BUILDING_COLOUR_COUNT;
  const turns = Math.max(0, outlook.turns[seat] - 1);
  const growth = (weights.growth * turns) / BUILDING_COLOUR_COUNT;
  // Who has no turn left takes no further step, but for compensations.
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

/** How far a row is on the way from the last rise of the value to the next one. */
function risenShare(values: Uint8Array, top: number, row: number): number {
  let from = row;
  while (from > 0 && values[from - 1] === values[row]) from--;
  let to = row + 1;
  while (to <= top && values[to] === values[row]) to++;
  return to > top ? 0 : ((row - from) / (to - from)) * (values[to] - values[row]);
}

/** Sizes of a colour, each times the scorings of its District. */
function standing({ city, outlook }: Scene, seat: number, colour: number): number {
  let sum = 0;
  for (let district = 0; district < COMMON_DISTRICTS; district++) {
    sum += city.sizes[sizeAt(seat, district, colour)] * outlook.scorings[district];
  }
  return sum;
}
