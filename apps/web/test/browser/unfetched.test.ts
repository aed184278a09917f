/** Rules that load late and fail to: the page says so, shows what it can, and goes on when the connection is back. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();
/** The frames of the Bot, for the page and for the worker. */
const FRAMES = /solo-frames-[^/]*\.js/;

const asked = (page: Page): Promise<string[]> => page.locator('.question, .panels, .choices').allTextContents();

async function expectNotFetched(page: Page): Promise<void> {
  await page.getByRole('alert').getByText('Part of this page couldn’t be loaded').waitFor();
}

async function tryAgain(page: Page): Promise<void> {
  await page.unroute(FRAMES);
  await page.getByRole('button', { name: 'Try again' }).click();
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('begins a game against a king once its rules have come, with the set-up that was chosen', async () => {
  const page = await openPage((opened) => opened.route(FRAMES, (route) => route.abort()));
  await page.getByLabel('Solo against a king').check();
  await page.getByLabel('Player on seat 2').selectOption({ label: 'King: Sarbot' });
  await page.getByRole('button', { name: 'Start game' }).click();
  await expectNotFetched(page);
  await tryAgain(page);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByRole('group', { name: 'The Bot’s cards and tiles (Sarbot)' }).waitFor();
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('lists all games and opens them, with a decision that waits for the rules of its game', async () => {
  const page = await openPage();
  await page.getByRole('button', { name: 'Start game' }).waitFor();
  await keep(page, 'solo', await gameAtTurn({ players: 1, turn: 2, king: 'sarbot' }, 'ur'));
  await keep(page, 'two', await gameAtTurn({ players: 2, turn: 3 }, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/solo`);
  await page.locator('.choice').first().waitFor();
  // Without confirmations by the database, the next decision stays in the journal alone.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  const before = await asked(page);
  await page.locator('.choice').first().click();
  await soon(() => asked(page)).not.toEqual(before);
  await soon(() => page.evaluate(() => localStorage.getItem('tabannusi-journal-solo') !== null)).toBe(true);
  const after = await asked(page);

  await page.route(FRAMES, (route) => route.abort());
  await page.goto(`${page.url().split('#')[0]}#/`);
  await page.reload();
  await soon(() => page.locator('.saved-games li').count()).toBe(2);
  await page.locator('.saved-games a[href$="#/game/solo"]').click();
  await expectNotFetched(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.locator('.saved-games a[href$="#/game/two"]').click();
  await page.locator('.own-board').waitFor();
  await page.goBack();
  await page.locator('.saved-games a[href$="#/game/solo"]').click();
  await expectNotFetched(page);
  await tryAgain(page);
  await soon(() => asked(page)).toEqual(after);
  expect(await page.evaluate(() => localStorage.getItem('tabannusi-journal-solo'))).toBeNull();
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('fetches the rules of the Bot for a hint only in a game against a king', async () => {
  for (const [players, king] of [
    [2, undefined],
    [1, 'sarbot'],
  ] as const) {
    const fetchedByWorker: string[] = [];
    const page = await openPage();
    await page.getByRole('button', { name: 'Start game' }).waitFor();
    await keep(page, 'game', await gameAtTurn({ players, turn: 2, ...(king && { king }) }, 'ur'));
    page.context().on('request', (request) => {
      if (FRAMES.test(request.url())) fetchedByWorker.push(request.url());
    });
    await page.goto(`${page.url().split('#')[0]}#/game/game`);
    await page.locator('.choice').first().waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.advice .more').waitFor();
    expect(fetchedByWorker.length, king).toBe(king === undefined ? 0 : 2);
  }
});
