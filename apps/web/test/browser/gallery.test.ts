/** The gallery is long: its contents lead to every section, also by keyboard, on wide and narrow screens. */
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium).each([
  [1366, 768],
  [390, 844],
])('leads to its sections at %i by %i', async (width, height) => {
  const page = await openPage((opened) => opened.setViewportSize({ width, height }), '#/gallery');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const names = await contents.getByRole('button').allInnerTexts();
  expect(names).toEqual(await page.getByRole('heading', { level: 2 }).allInnerTexts());
  for (const name of ['Bag', 'Symbols', 'King cards']) {
    await contents.getByRole('button', { name, exact: true }).press('Enter');
    const heading = page.getByRole('heading', { name, exact: true, level: 2 });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const { y = -1 } = (await heading.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(height);
  }
  // The route is unchanged, and the contents are still visible if there is room.
  expect(new URL(page.url()).hash).toBe('#/gallery');
  expect(((await contents.boundingBox())?.y ?? -1) >= 0).toBe(width > 1000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  // Focus continues from there: the next stop is the first rule of the section.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('SOLO-01');
});
