/** Random deals of Barges, Ships, special Water and the players' Crates, and the draw of the start player. */
import type { ChanceQuestion } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top } from '../model/frames.ts';
import { RESOURCE_COLOUR_COUNT } from '../model/ids.ts';
import { IN_DISPLAY, IN_STACK, type State } from '../model/state.ts';
import { drawFromCounts, drawUnused, drawWhere } from './draws.ts';

/** Deals a Barge tile to a District (SET-02), which also sets the local colour (SET-03). */
export const dealBarge: ChanceQuestion = {
  draw: (state, random) => drawUnused(state.bargeColour, RESOURCE_COLOUR_COUNT, random),
  apply(state, colour) {
    const district = state.stack[top(state) + FIELDS.dealBarge.district];
    pop(state);
    state.bargeColour[district] = colour;
    state.events?.push({ event: 'bargeLaid', rule: 'SET-02', district: district + 1, colour: RESOURCE_COLOURS[colour] });
  },
  rule: () => 'SET-02',
  describe: (_, colour) => ({ chance: 'barge', colour: RESOURCE_COLOURS[colour] }),
  read(state, outcome) {
    const colour = outcome.chance === 'barge' ? RESOURCE_COLOURS.indexOf(outcome.colour) : -1;
    return colour >= 0 && !state.bargeColour.includes(colour) ? colour : null;
  },
};

/** Deals a Ship tile to a Ship space (SET-07). */
export const dealShip: ChanceQuestion = {
  draw: (state, random) => drawUnused(state.ships, state.setting.shipSizes.length, random),
  apply(state, tile) {
    const shipSpace = state.stack[top(state) + FIELDS.dealShip.shipSpace];
    pop(state);
    state.ships[shipSpace] = tile;
    const ship = state.setting.edition.ships.tiles[tile].id;
    state.events?.push({ event: 'shipLaid', rule: 'SET-07', shipSpace: shipSpace + 1, ship });
  },
  rule: () => 'SET-07',
  describe: (state, tile) => ({ chance: 'ship', ship: state.setting.edition.ships.tiles[tile].id }),
  read(state, outcome) {
    const tile = outcome.chance === 'ship' ? state.setting.edition.ships.tiles.findIndex(({ id }) => id === outcome.ship) : -1;
    return tile >= 0 && !state.ships.includes(tile) ? tile : null;
  },
};

/** Deals a special Water tile to the display, in set-up (SET-10) or after one was taken (BON-05, ACT-TILE-3). */
export const dealSpecialWater: ChanceQuestion = {
  draw: (state, random) => drawWhere(state.special, IN_STACK, random),
  apply(state, tile) {
    const rule = dealSpecialWater.rule(state);
    pop(state);
    state.special[tile] = IN_DISPLAY;
    state.events?.push({ event: 'specialWaterOpened', rule, tile: tile + 1 });
  },
  rule: (state) =>
    state.stack[top(state) + FIELDS.dealSpecialWater.refill] === 0
      ? 'SET-10'
      : CAUSES[state.stack[top(state) + FIELDS.dealSpecialWater.rule]],
  describe: (_, tile) => ({ chance: 'specialWater', tile: tile + 1 }),
  read: (state, outcome) => (outcome.chance === 'specialWater' && state.special[outcome.tile - 1] === IN_STACK ? outcome.tile - 1 : null),
};

/** Deals a player's first Crate, face up (SET-20, A-07). */
export const dealCrate: ChanceQuestion = {
  draw: (state, random) => drawFromCounts(state.crateStock, random),
  apply(state, colour) {
    const seat = state.stack[top(state) + FIELDS.dealCrate.toSeat];
    pop(state);
    state.crateStock[colour]--;
    state.crateUp[seat * RESOURCE_COLOUR_COUNT + colour]++;
    state.events?.push({ event: 'crateDealt', rule: 'SET-20', seat, colour: RESOURCE_COLOURS[colour] });
  },
  rule: () => 'SET-20',
  describe: (_, colour) => ({ chance: 'crate', colour: RESOURCE_COLOURS[colour] }),
  read(state, outcome) {
    const colour = outcome.chance === 'crate' ? RESOURCE_COLOURS.indexOf(outcome.colour) : -1;
    return state.crateStock[colour] > 0 ? colour : null;
  },
};

/** Draws the start player (SET-23, C-12). */
export const drawStartPlayer: ChanceQuestion = {
  draw: (state, random) => random.below(state.setting.players),
  apply(state, seat) {
    pop(state);
    state.startSeat = seat;
    state.events?.push({ event: 'startPlayerDrawn', rule: 'SET-23', seat });
  },
  rule: () => 'SET-23',
  describe: (_, seat) => ({ chance: 'startPlayer', seat }),
  read: (state, outcome) => (outcome.chance === 'startPlayer' && isSeat(state, outcome.seat) ? outcome.seat | 0 : null),
};

const isSeat = (state: State, seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < state.setting.players;
