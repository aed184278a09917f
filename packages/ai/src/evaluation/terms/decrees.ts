/** Decrees that can still be scored: their VP, weighted by how much of the requirement is met and whether the rest can be done in time. */
import { NONE, type State } from '@tabannusi/engine';
import {
  BUILDING_COLOUR_COUNT,
  DECREE_REQUIREMENTS,
  DECREE_SPACES,
  lackedBuildings,
  lackedBuildingsAtGardens,
  lackedGardens,
  lackedGardensAtBuildings,
  lackedPortHouses,
  lackedShips,
  lackedZigguratTiles,
} from '@tabannusi/engine/search';
import type { Term } from '../scene.ts';

/** The VP of a Decree, including a rough value of its other effects. */
const WORTH = 11;
/** How many required things a turn can add. */
const PER_TURN = 1;

export const decrees: Term = ({ weights, outlook }, state, seat) => {
  let vp = 0;
  for (let space = 0; space < DECREE_SPACES; space++) {
    const decree = state.decrees[space];
    if (decree === NONE || state.decreeOwners[space] !== NONE) continue;
    const lacked = lackedOf(state, seat, decree);
    if (lacked > outlook.turns[seat] * PER_TURN) continue;
    const share = 1 - lacked / WANTED[decree];
    vp += WORTH * share * share * share;
  }
  return weights.decrees * vp;
};

const orNone = (amount: number): number => (amount > 0 ? amount : 0);

/** How many required things of a Decree a seat lacks. */
export function lackedOf(state: State, seat: number, decree: number): number {
  const asked = DECREE_REQUIREMENTS[decree];
  let lacked =
    orNone(lackedPortHouses(state, seat, asked)) +
    orNone(lackedGardens(state, seat, asked)) +
    orNone(lackedShips(state, seat, asked.ships[0], asked.ships[1], asked.ships[2])) +
    lackedZigguratTiles(state, seat, asked) +
    orNone(lackedGardensAtBuildings(state, seat, asked));
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    lacked += orNone(lackedBuildings(state, seat, asked, colour)) + orNone(lackedBuildingsAtGardens(state, seat, asked, colour));
  }
  return lacked;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** How many things each Decree requires. */
export const WANTED: readonly number[] = DECREE_REQUIREMENTS.map(
  (asked) =>
    sum(asked.buildings) +
    sum(asked.buildingsAtGardens) +
    sum(asked.ships) +
    asked.portHouses +
    asked.ownGardens +
    asked.gardensAtBuildings +
    (asked.allZigguratTiles ? BUILDING_COLOUR_COUNT : 0),
);
