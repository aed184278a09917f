/**
 * The dice of a seed. Each outcome is drawn from a stream of its own, named by kind, District and number. So known outcomes reveal nothing
 * about others, the order of questions does not matter, and a question has the same outcome after an undo.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Chance, Random } from '@tabannusi/engine';
import { labelled } from './digest.ts';

/** A source of chance for `RunningGame`. */
export const fairChance =
  (seed: Uint8Array): Chance =>
  ({ kind, district, number }) =>
    new Stream(seed, [kind, district === null ? '' : String(district), String(number)]);

/** HMAC-SHA-256 in counter mode, read as 16-bit words, high byte first. */
class Stream implements Random {
  readonly #seed: Uint8Array;
  readonly #name: readonly string[];
  #block = new Uint8Array(0);
  #blocks = 0;
  #at = 0;

  constructor(seed: Uint8Array, name: readonly string[]) {
    this.#seed = seed;
    this.#name = name;
  }

  /** Uniform in [0, n) for 1 <= n <= 65536. Words that would favour some values are rejected. */
  below(n: number): number {
    if (!(Number.isInteger(n) && n >= 1 && n <= 65536)) throw new RangeError(`below: found ${n}, allowed 1 to 65536`);
    const unfair = 65536 % n;
    for (;;) {
      const product = this.#word() * n;
      if (product % 65536 >= unfair) return Math.floor(product / 65536);
    }
  }

  #word(): number {
    if (this.#at === this.#block.length) {
      this.#block = hmac(sha256, this.#seed, labelled('outcome', ...this.#name, String(this.#blocks++)));
      this.#at = 0;
    }
    const high = this.#block[this.#at++] ?? 0;
    return high * 256 + (this.#block[this.#at++] ?? 0);
  }
}
