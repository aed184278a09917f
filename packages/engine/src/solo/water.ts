/** How much Water a Garden needs on each space of a District, and where the Bot lays it (SOLO-29, A-163, A-164). */
import { currentSymbol, soloOf } from '../model/automa.ts';
import { NONE } from '../model/ids.ts';
import { EMPTY, isWet, WATER } from '../model/pieces.ts';
import { UP } from '../model/solo-setting.ts';
import type { State } from '../model/state.ts';
import { firstSpace } from './spaces.ts';

/** One number a space; a board has at most 250. */
const distances = new Uint8Array(256);

/**
 * Water tiles that must be laid so that a Garden can lie on each space of the District, the one beneath it included: 0 on Water without a Garden,
 * the length of the shortest chain of empty spaces from Water or a Garden elsewhere, NONE where there is none. What is returned holds until the
 * next call.
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

/** Numbers the empty spaces of the District from those that have the number `from`, each one more than the lowest neighbour. */
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

/** Lays all the Water that a Garden on the target needs, from the stock and without cost: the shortest chain, of several by the symbol. */
export function layWater(state: State, district: number, target: number): void {
  for (let left = waterNeeded(state, district)[target]; left > 0; left--) {
    const space = nextWater(state, district, target, left);
    state.piece[space] = WATER;
    state.waterStock--;
    const { bot, spaceNames } = state.setting;
    state.events?.push({ event: 'waterLaid', rule: 'SOLO-29', seat: bot, space: spaceNames[space], tile: null });
  }
}

/** Of the spaces beside Water from which the target is `left` tiles away, both included, the highest for an arrow up, else the lowest. */
export function nextWater(state: State, district: number, target: number, left: number): number {
  const spaces = soloOf(state).numberedSpaces[district];
  distances.fill(NONE);
  distances[target] = 1;
  spread(state, spaces, 1);
  const highest = currentSymbol(state) === UP;
  return firstSpace(spaces, highest, (space) => distances[space] === left && touchesWet(state, space));
}
