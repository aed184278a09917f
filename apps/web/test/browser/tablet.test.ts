/**
 * The tablet with explanations: it is cleared with every scene, the mouse can reach and read it, and a refusal gives way to the question.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameAtTurn, type Shown } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

async function sitDown(shown: Shown): Promise<Page> {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'tablet', await gameAtTurn(shown, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/tablet`);
  await page.locator('.choice').first().waitFor();
  return page;
}

const tablet = (page: Page) => page.getByRole('region', { name: 'Details' });

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('says where a die leads, and nothing of it when the die is taken', async () => {
  const page = await sitDown({ players: 2, turn: 3 });
  const die = page.getByRole('region', { name: 'Choices' }).getByRole('button', { name: 'another District' }).first();
  await die.hover();
  await tablet(page).getByText('Architect').first().waitFor();
  const title = await tablet(page).getByRole('heading').textContent();
  await die.click();
  await page.getByText('move your Architect').waitFor();
  // The mouse rests on what lies there now, which explains itself.
  await soon(() => tablet(page).getByRole('heading').allTextContents()).not.toContain(title);
  await soon(() =>
    tablet(page)
      .getByRole('link', { name: /TURN-12/ })
      .count(),
  ).toBe(1);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is gone when the mouse leaves, but not when it goes there; then it shows all that it says', async () => {
  const page = await sitDown({ players: 4, turn: 31, asked: 'action' });
  const choice = page.getByRole('region', { name: 'Choices' }).getByRole('button', { name: 'Gardening' });
  await choice.hover();
  await tablet(page).getByRole('heading', { name: 'Gardening' }).waitFor();
  const slab = page.locator('.slab');
  const hidden = (): Promise<number> => slab.evaluate((element) => element.scrollHeight - element.clientHeight);
  // The preview loads with the sentences of the rules.
  await soon(async () => (await hidden()) > 0).toBe(true);
  const { x = 0, y = 0 } = (await slab.boundingBox()) ?? {};
  // A straight way over nothing else.
  await page.mouse.move(x + 40, y + 60);
  await soon(hidden).toBe(0);
  await page.waitForTimeout(600);
  expect(await tablet(page).getByRole('heading').textContent()).toBe('Gardening');
  await page.mouse.move(600, 5);
  await tablet(page).getByText('Hover over anything').waitFor();
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('a refusal says which deed it was, and the question comes back', async () => {
  const page = await sitDown({ players: 2, turn: 3 });
  const question = page.locator('.question');
  const asked = (await question.textContent()) ?? '';
  await page.getByRole('button', { name: 'Redo' }).click();
  await soon(() => question.textContent()).toBe('Nothing to redo.');
  await soon(() => question.textContent()).toBe(asked);
  await page.getByRole('button', { name: 'Restart turn' }).click();
  await soon(() => question.textContent()).toBe('Nothing to undo this turn.');
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('lets a mouse through to the choice that it lies over, on a narrow screen', async () => {
  const page = await sitDown({ players: 2, turn: 8, asked: 'action' });
  await page.setViewportSize({ width: 390, height: 844 });
  const question = page.locator('.question');
  const asked = (await question.textContent()) ?? '';
  const last = page.locator('.choice').last();
  await last.hover();
  await page.locator('.tablet:not(.blank)').waitFor();
  const { x = 0, y = 0, width = 0, height = 0 } = (await last.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await soon(async () => (await question.textContent()) !== asked || (await page.locator('.choices .warning').count()) > 0).toBe(true);
});
