/** On a phone: the players, the log and the Bot's area are one tap away, above the board. */
import { SPECTATOR } from '@tabannusi/engine';
import { openTable, type SavedTable } from '@tabannusi/table';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { openCommands } from './typed.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

const TELEPHONE = { width: 390, height: 844 };

async function openGame(game: SavedTable): Promise<Page> {
  const page = await openPage((opened) => opened.setViewportSize(TELEPHONE));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'drawn', game);
  await page.goto(`${page.url().split('#')[0]}#/game/drawn`);
  await page.locator('.choice').first().waitFor();
  return page;
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('the players and the log open over the board, one at a time, and the choices stay in reach', async () => {
  const page = await openGame(await gameAtTurn({ players: 4, turn: 10 }, 'ur'));
  const [players, log] = [page.getByRole('region', { name: 'Players' }), page.getByRole('region', { name: 'Log' })];
  const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  expect(await players.isVisible()).toBe(false);
  expect(await log.isVisible()).toBe(false);

  await button('Players').click();
  await players.waitFor();
  expect(await players.getByRole('article').count()).toBe(4);
  expect(await button('Players').getAttribute('aria-expanded')).toBe('true');

  await button('Log').click();
  await log.waitFor();
  expect(await players.isVisible()).toBe(false);
  await soon(() => log.getByRole('listitem').count()).toBeGreaterThan(3);

  await page.keyboard.press('Escape');
  await log.waitFor({ state: 'hidden' });

  await button('Players').click();
  const asked = await page.locator('.question').innerText();
  await page.locator('.choice').first().click();
  await soon(() => page.locator('.question').innerText()).not.toBe(asked);
  await players.waitFor();
  // The strip leads to the board, so it closes the drawer.
  await page.getByRole('button', { name: /Port/ }).first().click();
  await players.waitFor({ state: 'hidden' });
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('the log opens at its latest lines, whatever happened while it was closed, also after a reload', async () => {
  const page = await openGame(await gameAtTurn({ players: 1, king: 'sarbot', turn: 8 }, 'ur'));
  const [button, lines] = [page.getByRole('button', { name: /^Log/ }), page.locator('.log ol')];
  const showsLatest = (): Promise<boolean> =>
    lines.evaluate((list) => {
      const [outer, last] = [list.getBoundingClientRect(), list.lastElementChild?.getBoundingClientRect()];
      return last !== undefined && list.scrollTop > 0 && last.top >= outer.top && last.bottom <= outer.bottom + 1;
    });
  const asked = await page.locator('.question').innerText();
  await page.locator('.choice').first().click();
  await soon(() => page.locator('.question').innerText()).not.toBe(asked);
  await button.click();
  await soon(showsLatest).toBe(true);
  await page.reload();
  await page.locator('.choice').first().waitFor();
  await button.click();
  await soon(showsLatest).toBe(true);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('the VP of all players and the own goods are in sight without a tap', async () => {
  const game = await gameAtTurn({ players: 4, turn: 10 }, 'ur');
  const page = await openGame(game);
  const opened = openTable(game);
  const vp = opened.ok ? opened.table.view(SPECTATOR).seats.map((seat) => seat.vp) : [];
  expect(await page.getByRole('button', { name: `Players ${vp.join(' ')}` }).isVisible()).toBe(true);
  const lowest = await page.locator('.own-board text.figure').evaluateAll((texts) =>
    // Dice, Gold, tiles and markers.
    Math.max(...texts.filter((text) => text.getAttribute('font-size') === '14').map((text) => text.getBoundingClientRect().bottom)),
  );
  expect(lowest).toBeGreaterThan(TELEPHONE.height / 2);
  expect(lowest).toBeLessThanOrEqual(TELEPHONE.height);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('what belongs to the Bot comes into sight with one tap', async () => {
  const page = await openGame(await gameAtTurn({ players: 1, king: 'sarbot', turn: 4 }, 'ur'));
  await page.locator('.strip').getByRole('button', { name: 'Sarbot' }).click();
  await soon(() =>
    page.locator('#part-8').evaluate((area) => {
      const { top, bottom } = area.getBoundingClientRect();
      return bottom > 60 && top < innerHeight / 2;
    }),
  ).toBe(true);
});

/** Whether an element is on top at its middle, after it was scrolled into view. */
const isMet = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met !== null && element.contains(met);
    });

// Skipped without a Chromium.
it.skipIf(hasNoChromium).each([
  ['a telephone on its side', 844, 390],
  ['letters four times as large', 320, 256],
])('nothing covers the board, the question and the choices: %s', async (_, width, height) => {
  const page = await openGame(await gameAtTurn({ players: 2, turn: 3, asked: 'projectSpace' }, 'ur'));
  await page.setViewportSize({ width, height });
  for (const selector of ['.question', '.choice', '.part .spot', '.turn-buttons button', '.own-board'])
    await soon(() => isMet(page, selector)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium).each([
  [390, 844],
  [360, 560],
  [844, 390],
  [667, 375],
  [320, 256],
])('a scoring comes by itself, can be put away, and leaves the question free: %i x %i', async (width, height) => {
  const page = await openGame(await gameAtTurn({ players: 3, turn: 10, scored: true }, 'ur'));
  await page.setViewportSize({ width, height });
  await page.locator('.scoring-card').waitFor();
  for (const selector of ['.question', '.turn-buttons button', '.scoring-card .close', '.choice'])
    await soon(() => isMet(page, selector)).toBe(true);
  await page.locator('.scoring-card .close').click();
  await page.locator('.scoring-card').waitFor({ state: 'detached' });
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)(
  'the key for commands opens the drawer in which they are typed, and Escape closes one thing at a time',
  async () => {
    const page = await openGame(await gameAtTurn({ players: 2, turn: 3 }, 'ur'));
    const log = page.locator('.log');
    const field = await openCommands(page);
    await soon(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(await log.isVisible()).toBe(true);
    await log.getByRole('button').first().focus();
    await page.keyboard.press('Escape');
    await log.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe('Log');
  },
);
