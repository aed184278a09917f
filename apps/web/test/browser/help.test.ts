/** Help at the table: a note on a question that is new, and the mode in which everything explains itself. */
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('explains a new question once, and everything that is chosen without playing it', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'middle', await gameAtTurn({ players: 2, turn: 12 }, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/middle`);
  const note = page.getByRole('complementary', { name: 'New question' });
  await note.getByRole('button', { name: 'Got it' }).click();
  await note.waitFor({ state: 'detached' });
  const question = await page.locator('.question').innerText();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Explain what I choose' }).click();
  await page.locator('.explain-mode').waitFor();
  const choice = page.locator('.choice').first();
  await choice.click();
  await page.locator('.tablet h2').waitFor();
  await page.locator('.board .spot').first().click();
  await page.locator('.tablet h2').waitFor();
  await page.keyboard.press('1');
  expect(await page.locator('.question').innerText()).toBe(question);
  await page.keyboard.press('Escape');
  await page.locator('.explain-mode').waitFor({ state: 'detached' });
  await choice.click();
  await page.waitForFunction((before) => document.querySelector('.question')?.textContent !== before, question);

  await page.reload();
  await page.getByRole('button', { name: 'Restart turn' }).click();
  await choice.waitFor();
  expect(await note.filter({ hasText: 'TURN-03' }).count()).toBe(0);
});
