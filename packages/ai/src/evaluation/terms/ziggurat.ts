/** The Ziggurat beyond what it scores now: the next claim on tiles that already have one. */
import type { State } from '@tabannusi/engine';
import { BUILDING_COLOUR_COUNT, CLAIM_SPACES, ZIGGURAT, ZIGGURAT_TILES } from '@tabannusi/engine/search';
import type { Scene, Term } from '../scene.ts';

export const ziggurat: Term = (scene, state, seat) => {
  if (scene.outlook.turns[seat] < 1) return 0;
  let vp = 0;
  for (let section = 0; section < BUILDING_COLOUR_COUNT; section++) {
    const claims = state.zigguratClaims[seat * BUILDING_COLOUR_COUNT + section];
    if (claims > 0 && claims < CLAIM_SPACES) vp += claimGain(scene, state, seat, section);
  }
  return vp * scene.weights.nextClaim;
};

/** What one more claim on the tile of a section would score. */
export function claimGain({ outlook }: Scene, state: State, seat: number, section: number): number {
  const tile = ZIGGURAT_TILES[state.zigguratTiles[section]];
  const claims = state.zigguratClaims[seat * BUILDING_COLOUR_COUNT + section];
  const before = claims === 0 ? 0 : tile.values[claims - 1];
  return (tile.values[claims] - before) * tile.per(state, seat, 0) * outlook.scorings[ZIGGURAT];
}
