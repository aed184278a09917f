/**
 * The random number generator behind a seed: sfc32, which is small, fast and the same on every platform.
 *
 * Game randomness, bots' thinking and re-dealing use different streams of one seed, so that none can disturb another.
 */
import type { Random } from '../contracts.ts';

export const STREAMS = ['game', 'bot', 'redeal'] as const;
export type Stream = (typeof STREAMS)[number];

export type GeneratorState = readonly [number, number, number, number];

export class Generator implements Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /** `seed` is any text; a number counts as its decimal text. */
  constructor(seed: string | number, stream: Stream = 'game') {
    const text = `${stream}:${seed}`;
    this.#a = mixText(text, 0x9e3779b9);
    this.#b = mixText(text, 0x243f6a88);
    this.#c = mixText(text, 0xb7e15162);
    for (let i = 0; i < 12; i++) this.next();
  }

  /** The present state; `Generator.at` continues from it. */
  get state(): GeneratorState {
    return [this.#a, this.#b, this.#c, this.#counter];
  }

  static at(state: GeneratorState): Generator {
    const generator = new Generator('');
    [generator.#a, generator.#b, generator.#c, generator.#counter] = state;
    return generator;
  }

  /** Uniform in [0, 2^32). */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    this.#c |= 0;
    return sum >>> 0;
  }

  /** Uniform in [0, n) for 1 <= n <= 65536. Values that would favour some results are rejected. Integer arithmetic only, for speed. */
  below(n: number): number {
    if (!(n >= 1 && n <= 65536)) throw new RangeError(`below: found ${n}, allowed 1 to 65536`);
    let product = (this.next() >>> 16) * n;
    if ((product & 0xffff) < n) {
      const unfair = 65536 % n;
      while ((product & 0xffff) < unfair) product = (this.next() >>> 16) * n;
    }
    return product >>> 16;
  }
}

function mixText(text: string, start: number): number {
  let h = start;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x5bd1e995);
    h ^= h >>> 15;
  }
  return Math.imul(h ^ (h >>> 13), 0x85ebca6b) | 0;
}
