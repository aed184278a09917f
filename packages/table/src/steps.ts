/**
 * The steps of a game with their events, and the state at every moment between them.
 *
 * Moment n is the game after n steps. A moment costs some two kilobytes, so history is a lookup. Steps are frozen: they are told to everybody.
 */
import { type Barrier, CHANCE, type Choice, deepFreeze, type GameEvent, type Outcome, type Snapshot, State } from '@tabannusi/engine';

/** A decision of a seat or an outcome of chance, with all that followed from it. */
export interface Step {
  /** The seat, or CHANCE. */
  readonly by: number;
  readonly answer: Choice | Outcome;
  /** Whether a standing order made it. */
  readonly ordered: boolean;
  readonly events: readonly GameEvent[];
  /** Why it cannot be taken back. */
  readonly barrier: Barrier | null;
  /** The number of the turn in which it was made, from 1; 0 in set-up. */
  readonly turn: number;
}

/** A turn begins at a moment. */
export interface Turn {
  readonly seat: number;
  readonly moment: number;
}

export class Steps {
  readonly #steps: Step[] = [];
  readonly #turns: Turn[] = [];
  readonly #images: Snapshot[];
  readonly #scratch: State;

  constructor(start: State) {
    this.#images = [start.snapshot()];
    this.#scratch = new State(start.setting, start.layout);
  }

  get count(): number {
    return this.#steps.length;
  }

  get turns(): readonly Turn[] {
    return [...this.#turns];
  }

  /** When the present turn began; 0 in set-up. */
  get turnBegan(): number {
    return this.#turns.at(-1)?.moment ?? 0;
  }

  /** The step that leads to a moment; undefined for the first. No two steps are the same object, so it tells positions apart. */
  before(moment: number): Step | undefined {
    return this.#steps[moment - 1];
  }

  /** The steps between two moments. */
  between(from: number, to: number): readonly Step[] {
    this.#expect(from);
    this.#expect(to);
    return this.#steps.slice(from, to);
  }

  /** Moments up to this one that a standing order led to. */
  ordered(moment: number): number[] {
    return this.between(0, moment).flatMap(({ ordered }, n) => (ordered ? [n + 1] : []));
  }

  /** How many steps up to a moment are outcomes of chance. */
  outcomes(moment: number): number {
    return this.between(0, moment).filter(({ by }) => by === CHANCE).length;
  }

  /** Adds a step that led to a state. */
  add(step: Omit<Step, 'turn'>, state: State): void {
    this.#steps.push(deepFreeze({ ...step, turn: this.#turns.length }));
    this.#images.push(state.snapshot());
    for (const event of step.events)
      if (event.event === 'turnBegan') this.#turns.push(deepFreeze({ seat: event.seat, moment: this.count }));
  }

  /** Takes the last step away. */
  drop(): void {
    this.#steps.pop();
    this.#images.pop();
    while ((this.#turns.at(-1)?.moment ?? 0) > this.count) this.#turns.pop();
  }

  /** The state at a moment; good until the next call. */
  at(moment: number): State {
    const image = this.#images[this.#expect(moment)];
    if (image !== undefined) this.#scratch.restore(image);
    return this.#scratch;
  }

  #expect(moment: number): number {
    if (Number.isInteger(moment) && moment >= 0 && moment <= this.count) return moment;
    throw new RangeError(`moment: found ${moment}, allowed 0 to ${this.count}`);
  }
}
