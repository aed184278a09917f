/** The explanation of what is hovered over is cleared a moment after the mouse leaves, or with its scene. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTablet, type TabletText } from '../src/pointing/tablet-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const text = (title: string): TabletText => ({ title, lines: [] });

it('go a moment after the mouse has left, unless they are read', () => {
  const tablet = createTablet();
  tablet.set(text('a'));
  tablet.set(null);
  expect(tablet.get()?.title).toBe('a');
  vi.runAllTimers();
  expect(tablet.get()).toBeNull();
  tablet.set(text('b'));
  tablet.set(null);
  tablet.hold();
  vi.runAllTimers();
  expect(tablet.get()?.title).toBe('b');
  tablet.set(null);
  tablet.set(text('c'));
  vi.runAllTimers();
  expect(tablet.get()?.title).toBe('c');
});

it('are all cleared, kept or not', () => {
  const tablet = createTablet();
  tablet.keep(text('kept'));
  tablet.set(text('other'));
  expect(tablet.get()?.title).toBe('kept');
  tablet.clear();
  expect(tablet.get()).toBeNull();
  tablet.set(text('pointed at'));
  tablet.letGo();
  expect(tablet.get()?.title).toBe('pointed at');
  tablet.clear();
  expect(tablet.get()).toBeNull();
});
