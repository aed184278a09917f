/**
 * The part of a draft (see `draft.ts`) that is about dice, players, the common Districts and the course of the game, and what all parts need.
 */
import { BUILDING_COLOURS, type BuildingColour, RESOURCE_COLOURS, type ResourceColour } from '../../src/edition/types.ts';
import { apply, newGame } from '../../src/engine.ts';
import { BUILDING_COLOUR_COUNT, CHANCE, NONE, RESOURCE_COLOUR_COUNT } from '../../src/model/ids.ts';
import { START } from '../../src/model/ledger.ts';
import { building, EMPTY, garden, project, WATER } from '../../src/model/pieces.ts';
import { push } from '../../src/model/push.ts';
import type { Setting } from '../../src/model/setting.ts';
import { HELD, LAID, LAST_ROUND, State, TRIGGERED } from '../../src/model/state.ts';
import { VP_SOURCES } from '../../src/model/vp-sources.ts';
import { derive, deriveAbilities, nothingWritten, type Written } from './derive.ts';
import { spaceNumber } from './look.ts';
import { seatName } from './seats.ts';

type ByColour = Partial<Record<ResourceColour, number>>;

export class CityDraft {
  protected readonly state: State;
  protected readonly written: Written = nothingWritten();
  /** Places of a field whose tile a test has written. */
  readonly #pinned = new Map<Uint8Array, Set<number>>();

  /** `deal` plays the chance of set-up. */
  constructor(setting: Setting, deal: (state: State) => void) {
    this.state = newGame(new State(setting));
    deal(this.state);
  }

  /** Derives everything else; nothing can be written afterwards. */
  protected finish(): void {
    derive(this.state, this.written);
  }

  /**
   * Leaves only what `begin` pushes on the stack, and lets the engine continue from it, as after an outcome of chance that changes nothing.
   */
  protected goOn(begin: () => void): void {
    const { state } = this;
    state.depth = 0;
    begin();
    // A turn that begins makes all abilities work; those of Ships marked in this very turn do not.
    deriveAbilities(state, this.written);
    push.drawStartPlayer(state, CHANCE);
    const before = state.events?.length ?? 0;
    apply(state, state.startSeat);
    state.events?.splice(before, 1);
  }

  // Dice.

  /** The colours of the Barges of Districts 1 to 5. */
  barges(...colours: readonly ResourceColour[]): this {
    this.state.bargeColour.set(colours.map((colour) => RESOURCE_COLOURS.indexOf(colour)));
    return this;
  }

  /** The faces of the dice on the Barge of a District. */
  barge(district: number, faces: readonly number[]): this {
    this.written.faces.set(district - 1, faces);
    return this;
  }

  /** Dice in the general supply. */
  supply(dice: ByColour): this {
    for (const [colour, count] of entries(dice)) this.written.supply.set(colour, count);
    return this;
  }

  /** Dice in a player's area. */
  dice(seat: number, dice: ByColour): this {
    for (const [colour, count] of entries(dice)) this.state.dice[seat * RESOURCE_COLOUR_COUNT + colour] = count;
    return this;
  }

  // What a player has.

  /** Crates face up and face down; they are added to those written before. */
  crates(seat: number, crates: { readonly up?: readonly ResourceColour[]; readonly down?: readonly ResourceColour[] }): this {
    const { up = [], down = [] } = crates;
    const { crateUp, crateDown, setting } = this.state;
    const at = seat * RESOURCE_COLOUR_COUNT;
    for (const colour of up) crateUp[at + RESOURCE_COLOURS.indexOf(colour)]++;
    for (const colour of down) crateDown[at + RESOURCE_COLOURS.indexOf(colour)]++;
    let all = 0;
    for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) all += crateUp[at + colour] + crateDown[at + colour];
    if (all > setting.crateSlots)
      throw new Error(`${seatName(seat)} has ${all} Crates, but a player has at most ${setting.crateSlots} (KEY-01).`);
    return this;
  }

  gold(seat: number, gold: number): this {
    this.state.gold[seat] = gold;
    return this;
  }

  vp(seat: number, vp: number): this {
    this.state.vp[seat] = vp;
    this.state.ledger[(seat * VP_SOURCES.length + START) * this.state.setting.vpPeriods] = vp;
    return this;
  }

  /** Claim markers in the player's area; the supply has the rest of those that are not in use. */
  markers(seat: number, inArea: number): this {
    this.written.markers.set(seat, inArea);
    return this;
  }

  mastery(seat: number, rows: Partial<Record<BuildingColour, number>>): this {
    for (const [name, row] of Object.entries(rows)) {
      if (row > this.state.setting.trackTop) throw new Error(`A track has no row ${row}, only ${this.state.setting.trackTop}.`);
      this.state.mastery[seat * BUILDING_COLOUR_COUNT + BUILDING_COLOURS.indexOf(name as BuildingColour)] = row;
    }
    return this;
  }

  /**
   * Houses left in rows. Houses that have left and are not written anywhere are in the Ziggurat, in the section of their row's colour, or,
   * from the bottom row, in the Port.
   */
  houses(seat: number, left: Partial<Record<BuildingColour | 'bottom', number>>): this {
    this.written.houses.set(seat, left);
    return this;
  }

  /** Houses of these coloured rows lie behind the right end of the bottom row (DEC-10, A-93). */
  movedHouses(seat: number, ...rows: readonly BuildingColour[]): this {
    this.written.moved.set(seat, rows);
    return this;
  }

  /** Tiles that a player keeps: regular Water, Gardens, and special Water by its numbers. */
  water(seat: number, count: number): this {
    this.state.water[seat] = count;
    return this;
  }
  gardens(seat: number, count: number): this {
    this.state.gardens[seat] = count;
    return this;
  }
  specialWater(seat: number, ...tiles: readonly number[]): this {
    for (const tile of tiles) this.state.special[tile - 1] = HELD + seat;
    return this;
  }

  /** Assistant and Architect in one District, or the Architect in another; null before the first turn. */
  pawns(seat: number, assistant: number | null, architect: number | null = assistant): this {
    this.state.assistant[seat] = assistant === null ? NONE : assistant - 1;
    this.state.architect[seat] = architect === null ? NONE : architect - 1;
    return this;
  }

  // The common Districts

  building(colour: BuildingColour, { spaces, owner }: { readonly spaces: readonly string[]; readonly owner: number }): this {
    const { state } = this;
    const numbers = spaces.map((space) => this.#emptyGridSpace(space)).sort((a, b) => a - b);
    const districts = new Set(numbers.map((space) => state.setting.usableFrom[space]));
    if (numbers.length < 1 || numbers.length > 3 || districts.size !== 1) throw new Error('A Building has 1-3 pieces in one District.');
    for (const space of numbers) {
      state.piece[space] = building(BUILDING_COLOURS.indexOf(colour), owner);
      state.detail[space] = numbers[0];
    }
    return this;
  }

  /** Projects of one colour, all with the same player's marker. */
  project(colour: BuildingColour, spaces: string | readonly string[], seat: number): this {
    for (const name of [spaces].flat()) {
      this.state.piece[this.#emptyGridSpace(name)] = project(BUILDING_COLOURS.indexOf(colour), seat);
    }
    return this;
  }

  /** Water laid on a grid space: regular, or the special tile of this number. */
  laid(name: string, tile?: number): this {
    const space = this.#emptyGridSpace(name);
    this.state.piece[space] = WATER;
    if (tile !== undefined) {
      this.state.special[tile - 1] = LAID;
      this.state.detail[space] = tile;
    }
    return this;
  }

  /** A Garden with a player's marker; on a grid space a regular Water tile lies below. */
  garden(name: string, seat: number): this {
    const space = spaceNumber(this.state, name);
    if (this.state.piece[space] !== WATER) this.laid(name);
    this.state.piece[space] = garden(seat);
    this.state.detail[space] = 0;
    return this;
  }

  // The course of the game

  timeGold(left: number): this {
    this.state.timeGold = left;
    this.state.period = this.state.setting.timeSpaces - left;
    return this;
  }

  /** The end has been triggered in this round, or this is the last round. */
  ending(phase: 'triggered' | 'lastRound'): this {
    this.timeGold(0);
    this.state.ending = phase === 'triggered' ? TRIGGERED : LAST_ROUND;
    return this;
  }

  startPlayer(seat: number): this {
    this.state.startSeat = seat;
    return this;
  }

  #emptyGridSpace(name: string): number {
    const space = spaceNumber(this.state, name);
    if (this.state.piece[space] !== EMPTY) throw new Error(`${name} is no empty grid space.`);
    return space;
  }

  /** Puts a tile at a place; the tile from there goes where this one came from, on the board or beside it. */
  protected lay(field: Uint8Array, at: number, tile: number, what: string): void {
    const pinned = this.#pinned.get(field) ?? new Set();
    this.#pinned.set(field, pinned);
    const before = field.indexOf(tile);
    if (before >= 0 && before !== at) {
      if (pinned.has(before)) throw new Error(`${what} is at two places.`);
      field[before] = field[at];
    }
    field[at] = tile;
    pinned.add(at);
  }

  /** The last place of a field, below `length`, of which nothing is written; -1 if there is none. */
  protected lastFree(field: Uint8Array, length: number, isFree: (at: number) => boolean = () => true): number {
    let at = length - 1;
    while (at >= 0 && (this.isWritten(field, at) || !isFree(at))) at--;
    return at;
  }

  /** Whether a test has written what lies at a place. */
  protected isWritten(field: Uint8Array, at: number): boolean {
    return this.#pinned.get(field)?.has(at) ?? false;
  }
}

function entries(dice: ByColour): [number, number][] {
  return Object.entries(dice).map(([name, count]) => [RESOURCE_COLOURS.indexOf(name as ResourceColour), count]);
}
