/** The built table in a real Chromium, for the tests of a file. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import { buildTable, DIST, isStale } from '../../serve/build.ts';
import { type Serving, serve } from '../../serve/server.ts';
import { chromiumPath, launchChromium, PATIENCE } from '../../shots/browser.ts';

const path = chromiumPath();

/** Without a Chromium on this machine there is nothing to play in. */
export const hasNoChromium = path === null;

/** Gives a function that opens a page at the address of the table; `fragment` is its route. The tests of the file may take long. */
export function inBrowser(): (see?: (page: Page) => unknown, fragment?: string) => Promise<Page> {
  let serving: Serving | undefined;
  let browser: Browser | undefined;
  vi.setConfig({ testTimeout: 5 * PATIENCE });
  beforeAll(async () => {
    if (path === null) return;
    if (isStale()) await buildTable();
    serving = await serve(DIST, 0);
    browser = await launchChromium(path);
  }, PATIENCE);
  afterAll(async () => {
    await browser?.close();
    serving?.close();
  });
  return async (see, fragment = '') => {
    if (browser === undefined || serving === undefined) throw new Error('no browser');
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    context.setDefaultTimeout(PATIENCE);
    await see?.(page);
    await page.goto(`${serving.address}${fragment}`);
    return page;
  };
}
