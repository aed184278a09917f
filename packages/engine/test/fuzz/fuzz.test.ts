/**
 * Random input at every door: the door always answers, refuses what is wrong with a stable code and without changes, gives the same answer
 * again, and accepts only what can be played. The long version has 100,000 inputs for each door.
 */
import { expect, test } from 'vitest';
import { DOOR_NAMES, DOORS } from './doors/index.ts';
import { fuzz } from './fuzz.ts';

test.each(DOOR_NAMES)('500 inputs: %s', async (door) => {
  const { count, failures } = await fuzz(door, 'short', 2, 250);
  expect(failures).toEqual([]);
  expect(count.inputs).toBe(500);
  expect(count.wellFormed).toBe(250);
  expect(count.letIn).toBeGreaterThan(2);
  expect(count.codes.size).toBeGreaterThan(DOORS[door].codes.length / 3);
});
