/**
 * A game that is followed: what has been told of it is final, and the decisions after that are the seat's own, which nobody else knows yet. Everything
 * that the observer may know of it is as in the real game.
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
  /** The step that ends the game. It waits for the record: only there the cards lie that it shows. */
  last: Choice | Outcome | null = null;
  readonly #told: Told[] = [];
  readonly #scratch: State;

  /** Throws where the game cannot have gone as told. */
  constructor(setting: Setting, observer: number, told: readonly Told[] = []) {
    super(newGame(new State(setting)), { keepsSteps: true });
    this.observer = observer;
    this.#scratch = new State(setting);
    for (const step of told) if (!this.follow(step)) throw new RangeError(`told: step ${this.moment} cannot have happened`);
  }

  get told(): readonly Told[] {
    return this.#told;
  }

  /** How many steps have been told. */
  get firm(): number {
    return this.#told.length;
  }

  /** How many steps there are, the one that ends the game included. */
  get made(): number {
    return this.last === null ? this.moment : this.moment + 1;
  }

  /** The next step as it is told. False where it cannot have happened. */
  follow(told: Told): boolean {
    if (this.last !== null || this.moment !== this.firm) return false;
    follow(this, told, this.observer);
    if (this.made === this.firm) return false;
    this.#told.push(told);
    return true;
  }

  /** The own decision that would be told next has come back. False where there is none, or another one was told. */
  confirm(told: Told): boolean {
    const own = this.steps?.before(this.firm + 1)?.answer ?? (this.made > this.firm ? this.last : null);
    if (told === null || own === null || JSON.stringify(own) !== JSON.stringify(told)) return false;
    this.#told.push(told);
    return true;
  }

  /** A decision that ends the game is only noted. */
  override decideAnswer(answer: number): Played<Choice> {
    const choice = describeChoice(this.state, answer);
    return this.#ends(() => apply(this.#scratch, answer), choice) ? NOTED : super.decideAnswer(answer);
  }

  /** So is an outcome. */
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

  /** What has been told cannot be undone, also where no barrier came after it. */
  override undo(): TakenBack {
    return this.moment > this.firm ? super.undo() : { ok: false, stop: this.barrier };
  }
}

const NOTED = { ok: false, code: 'over' } as const;

/** It keeps its steps. */
export const stepped = (game: FollowedGame): FollowedGame & SteppedGame => game as FollowedGame & SteppedGame;
