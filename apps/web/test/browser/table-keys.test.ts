/** The keys of the table: the list of all keys, stepping through History, and turns of others that wait to be read. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

async function sitDown(settings: object = {}): Promise<Page> {
  const page = await openPage((opened) =>
    opened.addInitScript((set) => localStorage.setItem('tabannusi-settings', JSON.stringify(set)), { pace: 'atOnce', ...settings }),
  );
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'keys', await gameAtTurn({ players: 1, turn: 13, king: 'bot-baba' }, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/keys`);
  await page.locator('.choice').first().waitFor();
  return page;
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('lists all keys under ?, and steps through History with comma and full stop', async () => {
  const page = await sitDown();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await list.waitFor();
  expect(await list.locator('kbd').allTextContents()).toEqual(
    expect.arrayContaining(['1 – 9', '0 + …', 'U', 'R', 'T', 'H', 'C', ',', '.', 'Enter', 'Esc', '?']),
  );
  // Keys do nothing behind the list.
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(await page.locator('.question').textContent()).toContain('die');

  const history = page.getByRole('region', { name: 'History of this game' });
  await page.keyboard.press(',');
  await history.waitFor();
  const value = (): Promise<string> => history.getByRole('slider').inputValue();
  const last = Number(await value());
  await page.keyboard.press(',');
  await soon(value).toBe(String(last - 1));
  await page.keyboard.press('.');
  await soon(value).toBe(String(last));
  await page.keyboard.press('.');
  await history.waitFor({ state: 'detached' });
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('lets nothing be chosen before the turns of others are closed, if that is set', async () => {
  const page = await sitDown({ recapWaits: true });
  await page.locator('.recap .close').waitFor();
  const question = await page.locator('.question').textContent();
  await soon(() => page.locator('.choices').evaluate((choices) => choices instanceof HTMLElement && choices.inert)).toBe(true);
  await page.keyboard.press('1');
  expect(await page.locator('.question').textContent()).toBe(question);
  await page.locator('.recap .close').click();
  await page.locator('.recap').waitFor({ state: 'detached' });
  await page.keyboard.press('1');
  await soon(() => page.locator('.question').textContent()).not.toBe(question);
});
