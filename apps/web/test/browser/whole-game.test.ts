/** A complete game of two persons at one screen, by mouse, in a real Chromium; the page is loaded anew at fifty decisions drawn by lot, each in the same breath as the click. */
import { openTable } from '@tabannusi/table';
import { expect, it } from 'vitest';
import { keptGame } from '../../shots/play.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { tinyTexts } from './letters.ts';
import { playWithReloads } from './reloads.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();
const AMONG = 260;

// Without a Chromium on this machine there is nothing to play in.
it.skipIf(hasNoChromium)('is played to its end by mouse, kept at every decision and the same after fifty reloads', async () => {
  const page = await openPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));

  await page.getByLabel('Who sits on seat 2').selectOption('person');
  await page.getByLabel('Seed').fill('ur');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.own-board');

  const clicks = await playWithReloads(page, { count: 50, among: AMONG }, async (click) => {
    if (click === 150) expect(await tinyTexts(page, 12)).toEqual([]);
  });
  await soon(() => page.locator('.result h1').innerText()).toMatch(/wins\.|share the victory\./);
  expect(clicks).toBeGreaterThan(AMONG);
  expect(faults).toEqual([]);

  await soon(async () => {
    const opened = openTable(await keptGame(page));
    return opened.ok && opened.table.prompt.wait;
  }).toBe('over');
});
