/** Waits for results of a page, which appear some time after the cause. */
import { expect } from 'vitest';
import { PATIENCE } from '../../shots/browser.ts';

/** Returns an expectation that is repeated until it holds. */
export const soon = <T>(read: () => Promise<T>): ReturnType<typeof expect.poll<T>> =>
  expect.poll(read, { timeout: PATIENCE, interval: 30 });
