/** Each kind of question is new once, until no more notes are wanted. */
import { expect, it } from 'vitest';
import { isNew, noteSeen } from '../src/help/first-questions.ts';

function storageWith(kept: string | null) {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
  };
}

it('is new once', () => {
  const storage = storageWith(null);
  expect(isNew(storage, 'die')).toBe(true);
  noteSeen(storage, 'die');
  expect([isNew(storage, 'die'), isNew(storage, 'action')]).toEqual([false, true]);
  noteSeen(storage, 'all');
  noteSeen(storage, 'action');
  expect(isNew(storage, 'pawns')).toBe(false);
});

it.each(['', '{', '7', 'null'])('reads %j as nothing seen', (kept) => expect(isNew(storageWith(kept), 'die')).toBe(true));

it('bears a browser without room', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => noteSeen(full, 'die')).not.toThrow();
});
