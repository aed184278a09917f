/** The built table in a real Chromium, for the tests of a file. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject, vi } from 'vitest';
import { PATIENCE } from '../../shots/browser.ts';

const shared = inject('shared');

/** Without a Chromium on this machine there is nothing to play in. */
export const hasNoChromium = shared === null;

interface Visit {
  /** Most tests do without the service worker, which fetches and keeps every file of the table for every new visitor. */
  readonly serviceWorker?: boolean;
}

/**
 * Gives a function that opens a page at the address of the table for a new visitor, who is gone after the test; `fragment` is its route. The tests of
 * the file may take long.
 */
export function inBrowser({ serviceWorker = false }: Visit = {}): (see?: (page: Page) => unknown, fragment?: string) => Promise<Page> {
  const visit = visitors();
  return async (see, fragment = '') => {
    const page = await visit();
    if (!serviceWorker) await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await see?.(page);
    await page.goto(`${shared?.table}${fragment}`);
    return page;
  };
}

/** Gives a function that opens an empty page for a new visitor, who is gone after the test. */
export function visitors(): () => Promise<Page> {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  vi.setConfig({ testTimeout: 5 * PATIENCE });
  beforeAll(async () => {
    if (shared !== null) browser = await chromium.connect(shared.chromium);
  }, PATIENCE);
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  }, PATIENCE);
  afterAll(() => browser?.close(), PATIENCE);
  return async () => {
    if (browser === undefined) throw new Error('no browser');
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce', locale: 'en-GB' });
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    return context.newPage();
  };
}
