/** A complete game of two persons at one screen, by mouse, in a real Chromium, with a reload immediately after ten of the clicks. */
import { it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { expectWholeGame } from './whole-game.ts';

const openPage = inBrowser({ serviceWorker: true });

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is played to its end by mouse, kept at every decision and the same after ten reloads', async () => {
  await expectWholeGame(await openPage(), 10);
});
