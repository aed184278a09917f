/**
 * What a page holds. Who drives it must hold nothing of it: an element that the driver has been given (`waitForSelector`) is kept with the whole tree
 * around it, whatever the page forgets; a locator gives none.
 */
import type { Page } from 'playwright-core';

/** What is left when everything that nobody holds is gone. */
export interface Left {
  readonly heapKb: number;
  /** In the document and out of it. */
  readonly nodes: number;
  readonly listeners: number;
}

/** What is about to be forgotten is held for some moments more, so that one looks again until there is no less. */
const MOMENTS_MS = 300;

export async function openMeter(page: Page): Promise<() => Promise<Left>> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const look = async (): Promise<Left> => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
    return { heapKb: Math.round(usedSize / 1024), nodes, listeners };
  };
  return async () => {
    let [before, left] = [await look(), await look()];
    do {
      await page.waitForTimeout(MOMENTS_MS);
      [before, left] = [left, await look()];
    } while (left.nodes < before.nodes || left.listeners < before.listeners);
    return left;
  };
}
