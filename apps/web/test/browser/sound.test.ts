/** Sound only when it is switched on: before that, the browser's audio is not even touched. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

/** Counts the sources started since the page was opened. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let started = 0;
    Reflect.set(window, 'heard', () => started);
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...when): void {
      started++;
      start.apply(this, when);
    };
    const { start: startBuffer } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when): void {
      started++;
      startBuffer.apply(this, when);
    };
  });

const heard = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'heard')());

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('pieces are heard when that is switched on, and not before', async () => {
  const page = await openPage(listen);
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'early', await gameAtTurn({ players: 2, turn: 3 }, 'ur'));
  const home = page.url().split('#')[0];
  const choose = async (): Promise<void> => {
    await page.goto(`${home}#/game/early`);
    await page.locator('.choice').first().waitFor();
    const asked = await page.locator('.question').innerText();
    await page.locator('.choice').first().click();
    await soon(() => page.locator('.question').innerText()).not.toBe(asked);
  };
  await choose();
  expect(await heard(page)).toBe(0);

  await page.goto(`${home}#/settings`);
  await page.getByLabel('Play sounds for pieces').check();
  await choose();
  await soon(() => heard(page)).toBeGreaterThan(0);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('a browser that cannot make sounds plays on in silence', async () => {
  const errors: string[] = [];
  const page = await openPage(async (opened) => {
    opened.on('pageerror', ({ message }) => errors.push(message));
    await opened.addInitScript(() => {
      Reflect.deleteProperty(window, 'AudioContext');
      localStorage.setItem('tabannusi-settings', JSON.stringify({ sound: true }));
    });
  });
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'early', await gameAtTurn({ players: 2, turn: 3 }, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/early`);
  await page.locator('.choice').first().click();
  const asked = await page.locator('.question').innerText();
  await page.locator('.choice').first().click();
  await soon(() => page.locator('.question').innerText()).not.toBe(asked);
  expect(errors).toEqual([]);
});
