/**
 * Which action to perform in the Assistant's District, or whether to end the turn (TURN-09). An answer is an index of ACTION_KINDS, TILE
 * plus an Action space, or END.
 */
import type { Question } from '../contracts.ts';
import { ACTION_KINDS } from '../edition/types.ts';
import { forbidsAction, forbidsActionTile, forbidsFurtherAction, type PrintedAction } from '../legality/actions.ts';
import { SHIP_GOLD } from '../legality/ships.ts';
import { CAUSE } from '../model/causes.ts';
import { pop, topSeat } from '../model/frames.ts';
import { push } from '../model/push.ts';
import type { State } from '../model/state.ts';
import { listOfActionTile } from '../tiles/lists.ts';

const TILE_KIND = ACTION_KINDS.indexOf('tile');
const END = ACTION_KINDS.length;
const TILE = 16;

/** Begins each printed action, by pushing its first question. */
const BEGIN: Readonly<Record<PrintedAction, (state: State, seat: number, district: number) => void>> = {
  project: (state, seat, district) => push.projectColour(state, seat, { district }),
  construct: (state, seat, district) => push.constructColour(state, seat, { district }),
  gardening: (state, seat, district) => push.gardeningStart(state, seat, { district }),
  ship: (state, seat) => push.ship(state, seat, { gold: SHIP_GOLD, rule: CAUSE['ACT-SHIP-01'] }),
  portHouse: (state, seat) => push.portSpace(state, seat),
  zigguratHouse: (state, seat) => push.zigguratSpace(state, seat),
};

export const action: Question = {
  window: 'open',
  asked: 'always',
  legal(state) {
    const seat = topSeat(state);
    const district = state.assistant[seat];
    if (forbidsFurtherAction(state) === null) {
      for (let kind = 0; kind < ACTION_KINDS.length; kind++) {
        if (forbidsAction(state, seat, district, kind) === null) state.offer(kind);
      }
      for (const space of state.setting.tileSpaces[district]) {
        if (forbidsActionTile(state, seat, district, space) === null) state.offer(TILE + space);
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
    if (tile !== null) push.effects(state, seat, { list: listOfActionTile(tile) });
    else if (kind !== 'tile') BEGIN[kind](state, seat, state.assistant[seat]);
  },
  ask: (state) => ({ ask: 'action', district: state.assistant[topSeat(state)] + 1, actionsLeft: state.actionsLeft }),
  describe(state, answer) {
    if (answer === END) return { choose: 'done' };
    if (answer >= TILE) return { choose: 'actionTile', tile: state.actionTiles[answer - TILE] + 1 };
    return { choose: 'action', action: ACTION_KINDS[answer] as PrintedAction };
  },
};
