/**
 * The Ziggurat tiles (the rule of Z01 is ZIG-Z01): what each counts, and the VP of each counted thing on the 1st, 2nd and 3rd claim space.
 */
import { ZIGGURAT_TILE_IDS, type ZigguratTileId } from '../edition/types.ts';
import { BUILDING_COLOUR_COUNT, DECREE_SPACES } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { buildingsAtGardens } from './garden-neighbours.ts';
import { shipSets } from './wild-ships.ts';

/** How many of the counted things the seat has. `urbanCards` is the number of fulfilled Urban cards, 0 before final scoring. */
type Counter = (state: State, seat: number, urbanCards: number) => number;

interface ZigguratTile {
  readonly values: readonly [first: number, second: number, third: number];
  readonly per: Counter;
}

const TILES: Readonly<Record<ZigguratTileId, ZigguratTile>> = {
  Z01: { values: [2, 3, 4], per: commonHouses },
  Z02: { values: [0, 1, 2], per: zigguratHouses },
  Z03: { values: [0, 1, 2], per: blueLinesPassed },
  Z04: { values: [1, 2, 3], per: markedShips },
  Z05: { values: [1, 2, 3], per: allBuildingsAtGardens },
  Z06: { values: [1, 1, 2], per: ownGardens },
  Z07: { values: [2, 3, 4], per: portHouses },
  Z08: { values: [0, 5, 10], per: once },
  Z09: { values: [3, 5, 7], per: completedCards },
  Z10: { values: [3, 5, 7], per: colourSets },
};
/** In the order of ZIGGURAT_TILE_IDS, as `state.zigguratTiles` counts them. */
export const ZIGGURAT_TILES: readonly ZigguratTile[] = ZIGGURAT_TILE_IDS.map((id) => TILES[id]);
/** VP of the 1st, 2nd and 3rd claim space, for pictures. */
export const ZIGGURAT_TILE_VALUES = Object.fromEntries(ZIGGURAT_TILE_IDS.map((id) => [id, TILES[id].values])) as Readonly<
  Record<ZigguratTileId, ZigguratTile['values']>
>;
const Z09 = ZIGGURAT_TILE_IDS.indexOf('Z09');

/** Houses in Districts 1-3: one on each Building (KEY-10, C-47). */
function commonHouses(state: State, seat: number): number {
  return overColours(state.ownBuildings, seat);
}

function zigguratHouses(state: State, seat: number): number {
  return overColours(state.ownZigguratHouses, seat);
}

/** Blue lines below the three Mastery markers. Only their positions count, each track by itself (C-51, A-79). */
function blueLinesPassed({ mastery, setting: { linesBelow } }: State, seat: number): number {
  const at = seat * BUILDING_COLOUR_COUNT;
  return linesBelow[mastery[at]] + linesBelow[mastery[at + 1]] + linesBelow[mastery[at + 2]];
}

/** Printed Ships count, too (TILE-PRINTED). */
function markedShips({ ownShips }: State, seat: number): number {
  const at = seat * (BUILDING_COLOUR_COUNT + 1);
  return ownShips[at] + ownShips[at + 1] + ownShips[at + 2] + ownShips[at + 3];
}

function allBuildingsAtGardens(state: State, seat: number): number {
  return buildingsAtGardens(state, seat, 0) + buildingsAtGardens(state, seat, 1) + buildingsAtGardens(state, seat, 2);
}

function ownGardens(state: State, seat: number): number {
  return state.ownGardens[seat];
}

function portHouses(state: State, seat: number): number {
  return state.ownPortHouses[seat];
}

function once(): number {
  return 1;
}

function completedCards({ decreeOwners }: State, seat: number, urbanCards: number): number {
  let decrees = 0;
  for (let space = 0; space < DECREE_SPACES; space++) if (decreeOwners[space] === seat) decrees++;
  return decrees + urbanCards;
}

/** Sets of three differently coloured Buildings, and sets of three differently coloured Ships. */
function colourSets(state: State, seat: number): number {
  const { ownBuildings } = state;
  const at = seat * BUILDING_COLOUR_COUNT;
  return Math.min(ownBuildings[at], ownBuildings[at + 1], ownBuildings[at + 2]) + shipSets(state, seat);
}

const overColours = (counts: Uint8Array, seat: number): number => {
  const at = seat * BUILDING_COLOUR_COUNT;
  return counts[at] + counts[at + 1] + counts[at + 2];
};

/** The VP of a section's tile for the seat, by its rightmost claim (SCORE-12); 0 without a claim. */
export function claimValue(state: State, seat: number, section: number): number {
  const claims = state.zigguratClaims[seat * BUILDING_COLOUR_COUNT + section];
  return claims === 0 ? 0 : ZIGGURAT_TILES[state.zigguratTiles[section]].values[claims - 1];
}

/** Returns the VP of a completed card for the seat in the Ziggurat: its value on Z09, or 0 if that is not in play. */
export function completedCardValue(state: State, seat: number): number {
  const section = state.zigguratTiles.indexOf(Z09);
  return section < 0 ? 0 : claimValue(state, seat, section);
}
