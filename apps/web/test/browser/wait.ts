/** Waiting for what a page comes to: it is laid out some time after it was asked for, and nobody knows how long after. */
import { expect } from 'vitest';
import { PATIENCE } from '../../shots/browser.ts';

/** An expectation of what is read again and again until it holds. */
export const soon = <T>(read: () => Promise<T>): ReturnType<typeof expect.poll<T>> =>
  expect.poll(read, { timeout: PATIENCE, interval: 30 });
