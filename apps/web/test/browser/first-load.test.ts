/** What a first visit loads before the board shows, compressed as web servers do. */
import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser({ serviceWorker: true });
const KB = 1024;
/** Later parts add to the page: 15,000 bytes of the 204,231 that it once had are theirs. */
const WITHOUT_ROOM = 204_231 - 15_000;

// Without a Chromium on this machine there is nothing to load.
it.skipIf(hasNoChromium)('leaves room below 200 KB of scripts and 300 KB in all, from one origin', async () => {
  const responses = new Map<string, Response>();
  const page = await openPage(async (opened) => {
    opened.on('response', (response) => responses.set(response.url(), response));
    await opened.addInitScript(noteBoard);
  });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.board');
  // Whatever was asked for before the board stood in the page, whatever it is called.
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

/** When the board is first in the page. */
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
