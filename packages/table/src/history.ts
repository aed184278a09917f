/** What observers may know of a game at any moment. Reading it changes nothing. */
import { eventsFor, Generator, isOver, Masked, mask, redeal, SPECTATOR, type State, type Step, type View, viewOf } from '@tabannusi/engine';
import type { SteppedGame } from './kept-game.ts';

/** What an observer sees, and a possible state that the observer cannot tell from the real one. */
export interface Seen {
  readonly view: View;
  /** Dealt when it is first read. A picture needs the view alone. */
  readonly state: State;
}

/** A step without its choice or outcome, which may be secret, and with the events that the observer may know. */
export type Logged = Omit<Step, 'answer'> & {
  readonly moment: number;
  /** Whether a standing order made it. */
  readonly ordered: boolean;
};

/** Returns the last turn of a seat; -1 if it had none. */
const lastOf = (turns: SteppedGame['turns'], seat: number): number => turns.findLastIndex((turn) => turn.seat === seat);

export class History {
  readonly #game: SteppedGame;
  /** For masks that are read at once: a new one costs more than a view. */
  readonly #masked: Masked;

  constructor(game: SteppedGame) {
    this.#game = game;
    this.#masked = new Masked(game.state.setting);
  }

  view(observer: number, moment: number): View {
    return viewOf(this.#mask(observer, moment, this.#masked));
  }

  stateFor(observer: number, moment: number): State {
    return dealt(this.#mask(observer, moment, this.#masked));
  }

  seen(observer: number, moment: number): Seen {
    // A mask of its own, because the state may be read after the game has gone on.
    const masked = this.#mask(observer, moment);
    let state: State | null = null;
    return {
      view: viewOf(masked),
      get state() {
        state ??= dealt(masked);
        return state;
      },
    };
  }

  log(observer: number, from: number, to: number, ordered: readonly number[]): Logged[] {
    this.observer(observer);
    return this.#game.steps.between(from, to).map(({ answer: _, ...step }, n) => {
      const moment = from + n + 1;
      return { ...step, events: eventsFor(step.events, observer), moment, ordered: ordered.includes(moment) };
    });
  }

  sinceLastTurn(seat: number): { readonly from: number; readonly to: number } {
    const { turns, moment: count } = this.#game;
    const present = turns.at(-1);
    if (present?.seat !== this.#seat(seat)) return { from: turns[lastOf(turns, seat) + 1]?.moment ?? 0, to: count };
    // The step that ends the last turn includes final scoring.
    if (isOver(this.#game.state)) return { from: count - 1, to: count };
    return { from: turns[lastOf(turns.slice(0, -1), seat) + 1]?.moment ?? 0, to: present.moment };
  }

  /** Returns a seat or SPECTATOR; throws for anything else. */
  observer(observer: number): number {
    return observer === SPECTATOR ? observer : this.#seat(observer);
  }

  #mask(observer: number, moment: number, out?: Masked): Masked {
    const { state, steps } = this.#game;
    return mask(moment === steps.count ? state : steps.at(moment), this.observer(observer), out);
  }

  #seat(seat: number): number {
    const { players } = this.#game.state.setting;
    if (Number.isInteger(seat) && seat >= 0 && seat < players) return seat;
    throw new RangeError(`seat: found ${seat}, allowed 0 to ${players - 1}`);
  }
}

const dealt = (masked: Masked): State => redeal(masked, new Generator('unknown', 'redeal'));
