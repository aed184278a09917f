/** Every choice can be read: each question in one of the languages and on two of four screens; all in all are in `choices.long.test.ts`. */
import { LANGUAGES } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { fullest, illegible } from './legible.ts';

const openPage = inBrowser();

// Without a Chromium on this machine there is nothing to read.
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
