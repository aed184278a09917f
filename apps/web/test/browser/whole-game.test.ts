/** A complete game of two persons at one screen, by mouse, in a real Chromium; the page is closed and opened again in its midst, many times. */
import { Generator } from '@tabannusi/engine';
import { openTable } from '@tabannusi/table';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PATIENCE } from '../../shots/browser.ts';
import { clickSomething, keptGame } from '../../shots/play.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { tinyTexts } from './letters.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();
/** Before so many of the first clicks, drawn by lot. */
const RELOADS = { count: 8, among: 260 };

// Without a Chromium on this machine there is nothing to play in.
it.skipIf(hasNoChromium)('is played to its end by mouse, kept at every decision and opened again after reloads', async () => {
  const page = await openPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));

  await page.getByLabel('Who sits on seat 2').selectOption('person');
  await page.getByLabel('Seed').fill('ur');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.own-board');

  const reloads = drawnByLot(RELOADS);
  let clicks = 0;
  for (; clicks < 3000; clicks++) {
    if (reloads.has(clicks)) await expectSameAfterReload(page);
    if (clicks === 150) expect(await tinyTexts(page, 12)).toEqual([]);
    if (!(await clickSomething(page, clicks))) break;
  }
  await soon(() => page.locator('.result h1').innerText()).toMatch(/wins\.|share the victory\./);
  expect(clicks).toBeGreaterThan(RELOADS.among);
  expect(faults).toEqual([]);

  const opened = openTable(await keptGame(page));
  expect(opened.ok && opened.table.prompt.wait).toBe('over');
});

function drawnByLot({ count, among }: typeof RELOADS): ReadonlySet<number> {
  const lots = new Generator('reloads', 'bot');
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(lots.below(among));
  return drawn;
}

/** Who is asked sits down first; a choice that is warned of is not made yet, and is asked again. */
async function expectSameAfterReload(page: Page): Promise<void> {
  const thinkAgain = page.getByRole('button', { name: 'Think again' });
  await page.locator('.choices button').first().waitFor();
  if (await thinkAgain.isVisible()) await thinkAgain.click();
  await sitDown(page);
  const before = await tableText(page);
  await kept(page);
  await page.reload();
  await sitDown(page);
  await soon(() => tableText(page)).toBe(before);
}

/** What was decided is kept a moment later: until two looks, a while apart, find the same. */
async function kept(page: Page): Promise<void> {
  let last = '';
  await expect
    .poll(
      async () => {
        const saved = JSON.stringify(await keptGame(page));
        const isSame = saved === last;
        last = saved;
        return isSame;
      },
      { interval: 250, timeout: PATIENCE },
    )
    .toBe(true);
}

async function sitDown(page: Page): Promise<void> {
  await page.locator('.choices button').first().waitFor();
  const takeOver = page.getByRole('button', { name: /show my cards$/ });
  if (await takeOver.isVisible()) await takeOver.click();
  await takeOver.waitFor({ state: 'detached' });
}

/** Without the log, in whose place a scoring may be shown until the page is opened again. */
const tableText = async (page: Page): Promise<string> =>
  (await Promise.all(['.question', '.panels', '.choices'].map((part) => page.locator(part).textContent()))).join('\n');
