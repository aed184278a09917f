/** Nothing is lost by a reload at any decision: fifty of them, drawn by lot, each in the same breath as the click. */
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { playWithReloads } from './reloads.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

// Without a Chromium on this machine there is nothing to play in.
it.skipIf(hasNoChromium)('is the same after fifty reloads', { timeout: 3_600_000 }, async () => {
  const page = await openPage();
  await page.getByLabel('Who sits on seat 2').selectOption('person');
  await page.getByLabel('Seed').fill('ur');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.own-board');
  expect(await playWithReloads(page, { count: 50, among: 260 })).toBeGreaterThan(260);
  await soon(() => page.locator('.result h1').innerText()).toMatch(/wins\.|share the victory\./);
});
