/**
 * Derives by conservation what follows from a written position: dice, claims, Houses, markers, Crates, stocks, abilities and counters. If
 * such a value is written, it must agree. The writer uses the same functions to leave out what follows.
 */
import { BUILDING_COLOURS, type BuildingColour, PORT_LINES, RESOURCE_COLOURS, type ResourceColour } from '../../edition/types.ts';
import { automaTiles } from '../../model/automa-tiles.ts';
import { FIELDS } from '../../model/frame-fields.ts';
import { FRAME, frameKindAt, frameSeatAt } from '../../model/frames.ts';
import {
  BOTTOM_ROW,
  BUILDING_COLOUR_COUNT,
  CLAIM_SPACES,
  DISTRICTS,
  FACES,
  HOUSE_ROWS,
  NONE,
  RESOURCE_COLOUR_COUNT,
  SHIP_SPACES,
  START_MARKERS,
} from '../../model/ids.ts';
import { FRAME_BYTES } from '../../model/layout.ts';
import { WATER } from '../../model/pieces.ts';
import { LAID, type State } from '../../model/state.ts';
import { type Counters, KEPT_COUNTERS, recount } from './count.ts';
import { diceHeld, usualBarge, usualPortCrate } from './places.ts';
import type { Reading } from './reading.ts';
import { deriveSolo } from './solo.ts';

export function derive(reading: Reading): void {
  deriveDice(reading);
  derivePortCrates(reading);
  deriveClaims(reading);
  const counters = recount(reading.state);
  deriveMarkers(reading, counters);
  deriveHouses(reading, counters);
  deriveStocks(reading, counters);
  deriveCrateStock(reading);
  deriveAbilities(reading);
  deriveSolo(reading);
  for (const name of KEPT_COUNTERS) reading.state[name].set(counters[name].subarray(0, reading.state[name].length));
}

/** Returns the written number, or the derived one; reports a difference. */
function agreed(reading: Reading, name: string, follows: number): number {
  const written = reading.numbers.get(name);
  if (written !== undefined && written.count !== follows) {
    reading.faults.add('disagrees', written.at.path, written.count, { min: follows, max: follows });
  }
  return follows;
}

/** Reports an amount above what exists. */
function atMost(reading: Reading, path: string, found: number, max: number, colour?: ResourceColour): void {
  if (found <= max) return;
  reading.faults.put({ code: 'tooMany', path, found, allowed: { min: 0, max }, rule: null, ...(colour && { colour }) });
}

/**
 * Dice that are neither in a player area nor written as supply are on their Barge. If the Barge is written, the others are in the supply.
 */
function deriveDice(reading: Reading): void {
  const { state, base, faces, numbers } = reading;
  const { dicePerColour } = state.setting;
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) {
    const district = state.districtOfColour(colour);
    const name = `supply ${RESOURCE_COLOURS[colour]}`;
    const free = dicePerColour - diceHeld(state, colour);
    const left = free - (numbers.get(name)?.count ?? 0);
    const onBarge = district === NONE ? [] : (faces.get(district) ?? usualBarge(base, district, left));
    const dice = onBarge.reduce((a, b) => a + b, 0);
    if (free < 0) {
      const path = `${lastWith(state.dice, colour)}.dice.${RESOURCE_COLOURS[colour]}`;
      reading.faults.add('tooMany', path, dicePerColour - free, { min: 0, max: dicePerColour }, 'SET-05');
    } else if (dice > free) reading.faults.add('tooMany', `bargeDice["${district + 1}"]`, dice, { min: 0, max: free }, 'SET-05');
    if (district !== NONE) state.barge.set(onBarge, district * FACES);
    state.supply[colour] = agreed(reading, name, Math.max(0, free - dice));
  }
  for (let district = 0; district < DISTRICTS; district++) {
    if (state.bargeColour[district] === NONE) state.barge.fill(0, district * FACES, (district + 1) * FACES);
  }
}

/** The path of the last Crate of a colour, as a place where one could be removed. */
function cratesPath(state: State, colour: number): string {
  const { crateUp, crateDown, portCrates } = state;
  const held = crateUp.map((up, at) => up + crateDown[at]);
  if (held.some((crates, at) => crates > 0 && at % RESOURCE_COLOUR_COUNT === colour)) return `${lastWith(held, colour)}.crates`;
  return `port.${PORT_LINES[portCrates.lastIndexOf(colour)]}.crate`;
}

/** Returns the path of the last seat that has any of a colour. */
function lastWith(bySeatAndColour: Uint8Array, colour: number): string {
  let last = 0;
  bySeatAndColour.forEach((count, at) => {
    if (count > 0 && at % RESOURCE_COLOUR_COUNT === colour) last = Math.floor(at / RESOURCE_COLOUR_COUNT);
  });
  return `seats[${last}]`;
}

/** The Crate of a red House space stays there until a House takes it (ACT-PORT-06). */
function derivePortCrates({ state, base, crates }: Reading): void {
  PORT_LINES.forEach((_, line) => {
    if (!crates.has(line)) state.portCrates[line] = usualPortCrate(state, base, line);
  });
}

/** The usual number of claims: each House in a section brought one (ACT-ZIG-06). */
export const usualClaims = ({ ownZigguratHouses }: Counters, seat: number, section: number): number =>
  Math.min(CLAIM_SPACES, ownZigguratHouses[seat * BUILDING_COLOUR_COUNT + section]);

function deriveClaims(reading: Reading): void {
  const { state } = reading;
  const counters = recount(state);
  state.zigguratClaims.forEach((_, at) => {
    const [seat, section] = [Math.floor(at / BUILDING_COLOUR_COUNT), at % BUILDING_COLOUR_COUNT];
    state.zigguratClaims[at] = reading.numbers.get(`claims ${seat} ${section}`)?.count ?? usualClaims(counters, seat, section);
  });
}

/** Returns the markers that are neither in use nor set aside. The Bot's are not counted (SOLO-20). */
export const markersLeft = (state: State, { markersInUse }: Counters, seat: number): number =>
  seat === state.setting.bot ? 0 : state.setting.stocks.claimMarkers - markersInUse[seat] - markersAside(state, seat);

export const usualMarkers = (left: number): number => Math.min(START_MARKERS, left);

/**
 * The markers that a construct in progress has set aside and not yet returned: the builder's first, then those of the others, clockwise
 * (ACT-BLD-10, ACT-BLD-11).
 */
function markersAside(state: State, seat: number): number {
  const { players } = state.setting;
  let aside = 0;
  for (let index = 0; index < state.depth; index++) {
    if (frameKindAt(state, index) !== FRAME.construct) continue;
    const frame = index * FRAME_BYTES;
    const steps = (seat - frameSeatAt(state, index) + players) % players;
    if (state.stack[frame + FIELDS.construct.stage] <= 1 + steps)
      aside += (state.stack[frame + FIELDS.construct.markers] >> (2 * seat)) & 3;
  }
  return aside;
}

function deriveMarkers(reading: Reading, counters: Counters): void {
  const { state, numbers } = reading;
  const { players, stocks } = state.setting;
  for (let seat = 0; seat < players; seat++) {
    const left = markersLeft(state, counters, seat);
    if (left < 0) {
      const found = stocks.claimMarkers - left;
      reading.faults.add('tooMany', `seats[${seat}].markers`, found, { min: 0, max: stocks.claimMarkers }, 'KEY-05');
      continue;
    }
    const inArea = numbers.get(`markers ${seat}`)?.count ?? usualMarkers(left);
    atMost(reading, `seats[${seat}].markers`, inArea, left);
    state.markers[seat] = Math.min(inArea, left);
    state.markerSupply[seat] = agreed(reading, `markerSupply ${seat}`, left - state.markers[seat]);
  }
}

/** Returns the number of Houses of a colour on Buildings and in the Ziggurat. */
const housesOfColour = ({ ownBuildings, ownZigguratHouses }: Counters, seat: number, colour: number): number =>
  ownBuildings[seat * BUILDING_COLOUR_COUNT + colour] + ownZigguratHouses[seat * BUILDING_COLOUR_COUNT + colour];

/**
 * The usual number of Houses that have left each row: those of a colour left its row as long as it had any (KEY-11), all others the bottom
 * row.
 */
export function usualRows(state: State, counters: Counters, seat: number): number[] {
  const gone = BUILDING_COLOURS.map((_, colour) => Math.min(housesOfColour(counters, seat, colour), state.setting.rowLengths[colour]));
  return [...gone, goneFromBottom(state, counters, seat, gone)];
}

/** Every House in use or behind the bottom row has left some row. */
const goneFromBottom = (state: State, { housesInUse }: Counters, seat: number, gone: readonly number[]): number =>
  housesInUse[seat] + state.bottomExtra[seat] - gone.reduce((a, b) => a + b, 0);

function deriveHouses(reading: Reading, counters: Counters): void {
  for (let seat = 0; seat < reading.state.setting.players; seat++) deriveRows(reading, counters, seat);
}

function deriveRows(reading: Reading, counters: Counters, seat: number): void {
  const { state, numbers, faults } = reading;
  const { rowLengths } = state.setting;
  const path = `seats[${seat}].houses`;
  const lengths = Array.from(rowLengths, (length, row) => length + (row === BOTTOM_ROW ? state.bottomExtra[seat] : 0));
  const written = lengths.map((_, row) => numbers.get(`houses ${seat} ${row}`));
  written.forEach((left, row) => {
    if (left !== undefined) atMost(reading, left.at.path, left.count, lengths[row]);
  });
  const usual = usualRows(state, counters, seat);
  const coloured = BUILDING_COLOURS.map((_, row) =>
    written[row] === undefined ? usual[row] : Math.max(0, lengths[row] - written[row].count),
  );
  const gone = [...coloured, goneFromBottom(state, counters, seat, coloured)];
  const bottom = gone[BOTTOM_ROW];
  if (bottom > lengths[BOTTOM_ROW]) {
    const inUse = counters.housesInUse[seat];
    faults.add('tooMany', path, inUse, { min: 0, max: inUse - bottom + lengths[BOTTOM_ROW] }, 'KEY-12');
    return;
  }
  if (bottom < 0) {
    faults.add('tooFew', path, counters.housesInUse[seat], {
      min: counters.housesInUse[seat] - bottom,
      max: counters.housesInUse[seat] - bottom,
    });
    return;
  }
  agreed(reading, `houses ${seat} ${BOTTOM_ROW}`, lengths[BOTTOM_ROW] - bottom);
  BUILDING_COLOURS.forEach((name, colour) => {
    if (gone[colour] >= usual[colour]) return;
    faults.add(
      'contradicts',
      `${path}.${name}`,
      lengths[colour] - gone[colour],
      { min: 0, max: lengths[colour] - usual[colour] },
      'KEY-11',
    );
  });
  const emptyRow = coloured.some((houses, row) => houses === lengths[row]);
  if (!emptyRow && bottom > counters.ownPortHouses[seat]) {
    faults.add('contradicts', `${path}.bottom`, lengths[BOTTOM_ROW] - bottom, null, 'KEY-12');
  }
  state.vacated.set(gone, seat * HOUSE_ROWS);
}

function deriveStocks(reading: Reading, counters: Counters): void {
  const { state } = reading;
  const { stocks } = state.setting;
  const rest = (name: string, path: string, all: number, used: number, colour?: BuildingColour): number => {
    atMost(reading, path, used, all, colour);
    return agreed(reading, name, Math.max(0, all - used));
  };
  BUILDING_COLOURS.forEach((name, colour) => {
    const projects = counters.projectTiles[colour] + (state.setting.solo === null ? 0 : automaTiles(state, colour));
    state.projectStock[colour] = rest(`projects ${name}`, 'projects', stocks.projectsPerColour, projects, name);
    state.pieceStock[colour] = rest(`pieces ${name}`, 'buildings', stocks.piecesPerColour, counters.pieces[colour], name);
  });
  const held = (tiles: Uint8Array) => tiles.reduce((a, b) => a + b, 0);
  const special = state.special.filter((place) => place === LAID).length;
  const covered = special - state.detail.filter((detail, space) => detail > 0 && state.piece[space] === WATER).length;
  atMost(reading, 'coveredWater', covered, counters.gardensOnLaid);
  state.gardenStock = rest('gardens', 'gardens', stocks.gardens, held(state.gardens) + counters.gardens);
  state.waterStock = rest('water', 'water', stocks.regularWater, held(state.water) + counters.laidWater - special);
}

/** Crates stay in the stock until set-up puts the rest back into the box (SET-20). */
function deriveCrateStock(reading: Reading): void {
  const { state, base } = reading;
  const { players, stocks } = state.setting;
  const dealing = base.crateStock.some((count) => count > 0);
  RESOURCE_COLOURS.forEach((name, colour) => {
    let crates = 0;
    for (let seat = 0; seat < players; seat++) {
      const at = seat * RESOURCE_COLOUR_COUNT + colour;
      crates += state.crateUp[at] + state.crateDown[at];
    }
    for (const there of state.portCrates) if (there === colour) crates++;
    atMost(reading, cratesPath(state, colour), crates, stocks.cratesPerColour, name);
    state.crateStock[colour] = agreed(reading, `crates ${name}`, dealing ? Math.max(0, stocks.cratesPerColour - crates) : 0);
  });
}

/** The abilities of all marked Ships, except those marked in the player's present or last turn. The Bot has none (SOLO-32). */
function deriveAbilities({ state, newShips }: Reading): void {
  for (let seat = 0; seat < state.setting.players; seat++) {
    state.abilities[seat] = 0;
    if (seat === state.setting.bot) continue;
    for (let shipSpace = 0; shipSpace < SHIP_SPACES; shipSpace++) {
      const tile = state.ships[shipSpace];
      const works = (state.shipMarks[shipSpace] & (1 << seat)) !== 0 && (newShips[seat] & (1 << shipSpace)) === 0;
      if (tile !== NONE && works) state.abilities[seat] |= 1 << state.setting.shipAbilities[tile];
    }
  }
}
