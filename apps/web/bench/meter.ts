/**
 * What a page holds in memory. The test driver must hold no element itself: an element handle (`waitForSelector`) keeps its whole tree
 * alive, while a locator keeps nothing.
 */
import type { Page } from 'playwright-core';

/** What is left after garbage collection. */
export interface Left {
  readonly heapKb: number;
  /** Nodes in the document and detached ones. */
  readonly nodes: number;
  readonly listeners: number;
}

/** Milliseconds between two measurements: some objects are released late, so it measures until the figures stop falling. */
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
