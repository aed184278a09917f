/** The first turns of a solo game on a small phone, by touch. The whole game is in the long run. */
import { expect, it } from 'vitest';
import { phoneOf } from '../../bench/taps/game.ts';
import { hasNoChromium, visitors } from './browser.ts';
import { playInOneHand } from './one-hand.ts';

const visit = visitors(phoneOf(360, 640));
const TURNS = 3;

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('the first turns take few taps and little scrolling at 360 x 640', async () => {
  const page = await visit();
  const { turns, scrolls } = await playInOneHand(page, TURNS);
  expect(turns).toHaveLength(TURNS);
  expect(Math.max(...turns)).toBeLessThanOrEqual(13);
  expect(scrolls).toBeLessThanOrEqual(6 * TURNS);
  // What is asked and done stands below the board, and leaves it most of the height.
  const share = await page.locator('.ask').evaluate((ask) => ask.getBoundingClientRect().height / innerHeight);
  expect(share).toBeLessThanOrEqual(0.12);
});
