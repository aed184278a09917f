/** A complete game of two persons at one screen, by mouse, in a real Chromium, with fifty reloads. */
import { it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { expectWholeGame } from './whole-game.ts';

const openPage = inBrowser({ serviceWorker: true });

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is played to its end by mouse, kept at every decision and the same after fifty reloads', async () => {
  await expectWholeGame(await openPage(), 50);
});
