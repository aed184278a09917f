/**
 * Riches for every player at the first turn, as the whole game will give them: all Crate slots filled, Gold, tiles, dice, markers, steps.
 * Games that go on from here ask what plain games of this slice seldom or never ask, such as which of several Crates to refill.
 *
 * Everything is taken from where it lay, so what is conserved stays conserved; a seat then has `richCrates`.
 */
import { Generator } from '../../src/chance/generator.ts';
import { BUILDING_COLOUR_COUNT, DISTRICTS, FACES, RESOURCE_COLOUR_COUNT } from '../../src/model/ids.ts';
import type { Setting } from '../../src/model/setting.ts';
import { HELD, IN_STACK, type State } from '../../src/model/state.ts';

export function enrich(state: State, seed: number): void {
  const lots = new Generator(`riches ${seed}`, 'redeal');
  const { players, stocks, trackTop } = state.setting;
  const bag = Array.from({ length: RESOURCE_COLOUR_COUNT }, () => stocks.cratesPerColour);
  state.crateUp.fill(0);
  state.crateDown.fill(0);
  state.cratesDown.fill(0);
  for (let seat = 0; seat < players; seat++) {
    for (let n = 0; n < richCrates(state.setting); n++) dealCrate(state, seat, bag, lots);
    state.gold[seat] += lots.below(3) * lots.below(5);
    const markers = lots.below(state.markerSupply[seat] + 1);
    state.markers[seat] += markers;
    state.markerSupply[seat] -= markers;
    const water = lots.below(Math.min(4, state.waterStock + 1));
    state.water[seat] += water;
    state.waterStock -= water;
    const gardens = lots.below(Math.min(4, state.gardenStock + 1));
    state.gardens[seat] += gardens;
    state.gardenStock -= gardens;
    for (let track = 0; track < BUILDING_COLOUR_COUNT; track++)
      state.mastery[seat * BUILDING_COLOUR_COUNT + track] = lots.below(trackTop + 1);
  }
  for (let tile = 0; tile < state.special.length; tile++) {
    if (state.special[tile] !== IN_STACK || lots.below(2) > 0) continue;
    const seat = lots.below(players);
    state.special[tile] = HELD + seat;
    state.specialHeld[seat]++;
  }
  for (let district = 0; district < DISTRICTS; district++) takeDice(state, district, lots);
  state.count = -1;
}

/** As many Crates as a player has slots, where there are so many. */
export const richCrates = ({ players, stocks, edition }: Setting): number =>
  Math.min(edition.playerBoard.crateSlots, Math.floor((RESOURCE_COLOUR_COUNT * stocks.cratesPerColour) / players));

function dealCrate(state: State, seat: number, bag: number[], lots: Generator): void {
  // Colours crowd together, so that some seats hold two of one.
  let colour = lots.below(2) === 0 ? seat % RESOURCE_COLOUR_COUNT : lots.below(RESOURCE_COLOUR_COUNT);
  while (bag[colour] === 0) colour = (colour + 1) % RESOURCE_COLOUR_COUNT;
  bag[colour]--;
  const up = lots.below(2) === 0;
  (up ? state.crateUp : state.crateDown)[seat * RESOURCE_COLOUR_COUNT + colour]++;
  if (!up) state.cratesDown[seat]++;
}

/** Some dice of a Barge go to players, at least one stays: a turn needs it. */
function takeDice(state: State, district: number, lots: Generator): void {
  let left = 0;
  for (let face = 0; face < FACES; face++) left += state.barge[district * FACES + face];
  for (let face = 0; face < FACES; face++) {
    const at = district * FACES + face;
    while (state.barge[at] > 0 && left > 1 && lots.below(3) > 0) {
      state.barge[at]--;
      left--;
      state.dice[lots.below(state.setting.players) * RESOURCE_COLOUR_COUNT + state.bargeColour[district]]++;
    }
  }
}
