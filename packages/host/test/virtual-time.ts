/** Time that passes only when something is planned: a simulation of hours takes a moment and can be repeated from its seed. */
import { Generator } from '@tabannusi/engine';

interface Planned {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

export class VirtualTime {
  readonly random: Generator;
  now = 0;
  #order = 0;
  readonly #planned: Planned[] = [];

  constructor(seed: string) {
    this.random = new Generator(seed, 'bot');
  }

  /** Runs something after this many milliseconds. */
  in(delay: number, run: () => void): void {
    const planned = { at: this.now + delay, order: this.#order++, run };
    let place = this.#planned.length;
    while (place > 0 && isLater(this.#planned[place - 1], planned)) place--;
    this.#planned.splice(place, 0, planned);
  }

  sleep(delay: number): Promise<void> {
    return new Promise((resolve) => this.in(delay, resolve));
  }

  /** True once in this many times on average. */
  oneIn(times: number): boolean {
    return this.random.below(times) === 0;
  }

  between(least: number, most: number): number {
    return least + this.random.below(most - least + 1);
  }

  /** Lets time pass until a moment. */
  async until(end: number): Promise<void> {
    for (let next = this.#planned[0]; next !== undefined && next.at <= end; next = this.#planned[0]) {
      this.#planned.shift();
      this.now = next.at;
      next.run();
      // Everything that waits for a promise runs before time passes.
      await new Promise(setImmediate);
    }
    this.now = end;
  }
}

const isLater = (one: Planned | undefined, other: Planned): boolean => one !== undefined && one.at > other.at;
