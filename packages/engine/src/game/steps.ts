/**
 * The steps of a game with their events, and the state at every moment.
 *
 * Moment n is the game after n steps. A moment takes about two kilobytes, so looking back needs no replay. Steps are frozen, because they
 * are shared with all listeners.
 */
import type { Choice, Outcome } from '../choices.ts';
import { deepFreeze } from '../edition/freeze.ts';
import type { GameEvent } from '../model/events.ts';
import { CHANCE } from '../model/ids.ts';
import { type Snapshot, State } from '../model/state.ts';
import type { Barrier } from '../undo.ts';

/** A decision of a seat or an outcome of chance, with all that followed from it. */
export interface Step {
  /** A seat, or CHANCE. */
  readonly by: number;
  readonly answer: Choice | Outcome;
  readonly events: readonly GameEvent[];
  /** Why the step cannot be undone; null if it can. */
  readonly barrier: Barrier | null;
  /** The number of the turn, from 1; 0 in set-up. */
  readonly turn: number;
}

export class Steps {
  readonly #steps: Step[] = [];
  readonly #images: Snapshot[];
  readonly #scratch: State;

  constructor(start: State) {
    this.#images = [start.snapshot()];
    this.#scratch = new State(start.setting, start.layout);
  }

  get count(): number {
    return this.#steps.length;
  }

  /** The step that led to a moment; undefined for moment 0. Every step is its own object, so it identifies the position. */
  before(moment: number): Step | undefined {
    return this.#steps[moment - 1];
  }

  /** The steps between two moments. */
  between(from: number, to: number): readonly Step[] {
    this.#expect(from);
    this.#expect(to);
    return this.#steps.slice(from, to);
  }

  /** How many steps up to a moment are outcomes of chance. */
  outcomes(moment: number): number {
    return this.between(0, moment).filter(({ by }) => by === CHANCE).length;
  }

  /** Adds a step that led to a state. */
  add(step: Step, state: State): void {
    this.#steps.push(deepFreeze(step));
    this.#images.push(state.snapshot());
  }

  /** Removes the last step and restores the state before it. */
  drop(state: State): void {
    this.#steps.pop();
    this.#images.pop();
    state.restore(this.#images[this.count]);
  }

  /** Replaces the state of the present moment. */
  assume(state: State): void {
    this.#images[this.count] = state.snapshot();
  }

  /** The state at a moment, valid until the next call. */
  at(moment: number): State {
    this.#scratch.restore(this.#images[this.#expect(moment)]);
    return this.#scratch;
  }

  #expect(moment: number): number {
    if (Number.isInteger(moment) && moment >= 0 && moment <= this.count) return moment;
    throw new RangeError(`moment: found ${moment}, allowed 0 to ${this.count}`);
  }
}
