/**
 * The tentative turn: who may decide, what is held back until it is confirmed, what can be taken back, and orders that answer in others' turns.
 */
import { asked, type Choice, isOver, type State } from '@tabannusi/engine';
import type { Back, Done, Prompt } from './answers.ts';
import { ownForm } from './choices.ts';
import type { Course } from './course.ts';
import { orderedChoice } from './orders.ts';
import type { Own } from './own.ts';
import { ofSeat, type Seat } from './seats.ts';
import { isEndOfTurn } from './warnings.ts';

const DONE: Done = { ok: true };

export class TentativeTurn {
  readonly #seats: readonly Seat[];
  readonly #course: Course;
  readonly #own: Own;
  #held: Choice | null;

  constructor(seats: readonly Seat[], course: Course, own: Own, held: Choice | null) {
    this.#seats = seats;
    this.#course = course;
    this.#own = own;
    this.#held = held;
  }

  /** The choice that ends the turn, while it waits for its confirmation. */
  get held(): Choice | null {
    return this.#held;
  }

  get prompt(): Prompt {
    if (isOver(this.#state)) return { wait: 'over' };
    const seat = asked(this.#state);
    if (this.#held !== null) return { wait: 'confirm', seat, choice: this.#held };
    return { wait: 'decision', seat, by: ofSeat(this.#seats, seat).kind };
  }

  /** Why a seat cannot decide; null where it can. */
  refusal(seat: number): Done | null {
    if (isOver(this.#state)) return { ok: false, code: 'over' };
    if (asked(this.#state) !== seat) return { ok: false, code: 'notAsked' };
    return this.#held === null ? null : { ok: false, code: 'confirming' };
  }

  play(seat: number, choice: Choice): Done {
    const refused = this.refusal(seat);
    if (refused !== null) return refused;
    const own = ownForm(this.#state, choice);
    if (own === null) return { ok: false, code: 'notLegal' };
    if (!this.#waitsForConfirmation(seat, own)) return this.#decide(own);
    this.#held = own;
    return DONE;
  }

  confirm(seat: number): Done {
    const held = this.#held;
    if (held === null) return { ok: false, code: 'nothing', deed: 'confirm' };
    if (asked(this.#state) !== seat) return { ok: false, code: 'notAsked' };
    this.#held = null;
    return this.#decide(held);
  }

  undo(seat: number): Back {
    if (!isOver(this.#state) && asked(this.#state) !== seat) return { ok: false, code: 'notAsked' };
    if (this.#held !== null) {
      this.#held = null;
      return DONE;
    }
    const back = this.#course.undo();
    if (back.ok) return DONE;
    return back.stop === 'nothing'
      ? { ok: false, code: 'nothing', deed: 'undo' }
      : { ok: false, code: 'barrier', barrier: back.stop, moment: this.#course.steps.count };
  }

  redo(seat: number): Done {
    const refused = this.refusal(seat);
    if (refused !== null) return refused;
    return this.#course.redo().ok ? DONE : { ok: false, code: 'nothing', deed: 'redo' };
  }

  restart(seat: number): Back {
    const { steps } = this.#course;
    const { turnBegan } = steps;
    if (steps.count <= turnBegan && this.#held === null) return this.refusal(seat) ?? { ok: false, code: 'nothing', deed: 'restart' };
    let back = this.undo(seat);
    while (back.ok && steps.count > turnBegan) back = this.undo(seat);
    return back;
  }

  /** Draws chance and follows orders until somebody must be asked. */
  followOrders(): void {
    for (;;) {
      this.#course.draw();
      if (isOver(this.#state)) return;
      const choice = orderedChoice(this.#state, ofSeat(this.#own.orders, asked(this.#state)));
      if (choice === null || !this.#course.decide(choice, true).ok) return;
    }
  }

  get #state(): State {
    return this.#course.state;
  }

  #waitsForConfirmation(seat: number, choice: Choice): boolean {
    return ofSeat(this.#seats, seat).kind === 'person' && ofSeat(this.#own.settings, seat).confirm && isEndOfTurn(this.#state, choice);
  }

  #decide(choice: Choice): Done {
    const played = this.#course.decide(choice, false);
    if (!played.ok) return played;
    this.followOrders();
    return DONE;
  }
}
