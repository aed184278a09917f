/**
 * Conservation: everything except Gold is finite (COMP-16, COMP-17), and counters that follow from other fields agree with them. It is
 * checked when a position is built, after every move of a test game, and at every decision of very many random games, so it stops at the
 * first fault and allocates nothing.
 */
import { BUILDING_COLOURS, HARBORMASTER_IDS, PORT_LINES, RESOURCE_COLOURS } from '../../src/edition/types.ts';
import { FIELDS } from '../../src/model/frame-fields.ts';
import { FRAME, frameKindAt, frameSeatAt } from '../../src/model/frames.ts';
import {
  BOTTOM_ROW,
  BUILDING_COLOUR_COUNT,
  CHANCE,
  FACES,
  HARBORMASTER_COUNT,
  HOUSE_ROWS,
  NONE,
  PORT_LINE_COUNT,
  RESOURCE_COLOUR_COUNT,
} from '../../src/model/ids.ts';
import { FRAME_BYTES } from '../../src/model/layout.ts';
import { colourOf, isBuilding, WATER } from '../../src/model/pieces.ts';
import { IN_DISPLAY, IN_STACK, LAID, type State } from '../../src/model/state.ts';
import { VP_SOURCES } from '../../src/model/vp-sources.ts';
import { type Counters, KEPT_COUNTERS, recount } from '../../src/record/position/count.ts';
import { seatName } from './seats.ts';

/** Throws a description of the first difference. */
export function checkConservation(state: State): void {
  const counters = recount(state);
  checkCounters(state, counters);
  checkDice(state);
  checkCrates(state);
  checkMarkers(state, counters);
  checkHouses(state, counters);
  checkTiles(state, counters);
  checkSpecialWater(state);
  checkHarbormasters(state);
  checkVp(state);
}

function checkCounters(state: State, counters: Counters): void {
  for (const name of KEPT_COUNTERS) {
    const kept = state[name];
    for (let at = 0; at < kept.length; at++) equal(kept[at], counters[name][at], () => `counter ${name}[${at}]`);
  }
}

/** Barge, supply and player areas together have 5, 6 or 7 dice of each colour; dice that wait to be rolled are in the supply. */
function checkDice(state: State): void {
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) {
    const district = state.districtOfColour(colour);
    let dice = state.supply[colour];
    if (district !== NONE) for (let face = 0; face < FACES; face++) dice += state.barge[district * FACES + face];
    for (let seat = 0; seat < state.setting.players; seat++) dice += state.dice[seat * RESOURCE_COLOUR_COUNT + colour];
    equal(dice, state.setting.dicePerColour, () => `${RESOURCE_COLOURS[colour]} dice`);
  }
}

/**
 * Crates lie in the Port and with the players, as many to a player as there are slots (KEY-01). In set-up the others wait in the stock;
 * then they are boxed (SET-20). The Crate of a red House space lies there until a House takes it (ACT-PORT-06).
 */
function checkCrates(state: State): void {
  const { players, stocks, crateSlots } = state.setting;
  const dealing = state.crateStock.some(isMore);
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) {
    let crates = state.crateStock[colour];
    for (let seat = 0; seat < players; seat++) crates += cratesOf(state, seat, colour);
    for (let line = 0; line < PORT_LINE_COUNT; line++) if (state.portCrates[line] === colour) crates++;
    if (dealing) equal(crates, stocks.cratesPerColour, () => `${RESOURCE_COLOURS[colour]} Crates`);
    else atMost(crates, stocks.cratesPerColour, () => `${RESOURCE_COLOURS[colour]} Crates`);
  }
  for (let seat = 0; seat < players; seat++) {
    let own = 0;
    for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) own += cratesOf(state, seat, colour);
    atMost(own, crateSlots, () => `Crates of ${seatName(seat)} (KEY-01)`);
  }
  if (dealing) return;
  const placing = isPending(state, FRAME.portHouse);
  for (let line = 0; line < PORT_LINE_COUNT; line++) {
    const taken = state.portHouses[2 * line + 1] !== NONE;
    const there = state.portCrates[line] !== NONE;
    if (taken === there && !(taken && placing)) {
      throw new Error(`The red space of ${PORT_LINES[line]} has ${taken ? 'a House and its Crate' : 'neither a House nor its Crate'}.`);
    }
  }
}

const isMore = (count: number): boolean => count > 0;

const cratesOf = (state: State, seat: number, colour: number): number => {
  const at = seat * RESOURCE_COLOUR_COUNT + colour;
  return state.crateUp[at] + state.crateDown[at];
};

/** Markers are in the area, the supply, on Projects, Gardens, Ships and Ziggurat tiles, or set aside during a construct (KEY-07). */
function checkMarkers(state: State, { markersInUse, ownZigguratHouses }: Counters): void {
  const { players, stocks } = state.setting;
  for (let seat = 0; seat < players; seat++) {
    // The Bot's markers are unlimited (SOLO-20).
    if (seat === state.setting.bot) {
      equal(state.markers[seat] + state.markerSupply[seat], 0, () => 'counted markers of the Bot');
      continue;
    }
    const markers = state.markers[seat] + state.markerSupply[seat] + markersInUse[seat] + markersAside(state, seat);
    equal(markers, stocks.claimMarkers, () => `Claim markers of ${seatName(seat)}`);
  }
  // Every House in the Ziggurat brought a claim (ACT-ZIG-06); others came without one (DEC-06, HM-B8).
  if (isPending(state, FRAME.zigguratHouse)) return;
  for (let at = 0; at < players * BUILDING_COLOUR_COUNT; at++) {
    atMost(ownZigguratHouses[at], state.zigguratClaims[at], () => {
      const section = BUILDING_COLOURS[at % BUILDING_COLOUR_COUNT];
      return `Houses of ${seatName(Math.floor(at / BUILDING_COLOUR_COUNT))} in the ${section} section, by claims on its tile`;
    });
  }
}

const AT = FIELDS.construct;

/** Markers of a seat that a construct under way has set aside and not yet returned (ACT-BLD-07, ACT-BLD-10, ACT-BLD-11). */
function markersAside(state: State, seat: number): number {
  let aside = 0;
  for (let index = 0; index < state.depth; index++) {
    if (frameKindAt(state, index) !== FRAME.construct) continue;
    const frame = index * FRAME_BYTES;
    const { players } = state.setting;
    const steps = (seat - frameSeatAt(state, index) + players) % players;
    // Stage 1 returns the builder's, stage 1 + n those of the n-th player clockwise.
    if (state.stack[frame + AT.stage] <= 1 + steps) aside += (state.stack[frame + AT.markers] >> (2 * seat)) & 3;
    if (state.stack[frame + AT.stage] > 0) checkBuilt(state, frame);
  }
  return aside;
}

/** Checks the fields of a construct's frame against its Building. */
function checkBuilt({ stack, piece, detail, setting }: State, frame: number): void {
  const name = stack[frame + AT.space];
  if (!isBuilding(piece[name]) || colourOf(piece[name]) !== stack[frame + AT.colour])
    throw new Error('construct: the Building is not there');
  let pieces = 0;
  for (const space of setting.gridSpaces[stack[frame + AT.district]]) if (isBuilding(piece[space]) && detail[space] === name) pieces++;
  equal(pieces, stack[frame + AT.size], () => 'pieces of the new Building');
}

/**
 * Houses that have left the rows stand on Buildings, in the Port and in the Ziggurat, or lie behind the bottom row. The bottom row
 * serves the Port, and Buildings and the Ziggurat only where a coloured row is empty (KEY-12).
 */
function checkHouses(state: State, { housesInUse, ownPortHouses }: Counters): void {
  const { players, rowLengths } = state.setting;
  for (let seat = 0; seat < players; seat++) {
    let gone = 0;
    let emptyRows = 0;
    for (let row = 0; row < HOUSE_ROWS; row++) {
      const vacated = state.vacated[seat * HOUSE_ROWS + row];
      gone += vacated;
      if (row !== BOTTOM_ROW && vacated === rowLengths[row]) emptyRows++;
    }
    equal(gone - state.bottomExtra[seat], housesInUse[seat], () => `Houses of ${seatName(seat)} that have left the rows`);
    if (emptyRows === 0) {
      const fromBottom = state.vacated[seat * HOUSE_ROWS + BOTTOM_ROW];
      atMost(
        fromBottom,
        ownPortHouses[seat],
        () => `Houses of ${seatName(seat)} from the bottom row, while no other row is empty (KEY-12)`,
      );
    }
  }
}

/** Automa tiles are Project tiles, in the bag or at a Number. */
function automaTilesOf(state: State, colour: number): number {
  let tiles = state.automaBag.length > 0 ? state.automaBag[colour] : 0;
  for (let at = 0; at < state.numberTiles.length; at++) if (state.numberTiles[at] === colour + 1) tiles++;
  return tiles;
}

function checkTiles(state: State, { projectTiles, pieces, gardens, laidWater }: Counters): void {
  const { players, stocks } = state.setting;
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    const name = BUILDING_COLOURS[colour];
    equal(
      projectTiles[colour] + state.projectStock[colour] + automaTilesOf(state, colour),
      stocks.projectsPerColour,
      () => `${name} Projects`,
    );
    equal(pieces[colour] + state.pieceStock[colour], stocks.piecesPerColour, () => `${name} Building pieces`);
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
 * After set-up the display is as full as can be, except while tiles are taken and before chance has filled it (C-54); each laid tile lies on at
 * most one space.
 */
function checkSpecialWater(state: State): void {
  const { special, piece, detail, setting } = state;
  let open = 0;
  let stacked = 0;
  for (let tile = 0; tile < special.length; tile++) {
    if (special[tile] === IN_DISPLAY) open++;
    else if (special[tile] === IN_STACK) stacked++;
  }
  const { specialWaterDisplay } = setting.stocks;
  atMost(open, specialWaterDisplay, () => 'open special Water');
  const settled = !isSetUp(state) && frameSeatAt(state, state.depth - 1) !== CHANCE && !isPending(state, FRAME.specialWater);
  if (settled && stacked > 0) equal(open, specialWaterDisplay, () => 'open special Water');
  seen.fill(0);
  for (let space = 0; space < setting.spaces; space++) {
    if (piece[space] !== WATER || detail[space] === 0) continue;
    const tile = detail[space] - 1;
    if (special[tile] !== LAID || seen[tile]++ > 0)
      throw new Error(`Special Water ${tile + 1} lies on ${setting.spaceNames[space]} and elsewhere.`);
  }
}

const seen = new Uint8Array(64);

/** A Harbormaster lies at a line, aside or with a player, or it has been used and is nowhere (HM-01): never at two places. */
function checkHarbormasters(state: State): void {
  let known = 0;
  for (let line = 0; line < PORT_LINE_COUNT; line++) {
    if (state.harbormasters[line] !== NONE) known = together(known, 1 << state.harbormasters[line]);
  }
  known = together(known, state.asideHarbormasters[0]);
  for (let seat = 0; seat < state.setting.players; seat++) known = together(known, state.heldHarbormasters[seat]);
  atMost(32 - Math.clz32(known), HARBORMASTER_COUNT, () => 'number of a Harbormaster');
}

/** Returns the union of two sets of Harbormasters that share none. */
function together(known: number, more: number): number {
  const twice = known & more;
  if (twice !== 0) throw new Error(`The Harbormaster ${HARBORMASTER_IDS[31 - Math.clz32(twice)]} is at two places.`);
  return known | more;
}

/** The VP of a player are the sum of all sources and periods (see `ledger.ts`), and never negative (SCORE-15). */
function checkVp(state: State): void {
  const entries = VP_SOURCES.length * state.setting.vpPeriods;
  for (let seat = 0; seat < state.setting.players; seat++) {
    let sum = 0;
    for (let at = seat * entries; at < (seat + 1) * entries; at++) sum += state.ledger[at];
    equal(sum, state.vp[seat], () => `VP of ${seatName(seat)} in the ledger`);
    if (sum < 0) throw new Error(`${seatName(seat)} has ${sum} VP.`);
  }
}

export const isSetUp = (state: State): boolean => isPending(state, FRAME.setUp);

/** Returns whether a frame of this kind is on the stack. */
export function isPending(state: State, kind: number): boolean {
  for (let index = 0; index < state.depth; index++) if (frameKindAt(state, index) === kind) return true;
  return false;
}

function equal(found: number, wanted: number, what: () => string): void {
  if (found !== wanted) throw new Error(`Not conserved: ${what()}: ${found}, there are ${wanted}`);
}

function atMost(found: number, limit: number, what: () => string): void {
  if (found > limit) throw new Error(`Not conserved: ${what()}: ${found}, at most ${limit}`);
}
