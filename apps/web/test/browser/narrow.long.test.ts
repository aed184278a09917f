/** No view is wider than the narrowest screen of 320 pixels. */
import { expect, it } from 'vitest';
import { ALL_VIEWS, keepGames, visitViews } from './axe-views.ts';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('has no view that scrolls sideways at 320 pixels, with the longest words', async () => {
  const page = await openPage();
  await page.setViewportSize({ width: 320, height: 640 });
  await keepGames(page);
  const tooWide: string[] = [];
  await visitViews(page, ALL_VIEWS, { theme: 'noon', language: 'de' }, async (name) => {
    const wide = await page.evaluate(() => {
      if (document.documentElement.scrollWidth <= innerWidth) return null;
      const all = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5);
      return `${document.documentElement.scrollWidth}: ${all.slice(0, 5).map((element) => `${element.tagName}.${element.getAttribute('class')}`)}`;
    });
    if (wide !== null) tooWide.push(`${name} ${wide}`);
  });
  expect(tooWide).toEqual([]);
});
