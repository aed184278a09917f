/** A player who returns to an online game sees what they missed, at once and in one card. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { clickSomething } from '../../shots/play.ts';
import { hasNoChromium } from './browser.ts';
import { violationsOn } from './online.ts';
import { continuing } from './online-continued.ts';
import { soon } from './wait.ts';

const continueOnline = continuing();

const isAsked = async (page: Page): Promise<boolean> => (await page.locator('.choices button:enabled').count()) > 0;

/** Plays until it is the other player's move. */
async function playTurn(page: Page): Promise<void> {
  for (let number = 0; await isAsked(page); number++) {
    const before = await page.locator('.question').innerText();
    await clickSomething(page, number);
    await soon(async () => (await page.locator('.question').innerText()) !== before || !(await isAsked(page))).toBe(true);
  }
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('tells a missed turn in a card, without playing it, on every device', async () => {
  const { record } = await gameAtTurn({ players: 2, turn: 6 }, 'ur');
  const { ann, ben } = await continueOnline(record);
  await soon(async () => (await isAsked(ann)) || (await isAsked(ben))).toBe(true);
  const [plays, away, name] = (await isAsked(ann)) ? [ann, ben, 'Ann'] : [ben, ann, 'Ben'];
  const link = away.url();
  await away.goto('about:blank');
  await playTurn(plays);
  await away.goto(link);
  await away.locator('.recap', { hasText: name }).waitFor();
  // The focus does not move to the card.
  expect(await away.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await violationsOn(away)).toEqual([]);
});
