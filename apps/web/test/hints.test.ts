/** What is pointed at: it goes a moment after the mouse, or with its scene. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHints, type Hint } from '../src/pointing/hints.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hint = (title: string): Hint => ({ title, lines: [] });

it('go a moment after the mouse has left, unless they are read', () => {
  const hints = createHints();
  hints.set(hint('a'));
  hints.set(null);
  expect(hints.get()?.title).toBe('a');
  vi.runAllTimers();
  expect(hints.get()).toBeNull();
  hints.set(hint('b'));
  hints.set(null);
  hints.hold();
  vi.runAllTimers();
  expect(hints.get()?.title).toBe('b');
  hints.set(null);
  hints.set(hint('c'));
  vi.runAllTimers();
  expect(hints.get()?.title).toBe('c');
});

it('are all cleared, kept or not', () => {
  const hints = createHints();
  hints.keep(hint('kept'));
  hints.set(hint('other'));
  expect(hints.get()?.title).toBe('kept');
  hints.clear();
  expect(hints.get()).toBeNull();
  hints.set(hint('pointed at'));
  hints.letGo();
  expect(hints.get()?.title).toBe('pointed at');
  hints.clear();
  expect(hints.get()).toBeNull();
});
