/** How a plan moves through a turn: it answers chance and others on the way, and stops where the seat decides or its turn is over. */
import { apply, asked, CHANCE, isOver, legal, type State } from '@tabannusi/engine';
import { FRAME, topKind } from '@tabannusi/engine/search';
import type { Luck } from './luck.ts';

/** The parts of a turn in their order: pawns, die, two actions left, one, none. END is after it. */
const PAWNS = 0;
const DIE = 1;
const NO_ACTION = 4;
export const PARTS = 5;
export const END = 5;
/** Between two parts: something that was begun is still being decided. */
export const INSIDE = 6;

export class RestOfTurn {
  readonly #seat: number;
  /** Whether the seat plans in its own turn; else it answers a question in another's. */
  readonly isOwnTurn: boolean;
  readonly #luck: Luck;

  constructor(state: State, seat: number, luck: Luck) {
    this.#seat = seat;
    this.isOwnTurn = state.active === seat;
    this.#luck = luck;
  }

  /** Makes a choice and runs on to where the seat decides again, or to the end. Says where that is. */
  follow(state: State, answer: number): number {
    apply(state, answer);
    while (!isOver(state)) {
      const who = asked(state);
      if (who === this.#seat) return this.isOwnTurn && state.active !== this.#seat ? END : partOf(state);
      // Outside the own turn nothing is foreseen; in it others answer what their own effects ask, the sensible answer first.
      if (!this.isOwnTurn || state.active !== this.#seat) return END;
      if (who === CHANCE) this.#luck.answer(state);
      else {
        legal(state);
        apply(state, state.choices[0]);
      }
    }
    return END;
  }
}

/** Which part of its turn the seat that is asked begins, or INSIDE. */
export function partOf(state: State): number {
  switch (topKind(state)) {
    case FRAME.pawns:
      return PAWNS;
    case FRAME.die:
      return DIE;
    case FRAME.action:
      return NO_ACTION - state.actionsLeft;
    default:
      return INSIDE;
  }
}
