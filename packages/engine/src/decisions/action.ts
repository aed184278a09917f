/** Which action to perform in the Assistant's District, or to end the turn (TURN-09). An answer is an index of ACTION_KINDS, or END. */
import type { Question } from '../contracts.ts';
import { ACTION_KINDS } from '../edition/types.ts';
import { forbidsConstruct } from '../legality/construct.ts';
import { forbidsGardening } from '../legality/gardening.ts';
import { forbidsProjectColour } from '../legality/placement.ts';
import { FRAME, pop, push, topSeat } from '../model/frames.ts';
import { BUILDING_COLOUR_COUNT } from '../model/ids.ts';
import type { State } from '../model/state.ts';

const PROJECT = ACTION_KINDS.indexOf('project');
const CONSTRUCT = ACTION_KINDS.indexOf('construct');
const GARDENING = ACTION_KINDS.indexOf('gardening');
const END = ACTION_KINDS.length;

export const action: Question = {
  window: true,
  asked: 'always',
  legal(state) {
    const seat = topSeat(state);
    const district = state.assistant[seat];
    if (state.actionsLeft > 0) {
      const actions = state.setting.actions[district];
      if ((actions & (1 << PROJECT)) !== 0 && canProject(state, seat, district)) state.offer(PROJECT);
      if ((actions & (1 << CONSTRUCT)) !== 0 && canConstruct(state, seat, district)) state.offer(CONSTRUCT);
      if ((actions & (1 << GARDENING)) !== 0 && forbidsGardening(state, seat, district) === null) state.offer(GARDENING);
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
    state.events?.push({ event: 'actionChosen', rule: 'TURN-09', seat, action: ACTION_KINDS[answer] });
    const district = state.assistant[seat];
    if (answer === PROJECT) push(state, FRAME.projectColour, seat, district);
    else if (answer === CONSTRUCT) push(state, FRAME.constructColour, seat, district);
    else push(state, FRAME.gardeningStart, seat, district);
  },
  ask: (state) => ({ ask: 'action', district: state.assistant[topSeat(state)] + 1, actionsLeft: state.actionsLeft }),
  describe: (_, answer) => (answer === END ? { choose: 'done' } : { choose: 'action', action: ACTION_KINDS[answer] }),
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
