/** A whole solo game on a small phone, by touch: counts taps and scrolls. */
import { expect, it } from 'vitest';
import { phoneOf } from '../../bench/taps/game.ts';
import { hasNoChromium, visitors } from './browser.ts';
import { medianOf, playInOneHand } from './one-hand.ts';

const visit = visitors(phoneOf(360, 640));

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('a whole solo game takes few taps and little scrolling at 360 x 640', { timeout: 1_200_000 }, async () => {
  const page = await visit();
  const { turns, scrolls } = await playInOneHand(page, Infinity);
  await page.locator('.result').waitFor();
  expect(turns.length).toBeGreaterThan(8);
  expect(medianOf(turns)).toBeLessThanOrEqual(7);
  expect(scrolls).toBeLessThanOrEqual(4 * turns.length);
});
