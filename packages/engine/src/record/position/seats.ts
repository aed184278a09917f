/** What a player has: VP, Gold, dice, Crates, markers, Houses, pawns, tiles, Ships, Harbormasters, claims and Urban cards. */
import { BUILDING_COLOURS, HARBORMASTER_IDS, RESOURCE_COLOURS } from '../../edition/types.ts';
import { heldUrbanCards, heldWater } from '../../look.ts';
import {
  BUILDING_COLOUR_COUNT,
  CLAIM_SPACES,
  DISTRICTS,
  HARBORMASTER_COUNT,
  HOUSE_ROWS,
  NONE,
  RESOURCE_COLOUR_COUNT,
  SHIP_SPACES,
} from '../../model/ids.ts';
import { HELD, type State, URBAN_DECK, URBAN_HELD } from '../../model/state.ts';
import { VP_SOURCES, type VpSource } from '../../model/vp-sources.ts';
import type { At } from './at.ts';
import type { Counters } from './count.ts';
import { markersLeft, usualClaims, usualMarkers, usualRows } from './derive.ts';
import { POSITION_LIMITS, type SeatEntry } from './format.ts';
import { isSame, readAmounts, readCrates, writeAmounts, writeCrates } from './goods.ts';
import { keepNumber, type Reading } from './reading.ts';
import { readSpecialTile } from './special-water.ts';

const MOST_GOLD = 65_535;
const MOST_IGNORED = 2;
const ROW_NAMES = [...BUILDING_COLOURS, 'bottom'] as const;

const SEAT_KEYS = [
  'vp',
  'gold',
  'dice',
  'crates',
  'markers',
  'markerSupply',
  'mastery',
  'houses',
  'movedHouses',
  'pawns',
  'water',
  'gardens',
  'specialWater',
  'ships',
  'newShips',
  'harbormasters',
  'claims',
  'urbanCards',
  'urbanIgnored',
] as const satisfies readonly (keyof SeatEntry)[];

/** A seat's part of a field by seats. */
function part<T extends Uint8Array | Int32Array>(field: T, seat: number, length: number): T {
  return field.subarray(seat * length, (seat + 1) * length) as T;
}

export function writeSeat(state: State, base: State, counters: Counters, seat: number): SeatEntry {
  const own = <T extends Uint8Array>(field: T, length: number) => part(field, seat, length);
  const vp = writeVp(state, base, seat);
  const dice = writeAmounts(RESOURCE_COLOURS, own(state.dice, RESOURCE_COLOUR_COUNT));
  const sameCrates =
    isSame(own(state.crateUp, RESOURCE_COLOUR_COUNT), own(base.crateUp, RESOURCE_COLOUR_COUNT)) &&
    own(state.crateDown, RESOURCE_COLOUR_COUNT).every((count) => count === 0);
  const mastery = writeAmounts(BUILDING_COLOURS, own(state.mastery, BUILDING_COLOUR_COUNT));
  const rows = own(state.vacated, HOUSE_ROWS);
  const specialWater = heldWater(state, seat);
  const ships = shipSpaces(state, seat, () => true);
  const newShips = shipSpaces(state, seat, (shipSpace) => isNewShip(state, seat, shipSpace));
  const harbormasters = HARBORMASTER_IDS.filter((_, tile) => (state.heldHarbormasters[seat] & (1 << tile)) !== 0);
  const claims = writeAmounts(
    BUILDING_COLOURS,
    own(state.zigguratClaims, BUILDING_COLOUR_COUNT),
    BUILDING_COLOURS.map((_, section) => usualClaims(counters, seat, section)),
  );
  const urbanCards = heldUrbanCards(state, seat);
  return {
    ...(vp !== undefined && { vp }),
    ...(state.gold[seat] !== base.gold[seat] && { gold: state.gold[seat] }),
    ...(dice && { dice }),
    ...(!sameCrates && { crates: writeCrates(own(state.crateUp, RESOURCE_COLOUR_COUNT), own(state.crateDown, RESOURCE_COLOUR_COUNT)) }),
    ...(state.markers[seat] !== usualMarkers(markersLeft(state, counters, seat)) && { markers: state.markers[seat] }),
    ...(mastery && { mastery }),
    ...(!isSame(rows, usualRows(state, counters, seat)) && { houses: writeRows(state, seat, rows) }),
    ...(state.bottomExtra[seat] > 0 && { movedHouses: state.bottomExtra[seat] }),
    ...writePawns(state, base, seat),
    ...(state.water[seat] > 0 && { water: state.water[seat] }),
    ...(state.gardens[seat] > 0 && { gardens: state.gardens[seat] }),
    ...(specialWater.length > 0 && { specialWater }),
    ...(ships.length > 0 && { ships }),
    ...(newShips.length > 0 && { newShips }),
    ...(harbormasters.length > 0 && { harbormasters }),
    ...(claims && { claims }),
    ...(urbanCards.join() !== heldUrbanCards(base, seat).join() && { urbanCards }),
    ...(state.urbanIgnored[seat] > 0 && { urbanIgnored: state.urbanIgnored[seat] }),
  };
}

const writeRows = ({ setting, bottomExtra }: State, seat: number, vacated: Uint8Array): NonNullable<SeatEntry['houses']> =>
  Object.fromEntries(
    ROW_NAMES.map((name, row) => [name, setting.rowLengths[row] + (name === 'bottom' ? bottomExtra[seat] : 0) - vacated[row]]),
  );

function writePawns({ assistant, architect }: State, base: State, seat: number): Pick<SeatEntry, 'pawns'> {
  if (assistant[seat] === base.assistant[seat] && architect[seat] === base.architect[seat]) return {};
  const [first, second] = [assistant[seat] + 1, architect[seat] + 1];
  return { pawns: first === second ? first : { assistant: first, architect: second } };
}

/** Returns the Ship spaces, counted from 1, with the seat's marker. */
const shipSpaces = ({ shipMarks }: State, seat: number, isMeant: (shipSpace: number) => boolean): number[] =>
  [...shipMarks].flatMap((marks, shipSpace) => ((marks & (1 << seat)) !== 0 && isMeant(shipSpace) ? [shipSpace + 1] : []));

function isNewShip(state: State, seat: number, shipSpace: number): boolean {
  const tile = state.ships[shipSpace];
  return tile !== NONE && seat !== state.setting.bot && !state.hasAbility(seat, state.setting.shipAbilities[tile]);
}

/** Returns the VP of a seat in the ledger, source by source. */
const ledgerOf = ({ ledger, setting }: State, seat: number): Int32Array => part(ledger, seat, VP_SOURCES.length * setting.vpPeriods);

/** One number if all VP are VP of the start; otherwise the sources that differ from the standard set-up. */
function writeVp(state: State, base: State, seat: number): SeatEntry['vp'] {
  const { vpPeriods } = state.setting;
  const [own, usual] = [ledgerOf(state, seat), ledgerOf(base, seat)];
  if (isSame(own, usual)) return undefined;
  if (own.every((vp, index) => index === 0 || vp === 0)) return own[0];
  const written: Partial<Record<VpSource, number[]>> = {};
  VP_SOURCES.forEach((source, index) => {
    const periods = part(own, index, vpPeriods);
    if (isSame(periods, part(usual, index, vpPeriods))) return;
    const last = Array.from(periods).findLastIndex((vp) => vp !== 0);
    written[source] = Array.from(periods.subarray(0, Math.max(1, last + 1)));
  });
  return written;
}

/** Seats that are not written stay as in the standard set-up. */
export function readSeats(position: At, reading: Reading): void {
  const { state } = reading;
  const { players } = state.setting;
  const seats = position.key('seats');
  state.urban.fill(URBAN_DECK);
  seats.list(0, players);
  for (let seat = 0; seat < players; seat++) {
    const at = seats.entry(seat);
    const isWritten = at.isObject(SEAT_KEYS);
    readUrbanCards(isWritten ? at.key('urbanCards') : at, isWritten && !at.key('urbanCards').absent, reading, seat);
    if (isWritten) readSeat(at, reading, seat);
  }
}

function readSeat(at: At, reading: Reading, seat: number): void {
  const { state } = reading;
  const { stocks, trackTop, rowLengths, dicePerColour, crateSlots } = state.setting;
  readVp(at.key('vp'), state, seat);
  state.gold[seat] = at.key('gold').whole(0, MOST_GOLD) ?? state.gold[seat];
  readAmounts(at.key('dice'), RESOURCE_COLOURS, part(state.dice, seat, RESOURCE_COLOUR_COUNT), dicePerColour);
  const [up, down] = [part(state.crateUp, seat, RESOURCE_COLOUR_COUNT), part(state.crateDown, seat, RESOURCE_COLOUR_COUNT)];
  readCrates(at.key('crates'), up, down, crateSlots);
  keepNumber(reading, `markers ${seat}`, at.key('markers'), 0, 60);
  keepNumber(reading, `markerSupply ${seat}`, at.key('markerSupply'), 0, 60);
  readAmounts(at.key('mastery'), BUILDING_COLOURS, part(state.mastery, seat, BUILDING_COLOUR_COUNT), trackTop);
  for (const { index, at: row } of at.key('houses').entries(ROW_NAMES)) keepNumber(reading, `houses ${seat} ${index}`, row, 0, 48);
  state.bottomExtra[seat] = at.key('movedHouses').whole(0, rowLengths[0] * BUILDING_COLOUR_COUNT) ?? 0;
  readPawns(at.key('pawns'), state, seat);
  state.water[seat] = at.key('water').whole(0, stocks.regularWater) ?? 0;
  state.gardens[seat] = at.key('gardens').whole(0, stocks.gardens) ?? 0;
  for (const entry of at.key('specialWater').list(0, state.special.length)) readSpecialTile(entry, state, HELD + seat);
  readShips(at, reading, seat);
  for (const entry of at.key('harbormasters').list(0, HARBORMASTER_COUNT)) {
    const bit = 1 << (entry.oneOf(HARBORMASTER_IDS) ?? HARBORMASTER_COUNT);
    if ((state.heldHarbormasters[seat] & bit) !== 0) entry.refuse('repeated');
    state.heldHarbormasters[seat] |= bit;
  }
  for (const { index, at: claims } of at.key('claims').entries(BUILDING_COLOURS)) {
    keepNumber(reading, `claims ${seat} ${index}`, claims, 0, CLAIM_SPACES);
  }
  state.urbanIgnored[seat] = at.key('urbanIgnored').whole(0, MOST_IGNORED) ?? 0;
}

function readVp(at: At, state: State, seat: number): void {
  const { vp: most } = POSITION_LIMITS;
  const { vpPeriods } = state.setting;
  const own = ledgerOf(state, seat);
  if (typeof at.value === 'number') own[0] = at.whole(0, most) ?? 0;
  else {
    for (const { index, at: source } of at.entries(VP_SOURCES)) {
      const periods = part(own, index, vpPeriods);
      periods.fill(0);
      source.list(1, vpPeriods).forEach((entry, period) => {
        periods[period] = entry.whole(-most, most) ?? 0;
      });
    }
  }
  const sum = own.reduce((all, vp) => all + vp, 0);
  if (sum < 0 || sum > most) at.faults.add('outOfRange', at.path, sum, { min: 0, max: most }, 'SCORE-15');
  else state.vp[seat] = sum;
}

function readPawns(at: At, state: State, seat: number): void {
  if (at.absent) return;
  const both = typeof at.value === 'number';
  if (!both && !at.isObject(['assistant', 'architect'])) return;
  state.assistant[seat] = ((both ? at : at.key('assistant').required()).whole(1, DISTRICTS) ?? 1) - 1;
  state.architect[seat] = ((both ? at : at.key('architect').required()).whole(1, DISTRICTS) ?? 1) - 1;
}

function readShips(at: At, reading: Reading, seat: number): void {
  const { shipMarks } = reading.state;
  const bit = 1 << seat;
  for (const entry of at.key('ships').list(0, SHIP_SPACES)) {
    const shipSpace = (entry.whole(1, SHIP_SPACES) ?? 0) - 1;
    if (shipSpace < 0) continue;
    if ((shipMarks[shipSpace] & bit) !== 0) entry.refuse('repeated', null, 'ACT-SHIP-03');
    shipMarks[shipSpace] |= bit;
  }
  for (const entry of at.key('newShips').list(0, SHIP_SPACES)) {
    if (seat === reading.state.setting.bot) entry.refuse('notHere', null, 'SOLO-32');
    const shipSpace = (entry.whole(1, SHIP_SPACES) ?? 0) - 1;
    if (shipSpace < 0) continue;
    if ((shipMarks[shipSpace] & bit) === 0) entry.refuse('contradicts', null, 'ACT-SHIP-06');
    if ((reading.newShips[seat] & (1 << shipSpace)) !== 0) entry.refuse('repeated');
    reading.newShips[seat] |= 1 << shipSpace;
  }
}

/** The written cards or, if none are written, those of the standard set-up. */
function readUrbanCards(at: At, isWritten: boolean, { state, base }: Reading, seat: number): void {
  const { cards } = state.setting.edition.urbanCards;
  const put = (card: number, place: At): void => {
    if (state.urban[card] !== URBAN_DECK) place.faults.add('repeated', place.path, cards[card].id);
    state.urban[card] = URBAN_HELD + seat;
  };
  if (!isWritten) {
    base.urban.forEach((place, card) => {
      if (place === URBAN_HELD + seat) put(card, at);
    });
    return;
  }
  const ids = cards.map(({ id }) => id);
  for (const entry of at.list(0, cards.length)) {
    const card = entry.oneOf(ids);
    if (card !== undefined) put(card, entry);
  }
}
