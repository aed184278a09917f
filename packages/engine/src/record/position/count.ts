/**
 * Recounts the counters of a state from its other fields, and whatever else can be counted on the board. Positions are written and read
 * with them, and the checks of conservation compare them with the counters of the state.
 */
import {
  ANY_COLOUR,
  BUILDING_COLOUR_COUNT,
  COMMON_DISTRICTS,
  NONE,
  PORT_SPACES,
  RESOURCE_COLOUR_COUNT,
  SECTION_SPACES,
  SHIP_SPACES,
  ZIGGURAT_SPACES,
} from '../../model/ids.ts';
import { groupAt, ownGroupAt } from '../../model/indices.ts';
import { colourOf, isBuilding, isGarden, isProject, isWet, ownerOf, WATER } from '../../model/pieces.ts';
import { HELD, type State } from '../../model/state.ts';

const SEATS = 4;

/** One object, overwritten by each count. The first nine counters are also fields of the state. */
const counters = {
  projects: new Uint8Array(COMMON_DISTRICTS * BUILDING_COLOUR_COUNT),
  ownProjects: new Uint8Array(SEATS * COMMON_DISTRICTS * BUILDING_COLOUR_COUNT),
  ownBuildings: new Uint8Array(SEATS * BUILDING_COLOUR_COUNT),
  ownGardens: new Uint8Array(SEATS),
  ownShips: new Uint8Array(SEATS * (BUILDING_COLOUR_COUNT + 1)),
  ownPortHouses: new Uint8Array(SEATS),
  ownZigguratHouses: new Uint8Array(SEATS * BUILDING_COLOUR_COUNT),
  specialHeld: new Uint8Array(SEATS),
  cratesDown: new Uint8Array(SEATS),
  /** Project tiles and Building pieces on the board by colour. */
  projectTiles: new Uint8Array(BUILDING_COLOUR_COUNT),
  pieces: new Uint8Array(BUILDING_COLOUR_COUNT),
  /** By seat: markers on Projects, Gardens, Ships and Ziggurat tiles; Houses on Buildings, in the Port and in the Ziggurat. */
  markersInUse: new Uint8Array(SEATS),
  housesInUse: new Uint8Array(SEATS),
  gardens: 0,
  /** Gardens on spaces without printed Water, which is the most special tiles that can be covered. */
  gardensOnLaid: 0,
  /** Spaces with Water or a Garden, but without printed Water. */
  laidWater: 0,
};
export type Counters = Readonly<typeof counters>;
const arrays = Object.values(counters).filter((counter) => typeof counter !== 'number');

/** The counters that are fields of the state. */
export const KEPT_COUNTERS = [
  'projects',
  'ownProjects',
  'ownBuildings',
  'ownGardens',
  'ownShips',
  'ownPortHouses',
  'ownZigguratHouses',
  'specialHeld',
  'cratesDown',
] as const;

/** Recounts a state. The result is valid until the next call. */
export function recount(state: State): Counters {
  for (const array of arrays) array.fill(0);
  counters.gardens = 0;
  counters.gardensOnLaid = 0;
  counters.laidWater = 0;
  countBoard(state);
  countPort(state);
  countZiggurat(state);
  for (let tile = 0; tile < state.special.length; tile++)
    if (state.special[tile] >= HELD) counters.specialHeld[state.special[tile] - HELD]++;
  for (let at = 0; at < state.crateDown.length; at++) counters.cratesDown[Math.floor(at / RESOURCE_COLOUR_COUNT)] += state.crateDown[at];
  return counters;
}

function countBoard({ piece, detail, setting }: State): void {
  for (let space = 0; space < setting.spaces; space++) {
    const there = piece[space];
    const owner = ownerOf(there);
    if (isProject(there)) {
      const district = 31 - Math.clz32(setting.usableFrom[space]);
      counters.projects[groupAt(district, colourOf(there))]++;
      counters.ownProjects[ownGroupAt(owner, district, colourOf(there))]++;
      counters.projectTiles[colourOf(there)]++;
      counters.markersInUse[owner]++;
    } else if (isBuilding(there)) {
      counters.pieces[colourOf(there)]++;
      if (detail[space] !== space) continue;
      counters.ownBuildings[owner * BUILDING_COLOUR_COUNT + colourOf(there)]++;
      counters.housesInUse[owner]++;
    } else if (isWet(there)) {
      if (setting.printedPieces[space] !== WATER) counters.laidWater++;
      if (!isGarden(there)) continue;
      counters.gardens++;
      if (setting.printedPieces[space] !== WATER) counters.gardensOnLaid++;
      counters.ownGardens[owner]++;
      counters.markersInUse[owner]++;
    }
  }
}

/** A printed Ship is counted separately, because it counts as any one colour (TILE-PRINTED). */
function countPort({ ships, shipMarks, portHouses, setting }: State): void {
  for (let shipSpace = 0; shipSpace < SHIP_SPACES; shipSpace++) {
    const colour = ships[shipSpace] === NONE ? ANY_COLOUR : setting.shipColours[ships[shipSpace]];
    for (let seat = 0; seat < setting.players; seat++) {
      const marked = (shipMarks[shipSpace] >> seat) & 1;
      counters.ownShips[seat * (BUILDING_COLOUR_COUNT + 1) + colour] += marked;
      counters.markersInUse[seat] += marked;
    }
  }
  for (let portSpace = 0; portSpace < PORT_SPACES; portSpace++) {
    const owner = portHouses[portSpace];
    if (owner === NONE) continue;
    counters.ownPortHouses[owner]++;
    counters.housesInUse[owner]++;
  }
}

function countZiggurat({ zigguratHouses, zigguratClaims, setting }: State): void {
  for (let space = 0; space < ZIGGURAT_SPACES; space++) {
    const owner = zigguratHouses[space];
    if (owner === NONE) continue;
    counters.ownZigguratHouses[owner * BUILDING_COLOUR_COUNT + Math.floor(space / SECTION_SPACES)]++;
    counters.housesInUse[owner]++;
  }
  for (let at = 0; at < setting.players * BUILDING_COLOUR_COUNT; at++) {
    counters.markersInUse[Math.floor(at / BUILDING_COLOUR_COUNT)] += zigguratClaims[at];
  }
}
