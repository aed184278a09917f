/** The rules page: every link to a heading or a rule leads exactly there. */
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium).each([
  [1366, 768],
  [1920, 1080],
  [390, 844],
])('contents and links land at what they name: %i x %i', async (width, height) => {
  const page = await openPage((opened) => opened.setViewportSize({ width, height }), '#/rules/SOLO-20');
  /** Returns the pixels from the fixed search field to the heading. */
  const below = (id: string): Promise<number> =>
    page.locator(`#${id}`).evaluate((section) => {
      const search = document.querySelector('.rules-search');
      return section.getBoundingClientRect().top - (search?.getBoundingClientRect().bottom ?? 0);
    });
  // A link scrolls its rule to the middle.
  await page.locator('#SOLO-20').waitFor();
  await soon(() =>
    page.locator('#SOLO-20').evaluate((rule) => {
      const { top, bottom } = rule.getBoundingClientRect();
      return Math.abs((top + bottom) / 2 - innerHeight / 2) < 2;
    }),
  ).toBe(true);
  for (const [chapter, name] of [
    ['turn', 'The turn'],
    ['solo', 'Solo'],
    ['bonuses', 'Bonuses'],
    ['components', 'Components'],
  ] as const) {
    await page.locator('.rules-chapters').getByRole('button', { name }).click();
    await soon(() => below(chapter).then((pixels) => pixels >= 0 && pixels <= 8)).toBe(true);
  }
  // Answers come first, with the words that were found.
  await page.getByRole('searchbox').fill('How do I win?');
  await soon(() => page.locator('.rule').first().getAttribute('id')).toBe('END-07');
  expect(await page.locator('.rule').first().locator('mark').allTextContents()).toEqual(['wins', 'victory']);
});
