/** A complete game of two persons at one screen, by mouse, in a real Chromium; the page is loaded anew at ten decisions, each in the same breath as the click. */
import { it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { expectWholeGame } from './whole-game.ts';

const openPage = inBrowser({ serviceWorker: true });

// Without a Chromium on this machine there is nothing to play in.
it.skipIf(hasNoChromium)('is played to its end by mouse, kept at every decision and the same after ten reloads', async () => {
  await expectWholeGame(await openPage(), 10);
});
