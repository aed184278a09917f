/**
 * Every choice is legible: each question in one of the languages on two of four screens. All combinations are in `choices.long.test.ts`.
 */
import { LANGUAGES } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { fullest, illegible } from './legible.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('at every question, on two of four screens', async () => {
  const asked = fullest();
  expect(asked.length).toBeGreaterThan(25);
  const page = await openPage();
  const faults: string[] = [];
  for (const [turn, language] of LANGUAGES.entries())
    faults.push(
      ...(await illegible(
        page,
        language,
        asked.filter((_, n) => n % LANGUAGES.length === turn),
        2,
      )),
    );
  expect(faults).toEqual([]);
});
