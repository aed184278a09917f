/** While a page loads and during play, nothing on it moves by itself: room is kept for what comes later. */
import { expect, it } from 'vitest';
import { watch, watched } from '../../bench/watch.ts';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { clickSomething } from '../../shots/play.ts';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser({ serviceWorker: true });
const CLICKS = 45;

// Skipped without a Chromium.
it.skipIf(hasNoChromium).each([
  [1366, 768],
  [390, 844],
])('nothing jumps in the turns of a person and a bot, at %i x %i', async (width, height) => {
  const page = await openPage(async (opened) => {
    await opened.setViewportSize({ width, height });
    await watch(opened);
    await opened.addInitScript(() => localStorage.setItem('tabannusi-settings', JSON.stringify({ pace: 'atOnce' })));
  });
  await page.getByLabel('Player on seat 2').selectOption('person');
  await page.getByLabel('Player on seat 3').selectOption('botApprentice');
  await page.getByLabel('Seed').fill('bench');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForSelector('.own-board');
  // The fonts may arrive after the first picture.
  await page.evaluate(() => document.fonts.ready);
  const before = (await watched(page)).shifts.length;
  // One click makes more or fewer decisions, depending on what has loaded.
  const botTurn = page.locator('.log li.turn', { hasText: 'Ninbanda' });
  for (let clicks = 0; clicks < CLICKS || (clicks < 4 * CLICKS && (await botTurn.count()) === 0); clicks++)
    expect(await clickSomething(page, clicks)).toBe(true);
  await botTurn.first().waitFor({ state: 'attached' });
  expect((await watched(page)).shifts.slice(before)).toEqual([]);
  await page.close();
});

/** Milliseconds by which the fonts come later than the words. The service worker comes after both. */
const LETTERS_MS = 200;

// Skipped without a Chromium.
it.skipIf(hasNoChromium).each([
  [1366, 768, 'en'],
  [820, 1600, 'pl'],
  [390, 844, 'de'],
])('nothing jumps while home comes, with games and with letters that come late, at %i x %i, %s', async (width, height, language) => {
  const page = await openPage(async (opened) => {
    await opened.setViewportSize({ width, height });
    await opened.route(/woff2/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LETTERS_MS));
      await route.continue();
    });
    await watch(opened);
    await opened.addInitScript((spoken) => localStorage.setItem('tabannusi-settings', JSON.stringify({ language: spoken })), language);
  });
  await page.locator('.new-game').waitFor();
  await page.locator('.notes p').waitFor();
  expect((await watched(page)).shifts).toEqual([]);
  await keep(page, 'middle', await gameAtTurn({ players: 2, turn: 12 }, 'ur'));
  await page.reload();
  await page.locator('.saved-games li').waitFor();
  await page.locator('.notes p').waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect((await watched(page)).shifts).toEqual([]);
  await page.close();
});
