/** The scoring of the Ziggurat (SCORE-12): each section's tile, valued by the seat's rightmost claim on it. */
import { BUILDING_COLOUR_COUNT } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { claimValue, ZIGGURAT_TILES } from '../tiles/ziggurat-tiles.ts';
import { fulfilledUrbanCards } from './urban.ts';

/** Writes the VP of each seat into `out`, as if the Ziggurat were scored now. Urban cards are secret and do not count. */
export function scoreZiggurat(state: State, out: Int32Array): void {
  for (let seat = 0; seat < state.setting.players; seat++) out[seat] = scoreSeat(state, seat, 0);
}

/** Like `scoreZiggurat` in final scoring, where fulfilled Urban cards count. */
export function scoreZigguratAtEnd(state: State, out: Int32Array): void {
  for (let seat = 0; seat < state.setting.players; seat++) out[seat] = scoreSeat(state, seat, fulfilledUrbanCards(state, seat).length);
}

function scoreSeat(state: State, seat: number, urbanCards: number): number {
  let vp = 0;
  for (let section = 0; section < BUILDING_COLOUR_COUNT; section++) {
    const value = claimValue(state, seat, section);
    if (value > 0) vp += value * ZIGGURAT_TILES[state.zigguratTiles[section]].per(state, seat, urbanCards);
  }
  return vp;
}
