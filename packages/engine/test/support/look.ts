/** The state in words and small objects, for expectations. */
import {
  BUILDING_COLOURS,
  type BuildingColour,
  DECREE_IDS,
  type DecreeId,
  HARBORMASTER_IDS,
  type HarbormasterId,
  PORT_LINES,
  type PortLine,
  RESOURCE_COLOURS,
  type ResourceColour,
  SHIP_IDS,
  type ShipId,
  ZIGGURAT_TILE_IDS,
  type ZigguratTileId,
} from '../../src/edition/types.ts';
import {
  BOTTOM_ROW,
  BUILDING_COLOUR_COUNT,
  DISTRICTS,
  FACES,
  HOUSE_ROWS,
  NONE,
  PORT_SPACES,
  RESOURCE_COLOUR_COUNT,
  SECTION_SPACES,
  SHIP_SPACES,
} from '../../src/model/ids.ts';
import { colourOf, EMPTY, isBuilding, isGarden, isProject, ownerOf, WATER } from '../../src/model/pieces.ts';
import { HELD, IN_DISPLAY, type State, URBAN_DECK, URBAN_HELD } from '../../src/model/state.ts';
import { seatName } from './seats.ts';

export interface Player {
  readonly gold: number;
  readonly vp: number;
  readonly markers: number;
  readonly markerSupply: number;
  /** Colours without any are left out. */
  readonly dice: Partial<Record<ResourceColour, number>>;
  readonly cratesUp: Partial<Record<ResourceColour, number>>;
  readonly cratesDown: Partial<Record<ResourceColour, number>>;
  readonly mastery: Readonly<Record<BuildingColour, number>>;
  /** Houses left on the player board; those behind the bottom row are included. */
  readonly houses: Readonly<Record<BuildingColour | 'bottom', number>>;
  /** Those of them that lie behind the right end of the bottom row (DEC-10, A-93). */
  readonly behindBottomRow: number;
  readonly water: number;
  readonly specialWater: readonly number[];
  readonly gardens: number;
  /** Districts 1-5; null before the first turn. */
  readonly architect: number | null;
  readonly assistant: number | null;
  /** Ship spaces 1-9 that the player has marked, and the Ships whose abilities work. */
  readonly ships: readonly number[];
  readonly abilities: readonly ShipId[];
  readonly harbormasters: readonly HarbormasterId[];
  /** Such as 'row1 blue'. */
  readonly portHouses: readonly `${PortLine} ${'blue' | 'red'}`[];
  /** Spaces 1-6 with a House of the player, and markers on the tile of each section. */
  readonly zigguratHouses: Readonly<Record<BuildingColour, readonly number[]>>;
  readonly zigguratClaims: Readonly<Record<BuildingColour, number>>;
  /** Decrees scored. */
  readonly decrees: readonly DecreeId[];
  readonly urbanCards: readonly string[];
  readonly urbanIgnored: number;
}

export function playerOf(state: State, seat: number): Player {
  const left = (row: number) => state.setting.rowLengths[row] - state.vacated[seat * HOUSE_ROWS + row];
  const resources = (counts: Uint8Array) => byResource(counts.slice(seat * RESOURCE_COLOUR_COUNT, (seat + 1) * RESOURCE_COLOUR_COUNT));
  const colours = (counts: Uint8Array) => byColour((colour) => counts[seat * BUILDING_COLOUR_COUNT + colour]);
  return {
    gold: state.gold[seat],
    vp: state.vp[seat],
    markers: state.markers[seat],
    markerSupply: state.markerSupply[seat],
    dice: resources(state.dice),
    cratesUp: resources(state.crateUp),
    cratesDown: resources(state.crateDown),
    mastery: colours(state.mastery),
    houses: { ...byColour(left), bottom: left(BOTTOM_ROW) + state.bottomExtra[seat] },
    behindBottomRow: Math.min(state.bottomExtra[seat], left(BOTTOM_ROW) + state.bottomExtra[seat]),
    water: state.water[seat],
    specialWater: placesOf(state.special, HELD + seat).map(fromOne),
    gardens: state.gardens[seat],
    architect: districtOrNull(state.architect[seat]),
    assistant: districtOrNull(state.assistant[seat]),
    ships: upTo(SHIP_SPACES)
      .filter((shipSpace) => isBitSet(state.shipMarks[shipSpace], seat))
      .map(fromOne),
    abilities: SHIP_IDS.filter((_, ability) => state.hasAbility(seat, ability)),
    harbormasters: HARBORMASTER_IDS.filter((_, tile) => isBitSet(state.heldHarbormasters[seat], tile)),
    portHouses: upTo(PORT_SPACES)
      .filter((space) => state.portHouses[space] === seat)
      .map((space) => `${PORT_LINES[space >> 1]} ${space % 2 === 0 ? 'blue' : 'red'}` as const),
    zigguratHouses: byColour((section) =>
      upTo(SECTION_SPACES)
        .filter((space) => state.zigguratHouses[section * SECTION_SPACES + space] === seat)
        .map(fromOne),
    ),
    zigguratClaims: colours(state.zigguratClaims),
    decrees: placesOf(state.decreeOwners, seat).map((space) => DECREE_IDS[state.decrees[space]]),
    urbanCards: urbanCardsAt(state, (place) => place === URBAN_HELD + seat),
    urbanIgnored: state.urbanIgnored[seat],
  };
}

/** Things on the table that belong to nobody. */
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
  /** The Ship on each Ship space 1-9, and the seats that have marked it. */
  readonly ships: readonly (ShipId | 'printed')[];
  readonly shipMarks: readonly (readonly number[])[];
  /** By line: its Harbormaster, its Crate and the owners of its Houses. */
  readonly harbormasters: Readonly<Record<PortLine, HarbormasterId | null>>;
  readonly portCrates: Readonly<Record<PortLine, ResourceColour | null>>;
  readonly portHouses: Readonly<Record<PortLine, { readonly blue: number | null; readonly red: number | null }>>;
  readonly asideHarbormasters: readonly HarbormasterId[];
  /** Action tiles, 1-6, of each District 1-5. */
  readonly actionTiles: readonly (readonly number[])[];
  /** By section: its tile, and the owner of the House on each space 1-6. */
  readonly zigguratTiles: Readonly<Record<BuildingColour, ZigguratTileId>>;
  readonly zigguratHouses: Readonly<Record<BuildingColour, readonly (number | null)[]>>;
  /** Decrees that nobody has scored yet. */
  readonly decrees: readonly DecreeId[];
  /** Urban cards that can be drawn at random, and those put below them, the first one first. */
  readonly urbanDeck: readonly string[];
  readonly urbanBottom: readonly string[];
  readonly startPlayer: number;
}

export function tableOf(state: State): Table {
  const stock = (counts: Uint8Array) => byColour((colour) => counts[colour]);
  return {
    barges: upTo(DISTRICTS).map((district) =>
      upTo(FACES).flatMap((face) => Array<number>(state.barge[district * FACES + face]).fill(face + 1)),
    ),
    bargeColours: Array.from(state.bargeColour, (colour) => RESOURCE_COLOURS[colour]),
    supply: byResource(state.supply),
    timeGold: state.timeGold,
    projects: stock(state.projectStock),
    pieces: stock(state.pieceStock),
    water: state.waterStock,
    gardens: state.gardenStock,
    openSpecialWater: placesOf(state.special, IN_DISPLAY).map(fromOne),
    ships: Array.from(state.ships, (tile) => (tile === NONE ? 'printed' : SHIP_IDS[state.setting.shipAbilities[tile]])),
    shipMarks: Array.from(state.shipMarks, (mask) => upTo(state.setting.players).filter((seat) => isBitSet(mask, seat))),
    harbormasters: byLine((line) => orNull(state.harbormasters[line], (tile) => HARBORMASTER_IDS[tile])),
    portCrates: byLine((line) => orNull(state.portCrates[line], (colour) => RESOURCE_COLOURS[colour])),
    portHouses: byLine((line) => ({ blue: orNull(state.portHouses[2 * line]), red: orNull(state.portHouses[2 * line + 1]) })),
    asideHarbormasters: HARBORMASTER_IDS.filter((_, tile) => isBitSet(state.asideHarbormasters[0], tile)),
    actionTiles: state.setting.tileSpaces.map((spaces) => Array.from(spaces, (space) => state.actionTiles[space] + 1)),
    zigguratTiles: byColour((section) => ZIGGURAT_TILE_IDS[state.zigguratTiles[section]]),
    zigguratHouses: byColour((section) =>
      upTo(SECTION_SPACES).map((space) => orNull(state.zigguratHouses[section * SECTION_SPACES + space])),
    ),
    decrees: placesOf(state.decreeOwners, NONE).flatMap((space) => DECREE_IDS[state.decrees[space]] ?? []),
    urbanDeck: urbanCardsAt(state, (place) => place === URBAN_DECK),
    urbanBottom: urbanCardsAt(state, (place) => place !== URBAN_DECK && place < URBAN_HELD),
    startPlayer: state.startSeat,
  };
}

/** Counts by Resource colour, without the zeros. */
function byResource(counts: Iterable<number>): Partial<Record<ResourceColour, number>> {
  return Object.fromEntries([...counts].flatMap((count, colour) => (count === 0 ? [] : [[RESOURCE_COLOURS[colour], count]])));
}

const byColour = <T>(value: (colour: number) => T): Record<BuildingColour, T> =>
  Object.fromEntries(BUILDING_COLOURS.map((name, colour) => [name, value(colour)])) as Record<BuildingColour, T>;

const byLine = <T>(value: (line: number) => T): Record<PortLine, T> =>
  Object.fromEntries(PORT_LINES.map((name, line) => [name, value(line)])) as Record<PortLine, T>;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const fromOne = (number: number): number => number + 1;
const isBitSet = (mask: number, bit: number): boolean => (mask & (1 << bit)) !== 0;
const placesOf = (field: Uint8Array, value: number): number[] => upTo(field.length).filter((at) => field[at] === value);

function orNull(value: number): number | null;
function orNull<T>(value: number, name: (value: number) => T): T | null;
function orNull(value: number, name: (value: number) => unknown = (same) => same): unknown {
  return value === NONE ? null : name(value);
}

/** Cards whose place passes a test, in the order of the places. */
const urbanCardsAt = ({ urban, setting }: State, isThere: (place: number) => boolean): string[] =>
  upTo(urban.length)
    .filter((card) => isThere(urban[card]))
    .sort((a, b) => urban[a] - urban[b])
    .map((card) => setting.edition.urbanCards.cards[card].id);

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
