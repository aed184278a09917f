/** Four persons at one screen, to the end of their game. */
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { expectCardsStayHidden } from './hand-overs.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is handed over four ways, and no hidden card is in the page of another in a whole game', async () => {
  const table = await expectCardsStayHidden(await openPage());
  expect(table.prompt.wait).toBe('over');
  expect(table.turns.length).toBeGreaterThan(40);
});
