/**
 * Positions in few words: `position().barge(3, [1, 3, 6]).building('yellow', { spaces: ['k1'], owner: RED }).actionsOf(RED)`.
 *
 * A position starts from the standard set-up (`standard-set-up.ts`) after its chance, but with no starting Buildings, no Crates, and all
 * pawns in District 1: 2 Gold, 5 markers in the area and 10 in the supply, 10 VP, all Houses on the boards, 5 Gold on the Time track.
 * What is not written follows by conservation:
 * - dice that are in no area and not in the supply lie on their Barge, the lowest faces of the pattern first; when the Barge is written, the
 *   others lie in the supply; when both are written, they must agree;
 * - markers on Projects, Gardens and Ships come from the supply;
 * - each Building took its House from the row of its colour, then from the bottom row;
 * - stocks have what is left.
 */
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { BUILDING_COLOURS, type BuildingColour, type Edition, RESOURCE_COLOURS, type ResourceColour } from '../../src/edition/types.ts';
import { apply, newGame } from '../../src/engine.ts';
import { FRAME, push } from '../../src/model/frames.ts';
import { FACES, NONE } from '../../src/model/ids.ts';
import { building, EMPTY, garden, project, WATER } from '../../src/model/pieces.ts';
import { createSetting, type Switches } from '../../src/model/setting.ts';
import { HELD, LAID, LAST_ROUND, State, TRIGGERED } from '../../src/model/state.ts';
import { play } from '../../src/play.ts';
import { beginTurn } from '../../src/turn.ts';
import { checkConservation } from './conservation.ts';
import { derive, type Written } from './derive.ts';
import { Game } from './game.ts';
import { spaceNumber } from './look.ts';
import { dealStandard } from './standard-set-up.ts';

interface Options {
  readonly players?: 2 | 3 | 4;
  readonly switches?: Partial<Switches>;
  /** Groups of the reference edition that are printed otherwise. */
  readonly edition?: Partial<Edition>;
}

type ByColour = Partial<Record<ResourceColour, number>>;

export const position = (options: Options = {}): Position => new Position(options);

/** A new game before anything is dealt. */
export function newTestGame({ players = 2, switches = {}, edition = {} }: Options = {}): Game {
  const setting = createSetting({ ...REFERENCE_EDITION, ...edition }, players, switches);
  return new Game(newGame(new State(setting)));
}

/** A position being written. It can be played once: `turnOf`, `actionsOf`, `finalScoring` or `startBuildings` ends the writing. */
class Position {
  readonly #state: State;
  readonly #written: Written = { faces: new Map(), supply: new Map(), markers: new Map(), houses: new Map() };

  constructor({ players = 2, switches = {}, edition = {} }: Options) {
    const setting = createSetting({ ...REFERENCE_EDITION, ...edition }, players, { firstGame: true, ...switches });
    this.#state = newGame(new State(setting));
    dealStandard(this.#state);
    this.#state.crateUp.fill(0);
    this.#state.architect.fill(0);
    this.#state.assistant.fill(0);
  }

  /** The colours of the Barges of Districts 1 to 5. */
  barges(...colours: readonly ResourceColour[]): this {
    this.#state.bargeColour.set(colours.map((colour) => RESOURCE_COLOURS.indexOf(colour)));
    return this;
  }

  /** The faces of the dice on the Barge of a District. */
  barge(district: number, faces: readonly number[]): this {
    this.#written.faces.set(district - 1, faces);
    return this;
  }

  /** Dice in the general supply. */
  supply(dice: ByColour): this {
    for (const [colour, count] of entries(dice)) this.#written.supply.set(colour, count);
    return this;
  }

  /** Dice in a player's area. */
  dice(seat: number, dice: ByColour): this {
    for (const [colour, count] of entries(dice)) this.#state.dice[seat * 5 + colour] = count;
    return this;
  }

  crates(seat: number, crates: { readonly up?: readonly ResourceColour[]; readonly down?: readonly ResourceColour[] }): this {
    const { up = [], down = [] } = crates;
    if (up.length + down.length > 4) throw new Error('A player has at most four Crates (KEY-01).');
    for (const colour of up) this.#state.crateUp[seat * 5 + RESOURCE_COLOURS.indexOf(colour)]++;
    for (const colour of down) this.#state.crateDown[seat * 5 + RESOURCE_COLOURS.indexOf(colour)]++;
    this.#state.cratesDown[seat] += down.length;
    return this;
  }

  gold(seat: number, gold: number): this {
    this.#state.gold[seat] = gold;
    return this;
  }

  vp(seat: number, vp: number): this {
    this.#state.vp[seat] = vp;
    return this;
  }

  /** Claim markers in the player's area; the supply has the rest of those that are not on the board. */
  markers(seat: number, inArea: number): this {
    this.#written.markers.set(seat, inArea);
    return this;
  }

  mastery(seat: number, rows: Partial<Record<BuildingColour, number>>): this {
    for (const [name, row] of Object.entries(rows)) this.#state.mastery[seat * 3 + BUILDING_COLOURS.indexOf(name as BuildingColour)] = row;
    return this;
  }

  /** Houses left in rows; more may be gone than there are Buildings: those stand in the Port and the Ziggurat. */
  houses(seat: number, left: Partial<Record<BuildingColour | 'bottom', number>>): this {
    this.#written.houses.set(seat, left);
    return this;
  }

  /** Tiles that a player keeps: regular Water, Gardens, and special Water by its numbers. */
  water(seat: number, count: number): this {
    this.#state.water[seat] = count;
    return this;
  }
  gardens(seat: number, count: number): this {
    this.#state.gardens[seat] = count;
    return this;
  }
  specialWater(seat: number, ...tiles: readonly number[]): this {
    for (const tile of tiles) this.#state.special[tile - 1] = HELD + seat;
    return this;
  }

  /** Assistant and Architect in one District, or the Architect in another; null before the first turn. */
  pawns(seat: number, assistant: number | null, architect: number | null = assistant): this {
    this.#state.assistant[seat] = assistant === null ? NONE : assistant - 1;
    this.#state.architect[seat] = architect === null ? NONE : architect - 1;
    return this;
  }

  building(colour: BuildingColour, { spaces, owner }: { readonly spaces: readonly string[]; readonly owner: number }): this {
    const state = this.#state;
    const numbers = spaces.map((space) => this.#emptyGridSpace(space)).sort((a, b) => a - b);
    const districts = new Set(numbers.map((space) => state.setting.usableFrom[space]));
    if (numbers.length < 1 || numbers.length > 3 || districts.size !== 1) throw new Error('A Building has 1-3 pieces in one District.');
    for (const space of numbers) {
      state.piece[space] = building(BUILDING_COLOURS.indexOf(colour), owner);
      state.detail[space] = numbers[0];
    }
    const row = BUILDING_COLOURS.indexOf(colour);
    const from = state.vacated[owner * 4 + row] < state.setting.rowLengths[row] ? row : 3;
    state.vacated[owner * 4 + from]++;
    return this;
  }

  /** Projects of one colour, all with the same player's marker. */
  project(colour: BuildingColour, spaces: string | readonly string[], seat: number): this {
    const state = this.#state;
    const number = BUILDING_COLOURS.indexOf(colour);
    for (const name of [spaces].flat()) {
      const space = this.#emptyGridSpace(name);
      const district = 31 - Math.clz32(state.setting.usableFrom[space]);
      state.piece[space] = project(number, seat);
      state.projects[district * 3 + number]++;
      state.ownProjects[(seat * 3 + district) * 3 + number]++;
    }
    return this;
  }

  /** Water laid on a grid space: regular, or the special tile of this number. */
  laid(name: string, tile?: number): this {
    const space = this.#emptyGridSpace(name);
    this.#state.piece[space] = WATER;
    if (tile !== undefined) {
      this.#state.special[tile - 1] = LAID;
      this.#state.detail[space] = tile;
    }
    return this;
  }

  /** A Garden with a player's marker; on a grid space a regular Water tile lies below. */
  garden(name: string, seat: number): this {
    const space = spaceNumber(this.#state, name);
    if (this.#state.piece[space] !== WATER) this.laid(name);
    this.#state.piece[space] = garden(seat);
    this.#state.detail[space] = 0;
    return this;
  }

  shipMark(seat: number, shipSpace: number): this {
    this.#state.shipMarks[shipSpace - 1] |= 1 << seat;
    return this;
  }

  timeGold(left: number): this {
    this.#state.timeGold = left;
    return this;
  }

  /** The end has been triggered in this round, or the last round runs. */
  ending(phase: 'triggered' | 'lastRound'): this {
    this.#state.timeGold = 0;
    this.#state.ending = phase === 'triggered' ? TRIGGERED : LAST_ROUND;
    return this;
  }

  startPlayer(seat: number): this {
    this.#state.startSeat = seat;
    return this;
  }

  /** The game at the start of this player's turn: die or, in a first turn, pawns are asked. */
  turnOf(seat: number): Game {
    derive(this.#state, this.#written);
    return this.#begin(seat, beginTurn);
  }

  /**
   * The game in this player's turn after the die: an action is asked, with so many left. The die that led the Architect where it stands is
   * lent for the occasion and belongs to nobody.
   */
  actionsOf(seat: number, actionsLeft?: number): Game {
    const state = this.#state;
    const district = state.assistant[seat];
    const to = state.architect[seat] + 1;
    derive(this.#state, this.#written);
    state.barge[district * FACES + to - 1]++;
    const game = this.#begin(seat, beginTurn);
    play(state, { choose: 'die', face: to });
    play(state, { choose: 'destination', district: to, gold: 0 });
    state.dice[seat * 5 + state.bargeColour[district]]--;
    if (actionsLeft !== undefined) state.actionsLeft = actionsLeft;
    state.events?.splice(0);
    checkConservation(state);
    return game;
  }

  /** The game in final scoring, as far as it runs by itself. */
  finalScoring(): Game {
    derive(this.#state, this.#written);
    return this.#begin(this.#state.startSeat, (state, seat) => push(state, FRAME.finalScoring, seat));
  }

  /** The game in set-up, where the last player's starting Building is asked. */
  startBuildings(): Game {
    derive(this.#state, this.#written);
    this.#state.architect.fill(NONE);
    this.#state.assistant.fill(NONE);
    return new Game(this.#state);
  }

  /** Leaves only what `begin` pushes on the stack and lets the engine go on from it: a bonus is declined on top of it. */
  #begin(seat: number, begin: (state: State, seat: number) => void): Game {
    const state = this.#state;
    const game = new Game(state);
    state.depth = 0;
    begin(state, seat);
    push(state, FRAME.architectMove, seat);
    const before = state.events?.length ?? 0;
    apply(state, NONE);
    state.events?.splice(before, 1);
    return game;
  }

  #emptyGridSpace(name: string): number {
    const space = spaceNumber(this.#state, name);
    if (this.#state.piece[space] !== EMPTY) throw new Error(`${name} is no empty grid space.`);
    return space;
  }
}

function entries(dice: ByColour): [number, number][] {
  return Object.entries(dice).map(([name, count]) => [RESOURCE_COLOURS.indexOf(name as ResourceColour), count]);
}
