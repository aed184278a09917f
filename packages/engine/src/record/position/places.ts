/** Barges and dice, the Port, the Ziggurat, Action tiles, Decrees and the bottom of the Urban deck. */
import {
  BUILDING_COLOURS,
  DECREE_IDS,
  HARBORMASTER_IDS,
  PORT_LINES,
  RESOURCE_COLOURS,
  SHIP_IDS,
  ZIGGURAT_TILE_IDS,
} from '../../edition/types.ts';
import {
  ACTION_TILE_COUNT,
  DISTRICTS,
  FACES,
  HARBORMASTER_COUNT,
  NONE,
  PORT_LINE_COUNT,
  RESOURCE_COLOUR_COUNT,
  SECTION_SPACES,
} from '../../model/ids.ts';
import { type State, URBAN_BOTTOM, URBAN_DECK, URBAN_HELD } from '../../model/state.ts';
import type { At } from './at.ts';
import type { LineEntry, Position, SectionEntry } from './format.ts';
import { checkOnce, readTiles, writeTiles } from './goods.ts';
import { keepNumber, type Reading } from './reading.ts';

const DISTRICT_KEYS = ['1', '2', '3', '4', '5'] as const;
/** The most cards at the bottom: more than a game has, and as many as the bytes of the state can distinguish. */
const BOTTOM_PLACES = 15;

/** Returns the default dice on a Barge: the standard ones, the lowest first, as many as are left. */
export function usualBarge(base: State, district: number, left: number): number[] {
  let rest = Math.max(0, left);
  return Array.from(base.barge.subarray(district * FACES, (district + 1) * FACES), (dice) => {
    const taken = Math.min(dice, rest);
    rest -= taken;
    return taken;
  });
}

/** Dice of a colour in the players' areas. */
export function diceHeld({ dice, setting }: State, colour: number): number {
  let held = 0;
  for (let seat = 0; seat < setting.players; seat++) held += dice[seat * RESOURCE_COLOUR_COUNT + colour];
  return held;
}

export function writeDice(state: State, base: State): Pick<Position, 'barges' | 'bargeDice'> {
  const barges = writeTiles(state.bargeColour, base.bargeColour, (colour) => RESOURCE_COLOURS[colour]);
  const bargeDice: Record<string, number[]> = {};
  for (let district = 0; district < DISTRICTS; district++) {
    const colour = state.bargeColour[district];
    const usual = colour === NONE ? [] : usualBarge(base, district, state.setting.dicePerColour - diceHeld(state, colour));
    const there = state.barge.subarray(district * FACES, (district + 1) * FACES);
    if (usual.every((dice, face) => dice === there[face])) continue;
    bargeDice[DISTRICT_KEYS[district]] = Array.from(there).flatMap((dice, face) => Array<number>(dice).fill(face + 1));
  }
  return { ...(barges && { barges }), ...(Object.keys(bargeDice).length > 0 && { bargeDice }) };
}

export function readDice(position: At, reading: Reading): void {
  const { state } = reading;
  const { dicePerColour } = state.setting;
  const barges = position.key('barges');
  readTiles(barges, state.bargeColour, (entry) => entry.oneOf(RESOURCE_COLOURS));
  checkOnce(
    state.bargeColour,
    () => barges,
    (colour) => RESOURCE_COLOURS[colour],
  );
  for (const { index, at } of position.key('bargeDice').entries(DISTRICT_KEYS)) {
    const faces = [0, 0, 0, 0, 0, 0];
    for (const entry of at.list(0, dicePerColour)) faces[(entry.whole(1, FACES) ?? 1) - 1]++;
    if (state.bargeColour[index] === NONE) at.refuse('notHere');
    reading.faces.set(index, faces);
  }
  for (const { key, at } of position.key('supply').entries(RESOURCE_COLOURS)) keepNumber(reading, `supply ${key}`, at, 0, dicePerColour);
}

export function writePlaces(state: State, base: State): Partial<Position> {
  const { setting } = state;
  const ships = writeTiles(state.ships, base.ships, (tile) => SHIP_IDS[setting.shipAbilities[tile]]);
  const port = Object.fromEntries(
    PORT_LINES.map((line, index) => [line, writeLine(state, base, index)] as const).filter(([, entry]) => Object.keys(entry).length > 0),
  );
  const ziggurat = Object.fromEntries(
    BUILDING_COLOURS.map((section, index) => [section, writeSection(state, base, index)] as const).filter(
      ([, entry]) => Object.keys(entry).length > 0,
    ),
  );
  const used = HARBORMASTER_IDS.filter((_, tile) => (knownHarbormasters(state) & (1 << tile)) === 0);
  const actionTiles = writeTiles(state.actionTiles, base.actionTiles, (tile) => tile + 1);
  return {
    ...(ships && { ships }),
    ...(Object.keys(port).length > 0 && { port }),
    ...(used.length > 0 && { usedHarbormasters: used }),
    ...(Object.keys(ziggurat).length > 0 && { ziggurat }),
    ...(actionTiles && { actionTiles }),
    ...writeDecrees(state, base),
    ...writeUrbanBottom(state),
  };
}

/** A bit mask of the Harbormasters on lines, with players and set aside. */
function knownHarbormasters(state: State): number {
  let mask = state.asideHarbormasters[0];
  for (const tile of state.harbormasters) if (tile !== NONE) mask |= 1 << tile;
  for (const held of state.heldHarbormasters) mask |= held;
  return mask;
}

/** Returns the default Crate of a red space: that of the standard set-up, unless a House stands there. */
export const usualPortCrate = (state: State, base: State, line: number): number =>
  state.portHouses[2 * line + 1] === NONE ? base.portCrates[line] : NONE;

function writeLine(state: State, base: State, line: number): LineEntry {
  const { harbormasters, portCrates, portHouses } = state;
  return {
    ...(harbormasters[line] !== base.harbormasters[line] && {
      harbormaster: harbormasters[line] === NONE ? null : HARBORMASTER_IDS[harbormasters[line]],
    }),
    ...(portCrates[line] !== usualPortCrate(state, base, line) && {
      crate: portCrates[line] === NONE ? null : RESOURCE_COLOURS[portCrates[line]],
    }),
    ...(portHouses[2 * line] !== NONE && { blue: portHouses[2 * line] }),
    ...(portHouses[2 * line + 1] !== NONE && { red: portHouses[2 * line + 1] }),
  };
}

function writeSection(state: State, base: State, section: number): SectionEntry {
  const tile = state.zigguratTiles[section];
  const houses = Array.from(state.zigguratHouses.subarray(section * SECTION_SPACES, (section + 1) * SECTION_SPACES));
  return {
    ...(tile !== base.zigguratTiles[section] && { tile: tile === NONE ? null : ZIGGURAT_TILE_IDS[tile] }),
    ...(houses.some((seat) => seat !== NONE) && { houses: houses.map((seat) => (seat === NONE ? null : seat)) }),
  };
}

function writeDecrees(state: State, base: State): Pick<Position, 'decrees'> {
  const { decrees, decreeOwners, setting } = state;
  if (decrees.every((decree, space) => decree === base.decrees[space] && decreeOwners[space] === NONE)) return {};
  const entry = (decree: number, space: number) => ({
    decree: DECREE_IDS[decree],
    ...(decreeOwners[space] !== NONE && { seat: decreeOwners[space] }),
  });
  return { decrees: Array.from(decrees.subarray(0, setting.players), (decree, space) => (decree === NONE ? null : entry(decree, space))) };
}

const bottomPlace = (place: number): number => Math.floor((place - URBAN_BOTTOM) / 4) + 1;

function writeUrbanBottom({ urban, setting }: State): Pick<Position, 'urbanBottom'> {
  const bottom = [...urban]
    .map((place, card) => ({ place, card }))
    .filter(({ place }) => place >= URBAN_BOTTOM && place < URBAN_HELD)
    .sort((a, b) => a.place - b.place)
    .map(({ place, card }, index) => ({
      card: setting.edition.urbanCards.cards[card].id,
      seat: (place - URBAN_BOTTOM) % 4,
      ...(bottomPlace(place) !== index + 1 && { place: bottomPlace(place) }),
    }));
  return bottom.length > 0 ? { urbanBottom: bottom } : {};
}

export function readPlaces(position: At, reading: Reading): void {
  const { state } = reading;
  const { players, shipAbilities, printedShips } = state.setting;
  const ships = position.key('ships');
  const shipIds = Array.from(shipAbilities, (ability) => SHIP_IDS[ability]);
  readTiles(ships, state.ships, (entry) => entry.oneOf(shipIds));
  state.ships.forEach((tile, shipSpace) => {
    if (tile !== NONE && printedShips[shipSpace] > 0) ships.faults.add('notHere', `${ships.path}[${shipSpace}]`, shipIds[tile]);
  });
  checkOnce(
    state.ships,
    () => ships,
    (tile) => shipIds[tile],
  );
  for (const { index, at } of position.key('port').entries(PORT_LINES)) readLine(at, index, reading);
  readHarbormasters(position, state);
  for (const { index, at } of position.key('ziggurat').entries(BUILDING_COLOURS)) readSection(at, index, state);
  checkOnce(
    state.zigguratTiles,
    (index) => position.key('ziggurat').key(BUILDING_COLOURS[index]),
    (tile) => ZIGGURAT_TILE_IDS[tile],
  );
  const actionTiles = position.key('actionTiles');
  readTiles(actionTiles, state.actionTiles, (entry) => oneLess(entry.whole(1, ACTION_TILE_COUNT)));
  checkOnce(
    state.actionTiles,
    () => actionTiles,
    (tile) => tile + 1,
  );
  readDecrees(position.key('decrees'), state, players);
  readUrbanBottom(position.key('urbanBottom'), state);
}

const oneLess = (number: number | undefined): number | undefined => (number === undefined ? undefined : number - 1);

function readLine(at: At, line: number, reading: Reading): void {
  const { state } = reading;
  const { players } = state.setting;
  if (!at.isObject(['harbormaster', 'crate', 'blue', 'red'])) return;
  const [harbormaster, crate] = [at.key('harbormaster'), at.key('crate')];
  if (!harbormaster.absent) state.harbormasters[line] = harbormaster.value === null ? NONE : (harbormaster.oneOf(HARBORMASTER_IDS) ?? NONE);
  state.portHouses[2 * line] = at.key('blue').whole(0, players - 1) ?? NONE;
  state.portHouses[2 * line + 1] = at.key('red').whole(0, players - 1) ?? NONE;
  if (crate.absent) return;
  state.portCrates[line] = crate.value === null ? NONE : (crate.oneOf(RESOURCE_COLOURS) ?? NONE);
  reading.crates.add(line);
}

/** Reads the Harbormasters on lines, with players and used. Each occurs at most once; all others were set aside. */
function readHarbormasters(position: At, state: State): void {
  let known = 0;
  const seen = (tile: number, at: At): void => {
    if ((known & (1 << tile)) !== 0) at.faults.add('repeated', at.path, HARBORMASTER_IDS[tile]);
    known |= 1 << tile;
  };
  for (let line = 0; line < PORT_LINE_COUNT; line++) {
    if (state.harbormasters[line] !== NONE) seen(state.harbormasters[line], position.key('port').key(PORT_LINES[line]));
  }
  state.heldHarbormasters.forEach((held, seat) => {
    const at = position.key('seats').entry(seat).key('harbormasters');
    for (let tile = 0; tile < HARBORMASTER_COUNT; tile++) if ((held & (1 << tile)) !== 0) seen(tile, at);
  });
  for (const entry of position.key('usedHarbormasters').list(0, HARBORMASTER_COUNT)) {
    const tile = entry.oneOf(HARBORMASTER_IDS);
    if (tile !== undefined) seen(tile, entry);
  }
  state.asideHarbormasters[0] = ((1 << HARBORMASTER_COUNT) - 1) & ~known;
}

function readSection(at: At, section: number, state: State): void {
  if (!at.isObject(['tile', 'houses'])) return;
  const tile = at.key('tile');
  if (!tile.absent) state.zigguratTiles[section] = tile.value === null ? NONE : (tile.oneOf(ZIGGURAT_TILE_IDS) ?? NONE);
  at.key('houses')
    .list(SECTION_SPACES, SECTION_SPACES)
    .forEach((entry, space) => {
      const seat = entry.value === null ? NONE : (entry.whole(0, state.setting.players - 1) ?? NONE);
      state.zigguratHouses[section * SECTION_SPACES + space] = seat;
    });
}

function readDecrees(at: At, state: State, players: number): void {
  at.list(players, players).forEach((entry, space) => {
    if (entry.value === null) state.decrees[space] = NONE;
    else if (entry.isObject(['decree', 'seat'])) {
      state.decrees[space] = entry.key('decree').required().oneOf(DECREE_IDS) ?? NONE;
      state.decreeOwners[space] = entry.key('seat').whole(0, players - 1) ?? NONE;
    }
  });
  checkOnce(
    state.decrees,
    () => at,
    (decree) => DECREE_IDS[decree],
  );
}

/** Reads them in the order in which they were put there; places rise. */
function readUrbanBottom(at: At, state: State): void {
  const { cards } = state.setting.edition.urbanCards;
  let last = 0;
  for (const entry of at.list(0, BOTTOM_PLACES)) {
    if (!entry.isObject(['card', 'seat', 'place'])) continue;
    if (last === BOTTOM_PLACES) {
      entry.faults.add('tooMany', entry.path, last + 1, { min: 0, max: BOTTOM_PLACES });
      break;
    }
    const seat = entry
      .key('seat')
      .required()
      .whole(0, state.setting.players - 1);
    last = entry.key('place').whole(last + 1, BOTTOM_PLACES) ?? Math.min(last + 1, BOTTOM_PLACES);
    const card = entry
      .key('card')
      .required()
      .oneOf(cards.map(({ id }) => id));
    if (card === undefined || seat === undefined) continue;
    if (state.urban[card] !== URBAN_DECK) entry.key('card').refuse('repeated');
    else state.urban[card] = URBAN_BOTTOM + 4 * (last - 1) + seat;
  }
}
