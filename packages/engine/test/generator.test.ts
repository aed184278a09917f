/** The generator behind a seed. A program in another language computed the same fixed values. */
import { expect, it } from 'vitest';
import { Generator, STREAMS } from '../src/index.ts';

const take = (count: number, draw: () => number): number[] => Array.from({ length: count }, draw);

it('gives the same numbers for a seed on every machine', () => {
  const game = new Generator('ur');
  expect(take(4, () => game.next())).toEqual([1689368596, 2536534465, 240441978, 651989741]);
  const die = new Generator(7);
  expect(take(12, () => die.below(6) + 1)).toEqual([2, 5, 5, 3, 6, 4, 1, 5, 2, 4, 3, 2]);
});

it('gives each stream of a seed numbers of its own', () => {
  const firsts = STREAMS.map((stream) => new Generator('ur', stream).next());
  expect(new Set(firsts).size).toBe(STREAMS.length);
  expect(new Generator('ur', 'bot').next()).toBe(1526650534);
});

it('goes on from where another one stands', () => {
  const first = new Generator('ur', 'bot');
  take(5, () => first.below(6));
  const second = Generator.at(first.state);
  expect(take(20, () => second.next())).toEqual(take(20, () => first.next()));
});

it('takes a number as its decimal text, and tells close seeds apart', () => {
  expect(new Generator(12).next()).toBe(new Generator('12').next());
  const firsts = take(2000, () => 0).map((_, seed) => new Generator(seed).next());
  expect(new Set(firsts).size).toBe(2000);
});

it.each([1, 2, 3, 5, 6, 7, 20, 48, 250, 1000, 65536])('is uniform below %i', (n) => {
  const random = new Generator(`uniform-${n}`);
  const draws = 400 * Math.min(n, 1000);
  const bins = Math.min(n, 1000);
  const counts = new Array<number>(bins).fill(0);
  const wrong: number[] = [];
  for (let i = 0; i < draws; i++) {
    const value = random.below(n);
    if (!(value >= 0 && value < n && Number.isInteger(value))) wrong.push(value);
    const bin = Math.floor((value * bins) / n);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  expect(wrong).toEqual([]);
  // Pearson's statistic has mean bins - 1 and variance 2 (bins - 1); a fair generator practically never exceeds five standard deviations.
  const chi = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
  expect(chi).toBeLessThan(bins - 1 + 5 * Math.sqrt(2 * bins) + 1);
});

it.each([0, -1, 65537, 1 << 20, Number.NaN])('refuses %d, below which it could not draw fairly', (n) => {
  expect(() => new Generator(1).below(n)).toThrow(RangeError);
});
