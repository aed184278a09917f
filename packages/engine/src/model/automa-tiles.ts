/** The Automa tiles: in the bag, and in piles at the Number tiles. The uppermost tile of a pile shows (SOLO-07 to SOLO-09). */
import { BUILDING_COLOUR_COUNT, NONE, NUMBER_STRIDE, NUMBERS } from './ids.ts';
import type { State } from './state.ts';

/** Returns the number of tiles at a Number. */
export function tilesAt({ numberTiles }: State, number: number): number {
  let height = 0;
  while (height < NUMBER_STRIDE && numberTiles[number * NUMBER_STRIDE + height] > 0) height++;
  return height;
}

/** Returns the colour that shows at a Number; NONE if it has no tile. */
export function colourAt(state: State, number: number): number {
  const height = tilesAt(state, number);
  return height === 0 ? NONE : state.numberTiles[number * NUMBER_STRIDE + height - 1] - 1;
}

/** Lays a tile on top of those at a Number. */
export function coverNumber(state: State, number: number, colour: number): void {
  state.numberTiles[number * NUMBER_STRIDE + tilesAt(state, number)] = colour + 1;
}

export function tilesInBag({ automaBag }: State): number {
  return automaBag[0] + automaBag[1] + automaBag[2];
}

/** All Automa tiles of a colour, in the bag and at the Numbers, covered ones too (C-71). */
export function automaTiles(state: State, colour: number): number {
  let count = state.automaBag[colour];
  for (let at = 0; at < state.numberTiles.length; at++) if (state.numberTiles[at] === colour + 1) count++;
  return count;
}

/** Puts all tiles at the Numbers into the bag, covered ones too (SOLO-45, A-161). */
export function gatherTiles(state: State): void {
  for (let at = 0; at < state.numberTiles.length; at++) {
    if (state.numberTiles[at] > 0) state.automaBag[state.numberTiles[at] - 1]++;
    state.numberTiles[at] = 0;
  }
}

/** Returned in place of an index of `numberTiles`: the tile was in the bag. */
export const IN_BAG = NUMBERS * NUMBER_STRIDE;

/**
 * Takes a tile of a colour: from the bag, otherwise the tile that shows at the lowest Number, otherwise the uppermost covered tile of the
 * lowest Number. Returns its former place, IN_BAG or an index of `numberTiles`; NONE if there is no such tile.
 */
export function takeAutomaTile(state: State, colour: number): number {
  if (state.automaBag[colour] > 0) {
    state.automaBag[colour]--;
    return IN_BAG;
  }
  for (let number = 0; number < NUMBERS; number++) {
    if (colourAt(state, number) === colour) return takeAt(state, number, tilesAt(state, number) - 1);
  }
  for (let number = 0; number < NUMBERS; number++) {
    for (let height = tilesAt(state, number) - 2; height >= 0; height--) {
      if (state.numberTiles[number * NUMBER_STRIDE + height] === colour + 1) return takeAt(state, number, height);
    }
  }
  return NONE;
}

/** Removes the tile at a height; the tiles above it move down. */
function takeAt({ numberTiles }: State, number: number, height: number): number {
  const at = number * NUMBER_STRIDE;
  numberTiles.copyWithin(at + height, at + height + 1, at + NUMBER_STRIDE);
  numberTiles[at + NUMBER_STRIDE - 1] = 0;
  return at + height;
}

/** A bit mask of the colours with Project tiles left in the stock. */
export function coloursInStock({ projectStock }: State): number {
  let mask = 0;
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) if (projectStock[colour] > 0) mask |= 1 << colour;
  return mask;
}
