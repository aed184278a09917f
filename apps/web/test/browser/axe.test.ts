/**
 * No view breaks a rule of WCAG 2.2, A or AA, that a program can check. Another theme can only break contrast, and another language little
 * more than the names of things, so all views are checked with all rules once, and once more for contrast. The long tests check everything
 * in every theme and language.
 */
import { expect, it } from 'vitest';
import { keepGames, violations, violationsOf } from './axe-views.ts';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
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

// Skipped without a Chromium.
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
