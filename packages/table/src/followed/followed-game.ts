/**
 * A game that one observer follows. Its first steps were told and are final; the steps after them are the observer's own decisions, which
 * nobody else knows yet. Everything that the observer may know is as in the real game.
 */
import {
  apply,
  type Choice,
  describeChoice,
  follow,
  isOver,
  newGame,
  type Outcome,
  type Played,
  playOutcome,
  RunningGame,
  type Setting,
  State,
  type TakenBack,
  type Told,
} from '@tabannusi/engine';
import type { SteppedGame } from '../kept-game.ts';

export class FollowedGame extends RunningGame {
  readonly observer: number;
  /** The step that ends the game. It is made only with the record, because final scoring reveals all cards. */
  last: Choice | Outcome | null = null;
  readonly #told: Told[] = [];
  readonly #scratch: State;

  /** Throws if the steps cannot have happened. */
  constructor(setting: Setting, observer: number, told: readonly Told[] = []) {
    super(newGame(new State(setting)), { keepsSteps: true });
    this.observer = observer;
    this.#scratch = new State(setting);
    for (const step of told) if (!this.follow(step)) throw new RangeError(`told: step ${this.moment} cannot have happened`);
  }

  get told(): readonly Told[] {
    return this.#told;
  }

  /** The number of steps that were told. */
  get firm(): number {
    return this.#told.length;
  }

  /** The number of all steps, including one that ends the game. */
  get made(): number {
    return this.last === null ? this.moment : this.moment + 1;
  }

  /** Makes the next step as it was told. Returns false if it cannot have happened. */
  follow(told: Told): boolean {
    if (this.last !== null || this.moment !== this.firm) return false;
    follow(this, told, this.observer);
    if (this.made === this.firm) return false;
    this.#told.push(told);
    return true;
  }

  /** Marks the observer's next own decision as told. Returns false if there is none, or if another decision was told. */
  confirm(told: Told): boolean {
    const own = this.steps?.before(this.firm + 1)?.answer ?? (this.made > this.firm ? this.last : null);
    if (told === null || own === null || JSON.stringify(own) !== JSON.stringify(told)) return false;
    this.#told.push(told);
    return true;
  }

  /** Keeps a decision that ends the game until the record comes. */
  override decideAnswer(answer: number): Played<Choice> {
    const choice = describeChoice(this.state, answer);
    return this.#ends(() => apply(this.#scratch, answer), choice) ? NOTED : super.decideAnswer(answer);
  }

  /** Keeps an outcome that ends the game until the record comes. */
  override happen(outcome: Outcome): Played<Outcome> {
    return this.#ends(() => playOutcome(this.#scratch, outcome), outcome) ? NOTED : super.happen(outcome);
  }

  #ends(make: () => void, answer: Choice | Outcome): boolean {
    this.#scratch.copyFrom(this.state);
    make();
    if (!isOver(this.#scratch)) return false;
    this.last = answer;
    return true;
  }

  /** Undoes own decisions only: steps that were told are final, even if no barrier follows them. */
  override undo(): TakenBack {
    return this.moment > this.firm ? super.undo() : { ok: false, stop: this.barrier };
  }
}

const NOTED = { ok: false, code: 'over' } as const;

/** The game with the type that says it keeps its steps, as every `FollowedGame` does. */
export const stepped = (game: FollowedGame): FollowedGame & SteppedGame => game as FollowedGame & SteppedGame;
