/** A network that goes, a line that is open to all, a hand that is too quick: the page says what it cannot do, and goes on. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

/** Nothing is answered from the device, so that a network that is gone is missed. */
const forgetWorker = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

// Without a Chromium on this machine there is nothing to click.
it.skipIf(hasNoChromium)('begins one game by a double click', async () => {
  const page = await openPage();
  await page.getByLabel('Who sits on seat 2').selectOption('person');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  // Both clicks of it, before anything can answer the first.
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

// Without a Chromium on this machine there is nothing to fetch.
it.skipIf(hasNoChromium)('says that a view could not be fetched, and goes on elsewhere', async () => {
  const page = await openPage(async (opened) => {
    await forgetWorker(opened);
    await opened.route(/rules-rules/, (route) => route.abort());
  });
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('alert').getByText('Part of this page couldn’t be loaded').waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await page.unroute(/rules-rules/);
  await page.goBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('searchbox').waitFor();
});

// Without a Chromium on this machine there is no worker that could fail.
it.skipIf(hasNoChromium)('plays on with bots whose worker cannot be fetched', async () => {
  const page = await openPage(async (opened) => {
    await forgetWorker(opened);
    await opened.route(/assets\/worker-/, (route) => route.abort());
    await opened.addInitScript(() => localStorage.setItem('tabannusi-settings', JSON.stringify({ pace: 'atOnce' })));
  });
  await page.getByLabel('Who sits on seat 1').selectOption('botApprentice');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.own-board').waitFor();
  await soon(() => page.locator('.log li.turn').count()).toBeGreaterThan(3);
});

// Without a Chromium on this machine there is nothing to serve.
it.skipIf(hasNoChromium)('is played over a line that is not secure', async () => {
  const faults: string[] = [];
  const page = await openPage(async (opened) => {
    opened.on('pageerror', ({ message }) => faults.push(message));
    // What browsers keep from pages that come over such a line.
    await opened.addInitScript(() => {
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
      for (const name of ['locks', 'clipboard', 'serviceWorker']) Reflect.deleteProperty(Navigator.prototype, name);
    });
  });
  await page.getByLabel('Who sits on seat 2').selectOption('person');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.choices .main').click();
  await page.locator('.choice').first().click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Link' }).click();
  await page.locator('.share input').waitFor();
  expect(faults).toEqual([]);
});
