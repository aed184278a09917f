/** The worth of a player's goods (Gold, dice, Crates, Water, Gardens and markers), as far as the remaining turns can use them. */
import { RESOURCE_COLOUR_COUNT } from '@tabannusi/engine/search';
import type { Term } from '../scene.ts';

export const goods: Term = ({ weights, outlook }, state, seat) => {
  // Goods left after the last turn can at most break a tie.
  const turns = outlook.turns[seat];
  if (turns < 0.5) return state.gold[seat] * 0.01;
  const at = seat * RESOURCE_COLOUR_COUNT;
  let dice = 0;
  let up = 0;
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) {
    // The third die of a colour is harder to use than the first.
    const own = state.dice[at + colour];
    dice += own <= 2 ? own : 2 + (own - 2) * 0.5;
    up += state.crateUp[at + colour];
  }
  const gold = state.gold[seat];
  const resources = gold * weights.gold + dice * weights.die + up * weights.crateUp;
  const count = gold + dice + up;
  const usable = turns * weights.resourcesPerTurn;
  const used = count <= usable ? 1 : usable / count;
  const garden = Math.min(1, turns / 2);
  const markers = Math.min(state.markers[seat], turns * weights.markersPerTurn);
  return (
    resources * used +
    state.cratesDown[seat] * weights.crateDown * Math.min(1, turns / 3) +
    garden *
      (state.water[seat] * weights.water + state.specialHeld[seat] * weights.specialWater + state.gardens[seat] * weights.gardenTile) +
    markers * weights.marker +
    (state.markers[seat] - markers) * weights.spareMarker
  );
};
