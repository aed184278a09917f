/** What a seat could pay in its next turn, which begins with a die of the District (TURN-03). */
import type { State } from '@tabannusi/engine';
import { RESOURCE_COLOUR_COUNT } from '@tabannusi/engine/search';

/**
 * Whether the seat could pay this many local Resources of a District and this many of another colour there, including a die from its Barge.
 */
export function canPayNext(state: State, seat: number, district: number, locals: number, colour: number, more: number): boolean {
  const local = state.bargeColour[district];
  const same = local === colour;
  const lacked = Math.max(0, (same ? locals + more : locals) - 1 - owned(state, seat, local));
  return lacked + (same ? 0 : Math.max(0, more - owned(state, seat, colour))) <= state.gold[seat];
}

const owned = (state: State, seat: number, colour: number): number =>
  state.dice[seat * RESOURCE_COLOUR_COUNT + colour] + state.crateUp[seat * RESOURCE_COLOUR_COUNT + colour];
