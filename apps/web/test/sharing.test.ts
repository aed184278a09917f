/** Equal parts of two values become identical, and no others. */
import { expect, it } from 'vitest';
import { sharing } from '../src/session/sharing.ts';

const before = { spaces: [{ kind: 'empty' }, { kind: 'water', tile: null }], seats: [{ vp: 3, dice: [0, 1] }], active: 0 };

it('is the value before where everything is equal', () => {
  expect(sharing(before, structuredClone(before))).toBe(before);
});

it('keeps every part that did not change', () => {
  const after = sharing(before, { ...structuredClone(before), seats: [{ vp: 4, dice: [0, 1] }] });
  expect(after).toEqual({ ...before, seats: [{ vp: 4, dice: [0, 1] }] });
  expect(after.spaces).toBe(before.spaces);
  expect(after.seats[0]?.dice).toBe(before.seats[0]?.dice);
});

it.each<[unknown, unknown]>([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ 0: 1 }, [1]],
  [{ a: null }, { a: {} }],
  [undefined, { a: 1 }],
])('is the value after where something differs: %j, then %j', (was, is) => {
  expect(sharing(was, is)).toEqual(is);
  expect(sharing(was, is)).not.toBe(was);
});
