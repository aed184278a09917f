/** Hints and the standing in a real Chromium: asked for, looked at, stopped; and hidden by who does not want them. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser();

const PATIENCE = { timeout: 60_000 };

/** A game of two persons in the middle, at the beginning of a turn. */
async function openMiddle(see?: (page: Page) => void): Promise<Page> {
  const page = await openPage(see);
  await page.getByRole('heading', { name: 'New game' }).waitFor(PATIENCE);
  await keep(page, 'middle', await gameAtTurn({ players: 2, turn: 12 }, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/middle`);
  await page.locator('.choice').first().waitFor(PATIENCE);
  return page;
}

// Without a Chromium on this machine there is nothing to ask in.
it.skipIf(hasNoChromium)(
  'names the best choices with VP and reasons; a click marks one and plays nothing',
  { timeout: 240_000 },
  async () => {
    const page = await openMiddle();
    const question = await page.locator('.question').innerText();
    const labels = await page.locator('.choice .label').allInnerTexts();
    await page.getByRole('button', { name: 'Hint' }).click();
    const card = page.getByRole('region', { name: 'Hint' });
    await card.locator('li').first().waitFor(PATIENCE);
    const hinted = await card.locator('li .label').allInnerTexts();
    for (const label of hinted) expect(labels).toContain(label);
    expect(await card.locator('.figure').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(/^[+-]\d+\.\d VP$/)]));
    expect(await card.getAttribute('aria-live')).toBe('polite');

    await card.locator('li button').first().click();
    await page.locator('.tablet h2', { hasText: hinted[0] ?? '' }).waitFor(PATIENCE);
    await page.locator('.spot.pointed-at').waitFor(PATIENCE);
    expect(await page.locator('.question').innerText()).toBe(question);

    await page.locator('.choice').first().click();
    await card.waitFor({ state: 'detached', ...PATIENCE });
  },
);

// Without a Chromium on this machine there is nothing to ask in.
it.skipIf(hasNoChromium)('is asked for and put away by keyboard, and stopped while it is thought out', { timeout: 240_000 }, async () => {
  const page = await openMiddle((opened) => opened.route(/worker/, (route) => setTimeout(() => route.continue(), 3_000)));
  await page.keyboard.press('h');
  const card = page.getByRole('region', { name: 'Hint' });
  await card.getByRole('button', { name: 'Stop' }).click(PATIENCE);
  await card.waitFor({ state: 'detached', ...PATIENCE });
  await page.keyboard.press('h');
  await card.locator('li').first().waitFor(PATIENCE);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached', ...PATIENCE });
});

// Without a Chromium on this machine there is nothing to look at.
it.skipIf(hasNoChromium)('shows what everybody would have, and remembers whether it is wanted', { timeout: 240_000 }, async () => {
  const page = await openMiddle();
  const table = page.getByRole('table', { name: 'If the game ended now' });
  expect(await table.count()).toBe(0);
  await page.getByRole('button', { name: 'Standing' }).click();
  await table.waitFor(PATIENCE);
  const rows = (await table.locator('tbody tr').allInnerTexts()).map((row) => row.split('\t').slice(1).map(Number));
  const total = (await table.locator('tfoot tr').innerText()).split('\t').slice(1).map(Number);
  expect(total).toEqual([0, 1].map((seat) => rows.reduce((sum, row) => sum + (row[seat] ?? Number.NaN), 0)));
  await page.reload();
  await table.waitFor(PATIENCE);
  await page.getByRole('button', { name: 'Standing' }).click();
  await page.locator('.log .line').first().waitFor(PATIENCE);
});

// Without a Chromium on this machine there is nothing to look at.
it.skipIf(hasNoChromium)('fits a telephone', { timeout: 240_000 }, async () => {
  const page = await openMiddle();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Hint' }).click();
  const card = page.getByRole('region', { name: 'Hint' });
  await card.locator('li').first().waitFor(PATIENCE);
  const box = await card.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
