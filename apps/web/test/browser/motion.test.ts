/** Moving pieces in a real Chromium. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clickSomething } from '../../shots/play.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();
const MOVING = '.moving > *';

/** Returns the number of moves so far: on a slow machine a piece may arrive before it is looked for. */
const moved = (page: Page): Promise<number> =>
  page.locator('.moving').evaluate((layer) => {
    const counted = Number(layer.getAttribute('data-moved') ?? -1);
    if (counted >= 0) return counted;
    layer.setAttribute('data-moved', '0');
    new MutationObserver((changes) => {
      const before = Number(layer.getAttribute('data-moved'));
      layer.setAttribute('data-moved', String(changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, before)));
    }).observe(layer, { childList: true });
    return 0;
  });

/** Clicks about thirty times, or until something has moved. */
async function clickUntilSomethingMoves(page: Page): Promise<boolean> {
  const before = await moved(page);
  for (let clicks = 0; clicks < 30; clicks++) {
    await clickSomething(page, clicks);
    if ((await moved(page)) > before) return true;
  }
  return false;
}

async function begin(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const page = await openPage((opened) =>
    opened.addInitScript(() => localStorage.setItem('tabannusi-settings', JSON.stringify({ pace: 'unhurried' }))),
  );
  await page.emulateMedia({ reducedMotion });
  await page.getByLabel('Player on seat 2').selectOption('person');
  await page.getByLabel('Seed').fill('ur');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForSelector('.own-board');
  return page;
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('pieces move, arrive by themselves, and a click ends what moves', async () => {
  const page = await begin('no-preference');
  await page.waitForSelector('.moving', { state: 'attached' });
  expect(await clickUntilSomethingMoves(page)).toBe(true);
  await soon(() => page.locator(MOVING).count()).toBe(0);
  expect(await clickUntilSomethingMoves(page)).toBe(true);
  await page.mouse.click(2, 300);
  expect(await page.locator(MOVING).count()).toBe(0);
  await page.close();
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('nothing moves where reduced motion is asked for', async () => {
  const page = await begin('reduce');
  await page.waitForSelector('.moving', { state: 'attached' });
  expect(await clickUntilSomethingMoves(page)).toBe(false);
  await page.close();
});
