/**
 * Which action to perform in the Assistant's District, or to end the turn (TURN-09).
 * An answer is an index of ACTION_KINDS, TILE plus an Action space, or END.
 */
import type { Question } from '../contracts.ts';
import { ACTION_KINDS, type ActionKind } from '../edition/types.ts';
import { forbidsConstruct } from '../legality/construct.ts';
import { changesSomething } from '../legality/effects.ts';
import { forbidsGardening } from '../legality/gardening.ts';
import { forbidsProjectColour } from '../legality/placement.ts';
import { canPlacePortHouse } from '../legality/port.ts';
import { canMarkShip } from '../legality/ships.ts';
import { canPlaceZigguratHouse } from '../legality/ziggurat.ts';
import { CAUSE } from '../model/causes.ts';
import { FRAME, pop, push, topSeat } from '../model/frames.ts';
import { BUILDING_COLOUR_COUNT } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { listOfActionTile } from '../tiles/lists.ts';

const TILE_KIND = ACTION_KINDS.indexOf('tile');
const END = ACTION_KINDS.length;
const TILE = 16;

/** What a Ship costs as an action (ACT-SHIP-01). */
const SHIP_GOLD = 2;

interface Performed {
  possible(state: State, seat: number, district: number): boolean;
  begin(state: State, seat: number, district: number): void;
}

/** The actions besides the tiles, in the order in which they are offered. */
const ACTIONS: Readonly<Record<Exclude<ActionKind, 'tile'>, Performed>> = {
  project: { possible: canProject, begin: (state, seat, district) => push(state, FRAME.projectColour, seat, district) },
  construct: { possible: canConstruct, begin: (state, seat, district) => push(state, FRAME.constructColour, seat, district) },
  gardening: {
    possible: (state, seat, district) => forbidsGardening(state, seat, district) === null,
    begin: (state, seat, district) => push(state, FRAME.gardeningStart, seat, district),
  },
  ship: {
    possible: (state, seat) => canMarkShip(state, seat, SHIP_GOLD),
    begin: (state, seat) => push(state, FRAME.ship, seat, SHIP_GOLD, 0, CAUSE['ACT-SHIP-01']),
  },
  portHouse: {
    possible: (state, seat) => canPlacePortHouse(state, seat, false),
    begin: (state, seat) => push(state, FRAME.portSpace, seat),
  },
  zigguratHouse: { possible: canPlaceZigguratHouse, begin: (state, seat) => push(state, FRAME.zigguratSpace, seat) },
};
const ACTION_OF_KIND = ACTION_KINDS.map((kind) => (kind === 'tile' ? null : ACTIONS[kind]));

export const action: Question = {
  window: 'open',
  asked: 'always',
  legal(state) {
    const seat = topSeat(state);
    const district = state.assistant[seat];
    if (state.actionsLeft > 0) {
      const offered = state.setting.actions[district];
      for (let kind = 0; kind < ACTION_OF_KIND.length; kind++) {
        if ((offered & (1 << kind)) !== 0 && ACTION_OF_KIND[kind]?.possible(state, seat, district)) state.offer(kind);
      }
      for (const space of state.setting.tileSpaces[district]) {
        if (changesSomething(state, seat, listOfActionTile(state.actionTiles[space]))) state.offer(TILE + space);
      }
    }
    state.offer(END);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    if (answer === END) {
      pop(state);
      return;
    }
    state.actionsLeft--;
    const tile = answer >= TILE ? state.actionTiles[answer - TILE] : null;
    const kind = ACTION_KINDS[tile === null ? answer : TILE_KIND];
    state.events?.push({
      event: 'actionChosen',
      rule: 'TURN-09',
      seat,
      action: kind,
      tile: tile === null ? null : tile + 1,
      actionsLeft: state.actionsLeft,
    });
    if (tile === null) ACTION_OF_KIND[answer]?.begin(state, seat, state.assistant[seat]);
    else push(state, FRAME.effects, seat, listOfActionTile(tile));
  },
  ask: (state) => ({ ask: 'action', district: state.assistant[topSeat(state)] + 1, actionsLeft: state.actionsLeft }),
  describe(state, answer) {
    if (answer === END) return { choose: 'done' };
    if (answer >= TILE) return { choose: 'actionTile', tile: state.actionTiles[answer - TILE] + 1 };
    return { choose: 'action', action: ACTION_KINDS[answer] as Exclude<ActionKind, 'tile'> };
  },
};

function canProject(state: State, seat: number, district: number): boolean {
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    if (forbidsProjectColour(state, seat, district, colour) === null) return true;
  }
  return false;
}

function canConstruct(state: State, seat: number, district: number): boolean {
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    if (forbidsConstruct(state, seat, district, colour) === null) return true;
  }
  return false;
}
