/** Finished lessons are remembered if the browser stores them; damaged data count as none. */
import { expect, it } from 'vitest';
import { doneLessons, noteDone } from '../src/lessons/done-lessons.ts';

function storageWith(kept: string | null) {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
  };
}

it('remembers each lesson once', () => {
  const storage = storageWith(null);
  expect(doneLessons(storage)).toEqual([]);
  for (const id of ['goal', 'turn', 'goal']) expect(noteDone(storage, id)).toBe(true);
  expect(doneLessons(storage)).toEqual(['goal', 'turn']);
});

it.each(['', '{', '{}', 'null', '7'])('reads %j as no lesson', (kept) => expect(doneLessons(storageWith(kept))).toEqual([]));

it('leaves out what is no id', () => expect(doneLessons(storageWith('["goal",7,null]'))).toEqual(['goal']));

it('says that nothing can be stored, whether the browser refuses or forgets', () => {
  const forgetful = { getItem: () => null, setItem: () => undefined };
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  for (const storage of [forgetful, full]) expect(noteDone(storage, 'goal')).toBe(false);
});
