/**
 * What comes from outside, at every door: whatever it is, the door answers, refuses what is wrong by a stable code, changes nothing by it, says the
 * same when it is asked again, and lets in only what can be played. The long version has 100,000 inputs for each.
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
