/** What a first visit loads before the board shows, with the usual compression of web servers. */
import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser({ serviceWorker: true });
const KB = 1024;
/** The bytes of an earlier build, less 14,000 for parts that were added since. */
const WITHOUT_ROOM = 204_231 - 14_000;

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('leaves room below 200 KB of scripts and 300 KB in all, from one origin', async () => {
  const responses = new Map<string, Response>();
  const page = await openPage(async (opened) => {
    opened.on('response', (response) => responses.set(response.url(), response));
    await opened.addInitScript(noteBoard);
  });
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForSelector('.board');
  // All requests before the board was in the page, whatever their names.
  const urls = await page.evaluate(() => {
    const shownAt = Number(document.documentElement.dataset['boardAt']);
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < shownAt);
    return [location.href.split('#')[0] ?? '', ...new Set(asked.map(({ name }) => name))];
  });
  const sizes = await Promise.all(urls.map(async (url) => ({ url, size: await sizeOf(responses.get(url)) })));
  const total = (wanted: RegExp): number => sizes.filter(({ url }) => wanted.test(url)).reduce((sum, { size }) => sum + size, 0);
  expect(total(/\.js$/)).toBeGreaterThan(100 * KB);
  expect(total(/\.js$/), JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(WITHOUT_ROOM);
  expect(total(/./)).toBeLessThanOrEqual(300 * KB);
  expect(new Set(urls.map((url) => new URL(url).origin)).size).toBe(1);
});

/** Notes when the board is first in the page. */
function noteBoard(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector('.board') === null) return;
    document.documentElement.dataset['boardAt'] = String(performance.now());
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Fonts are compressed already. */
async function sizeOf(response: Response | undefined): Promise<number> {
  if (response === undefined) throw new Error('asked for, and never answered');
  const body = await response.body();
  return /\.woff2?$/.test(response.url()) ? body.length : gzipSync(body).length;
}
