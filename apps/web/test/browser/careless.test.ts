/** Whatever a person presses, pastes, drops or forbids, the page reports it, stays usable and loses nothing. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { keep, put } from '../../shots/keep.ts';
import { keptGame } from '../../shots/play.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

/** Returns a page with a game under way, and all errors in it. */
async function atTheTable(): Promise<{ page: Page; faults: string[] }> {
  const faults: string[] = [];
  const page = await openPage((opened) => opened.on('pageerror', ({ message }) => faults.push(message)));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'middle', await gameAtTurn({ players: 2, turn: 12 }, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/middle`);
  await page.locator('.choice').first().waitFor();
  return { page, faults };
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('goes back and forward in the middle of a turn, and the turn is still there', async () => {
  const { page, faults } = await atTheTable();
  await page.locator('.choice').first().click();
  await soon(() => keptGame(page)).toMatchObject({ format: 'tabannusi-table' });
  const asked = await page.locator('.question').textContent();
  const offered = await page.locator('.choices').textContent();
  for (let times = 0; times < 3; times++) {
    await page.goBack();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await page.goForward();
    await soon(() => page.locator('.question').textContent()).toBe(asked);
    await soon(() => page.locator('.choices').textContent()).toBe(offered);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await soon(() => page.locator('.choices').textContent()).not.toBe(offered);
  expect(faults).toEqual([]);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is not disturbed by Escape, by keys that mean nothing and by clicks beside everything', async () => {
  const { page, faults } = await atTheTable();
  await page.locator('.choices[data-taps="several"]').waitFor();
  const before = await page.locator('.choices').textContent();
  for (const key of ['Escape', 'Escape', 'Enter', 'Home', 'PageDown', 'F2', '0', 'Backspace', 'Delete']) await page.keyboard.press(key);
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    if (tabs % 10 === 0) await page.keyboard.press('Escape');
  }
  for (const [x, y] of [
    [1, 1],
    [1365, 767],
    [1, 767],
  ] as const)
    await page.mouse.dblclick(x, y);
  await soon(() => page.locator('.choices').textContent()).toBe(before);
  expect(faults).toEqual([]);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('answers to five megabytes, to a picture, and to a record that breaks off, and keeps the games', async () => {
  const { page, faults } = await atTheTable();
  const home = page.url().split('#')[0];
  const record = JSON.stringify((await gameAtTurn({ players: 2, turn: 5 }, 'ur')).record);
  await page.goto(`${home}#/load`);
  const give = (name: string, mimeType: string, buffer: Buffer): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await give('long.json', 'application/json', Buffer.alloc(5_000_000, '[1,2]'));
  await page.locator('.warning').first().waitFor();
  await give('picture.png', 'image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xd8]));
  await page.getByText('This is not JSON').waitFor();
  await give('half.json', 'application/json', Buffer.from(record.slice(0, record.length / 2)));
  await page.getByText('This is not JSON').waitFor();
  await give('wrong.json', 'application/json', Buffer.from(record.replace('"decisions":[', '"decisions":[{"choose":"nothing"},')));
  await page.locator('.faults').first().waitFor();
  await page.goto(`${home}#/`);
  await soon(() => page.locator('.saved-games li').count()).toBe(1);
  expect(faults).toEqual([]);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('shows the games beside those whose entries are damaged', async () => {
  const { page, faults } = await atTheTable();
  await put(page, { id: 'broken', players: 7, king: 'nobody', savedAt: 'never' });
  await put(page, { id: 'strange', players: [7, null], turn: 'x', savedAt: 1e300 });
  await page.goto('about:blank');
  await page.goBack();
  await page.getByRole('link', { name: 'Tabannusi' }).click();
  await soon(() => page.locator('.saved-games li').count()).toBe(3);
  await page.getByText('Puabi and Shulgi').waitFor();
  expect(faults).toEqual([]);
});
