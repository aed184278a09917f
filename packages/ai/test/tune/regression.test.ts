/** The arithmetic of the tuner. */
import { Generator } from '@tabannusi/engine';
import { describe, expect, test } from 'vitest';
import { leastSquares } from '../../bench/tune/regression.ts';

const random = new Generator('regression', 'bot');
/** Uniform between -1 and 1. */
const number = (): number => random.next() / 2 ** 31 - 1;
const row = (): number[] => [number(), number(), number()];
const SLOPES = [3, 0, -2];
const explained = (each: readonly number[]): number => each.reduce((sum, x, n) => sum + x * SLOPES[n], 0);

describe('a regression', () => {
  test('finds the slopes that explain everything, without error', () => {
    const rows = Array.from({ length: 20 }, row);
    const { slopes, errors } = leastSquares(rows, rows.map(explained));
    for (const [n, slope] of slopes.entries()) expect(slope).toBeCloseTo(SLOPES[n], 9);
    for (const error of errors) expect(error).toBeLessThan(1e-9);
  });

  test('says how far chance may have moved them: within two errors in 19 of 20 cases', () => {
    let within = 0;
    for (let time = 0; time < 200; time++) {
      const rows = Array.from({ length: 100 }, row);
      const { slopes, errors } = leastSquares(
        rows,
        rows.map((each) => explained(each) + 5 * (number() + number() + number())),
      );
      if (Math.abs(slopes[1]) < 2 * errors[1]) within++;
    }
    expect(within).toBeGreaterThan(180);
    expect(within).toBeLessThan(199);
  });

  test('refuses a column that follows from another', () => {
    const rows = Array.from({ length: 20 }, () => {
      const each = number();
      return [each, 2 * each];
    });
    expect(() =>
      leastSquares(
        rows,
        rows.map(() => 1),
      ),
    ).toThrow('follows from the others');
  });
});
