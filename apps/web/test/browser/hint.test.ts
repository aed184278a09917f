/** Hints and the standing in a real Chromium: requested, viewed, stopped, and hidden if not wanted. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PATIENCE } from '../../shots/browser.ts';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

const PATIENTLY = { timeout: PATIENCE };

/** A game of two persons in the middle, at the start of a turn. */
async function openMiddle(see?: (page: Page) => void): Promise<Page> {
  const page = await openPage(see);
  await page.getByRole('heading', { name: 'New game' }).waitFor(PATIENTLY);
  await keep(page, 'middle', await gameAtTurn({ players: 2, turn: 12 }, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/middle`);
  // What one tap can say loads after the board, and changes the buttons.
  await page.locator('.choices[data-taps="several"] .choice').first().waitFor(PATIENTLY);
  return page;
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)(
  'says where to look, then a plan in steps with VP, then others; a click marks a step and plays nothing',
  async () => {
    const page = await openMiddle();
    const question = await page.locator('.question').innerText();
    const labels = await page.locator('.choice .label').allTextContents();
    await page.getByRole('button', { name: 'Hint' }).click();
    const card = page.getByRole('region', { name: 'Hint' });
    await card.getByText(/look at/i).waitFor(PATIENTLY);
    expect(await card.locator('li').count()).toBe(0);
    await card.getByRole('button', { name: 'Show a plan' }).click();
    const steps = card.locator('ol').first().locator('li');
    await steps.first().waitFor(PATIENTLY);
    expect(await steps.count()).toBeGreaterThan(1);
    expect(await steps.count()).toBeLessThanOrEqual(4);
    await card.getByText(/^This turn: .*VP/).waitFor();
    expect(await page.locator('.board [data-plan]').count()).toBeGreaterThan(1);
    expect(await card.getAttribute('aria-live')).toBe('polite');
    await card.getByRole('button', { name: 'Show other plans' }).click();
    await card
      .getByText(/ VP instead of /)
      .first()
      .waitFor();

    await steps.getByRole('button').first().click();
    const [first = ''] = (await steps.first().locator('.label').innerText()).split(':');
    await page.locator('.tablet h2', { hasText: first }).waitFor(PATIENTLY);
    expect(await page.locator('.question').innerText()).toBe(question);
    expect(await page.locator('.choice .label').allTextContents()).toEqual(labels);

    await page.locator('.choice').first().click();
    await card.waitFor({ state: 'detached', ...PATIENTLY });
  },
);

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is asked for and put away by keyboard, and stopped while it is thought out', async () => {
  const held = Promise.withResolvers<void>();
  const page = await openMiddle((opened) =>
    opened.route(/worker/, (route) => held.promise.then(() => route.continue()).catch(() => undefined)),
  );
  await page.keyboard.press('h');
  const card = page.getByRole('region', { name: 'Hint' });
  await card.getByRole('button', { name: 'Stop' }).click(PATIENTLY);
  await card.waitFor({ state: 'detached', ...PATIENTLY });
  held.resolve();
  await page.keyboard.press('h');
  await card.getByText(/look at/i).waitFor(PATIENTLY);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached', ...PATIENTLY });
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('shows what everybody would have, and remembers whether it is wanted', async () => {
  const page = await openMiddle();
  const table = page.getByRole('table', { name: 'If the game ended now' });
  expect(await table.count()).toBe(0);
  await page.getByRole('button', { name: 'Estimate' }).click();
  await table.waitFor(PATIENTLY);
  const rows = (await table.locator('tbody tr').allInnerTexts()).map((row) => row.split('\t').slice(1).map(Number));
  const total = (await table.locator('tfoot tr').innerText()).split('\t').slice(1).map(Number);
  expect(total).toEqual([0, 1].map((seat) => rows.reduce((sum, row) => sum + (row[seat] ?? Number.NaN), 0)));
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await table.waitFor(PATIENTLY);
  await page.getByRole('button', { name: 'Estimate' }).click();
  await page.locator('.log .line').first().waitFor(PATIENTLY);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('fits a telephone', async () => {
  const page = await openMiddle();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Hint' }).click();
  const card = page.getByRole('region', { name: 'Hint' });
  await card.getByRole('button', { name: 'Show a plan' }).click();
  await card.locator('li').first().waitFor(PATIENTLY);
  await soon(async () => {
    const { x = -1, width = 999 } = (await card.boundingBox()) ?? {};
    return x >= 0 && x + width <= 390;
  }).toBe(true);
  await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
