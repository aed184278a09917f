/** Lost connections, insecure origins and hasty clicks: the page says what it cannot do, and goes on. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

/** Unregisters the service worker, so that a lost connection has an effect. */
const forgetWorker = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('begins one game by a double click', async () => {
  const page = await openPage();
  await page.getByLabel('Player on seat 2').selectOption('person');
  await page.getByRole('button', { name: 'Start game' }).waitFor();
  // Both clicks at once, before anything can react to the first.
  await page.evaluate(() => {
    const begin = document.querySelector<HTMLElement>('.new-game .main');
    begin?.click();
    begin?.click();
  });
  await page.locator('.own-board').waitFor();
  await page.getByRole('link', { name: 'Tabannusi' }).click();
  await page.locator('.saved-games li').first().waitFor();
  expect(await page.locator('.saved-games li').count()).toBe(1);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('says that a view could not be fetched, and goes on elsewhere', async () => {
  const page = await openPage(async (opened) => {
    await forgetWorker(opened);
    await opened.route(/rules-rules/, (route) => route.abort());
  });
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('alert').getByText('Part of this page couldn’t be loaded').waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Start game' }).waitFor();
  await page.unroute(/rules-rules/);
  await page.goBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('searchbox').waitFor();
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('plays on with bots whose worker cannot be fetched', async () => {
  const page = await openPage(async (opened) => {
    await forgetWorker(opened);
    await opened.route(/assets\/worker-/, (route) => route.abort());
    await opened.addInitScript(() => localStorage.setItem('tabannusi-settings', JSON.stringify({ pace: 'atOnce' })));
  });
  await page.getByLabel('Player on seat 1').selectOption('botApprentice');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.own-board').waitFor();
  await soon(() => page.locator('.log li.turn').count()).toBeGreaterThan(3);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is played over a line that is not secure', async () => {
  const faults: string[] = [];
  const page = await openPage(async (opened) => {
    opened.on('pageerror', ({ message }) => faults.push(message));
    // What browsers withhold from insecure pages.
    await opened.addInitScript(() => {
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
      for (const name of ['locks', 'clipboard', 'serviceWorker']) Reflect.deleteProperty(Navigator.prototype, name);
    });
  });
  await page.getByLabel('Player on seat 2').selectOption('person');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.choices .main').click();
  await page.locator('.choice').first().click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Link' }).click();
  await page.locator('.share input').waitFor();
  expect(faults).toEqual([]);
});
