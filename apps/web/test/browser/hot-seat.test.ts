/**
 * Four persons at one screen: it is handed over between them, and nobody ever meets a card of another, not even in the page's own text. Here for some
 * turns of each; the long version plays to the end.
 */
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { expectCardsStayHidden } from './hand-overs.ts';

const openPage = inBrowser();

// Without a Chromium on this machine there is nothing to play in.
it.skipIf(hasNoChromium)('is handed over four ways, and no hidden card is in the page of another [URB-04]', async () => {
  const table = await expectCardsStayHidden(await openPage(), 160);
  expect(table.turns.length).toBeGreaterThan(12);
});
