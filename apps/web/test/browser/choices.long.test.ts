/** Every choice can be read, at every question in every language. */
import { LANGUAGES } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { fullest, illegible } from './legible.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium).each(LANGUAGES)('at every question, on four screens: %s', { timeout: 600_000 }, async (language) => {
  expect(await illegible(await openPage(), language, fullest())).toEqual([]);
});
