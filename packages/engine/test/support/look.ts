/** The state in words and small objects, for expectations. */
import { BUILDING_COLOURS, type BuildingColour, RESOURCE_COLOURS, type ResourceColour } from '../../src/edition/types.ts';
import { DISTRICTS, FACES, NONE } from '../../src/model/ids.ts';
import { colourOf, EMPTY, isBuilding, isGarden, isProject, ownerOf, WATER } from '../../src/model/pieces.ts';
import { HELD, IN_DISPLAY, type State } from '../../src/model/state.ts';
import { seatName } from './seats.ts';

export interface Player {
  readonly gold: number;
  readonly vp: number;
  readonly markers: number;
  readonly markerSupply: number;
  /** Only what there is: a colour with none is absent. */
  readonly dice: Partial<Record<ResourceColour, number>>;
  readonly cratesUp: Partial<Record<ResourceColour, number>>;
  readonly cratesDown: Partial<Record<ResourceColour, number>>;
  readonly mastery: Readonly<Record<BuildingColour, number>>;
  /** Houses left on the player board. */
  readonly houses: Readonly<Record<BuildingColour | 'bottom', number>>;
  readonly water: number;
  readonly specialWater: readonly number[];
  readonly gardens: number;
  /** Districts 1-5; null before the first turn. */
  readonly architect: number | null;
  readonly assistant: number | null;
}

export function playerOf(state: State, seat: number): Player {
  const left = (row: number) => state.setting.rowLengths[row] - state.vacated[seat * 4 + row];
  return {
    gold: state.gold[seat],
    vp: state.vp[seat],
    markers: state.markers[seat],
    markerSupply: state.markerSupply[seat],
    dice: byColour(state.dice.slice(seat * 5, seat * 5 + 5)),
    cratesUp: byColour(state.crateUp.slice(seat * 5, seat * 5 + 5)),
    cratesDown: byColour(state.crateDown.slice(seat * 5, seat * 5 + 5)),
    mastery: { white: state.mastery[seat * 3], yellow: state.mastery[seat * 3 + 1], brown: state.mastery[seat * 3 + 2] },
    houses: { white: left(0), yellow: left(1), brown: left(2), bottom: left(3) },
    water: state.water[seat],
    specialWater: Array.from(state.special.keys())
      .filter((tile) => state.special[tile] === HELD + seat)
      .map((tile) => tile + 1),
    gardens: state.gardens[seat],
    architect: districtOrNull(state.architect[seat]),
    assistant: districtOrNull(state.assistant[seat]),
  };
}

/** What lies on the table and belongs to nobody. */
export interface Table {
  /** Faces of the dice on the Barge of each District 1-5, in ascending order. */
  readonly barges: readonly (readonly number[])[];
  readonly bargeColours: readonly ResourceColour[];
  readonly supply: Partial<Record<ResourceColour, number>>;
  readonly timeGold: number;
  readonly projects: Readonly<Record<BuildingColour, number>>;
  readonly pieces: Readonly<Record<BuildingColour, number>>;
  readonly water: number;
  readonly gardens: number;
  readonly openSpecialWater: readonly number[];
  /** Seats that have marked each Ship space 1-9. */
  readonly shipMarks: readonly (readonly number[])[];
  readonly startPlayer: number;
}

export function tableOf(state: State): Table {
  const stock = (counts: Uint8Array) => ({ white: counts[0], yellow: counts[1], brown: counts[2] });
  const seats = Array.from({ length: state.setting.players }, (_, seat) => seat);
  return {
    barges: Array.from({ length: DISTRICTS }, (_, district) =>
      Array.from({ length: FACES }, (_, face) => Array<number>(state.barge[district * FACES + face]).fill(face + 1)).flat(),
    ),
    bargeColours: Array.from(state.bargeColour, (colour) => RESOURCE_COLOURS[colour]),
    supply: byColour(state.supply),
    timeGold: state.timeGold,
    projects: stock(state.projectStock),
    pieces: stock(state.pieceStock),
    water: state.waterStock,
    gardens: state.gardenStock,
    openSpecialWater: Array.from(state.special.keys())
      .filter((tile) => state.special[tile] === IN_DISPLAY)
      .map((tile) => tile + 1),
    shipMarks: Array.from(state.shipMarks, (mask) => seats.filter((seat) => (mask & (1 << seat)) !== 0)),
    startPlayer: state.startSeat,
  };
}

/** Counts by Resource colour, without the zeros. */
function byColour(counts: Iterable<number>): Partial<Record<ResourceColour, number>> {
  return Object.fromEntries([...counts].flatMap((count, colour) => (count === 0 ? [] : [[RESOURCE_COLOURS[colour], count]])));
}

export function spaceText(state: State, name: string): string {
  const piece = state.piece[spaceNumber(state, name)];
  if (piece === EMPTY) return 'empty';
  if (piece === WATER) return 'water';
  const owner = seatName(ownerOf(piece));
  const colour = BUILDING_COLOURS[colourOf(piece)];
  if (isGarden(piece)) return `garden of ${owner}`;
  if (isProject(piece)) return `${colour} project of ${owner}`;
  if (isBuilding(piece)) return `${colour} building of ${owner}`;
  return `unknown piece ${piece}`;
}

export function spaceNumber(state: State, name: string): number {
  const space = state.setting.spaceNames.indexOf(name);
  if (space < 0) throw new Error(`There is no space ${name} with ${state.setting.players} players.`);
  return space;
}

const districtOrNull = (district: number): number | null => (district === NONE ? null : district + 1);
