/** The checks of the dead-end property for one position and for a whole game. They throw a description of the fault. */
import { asked, isOver, legal, questionKind } from '../../src/engine.ts';
import { CHANCE } from '../../src/model/ids.ts';
import type { State } from '../../src/model/state.ts';
import { checkConservation } from '../support/conservation.ts';
import { checkBoard } from './board.ts';
import { DEEPEST_STACK, questionBound, turnBound } from './bounds.ts';
import { checkWellFormed } from './well-formed.ts';

/** Checks a position at which somebody is asked, or the end: there is an answer, the lists fit, and all pieces are in possible places. */
export function checkPosition(state: State): void {
  checkAnswers(state);
  checkPieces(state);
}

export function checkAnswers(state: State): void {
  if (!isOver(state) && asked(state) !== CHANCE) {
    const count = legal(state);
    if (count < 1) throw new Error(`nothing is legal at ${questionKind(state)}`);
    if (count > state.choices.length) throw new Error(`${count} choices do not fit their list`);
  }
  if (state.depth > DEEPEST_STACK) throw new Error(`${state.depth} frames on the stack`);
}

export function checkPieces(state: State): void {
  checkConservation(state);
  checkBoard(state);
  checkWellFormed(state);
}

/** Counts turns and questions of one game against their bounds. */
export class Bounds {
  questions = 0;
  turns = 0;

  check(state: State): void {
    if (isOver(state) || asked(state) === CHANCE) return;
    this.questions++;
    // A destination is asked once per turn; a free action does not ask for it again.
    if (questionKind(state) === 'destination') this.turns++;
    if (this.questions > questionBound(state.setting)) throw new Error(`${this.questions} questions, and no end`);
    if (this.turns > turnBound(state.setting)) throw new Error(`${this.turns} turns, and no end`);
  }
}
