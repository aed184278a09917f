/** How much Water a Garden needs on each space of a District, and where the Bot lays that Water (SOLO-29, A-163, A-164). */
import { currentSymbol, soloOf } from '../model/automa.ts';
import { NONE } from '../model/ids.ts';
import { EMPTY, isWet, WATER } from '../model/pieces.ts';
import { UP } from '../model/solo-setting.ts';
import type { State } from '../model/state.ts';
import { firstSpace } from './spaces.ts';

/** One number for each space; a board has at most 250 spaces. */
const distances = new Uint8Array(256);

/**
 * The number of Water tiles that must be laid for a Garden on each space of the District, including the tile beneath it: 0 on Water without
 * a Garden; otherwise the length of the shortest chain of empty spaces from Water or a Garden; NONE if there is no such chain. The result
 * is valid until the next call.
 */
export function waterNeeded(state: State, district: number): Uint8Array {
  const spaces = soloOf(state).numberedSpaces[district];
  distances.fill(NONE);
  for (const space of spaces) {
    if (state.piece[space] === WATER) distances[space] = 0;
    else if (state.piece[space] === EMPTY && touchesWet(state, space)) distances[space] = 1;
  }
  spread(state, spaces, 1);
  return distances;
}

/**
 * Numbers the empty spaces of the District, starting at the spaces that have the number `from`: each gets one more than its lowest
 * neighbour.
 */
function spread(state: State, spaces: Uint8Array, from: number): void {
  let grew = true;
  for (let distance = from; grew; distance++) {
    grew = false;
    for (const space of spaces) {
      if (state.piece[space] !== EMPTY || distances[space] !== NONE || !touches(state, space, distance)) continue;
      distances[space] = distance + 1;
      grew = true;
    }
  }
}

function touches({ setting: { neighbours } }: State, space: number, distance: number): boolean {
  for (let k = space * 4; k < space * 4 + 4; k++) if (distances[neighbours[k]] === distance) return true;
  return false;
}

function touchesWet({ piece, setting: { neighbours } }: State, space: number): boolean {
  for (let k = space * 4; k < space * 4 + 4; k++) if (isWet(piece[neighbours[k]])) return true;
  return false;
}

/**
 * Lays all the Water that a Garden on the target needs, from the stock and without cost, along the shortest chain; of several chains the
 * symbol decides.
 */
export function layWater(state: State, district: number, target: number): void {
  for (let left = waterNeeded(state, district)[target]; left > 0; left--) {
    const space = nextWater(state, district, target, left);
    state.piece[space] = WATER;
    state.waterStock--;
    const { bot, spaceNames } = state.setting;
    state.events?.push({ event: 'waterLaid', rule: 'SOLO-29', seat: bot, space: spaceNames[space], tile: null });
  }
}

/**
 * The next space to lay: beside Water, and at the end of a chain of `left` tiles that includes the target. Of several, an arrow up takes
 * the highest number, otherwise the lowest.
 */
export function nextWater(state: State, district: number, target: number, left: number): number {
  const spaces = soloOf(state).numberedSpaces[district];
  distances.fill(NONE);
  distances[target] = 1;
  spread(state, spaces, 1);
  const highest = currentSymbol(state) === UP;
  return firstSpace(spaces, highest, (space) => distances[space] === left && touchesWet(state, space));
}
