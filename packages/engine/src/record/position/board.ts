/** The pieces on the spaces of the common Districts: Buildings, Projects, Water and Gardens. */
import { BUILDING_COLOURS } from '../../edition/types.ts';
import { COMMON_DISTRICTS, NONE } from '../../model/ids.ts';
import { building, colourOf, EMPTY, garden, isBuilding, isGarden, isProject, isWet, ownerOf, project, WATER } from '../../model/pieces.ts';
import { LAID, type State } from '../../model/state.ts';
import type { At } from './at.ts';
import { type BuildingEntry, POSITION_LIMITS, type Position } from './format.ts';
import type { Reading } from './reading.ts';
import { readSpecialTile } from './special-water.ts';

type BoardEntries = Pick<Position, 'buildings' | 'projects' | 'water' | 'gardens'>;

export function writeBoard(state: State): BoardEntries {
  const { piece, detail, setting } = state;
  const buildings = new Map<number, { colour: BuildingEntry['colour']; seat: number; spaces: string[] }>();
  const projects = new Map<string, { colour: BuildingEntry['colour']; seat: number; spaces: string[] }>();
  const gardens: string[][] = Array.from({ length: setting.players }, () => []);
  const water: NonNullable<Position['water']>[number][] = [];
  setting.spaceNames.forEach((name, space) => {
    const there = piece[space];
    const owned = () => ({ colour: BUILDING_COLOURS[colourOf(there)], seat: ownerOf(there), spaces: [] as string[] });
    if (isBuilding(there)) entryOf(buildings, detail[space], owned).spaces.push(name);
    else if (isProject(there)) entryOf(projects, `${setting.usableFrom[space]} ${there}`, owned).spaces.push(name);
    else if (isWet(there)) {
      if (isGarden(there)) gardens[ownerOf(there)].push(name);
      if (setting.printedPieces[space] !== WATER) water.push(detail[space] === 0 ? name : { space: name, tile: detail[space] });
    }
  });
  const owners = gardens.map((spaces, seat) => ({ seat, spaces })).filter(({ spaces }) => spaces.length > 0);
  return {
    ...(buildings.size > 0 && { buildings: [...buildings.values()] }),
    ...(projects.size > 0 && { projects: [...projects.values()] }),
    ...(water.length > 0 && { water }),
    ...(owners.length > 0 && { gardens: owners }),
  };
}

function entryOf<K, T>(map: Map<K, T>, key: K, make: () => T): T {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

export function readBoard(position: At, reading: Reading): void {
  const most = POSITION_LIMITS.entries;
  for (const entry of position.key('buildings').list(0, most)) readBuilding(entry, reading);
  for (const entry of position.key('projects').list(0, most)) readProjects(entry, reading);
  for (const entry of position.key('water').list(0, most)) readWater(entry, reading);
  for (const entry of position.key('gardens').list(0, most)) readGardens(entry, reading);
  checkGroups(position.key('projects'), reading.state);
}

const OWNED = ['colour', 'seat', 'spaces'] as const;

/** Returns the colour, owner and empty grid spaces of a Building or of Projects; undefined after a fault. */
function readOwned(at: At, { state, faults }: Reading): { colour: number; seat: number; spaces: number[] } | undefined {
  if (!at.isObject(OWNED)) return undefined;
  const before = faults.found.length;
  const colour = at.key('colour').required().oneOf(BUILDING_COLOURS);
  const seat = at
    .key('seat')
    .required()
    .whole(0, state.setting.players - 1);
  const spaces: number[] = [];
  for (const entry of at.key('spaces').required().list(1, 3)) {
    const space = emptyGridSpace(entry, state);
    if (space === undefined) continue;
    if (spaces.includes(space)) entry.refuse('repeated');
    spaces.push(space);
  }
  if (colour === undefined || seat === undefined || faults.found.length > before) return undefined;
  return { colour, seat, spaces: spaces.sort((a, b) => a - b) };
}

const NO_SPACE = { kind: 'space' } as const;

/** Returns the number of the named space. */
function spaceNamed(at: At, state: State): number | undefined {
  const space = typeof at.value === 'string' ? state.setting.spaceNames.indexOf(at.value) : NONE;
  if (space >= 0 && space !== NONE) return space;
  at.refuse(space === NONE ? 'wrongType' : 'notOneOf', NO_SPACE);
  return undefined;
}

function emptyGridSpace(at: At, state: State): number | undefined {
  const space = spaceNamed(at, state);
  if (space === undefined || state.piece[space] === EMPTY) return space;
  if (state.setting.printedPieces[space] === WATER) at.refuse('notHere', null, 'ACT-PROJ-04');
  else at.refuse('notEmpty');
  return undefined;
}

/** One to three connected pieces in one District. The first space names the Building (KEY-10). */
function readBuilding(at: At, reading: Reading): void {
  const read = readOwned(at, reading);
  if (read === undefined) return;
  const { state } = reading;
  const { colour, seat, spaces } = read;
  const { usableFrom } = state.setting;
  if (spaces.some((space) => usableFrom[space] !== usableFrom[spaces[0]]) || linksAmong(state, spaces) < 2 * (spaces.length - 1)) {
    at.key('spaces').refuse('notConnected', null, 'KEY-10');
    return;
  }
  for (const space of spaces) {
    state.piece[space] = building(colour, seat);
    state.detail[space] = spaces[0];
  }
}

function readProjects(at: At, reading: Reading): void {
  const read = readOwned(at, reading);
  for (const space of read?.spaces ?? []) reading.state.piece[space] = project(read?.colour ?? 0, read?.seat ?? 0);
}

/** Returns the number of neighbour pairs, each counted twice. Up to three spaces are connected if there is one pair fewer than spaces. */
function linksAmong({ setting }: State, spaces: readonly number[]): number {
  let links = 0;
  for (const space of spaces)
    for (const other of setting.neighbours.subarray(4 * space, 4 * space + 4)) if (spaces.includes(other)) links++;
  return links;
}

/** Projects of a colour in a District are one group of at most three (ACT-PROJ-03, ACT-PROJ-04). */
function checkGroups(at: At, state: State): void {
  const { piece, setting } = state;
  for (let district = 0; district < COMMON_DISTRICTS; district++) {
    for (let colour = 0; colour < BUILDING_COLOURS.length; colour++) {
      const spaces = [...setting.gridSpaces[district]].filter((space) => isProject(piece[space]) && colourOf(piece[space]) === colour);
      if (spaces.length > 3) {
        const fault = { code: 'tooMany', path: at.path, found: spaces.length, allowed: { min: 0, max: 3 }, rule: 'ACT-PROJ-03' } as const;
        at.faults.put({ ...fault, colour: BUILDING_COLOURS[colour] });
      } else if (linksAmong(state, spaces) < 2 * (spaces.length - 1)) {
        at.faults.add('twoGroups', at.path, spaces.map((space) => setting.spaceNames[space]).join(' '), null, 'ACT-PROJ-04');
      }
    }
  }
}

/** A space, or a space with its special tile. */
function readWater(at: At, reading: Reading): void {
  const { state } = reading;
  const special = typeof at.value === 'object';
  if (special && !at.isObject(['space', 'tile'])) return;
  const space = emptyGridSpace(special ? at.key('space').required() : at, state);
  if (space === undefined) return;
  state.piece[space] = WATER;
  if (!special) return;
  const tile = readSpecialTile(at.key('tile').required(), state, LAID);
  if (tile !== undefined) state.detail[space] = tile + 1;
}

/** Gardens are on Water, printed or laid (ACT-GARD-07). Which special tile a Garden covers is not kept. */
function readGardens(at: At, { state }: Reading): void {
  if (!at.isObject(['seat', 'spaces'])) return;
  const seat = at
    .key('seat')
    .required()
    .whole(0, state.setting.players - 1);
  for (const entry of at.key('spaces').required().list(1, POSITION_LIMITS.entries)) {
    const space = spaceNamed(entry, state);
    if (space === undefined || seat === undefined) continue;
    if (isGarden(state.piece[space])) entry.refuse('repeated');
    else if (state.piece[space] !== WATER) entry.refuse(state.piece[space] === EMPTY ? 'dryGround' : 'notEmpty', null, 'ACT-GARD-07');
    else {
      state.piece[space] = garden(seat);
      state.detail[space] = 0;
    }
  }
}
