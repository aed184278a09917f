/** One click, one decision: a double click or a key held down decides once. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { seated } from './seated.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

const asked = (page: Page): Promise<string[]> => page.locator('.question, .choices').allTextContents();

/** Returns the question after a deed, as soon as it has changed. */
async function after(page: Page, deed: () => Promise<void>): Promise<string[]> {
  const before = await asked(page);
  await deed();
  await soon(() => asked(page)).not.toEqual(before);
  return asked(page);
}

/** Returns the middle of something, so that the mouse can press there twice, whatever lies there by then. */
async function middleOf(page: Page, selector: string): Promise<readonly [x: number, y: number]> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error('nothing is there');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('decides once by a double click, on a button and on the board', async () => {
  const [once, twice] = [await seated(await openPage()), await seated(await openPage())];
  for (const selector of ['.choice', '.choice', '.spot', '.choice', '.spot']) {
    if ((await once.locator(selector).count()) === 0) continue;
    const at = await middleOf(once, selector);
    const single = await after(once, () => once.mouse.click(...at));
    const double = await after(twice, () => twice.mouse.dblclick(...at));
    expect(double).toEqual(single);
  }
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('decides once by a key that is held down', async () => {
  const [once, held] = [await seated(await openPage()), await seated(await openPage())];
  for (const key of ['1', 'Enter']) {
    if (key === 'Enter') for (const page of [once, held]) await page.locator('.choice').first().focus();
    const single = await after(once, () => once.keyboard.press(key));
    const repeated = await after(held, async () => {
      for (let times = 0; times < 5; times++) await held.keyboard.down(key);
      await held.keyboard.up(key);
    });
    expect(repeated).toEqual(single);
  }
});
