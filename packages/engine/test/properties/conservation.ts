/**
 * What must hold of the pieces in every position: nothing but Gold and VP comes from nowhere or goes there (COMP-16, COMP-17).
 * Each function throws what it found.
 */
import { asked } from '../../src/engine.ts';
import { A, B, C, D, E, F, FRAME, frameKindAt, frameSeatAt } from '../../src/model/frames.ts';
import {
  BOTTOM_ROW,
  BUILDING_COLOUR_COUNT,
  CHANCE,
  FACES,
  HOUSE_ROWS,
  NONE,
  RESOURCE_COLOUR_COUNT,
  SHIP_SPACES,
} from '../../src/model/ids.ts';
import { FRAME_BYTES } from '../../src/model/layout.ts';
import { colourOf, isBuilding, isGarden, isProject, isWet, ownerOf, WATER } from '../../src/model/pieces.ts';
import { HELD, IN_DISPLAY, IN_STACK, LAID, type State } from '../../src/model/state.ts';

/** `crates`: how many each player has, which is one in this slice of the game (SET-20). */
export function checkConservation(state: State, crates: number): void {
  checkDice(state);
  checkCrates(state, crates);
  const board = countBoard(state);
  checkMarkers(state, board);
  checkTiles(state, board);
  checkSpecialWater(state);
}

/** What lies on the board; one object, written anew each time, because this runs at every decision of very many games. */
const board = {
  projects: new Int32Array(3),
  pieces: new Int32Array(3),
  /** By seat. */
  claims: new Int32Array(4),
  buildings: new Int32Array(4),
  gardens: 0,
  /** Spaces with Water or a Garden that had none in print. */
  laidWater: 0,
};
type Board = typeof board;

function countBoard(state: State): Board {
  const { piece, detail, setting } = state;
  board.projects.fill(0);
  board.pieces.fill(0);
  board.claims.fill(0);
  board.buildings.fill(0);
  board.gardens = 0;
  board.laidWater = 0;
  for (let space = 0; space < setting.spaces; space++) {
    const there = piece[space];
    if (isProject(there)) {
      board.projects[colourOf(there)]++;
      board.claims[ownerOf(there)]++;
    } else if (isBuilding(there)) {
      board.pieces[colourOf(there)]++;
      if (detail[space] === space) board.buildings[ownerOf(there)]++;
    } else if (isWet(there)) {
      if (setting.printedPieces[space] !== WATER) board.laidWater++;
      if (isGarden(there)) {
        board.gardens++;
        board.claims[ownerOf(there)]++;
      }
    }
  }
  return board;
}

/** Barge, supply and player areas hold 5, 6 or 7 of each colour; dice that wait to be rolled lie in the supply. */
function checkDice(state: State): void {
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) {
    const district = state.districtOfColour(colour);
    let dice = state.supply[colour];
    if (district !== NONE) for (let face = 0; face < FACES; face++) dice += state.barge[district * FACES + face];
    for (let seat = 0; seat < state.setting.players; seat++) dice += state.dice[seat * RESOURCE_COLOUR_COUNT + colour];
    equal(dice, state.setting.dicePerColour, () => `dice of colour ${colour}`);
  }
}

/** Crates are dealt from the stock; the rest is boxed at the end of set-up (SET-20). */
function checkCrates(state: State, crates: number): void {
  const { players, stocks } = state.setting;
  let dealt = 0;
  let left = 0;
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) {
    let ofColour = 0;
    for (let seat = 0; seat < players; seat++) {
      const at = seat * RESOURCE_COLOUR_COUNT + colour;
      ofColour += state.crateUp[at] + state.crateDown[at];
    }
    atMost(ofColour + state.crateStock[colour], stocks.cratesPerColour, () => `Crates of colour ${colour}`);
    dealt += ofColour;
    left += state.crateStock[colour];
  }
  if (left > 0) equal(dealt + left, RESOURCE_COLOUR_COUNT * stocks.cratesPerColour, () => 'Crates in set-up');
  else equal(dealt, players * crates, () => 'Crates after set-up');
  for (let seat = 0; seat < players; seat++) {
    let own = 0;
    let down = 0;
    for (let i = 0; i < RESOURCE_COLOUR_COUNT; i++) {
      own += state.crateUp[seat * RESOURCE_COLOUR_COUNT + i] + state.crateDown[seat * RESOURCE_COLOUR_COUNT + i];
      down += state.crateDown[seat * RESOURCE_COLOUR_COUNT + i];
    }
    atMost(own, crates, () => `Crates of seat ${seat}`);
    equal(state.cratesDown[seat], down, () => `face-down Crates of seat ${seat}`);
  }
}

/** Area, supply, Projects, Gardens, Ships, and what lies aside during a construct. Houses stand on Buildings, one on each. */
function checkMarkers(state: State, { claims, buildings }: Board): void {
  const { players, stocks, rowLengths } = state.setting;
  for (let seat = 0; seat < players; seat++) {
    let onShips = 0;
    for (let ship = 0; ship < SHIP_SPACES; ship++) onShips += (state.shipMarks[ship] >> seat) & 1;
    const markers = state.markers[seat] + state.markerSupply[seat] + claims[seat] + onShips + markersAside(state, seat);
    equal(markers, stocks.claimMarkers, () => `Claim markers of seat ${seat}`);
    let vacated = 0;
    let emptyRows = 0;
    for (let row = 0; row < HOUSE_ROWS; row++) {
      const gone = state.vacated[seat * HOUSE_ROWS + row];
      vacated += gone;
      if (row !== BOTTOM_ROW && gone === rowLengths[row]) emptyRows++;
    }
    equal(vacated, buildings[seat], () => `Houses of seat ${seat} on Buildings`);
    if (state.vacated[seat * HOUSE_ROWS + BOTTOM_ROW] > 0 && emptyRows === 0) throw new Error(`seat ${seat} used the bottom row first`);
  }
}

/** Markers of a seat that a construct under way has set aside and not yet returned (ACT-BLD-07, ACT-BLD-10, ACT-BLD-11). */
function markersAside(state: State, seat: number): number {
  let aside = 0;
  for (let index = 0; index < state.depth; index++) {
    if (frameKindAt(state, index) !== FRAME.construct) continue;
    const frame = index * FRAME_BYTES;
    const { players } = state.setting;
    const steps = (seat - frameSeatAt(state, index) + players) % players;
    // Stage 1 returns the builder's, stage 1 + n those of the n-th player clockwise.
    if (state.stack[frame + C] <= 1 + steps) aside += (state.stack[frame + F] >> (2 * seat)) & 3;
    if (state.stack[frame + C] > 0)
      checkBuilt(state, state.stack[frame + D], state.stack[frame + A], state.stack[frame + B], state.stack[frame + E]);
  }
  return aside;
}

/** What the frame of a construct says of its Building is so. */
function checkBuilt(state: State, name: number, district: number, colour: number, size: number): void {
  if (!isBuilding(state.piece[name]) || colourOf(state.piece[name]) !== colour) throw new Error('construct: the Building is not there');
  let pieces = 0;
  for (const space of state.setting.gridSpaces[district]) if (isBuilding(state.piece[space]) && state.detail[space] === name) pieces++;
  equal(pieces, size, () => 'size of the new Building');
}

function checkTiles(state: State, { projects, pieces, gardens, laidWater }: Board): void {
  const { players, stocks } = state.setting;
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    equal(projects[colour] + state.projectStock[colour], stocks.projectsPerColour, () => `Project tiles of colour ${colour}`);
    equal(pieces[colour] + state.pieceStock[colour], stocks.piecesPerColour, () => `Building pieces of colour ${colour}`);
  }
  let water = state.waterStock + laidWater;
  let tiles = state.gardenStock + gardens;
  for (let seat = 0; seat < players; seat++) {
    water += state.water[seat];
    tiles += state.gardens[seat];
  }
  for (let tile = 0; tile < state.special.length; tile++) if (state.special[tile] === LAID) water--;
  equal(water, stocks.regularWater, () => 'regular Water tiles');
  equal(tiles, stocks.gardens, () => 'Garden tiles');
}

/**
 * The display is as full as can be, except while chance is about to fill it; each laid tile lies on at most one space; the counter of tiles
 * held is right.
 */
function checkSpecialWater(state: State): void {
  const { special, piece, detail, setting } = state;
  let open = 0;
  let stacked = 0;
  held.fill(0);
  for (let tile = 0; tile < special.length; tile++) {
    if (special[tile] === IN_DISPLAY) open++;
    else if (special[tile] === IN_STACK) stacked++;
    else if (special[tile] >= HELD) held[special[tile] - HELD]++;
  }
  for (let seat = 0; seat < setting.players; seat++) equal(state.specialHeld[seat], held[seat], () => `specialHeld[${seat}]`);
  const { specialWaterDisplay } = setting.stocks;
  atMost(open, specialWaterDisplay, () => 'open special Water');
  if (state.active !== NONE && asked(state) !== CHANCE && stacked > 0) equal(open, specialWaterDisplay, () => 'open special Water');
  seen.fill(0);
  for (let space = 0; space < setting.spaces; space++) {
    if (piece[space] !== WATER || detail[space] === 0) continue;
    const tile = detail[space] - 1;
    if (special[tile] !== LAID || seen[tile]++ > 0) throw new Error(`special Water ${tile + 1} lies on space ${space} and elsewhere`);
  }
}

const seen = new Uint8Array(64);
const held = new Uint8Array(4);

function equal(found: number, expected: number, what: () => string): void {
  if (found !== expected) throw new Error(`${what()}: ${found} instead of ${expected}`);
}

function atMost(found: number, limit: number, what: () => string): void {
  if (found > limit) throw new Error(`${what()}: ${found}, at most ${limit}`);
}
