/** What observers may know of a game, at any moment. Looking disturbs nothing. */
import {
  eventsFor,
  Generator,
  isOver,
  Masked,
  mask,
  redeal,
  type Setting,
  SPECTATOR,
  type State,
  type View,
  viewOf,
} from '@tabannusi/engine';
import type { Step, Steps, Turn } from './steps.ts';

/** A step without its choice or outcome, which may be secret, and with the events that the observer may know. */
export type Logged = Omit<Step, 'answer'> & { readonly moment: number };

/** The last turn of a seat, -1 where it had none. */
const lastOf = (turns: readonly Turn[], seat: number): number => turns.findLastIndex((turn) => turn.seat === seat);

export class History {
  readonly #steps: Steps;
  readonly #setting: Setting;
  readonly #masked: Masked;

  constructor(steps: Steps, setting: Setting) {
    this.#steps = steps;
    this.#setting = setting;
    this.#masked = new Masked(setting);
  }

  view(observer: number, moment: number): View {
    return viewOf(mask(this.#steps.at(moment), this.observer(observer), this.#masked));
  }

  stateFor(observer: number, moment: number): State {
    return redeal(mask(this.#steps.at(moment), this.observer(observer), this.#masked), new Generator('unknown', 'redeal'));
  }

  log(observer: number, from: number, to: number): Logged[] {
    this.observer(observer);
    return this.#steps
      .between(from, to)
      .map(({ answer: _, ...step }, n) => ({ ...step, events: eventsFor(step.events, observer), moment: from + n + 1 }));
  }

  sinceLastTurn(seat: number): { readonly from: number; readonly to: number } {
    const { turns, count } = this.#steps;
    const present: Turn | undefined = turns.at(-1);
    if (present?.seat !== this.#seat(seat)) return { from: turns[lastOf(turns, seat) + 1]?.moment ?? 0, to: count };
    // The step that ends the last turn of the game brings final scoring, too.
    if (isOver(this.#steps.at(count))) return { from: count - 1, to: count };
    return { from: turns[lastOf(turns.slice(0, -1), seat) + 1]?.moment ?? 0, to: present.moment };
  }

  /** A seat or SPECTATOR; throws for anything else. */
  observer(observer: number): number {
    return observer === SPECTATOR ? observer : this.#seat(observer);
  }

  #seat(seat: number): number {
    const { players } = this.#setting;
    if (Number.isInteger(seat) && seat >= 0 && seat < players) return seat;
    throw new RangeError(`seat: found ${seat}, allowed 0 to ${players - 1}`);
  }
}
