/**
 * Tiles dealt at random. Nothing is shuffled beforehand: each is drawn from what is left when it is drawn.
 */
import type { ChanceQuestion, Random } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { A, pop, top } from '../model/frames.ts';
import { RESOURCE_COLOUR_COUNT } from '../model/ids.ts';
import { IN_DISPLAY, IN_STACK, type State } from '../model/state.ts';

/** A Barge tile for a District (SET-02) and with it the local colour (SET-03). Payload a: District. */
export const dealBarge: ChanceQuestion = {
  draw: (state, random) => drawWhere(RESOURCE_COLOUR_COUNT, (colour) => bargeLeft(state, colour), random),
  allows: (state, colour) => colour < RESOURCE_COLOUR_COUNT && bargeLeft(state, colour) === 1,
  apply(state, colour) {
    const district = state.stack[top(state) + A];
    pop(state);
    state.bargeColour[district] = colour;
    state.events?.push({ event: 'bargeLaid', rule: 'SET-02', district: district + 1, colour: RESOURCE_COLOURS[colour] });
  },
  describe: (_, colour) => ({ chance: 'barge', colour: RESOURCE_COLOURS[colour] }),
};

/** A Ship tile for a Ship space (SET-07). Payload a: Ship space. */
export const dealShip: ChanceQuestion = {
  draw: (state, random) => drawWhere(state.setting.shipSizes.length, (tile) => shipLeft(state, tile), random),
  allows: (state, tile) => tile < state.setting.shipSizes.length && shipLeft(state, tile) === 1,
  apply(state, tile) {
    const shipSpace = state.stack[top(state) + A];
    pop(state);
    state.ships[shipSpace] = tile;
    const ship = state.setting.edition.ships.tiles[tile].id;
    state.events?.push({ event: 'shipLaid', rule: 'SET-07', shipSpace: shipSpace + 1, ship });
  },
  describe: (state, tile) => ({ chance: 'ship', ship: state.setting.edition.ships.tiles[tile].id }),
};

/** A special Water tile for the display (SET-10, BON-05). */
export const dealSpecialWater: ChanceQuestion = {
  draw: (state, random) => drawWhere(state.special.length, (tile) => (state.special[tile] === IN_STACK ? 1 : 0), random),
  allows: (state, tile) => state.special[tile] === IN_STACK,
  apply(state, tile) {
    pop(state);
    state.special[tile] = IN_DISPLAY;
    state.events?.push({ event: 'specialWaterOpened', rule: 'SET-10', tile: tile + 1 });
  },
  describe: (_, tile) => ({ chance: 'specialWater', tile: tile + 1 }),
};

/** The Crate that a player starts with, face up (SET-20, A-07). Payload a: seat. */
export const dealCrate: ChanceQuestion = {
  draw: (state, random) => drawWhere(RESOURCE_COLOUR_COUNT, (colour) => state.crateStock[colour], random),
  allows: (state, colour) => state.crateStock[colour] > 0,
  apply(state, colour) {
    const seat = state.stack[top(state) + A];
    pop(state);
    state.crateStock[colour]--;
    state.crateUp[seat * RESOURCE_COLOUR_COUNT + colour]++;
    state.events?.push({ event: 'crateDealt', rule: 'SET-20', seat, colour: RESOURCE_COLOURS[colour] });
  },
  describe: (_, colour) => ({ chance: 'crate', colour: RESOURCE_COLOURS[colour] }),
};

/** The start player (SET-23, C-12). */
export const drawStartPlayer: ChanceQuestion = {
  draw: (state, random) => random.below(state.setting.players),
  allows: (state, seat) => seat < state.setting.players,
  apply(state, seat) {
    pop(state);
    state.startSeat = seat;
    state.events?.push({ event: 'startPlayerDrawn', rule: 'SET-23', seat });
  },
  describe: (_, seat) => ({ chance: 'startPlayer', seat }),
};

/** One of `kinds` things drawn by lot, each as likely as many of it are left. */
function drawWhere(kinds: number, left: (kind: number) => number, random: Random): number {
  let total = 0;
  for (let kind = 0; kind < kinds; kind++) total += left(kind);
  let lot = random.below(total);
  for (let kind = 0; ; kind++) {
    lot -= left(kind);
    if (lot < 0) return kind;
  }
}

const bargeLeft = (state: State, colour: number): number => (state.bargeColour.includes(colour) ? 0 : 1);
const shipLeft = (state: State, tile: number): number => (state.ships.includes(tile) ? 0 : 1);
