/** Every lesson can be finished by keyboard alone, and without storage. */
import { LESSONS } from '@tabannusi/table/lessons';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { playLesson, press, says } from './by-keyboard.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium).each(Object.keys(LESSONS))('%s', async (id) => {
  const faults: string[] = [];
  const page = await openPage((opened) => opened.on('pageerror', ({ message }) => faults.push(message)), `#/learn/${id}`);
  await playLesson(page);
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('tabannusi-lessons'))).toBe(JSON.stringify([id]));
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('a browser that stores nothing plays lessons, and the page says it once', async () => {
  const page = await openPage((opened) => {
    return opened.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
  }, '#/learn/ziggurat');
  await playLesson(page);
  await page.getByText('can’t store which lessons').waitFor();
  await press(page, 'Repeat the lesson');
  await says(page, 'Each section of the Ziggurat');
  await playLesson(page);
  expect(await page.getByText('can’t store which lessons').count()).toBe(0);
});
