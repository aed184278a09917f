/** No view breaks a rule of WCAG 2.2, A or AA, that a program can check, in any theme and language. */
import { LANGUAGES } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { keepGames, violationsOf } from './axe-views.ts';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('has nothing that keeps somebody out', async () => {
  const page = await openPage();
  await keepGames(page);
  for (const theme of ['noon', 'torchlight'] as const)
    for (const language of LANGUAGES) expect(await violationsOf(page, theme, language, 'everything')).toEqual([]);
});
