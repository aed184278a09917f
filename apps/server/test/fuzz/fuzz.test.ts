/** Every door with inputs that are nearly right and with noise: nothing changes, nothing fails. The long run has 100,000 for each. */
import { expect, test } from 'vitest';
import { DOORS, fuzz } from './doors.ts';

const INPUTS = 150;

test.each(Object.keys(DOORS) as (keyof typeof DOORS)[])(`${INPUTS} inputs at the door %s`, async (door) => {
  const { answers, accepted } = await fuzz(door, `sample ${door}`, INPUTS);
  // Most inputs get past the form, and few of them are right.
  const done = Object.values(accepted).reduce((sum, each) => sum + each, 0);
  expect(done).toBeLessThan(INPUTS / 2);
  expect(Object.keys(answers).length).toBeGreaterThan(0);
});
