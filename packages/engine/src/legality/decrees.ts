/** Which Decrees a player may score, and what is missing for the others. */
import { BUILDING_COLOUR_COUNT, NONE } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { DECREE_REQUIREMENTS, type DecreeRequirement } from '../tiles/decree-requirements.ts';
import { buildingsAtGardens, gardensAtBuildings } from '../tiles/garden-neighbours.ts';
import { lackedShips } from '../tiles/wild-ships.ts';

/** Returns whether a Decree was not laid out in set-up. */
export const forbidsAbsentDecree = (state: State, decree: number): RuleId | null => (state.decrees.includes(decree) ? null : 'SET-14');

/**
 * Whether the seat may score the Decree on a Decree space: the card must still be there (FREE-05), and its requirement must be met
 * (FREE-04).
 */
export function forbidsDecree(state: State, seat: number, space: number): RuleId | null {
  const decree = state.decrees[space];
  if (decree === NONE || state.decreeOwners[space] !== NONE) return 'FREE-05';
  const asked = DECREE_REQUIREMENTS[decree];
  // Checked in nearly every window, so counters come first and what must be looked up on the board comes last.
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) if (lackedBuildings(state, seat, asked, colour) > 0) return asked.rule;
  return hasCounted(state, seat, asked) && hasOnBoard(state, seat, asked) ? null : asked.rule;
}

const hasCounted = (state: State, seat: number, asked: DecreeRequirement): boolean =>
  lackedPortHouses(state, seat, asked) <= 0 &&
  lackedGardens(state, seat, asked) <= 0 &&
  lackedShips(state, seat, asked.ships[0], asked.ships[1], asked.ships[2]) <= 0 &&
  lackedZigguratTiles(state, seat, asked) === 0;

function hasOnBoard(state: State, seat: number, asked: DecreeRequirement): boolean {
  if (lackedGardensAtBuildings(state, seat, asked) > 0) return false;
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) if (lackedBuildingsAtGardens(state, seat, asked, colour) > 0) return false;
  return true;
}

// What the seat lacks of each thing that a Decree asks for; 0 or less if it lacks nothing.

/** By colour. A House in the Ziggurat counts once, for its section. */
export function lackedBuildings(state: State, seat: number, asked: DecreeRequirement, colour: number): number {
  const at = seat * BUILDING_COLOUR_COUNT + colour;
  return asked.buildings[colour] - state.ownBuildings[at] - (asked.orZigguratHouses ? state.ownZigguratHouses[at] : 0);
}

export const lackedPortHouses = (state: State, seat: number, asked: DecreeRequirement): number =>
  asked.portHouses - state.ownPortHouses[seat];

export const lackedGardens = (state: State, seat: number, asked: DecreeRequirement): number => asked.ownGardens - state.ownGardens[seat];

/** Tiles without a marker of the seat (C-55). */
export function lackedZigguratTiles({ zigguratClaims }: State, seat: number, { allZigguratTiles }: DecreeRequirement): number {
  let unclaimed = 0;
  for (let section = 0; allZigguratTiles && section < BUILDING_COLOUR_COUNT; section++) {
    if (zigguratClaims[seat * BUILDING_COLOUR_COUNT + section] === 0) unclaimed++;
  }
  return unclaimed;
}

export function lackedGardensAtBuildings(state: State, seat: number, asked: DecreeRequirement): number {
  const wanted = asked.gardensAtBuildings;
  return wanted === 0 ? 0 : wanted - gardensAtBuildings(state, seat);
}

export function lackedBuildingsAtGardens(state: State, seat: number, asked: DecreeRequirement, colour: number): number {
  const wanted = asked.buildingsAtGardens[colour];
  return wanted === 0 ? 0 : wanted - buildingsAtGardens(state, seat, colour);
}
