/**
 * Which rows the Houses of a position have left (KEY-11 to KEY-13): those on Buildings and in the Ziggurat the row of their colour, then the
 * bottom row; those in the Port the bottom row.
 *
 * Where a test says how many Houses are left in a row, that holds. More may be gone than stand anywhere: those of a coloured row then stand
 * in the section of their colour, those of the bottom row in the Port, on the last spaces that are free. A Port House whose House the bottom
 * row has not given comes from a coloured row that has given one more than it had to (TILE-S09, DEC-10).
 */
import { BUILDING_COLOURS, type BuildingColour } from '../../src/edition/types.ts';
import { BOTTOM_ROW, BUILDING_COLOUR_COUNT, HOUSE_ROWS, NONE, PORT_LINE_COUNT, SECTION_SPACES } from '../../src/model/ids.ts';
import { otherOfPair } from '../../src/model/port.ts';
import type { State } from '../../src/model/state.ts';
import { recount } from '../../src/record/position/count.ts';
import { seatName } from './seats.ts';

export interface WrittenHouses {
  /** Houses left by seat. */
  readonly houses: Map<number, Partial<Record<BuildingColour | 'bottom', number>>>;
  /** Rows from which Houses went behind the bottom row, by seat. */
  readonly moved: Map<number, readonly BuildingColour[]>;
}

export function deriveHouses(state: State, written: WrittenHouses): void {
  for (let seat = 0; seat < state.setting.players; seat++) deriveRows(state, seat, written);
}

function deriveRows(state: State, seat: number, written: WrittenHouses): void {
  const { rowLengths } = state.setting;
  const { ownBuildings, ownZigguratHouses, ownPortHouses } = recount(state);
  const left = written.houses.get(seat) ?? {};
  const moved = written.moved.get(seat) ?? [];
  const vacated = (row: number, houses: number): void => {
    state.vacated[seat * HOUSE_ROWS + row] = houses;
  };
  /** Houses that the bottom row must have given, and those gone from each coloured row that stand nowhere. */
  let fromBottom = ownPortHouses[seat];
  const spare = BUILDING_COLOURS.map((name, colour) => {
    const used = ownBuildings[seat * BUILDING_COLOUR_COUNT + colour] + ownZigguratHouses[seat * BUILDING_COLOUR_COUNT + colour];
    const needed = used + moved.filter((row) => row === name).length;
    const gone = left[name] === undefined ? Math.min(needed, rowLengths[colour]) : goneFrom(name, rowLengths[colour], left[name]);
    if (needed > gone && gone < rowLengths[colour]) {
      throw new Error(`${seatName(seat)} uses ${needed} Houses of the ${name} row: the Houses gone from it cannot be ${gone} (KEY-12).`);
    }
    vacated(colour, gone);
    fromBottom += Math.max(needed - gone, 0);
    return Math.max(gone - needed, 0);
  });
  state.bottomExtra[seat] = moved.length;
  const length = rowLengths[BOTTOM_ROW] + moved.length;
  const gone = left.bottom === undefined ? Math.min(fromBottom, length) : goneFrom('bottom', length, left.bottom);
  vacated(BOTTOM_ROW, gone);
  for (let missing = fromBottom - gone; missing > 0; missing--) {
    const lender = spare.findIndex((houses) => houses > 0);
    if (lender < 0) {
      throw new Error(`${seatName(seat)} uses ${fromBottom} Houses of the bottom row: the Houses gone from it cannot be ${gone}.`);
    }
    spare[lender]--;
  }
  for (let n = fromBottom; n < gone; n++) standInPort(state, seat);
  spare.forEach((houses, section) => {
    for (let n = 0; n < houses; n++) standInZiggurat(state, seat, section);
  });
}

function goneFrom(row: string, length: number, left: number): number {
  if (left < 0 || left > length) throw new Error(`The ${row} row has ${length} Houses, not ${left}.`);
  return length - left;
}

/** A House in the Port that was not written: on the last blue space of a pair in which the player has none (ACT-PORT-08). */
function standInPort(state: State, seat: number): void {
  for (let line = PORT_LINE_COUNT - 1; line >= 0; line--) {
    const space = 2 * line;
    if (state.portHouses[space] !== NONE || state.portHouses[otherOfPair(space)] === seat) continue;
    state.portHouses[space] = seat;
    return;
  }
  throw new Error(`There is no room in the Port for the Houses of ${seatName(seat)}: say where they stand.`);
}

/** A House in the Ziggurat that was not written: on the last free space of the section. */
function standInZiggurat(state: State, seat: number, section: number): void {
  const space = state.zigguratHouses.lastIndexOf(NONE, section * SECTION_SPACES + SECTION_SPACES - 1);
  if (space < section * SECTION_SPACES) {
    throw new Error(
      `There is no room in the ${BUILDING_COLOURS[section]} section for the Houses of ${seatName(seat)}: say where they stand.`,
    );
  }
  state.zigguratHouses[space] = seat;
}
