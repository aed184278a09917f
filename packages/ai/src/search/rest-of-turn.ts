/** Moves a plan through a turn: answers chance and other seats on the way, and stops when the planning seat decides or its turn is over. */
import { apply, asked, CHANCE, isOver, legal, type State } from '@tabannusi/engine';
import { FRAME, topKind } from '@tabannusi/engine/search';
import type { Reach } from '../bot.ts';
import type { Luck } from './luck.ts';

/** The parts of a turn in order: pawns, die, two actions left, one, none. END comes after them. */
const PAWNS = 0;
const DIE = 1;
const NO_ACTION = 4;
export const PARTS = 5;
export const END = 5;
/** Within a part: something that was started is not finished yet. */
export const INSIDE = 6;

export class RestOfTurn {
  readonly #seat: number;
  /** Whether the seat plans its own turn, and not a question in another player's turn. */
  readonly isOwnTurn: boolean;
  readonly #luck: Luck;
  readonly #reach: Reach;

  constructor(state: State, seat: number, luck: Luck, reach: Reach = 'intoTurn') {
    this.#reach = reach;
    this.#seat = seat;
    this.isOwnTurn = state.active === seat;
    this.#luck = luck;
  }

  /** Makes a choice and continues to the seat's next decision or to the end. Returns which of the parts was reached. */
  follow(state: State, answer: number): number {
    apply(state, answer);
    while (!isOver(state)) {
      const who = asked(state);
      if (who === this.#seat) return this.#isBeyond(state) ? END : partOf(state);
      // Outside its own turn, the bot plans nothing. In its turn, other seats answer the questions of their own effects with the most
      // sensible answer first.
      if (!this.isOwnTurn || state.active !== this.#seat) return END;
      if (who === CHANCE) this.#luck.answer(state);
      else {
        legal(state);
        apply(state, state.choices[0]);
      }
    }
    return END;
  }

  /** Whether the seat is asked after its turn, or in a turn that the plan does not cover. */
  #isBeyond(state: State): boolean {
    const isInTurn = state.active === this.#seat;
    return this.isOwnTurn ? !isInTurn : isInTurn && this.#reach === 'toTurn';
  }
}

/** Returns the part of its turn that the asked seat begins, or INSIDE. */
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
