/**
 * No view breaks a rule of WCAG 2.2, A or AA, that can be checked by a program. Another light can only break contrast, and another language little more
 * than the names of things, so that all views are looked at with all rules once, and once more for contrast; the long tests look at everything in every light and language.
 */
import { expect, it } from 'vitest';
import { keepGames, violations, violationsOf } from './axe-views.ts';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser();

// Without a Chromium on this machine there is nothing to look at.
it.skipIf(hasNoChromium).each([
  ['noon', 'en', 'all'],
  ['torchlight', 'fr', 'board'],
  ['noon', 'pl', 'pages'],
  ['torchlight', 'de', 'board'],
] as const)('has nothing that keeps somebody out: %s, %s, %s', async (theme, language, extent) => {
  const page = await openPage();
  await keepGames(page);
  expect(await violationsOf(page, theme, language, extent)).toEqual([]);
});

// Without a Chromium on this machine there is nothing to look at.
it.skipIf(hasNoChromium)('finds what is planted', async () => {
  const page = await openPage();
  await page.waitForSelector('.new-game');
  await page.evaluate(() => {
    const faint = document.createElement('p');
    faint.textContent = 'faint';
    faint.style.cssText = 'color: #bbb; background: #ccc';
    document.querySelector('main')?.append(faint, document.createElement('button'));
  });
  expect((await violations(page)).map((violation) => violation.split(' ')[0])).toEqual(['button-name', 'color-contrast']);
});
