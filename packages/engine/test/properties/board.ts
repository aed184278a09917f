/** Invariants of the board in every position: what is where, and the shapes of Projects and Buildings. Counters are tested elsewhere. */
import { BUILDING_COLOUR_COUNT, COMMON_DISTRICTS } from '../../src/model/ids.ts';
import { colourOf, EMPTY, isBuilding, isGarden, isProject, OUTSIDE, ownerOf, WATER, withoutOwner } from '../../src/model/pieces.ts';
import type { State } from '../../src/model/state.ts';

/** Throws a description of the fault. It runs at every decision of very many games, so it walks the spaces once. */
export function checkBoard(state: State): void {
  const { piece, setting } = state;
  projects.fill(0);
  projectLinks.fill(0);
  buildingSizes.fill(0);
  buildingLinks.fill(0);
  if (piece[setting.spaces] !== OUTSIDE) throw new Error('something lies beyond the edge');
  for (let space = 0; space < setting.spaces; space++) {
    checkSpace(state, space);
    if (isProject(piece[space])) addProject(state, space);
    else if (isBuilding(piece[space])) addBuilding(state, space);
  }
  checkProjects();
  checkBuildings(state);
}

const projects = new Uint8Array(COMMON_DISTRICTS * BUILDING_COLOUR_COUNT);
/** Sizes of Buildings, by the space that names them. */
const buildingSizes = new Uint8Array(256);
/** Pairs of neighbours inside a group, each counted from both sides. A group of up to three is connected when it has one fewer than tiles. */
const projectLinks = new Uint8Array(projects.length);
const buildingLinks = new Uint8Array(256);

/** Checks that a space holds something possible: Water never leaves its place, and only Water has Gardens. */
function checkSpace({ piece, detail, setting }: State, space: number): void {
  const there = piece[space];
  const wet = there === WATER || isGarden(there);
  if (setting.printedPieces[space] === WATER && !wet) throw new Error(`printed Water ${space} is gone`);
  if (there === EMPTY) {
    if (detail[space] !== 0) throw new Error(`detail of the empty space ${space}`);
    return;
  }
  if (!wet && !isProject(there) && !isBuilding(there)) throw new Error(`piece ${there} on space ${space}`);
  if (ownerOf(there) >= setting.players || (!wet && colourOf(there) > 2)) throw new Error(`piece ${there} on space ${space}`);
  if ((isProject(there) || isGarden(there)) && detail[space] !== 0) throw new Error(`detail of space ${space}`);
}

function addProject({ piece, setting }: State, space: number): void {
  const { usableFrom, neighbours } = setting;
  const there = piece[space];
  const district = 31 - Math.clz32(usableFrom[space]);
  if (usableFrom[space] !== 1 << district) throw new Error(`a Project on the border space ${space}`);
  const at = district * BUILDING_COLOUR_COUNT + colourOf(there);
  projects[at]++;
  for (let k = space * 4; k < space * 4 + 4; k++) if (withoutOwner(piece[neighbours[k]]) === withoutOwner(there)) projectLinks[at]++;
}

/** A Building is named by its first space and has one colour and one owner (KEY-10). */
function addBuilding({ piece, detail, setting }: State, space: number): void {
  const { usableFrom, neighbours } = setting;
  const name = detail[space];
  if (name > space || piece[name] !== piece[space] || detail[name] !== name || usableFrom[name] !== usableFrom[space]) {
    throw new Error(`the Building on space ${space} is named ${name}`);
  }
  buildingSizes[name]++;
  for (let k = space * 4; k < space * 4 + 4; k++) {
    if (isBuilding(piece[neighbours[k]]) && detail[neighbours[k]] === name) buildingLinks[name]++;
  }
}

/** Projects of a colour in a District are one group of at most three (ACT-PROJ-03, ACT-PROJ-04, A-36). */
function checkProjects(): void {
  for (let at = 0; at < projects.length; at++) {
    if (projects[at] > 3) throw new Error(`${projects[at]} Projects of one colour in a District`);
    if (projectLinks[at] < 2 * (projects[at] - 1)) throw new Error(`two groups of Projects of one colour in a District (${at})`);
  }
}

function checkBuildings(state: State): void {
  for (let name = 0; name < state.setting.spaces; name++) {
    if (buildingSizes[name] > 3) throw new Error(`a Building of ${buildingSizes[name]} pieces`);
    if (buildingLinks[name] < 2 * (buildingSizes[name] - 1)) throw new Error(`the Building ${name} is not connected`);
  }
}
