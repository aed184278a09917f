/** The built page in a real Chromium, for the tests of a file. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject, vi } from 'vitest';
import { PATIENCE } from '../../shots/browser.ts';

const shared = inject('shared');

/** Whether browser tests must be skipped, because this machine has no Chromium. */
export const hasNoChromium = shared === null;

interface Visit {
  /** Most tests do without the service worker, which would store every file for every new visitor. */
  readonly serviceWorker?: boolean;
}

/**
 * Returns a function that opens the page for a new visitor, who is removed after the test; `fragment` is the route. Sets a long time limit
 * for the tests of the file.
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

const DESKTOP: BrowserContextOptions = { viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce', locale: 'en-GB' };

/** The address of the served page. */
export const tableAddress = (): string => shared?.table ?? '';

/** Returns a function that opens an empty page for a new visitor, who is removed after the test. */
export function visitors(device: BrowserContextOptions = DESKTOP): () => Promise<Page> {
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
    const context = await browser.newContext(device);
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    return context.newPage();
  };
}
