/** Which Decrees a player meets. Asked in nearly every window, so counters are compared first and the board is looked at last. */
import { BUILDING_COLOUR_COUNT, NONE } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { DECREE_REQUIREMENTS, type DecreeRequirement } from '../tiles/decree-requirements.ts';
import { buildingsAtGardens, gardensAtBuildings } from '../tiles/garden-neighbours.ts';
import { hasShips } from '../tiles/wild-ships.ts';

/** Whether the seat may score the Decree on a Decree space: it still lies there (FREE-05), and its requirement is met (FREE-04). */
export function forbidsDecree(state: State, seat: number, space: number): RuleId | null {
  const decree = state.decrees[space];
  if (decree === NONE || state.decreeOwners[space] !== NONE) return 'FREE-05';
  const asked = DECREE_REQUIREMENTS[decree];
  return hasCounted(state, seat, asked) && hasOnBoard(state, seat, asked) ? null : asked.rule;
}

function hasCounted(state: State, seat: number, asked: DecreeRequirement): boolean {
  const { ships } = asked;
  return (
    hasBuildings(state, seat, asked) &&
    state.ownPortHouses[seat] >= asked.portHouses &&
    state.ownGardens[seat] >= asked.ownGardens &&
    hasShips(state, seat, ships[0], ships[1], ships[2]) &&
    (!asked.allZigguratTiles || hasClaimOnEveryTile(state, seat))
  );
}

/** By colour, so that a House in the Ziggurat counts once, for its section. */
function hasBuildings(state: State, seat: number, asked: DecreeRequirement): boolean {
  const at = seat * BUILDING_COLOUR_COUNT;
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    const inZiggurat = asked.orZigguratHouses ? state.ownZigguratHouses[at + colour] : 0;
    if (state.ownBuildings[at + colour] + inZiggurat < asked.buildings[colour]) return false;
  }
  return true;
}

function hasClaimOnEveryTile({ zigguratClaims }: State, seat: number): boolean {
  const at = seat * BUILDING_COLOUR_COUNT;
  return zigguratClaims[at] > 0 && zigguratClaims[at + 1] > 0 && zigguratClaims[at + 2] > 0;
}

/** What only the board can tell: Gardens at Buildings (DEC-13) and Buildings at Gardens (DEC-14). */
function hasOnBoard(state: State, seat: number, asked: DecreeRequirement): boolean {
  if (asked.gardensAtBuildings > 0 && gardensAtBuildings(state, seat) < asked.gardensAtBuildings) return false;
  if (!asked.atGardens) return true;
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    if (buildingsAtGardens(state, seat, colour) < asked.buildings[colour]) return false;
  }
  return true;
}
