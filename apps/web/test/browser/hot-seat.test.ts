/**
 * Four persons at one screen: it is handed over between them, and nobody ever meets another's card, not even in the text of the page. Here
 * for a few turns each; the long version plays to the end.
 */
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { expectCardsStayHidden } from './hand-overs.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is handed over four ways, and no hidden card is in the page of another [URB-04]', async () => {
  const table = await expectCardsStayHidden(await openPage(), 160);
  expect(table.turns.length).toBeGreaterThan(12);
});
