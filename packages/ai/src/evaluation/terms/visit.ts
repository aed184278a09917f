/** What the next turn can do in the Architect's District, besides constructing. */
import { NONE, type State } from '@tabannusi/engine';
import { BOTTOM_ROW, BUILDING_COLOUR_COUNT, CLAIM_SPACES, COMMON_DISTRICTS, hasHouse, houseRow, PORT } from '@tabannusi/engine/search';
import { canPayNext } from '../afford.ts';
import type { Scene, Term } from '../scene.ts';
import { claimGain } from './ziggurat.ts';

/**
 * Rough worth of the Action tiles T1 to T6: 2 VP and 2 markers, Gold and marker, Water and Garden, Architect and die, refills, a step for 2
 * VP.
 */
const TILE_WORTH = [3.2, 2.4, 3, 1.8, 1.6, 0.8] as const;
const PROJECT = 2;
const GARDEN = 1.5;
const SHIP = 3;
const PORT_HOUSE = 3.5;

let best = 0;
let second = 0;

function offer(worth: number): void {
  if (worth > best) {
    second = best;
    best = worth;
  } else if (worth > second) second = worth;
}

export const visit: Term = (scene, state, seat) => {
  const district = state.architect[seat];
  const { weights, outlook } = scene;
  if (outlook.turns[seat] < 1 || district >= state.setting.tileSpaces.length) return 0;
  best = 0;
  second = 0;
  for (const space of state.setting.tileSpaces[district]) {
    const tile = state.actionTiles[space];
    offer(TILE_WORTH[tile] + (tile === 4 ? Math.min(2, state.cratesDown[seat]) * weights.crateUp : 0));
  }
  if (district < COMMON_DISTRICTS) offerCommon(state, seat);
  else if (district === PORT) offerPort(state, seat);
  else offerZiggurat(scene, state, seat, district);
  return weights.visit * (best + second);
};

function offerCommon(state: State, seat: number): void {
  if (state.markers[seat] > 0) offer(PROJECT);
  if (state.markers[seat] > 1) offer(PROJECT);
  const gardens = Math.min(3, state.gardens[seat], state.markers[seat]);
  if (gardens > 0) offer(GARDEN * gardens);
}

function offerPort(state: State, seat: number): void {
  if (state.gold[seat] >= 2 && state.markers[seat] > 0) offer(SHIP);
  if (hasHouse(state, seat, BOTTOM_ROW) && canPayNext(state, seat, PORT, 2, 0, 0)) offer(PORT_HOUSE);
}

function offerZiggurat(scene: Scene, state: State, seat: number, district: number): void {
  if (state.markers[seat] === 0 || !canPayNext(state, seat, district, 2, 0, 0)) return;
  for (let section = 0; section < BUILDING_COLOUR_COUNT; section++) {
    if (state.zigguratClaims[seat * BUILDING_COLOUR_COUNT + section] < CLAIM_SPACES && houseRow(state, seat, section) !== NONE) {
      offer(claimGain(scene, state, seat, section));
    }
  }
}
