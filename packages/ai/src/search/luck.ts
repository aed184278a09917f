/**
 * Chance within a plan: the same question has the same outcome everywhere in the plan, so that ways are compared by their choices and not
 * by their luck. Outcomes come from the bot's own random generator and never from hidden information.
 */
import { apply, drawOutcome, type Random, type State } from '@tabannusi/engine';
import { topKind } from '@tabannusi/engine/search';

export class Luck implements Random {
  readonly #seed: number;
  #word = 0;
  /** The number of chance questions so far. */
  asked = 0;

  constructor(lots: Random) {
    this.#seed = (lots.below(65536) << 16) | lots.below(65536);
  }

  /** Returns the outcome of the pending chance question. */
  answer(state: State): void {
    this.asked++;
    this.#word = this.#seed ^ Math.imul(topKind(state) + 1, 0x9e3779b1);
    apply(state, drawOutcome(state, this));
  }

  below(n: number): number {
    this.#word = (this.#word + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#word ^ (this.#word >>> 15), this.#word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * n);
  }
}
