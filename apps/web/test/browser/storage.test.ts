/** A browser without room: the page says so, and the game goes on. A damaged game is reported as damaged, and the others stay. */
import { it } from 'vitest';
import { put } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('says when a decision could not be kept, and goes on', async () => {
  const page = await openPage();
  await page.getByLabel('Player on seat 2').selectOption('person');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.choices .main').click();
  await page.locator('.choice').first().waitFor();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  const question = await page.locator('.question').innerText();
  await page.locator('.choice').first().click();
  await page.getByRole('alert').waitFor();
  await soon(() => page.locator('.question').innerText()).not.toBe(question);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('says that a damaged game cannot be opened', async () => {
  const page = await openPage();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForSelector('.own-board');
  const address = page.url();
  await put(page, { id: address.split('/').at(-1) ?? '', saved: { format: 'tabannusi-table', version: 1, record: 7 } });
  await page.goto('about:blank');
  await page.goto(address);
  await soon(() => page.locator('.warning').innerText()).toContain('This game can’t be opened.');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { name: 'Games on this device' }).waitFor();
  await soon(() => page.locator('.saved-games li').count()).toBe(1);
});
