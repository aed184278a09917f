/** Ways of a plan: an end counts for every first choice that can lead to it. */
import { expect, test } from 'vitest';
import { bestEnd, type End, Way } from '../../src/search/way.ts';

const endAt = (way: Way, value: number): End => ({ at: { bytes: new Uint8Array(1), depth: 1 }, value, way });

test('two first choices that lead to the same position have the same best end, whenever the second comes there', () => {
  const [early, late, shared, last] = [new Way(), new Way(), new Way(), new Way()];
  shared.joinFrom(early);
  last.joinFrom(shared);
  const end = endAt(last, 7);
  last.raise(end);
  shared.joinFrom(late);
  expect(early.best).toBe(end);
  expect(late.best).toBe(end);

  const better = endAt(last, 9);
  last.raise(better);
  expect([early.best, late.best]).toEqual([better, better]);
});

test('a worse end, or an equal one that is found later, changes nothing', () => {
  const [first, last] = [new Way(), new Way()];
  last.joinFrom(first);
  const ends = [endAt(last, 7), endAt(last, 6), endAt(last, 7)];
  for (const end of ends) last.raise(end);
  expect(first.best).toBe(ends[0]);
  expect(bestEnd(ends)).toBe(ends[0]);
});

test('a way starts where it was found first', () => {
  const [first, second, middle, last] = [new Way(), new Way(), new Way(), new Way()];
  middle.joinFrom(first);
  last.joinFrom(middle);
  last.joinFrom(second);
  expect(last.start).toBe(first);
  expect(first.best).toBeNull();
});
