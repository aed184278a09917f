/** What a first visit loads before the board shows, compressed as web servers do. */
import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser();
const KB = 1024;

// Without a Chromium on this machine there is nothing to load.
it.skipIf(hasNoChromium)('is at most 200 KB of scripts and 300 KB in all, from one origin', async () => {
  const responses: Response[] = [];
  const page = await openPage((opened) => opened.on('response', (response) => responses.push(response)));
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.board');
  // The sentences of the rules, what looks them up, what moves pieces, and workers come after it.
  const shown = responses.filter(
    (response) => !/rules|rule-words|why-not|explaining|things|motion-motion|shared-where|worker/.test(response.url()),
  );
  const sizes = await Promise.all(shown.map(async (response) => ({ url: response.url(), size: sizeOf(response, await response.body()) })));
  const total = (urls: RegExp): number => sizes.filter(({ url }) => urls.test(url)).reduce((sum, { size }) => sum + size, 0);
  expect(total(/\.js$/)).toBeLessThanOrEqual(200 * KB);
  expect(total(/./)).toBeLessThanOrEqual(300 * KB);
  expect(new Set(sizes.map(({ url }) => new URL(url).origin)).size).toBe(1);
});

/** Fonts are compressed already. */
const sizeOf = (response: Response, body: Buffer): number => (/\.woff2?$/.test(response.url()) ? body.length : gzipSync(body).length);
