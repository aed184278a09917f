/**
 * Buildings and the Gardens that they touch. Gardens of any player count, and one on border Water touches Buildings of both
 * Districts. Tiles and cards look up only this on the board; the state keeps counters for everything else that they ask for.
 */
import { building, isBuilding, isGarden, ownerOf } from '../model/pieces.ts';
import type { State } from '../model/state.ts';

/** Returns the player's Buildings of a colour that touch at least one Garden; each counts once, whatever its size. */
export function buildingsAtGardens(state: State, seat: number, colour: number): number {
  const { piece, detail } = state;
  const { spaces } = state.setting;
  const own = building(colour, seat);
  let count = 0;
  for (let name = 0; name < spaces; name++) {
    if (piece[name] !== own || detail[name] !== name) continue;
    for (let space = name; space < spaces; space++) {
      if (piece[space] === own && detail[space] === name && touchesGarden(state, space)) {
        count++;
        break;
      }
    }
  }
  return count;
}

function touchesGarden({ piece, setting: { neighbours } }: State, space: number): boolean {
  const at = space * 4;
  return (
    isGarden(piece[neighbours[at]]) ||
    isGarden(piece[neighbours[at + 1]]) ||
    isGarden(piece[neighbours[at + 2]]) ||
    isGarden(piece[neighbours[at + 3]])
  );
}

/** Gardens that touch at least one Building of the player; each counts once, however many it touches. */
export function gardensAtBuildings(state: State, seat: number): number {
  const { piece } = state;
  const { spaces, neighbours } = state.setting;
  let count = 0;
  for (let space = 0; space < spaces; space++) {
    if (!isGarden(piece[space])) continue;
    const at = space * 4;
    if (
      isOwnBuilding(piece[neighbours[at]], seat) ||
      isOwnBuilding(piece[neighbours[at + 1]], seat) ||
      isOwnBuilding(piece[neighbours[at + 2]], seat) ||
      isOwnBuilding(piece[neighbours[at + 3]], seat)
    ) {
      count++;
    }
  }
  return count;
}

const isOwnBuilding = (piece: number, seat: number): boolean => isBuilding(piece) && ownerOf(piece) === seat;
