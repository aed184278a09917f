/** Dice from a seed, and the probability of such counts if all faces are equally likely. */
import type { State } from '@tabannusi/engine';
import { fairChance } from '../src/index.ts';

/** The p-value below which a sample is called unfair. Seeds are fixed. */
export const P_MIN = 0.001;

const ROLL = 10;

/**
 * Returns how often each face was rolled, and each face after each other, in rolls of ten dice in five Districts, numbered as in a game.
 */
export function dice(seed: Uint8Array, count: number): { faces: number[]; pairs: number[] } {
  const chance = fairChance(seed);
  const faces = new Array<number>(6).fill(0);
  const pairs = new Array<number>(36).fill(0);
  const state = null as unknown as State;
  for (let roll = 0; roll * ROLL < count; roll++) {
    const random = chance({ kind: 'rollDice', district: 1 + (roll % 5), number: Math.floor(roll / 5), outcomes: roll, state });
    if (random === null) throw new Error('no source');
    let last = -1;
    for (let die = 0; die < ROLL; die++) {
      const face = random.below(6);
      faces[face]!++;
      // Only pairs without a common die, which are independent.
      if (die % 2 === 1) pairs[6 * last + face]!++;
      last = face;
    }
  }
  return { faces, pairs };
}

/**
 * Returns the probability of counts that differ at least as much from equal ones: Pearson's test, with one degree of freedom less than
 * counts.
 */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return upperGamma((counts.length - 1) / 2, statistic / 2);
}

/** The regularised upper incomplete gamma function, by its series: one minus x^a e^-x / gamma(a + 1) times the sum of x^n / ((a + 1) … (a + n)). */
function upperGamma(a: number, x: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; term > 1e-16 * sum && n < 10_000; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return 1 - Math.exp(a * Math.log(x) - x - logGamma(a + 1)) * sum;
}

/** Only for multiples of one half. */
function logGamma(a: number): number {
  let log = a % 1 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let factor = a % 1 === 0 ? 1 : 0.5; factor < a; factor++) log += Math.log(factor);
  return log;
}
