/** A table that is left leaves nothing behind in the page, neither nodes nor listeners. */
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { openMeter } from '../../bench/meter.ts';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { clickSomething } from '../../shots/play.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();
const VISITS = 3;

/** What may stay for good after the first visit. A drawn table has some 3,300 nodes; one listener leaked per scene is 40. */
const FEW = { nodes: 400, listeners: 28 };

/** Sits down, opens everything at the table, decides a few times, and goes home. */
async function visitTable(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('.choices button').first().waitFor();
  for (const open of ['Estimate', 'History', 'Commands']) {
    const button = page.locator('.log header').getByRole('button', { name: open });
    for (const isOpen of ['true', 'false']) {
      await button.dispatchEvent('click');
      await soon(() => button.getAttribute('aria-pressed')).toBe(isOpen);
    }
  }
  for (let clicks = 0; clicks < 4; clicks++) await clickSomething(page, clicks);
  await page.getByRole('link', { name: 'Tabannusi' }).dispatchEvent('click');
  await page.getByRole('link', { name: 'Continue' }).waitFor();
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('forgets a table that was left, visit after visit', async () => {
  const page = await openPage((opened) => opened.emulateMedia({ reducedMotion: 'no-preference' }));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'middle', await gameAtTurn({ players: 2, turn: 12 }, 'ur'));
  await page.reload();
  await page.getByRole('link', { name: 'Continue' }).waitFor();
  const measure = await openMeter(page);
  const home = await measure();
  for (let visits = 0; visits < VISITS; visits++) await visitTable(page);
  const isMore = async (): Promise<boolean> => {
    const { nodes, listeners } = await measure();
    return nodes > home.nodes + FEW.nodes || listeners > home.listeners + FEW.listeners;
  };
  await soon(isMore).toBe(false);
});
