/**
 * A game that is followed: what has been told of it is final, and the decisions after that are the seat's own, which nobody else knows yet. Everything
 * that the observer may know of it is as in the real game.
 */
import {
  apply,
  type Choice,
  describeChoice,
  follow,
  type GameEvent,
  isOver,
  newGame,
  type Played,
  RunningGame,
  type Setting,
  State,
  type TakenBack,
  type Told,
} from '@tabannusi/engine';
import type { SteppedGame } from '../kept-game.ts';

export class FollowedGame extends RunningGame {
  readonly observer: number;
  /** The own decision that ends the game. It waits for the record: only there the cards lie that it would show. */
  last: Choice | null = null;
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

  /** The moment up to which it has been told. */
  get firm(): number {
    return this.#told.length;
  }

  /** The next step as it is told. False, with nothing changed, where it cannot have happened. */
  follow(told: Told): boolean {
    if (this.last !== null || this.moment > this.firm) return false;
    const { ok } = follow(this, told, this.observer);
    // Somebody's last decision comes with the record.
    this.last = null;
    if (ok) this.#told.push(told);
    return ok;
  }

  /** The own decision at the firm moment has come back. False where another one was told. */
  confirm(told: Told): boolean {
    const own = this.steps?.before(this.firm + 1)?.answer;
    if (told === null || own === undefined || JSON.stringify(own) !== JSON.stringify(told)) return false;
    this.#told.push(told);
    return true;
  }

  /** A decision that ends the game is only noted. */
  override decideAnswer(answer: number, heard?: GameEvent[]): Played<Choice> {
    this.#scratch.copyFrom(this.state);
    apply(this.#scratch, answer);
    if (!isOver(this.#scratch)) return super.decideAnswer(answer, heard);
    this.last = describeChoice(this.state, answer);
    return { ok: false, code: 'over' };
  }

  /** What has been told cannot be undone, also where no barrier came after it. */
  override undo(): TakenBack {
    return this.moment > this.firm ? super.undo() : { ok: false, stop: this.barrier };
  }
}

/** It keeps its steps. */
export const stepped = (game: FollowedGame): FollowedGame & SteppedGame => game as FollowedGame & SteppedGame;
