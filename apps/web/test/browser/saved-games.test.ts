/** The games on this device: a deleted one can be restored until the page is left, and a finished one leads to its result. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { keep, put } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

const lines = (page: Page): Promise<number> => page.locator('.saved-games li').count();
const remove = (page: Page): Promise<void> => page.getByRole('button', { name: 'Delete' }).first().click();
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

async function openHome(): Promise<Page> {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  const saved = await gameAtTurn({ players: 2, turn: 3 }, 'ur');
  await keep(page, 'one', saved);
  await keep(page, 'two', saved);
  await page.reload();
  await soon(() => lines(page)).toBe(2);
  return page;
}

async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Tabannusi' }).click();
  await page.locator('.saved-games').waitFor();
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('gives a deleted game back, with the focus where it was, and deletes it when the page is left', async () => {
  const page = await openHome();
  await remove(page);
  await page.getByRole('status').getByText('Deleted:').waitFor();
  await soon(() => focused(page)).toBe('Undo');
  await page.keyboard.press('Enter');
  await soon(() => focused(page)).toBe('Continue');
  expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(2);
  await remove(page);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await leaveAndReturn(page);
  await soon(() => lines(page)).toBe(1);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('deletes nothing where the page is loaded anew, or another tab has played on since', async () => {
  const page = await openHome();
  await remove(page);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.reload();
  await soon(() => page.getByRole('button', { name: 'Delete' }).count()).toBe(2);
  for (let deleted = 1; deleted <= 2; deleted++) {
    await remove(page);
    await soon(() => page.getByRole('button', { name: 'Undo' }).count()).toBe(deleted);
  }
  await put(page, { id: 'one', players: ['Puabi'], turn: 4, over: false, savedAt: 1, saved: null });
  await leaveAndReturn(page);
  await soon(() => lines(page)).toBe(1);
  expect(await page.locator('.saved-games li').innerText()).toContain('turn 4');
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('makes the room of a deleted game free for a new one', async () => {
  const page = await openHome();
  await page.evaluate(() => {
    const room = { games: 2 };
    const { put: write, delete: free } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.delete = function (key) {
      room.games--;
      return free.call(this, key);
    };
    IDBObjectStore.prototype.put = function (game) {
      if (room.games === 2) throw new DOMException('no room', 'QuotaExceededError');
      return write.call(this, game);
    };
  });
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByText('There is no space for another game.').waitFor();
  await remove(page);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.own-board').waitFor();
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('tells finished games from those in progress; they lead to the result and to the table', async () => {
  const page = await openHome();
  const saved = await gameAtTurn({ players: 2, turn: 1000 }, 'ur');
  await put(page, { id: 'end', players: ['Puabi', 'Shulgi'], turn: 40, over: true, savedAt: 2, saved });
  await page.reload();
  await soon(() => page.locator('.saved-games h3').allTextContents()).toEqual(['In progress', 'Finished']);
  expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(2);
  await page.getByRole('link', { name: 'Result' }).click();
  await page.getByRole('heading', { name: 'Turn by turn' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'View' }).click();
  await page.locator('.result').waitFor();
});
