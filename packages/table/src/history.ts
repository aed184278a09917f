/** What observers may know of a game, at any moment. Looking disturbs nothing. */
import { eventsFor, Generator, Masked, mask, redeal, type Setting, SPECTATOR, type State, type View, viewOf } from '@tabannusi/engine';
import type { Step, Steps, Turn } from './steps.ts';

/** A step without its choice or outcome, which may be secret, and with the events that the observer may know. */
export type Logged = Omit<Step, 'answer'> & { readonly moment: number };

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
    const isOwn = present?.seat === this.#seat(seat);
    const last = turns.slice(0, isOwn ? -1 : undefined).findLastIndex((turn) => turn.seat === seat);
    return { from: turns[last + 1]?.moment ?? 0, to: isOwn ? present.moment : count };
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
