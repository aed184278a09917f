/** A browser that stores nothing or has no room: games can be played if possible, and the page says so. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

const faultsOf = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
};

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is played where the browser keeps nothing, and says so', async () => {
  let faults: string[] = [];
  const page = await openPage((opened) => {
    faults = faultsOf(opened);
    return opened.addInitScript(() => {
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
  });
  await page.getByText('This browser can’t save games').waitFor();
  await page.getByLabel('Player on seat 2').selectOption('person');
  await page.getByText('Options').click();
  await page.getByRole('combobox', { name: 'Edition' }).waitFor();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.choices .main').click();
  await page.getByRole('alert').getByText('This browser can’t save games').waitFor();
  for (let decisions = 0; decisions < 4; decisions++) {
    const asked = await page.locator('.question, .choices').allTextContents();
    await page.locator('.choices button').last().click();
    await soon(() => page.locator('.question, .choices').allTextContents()).not.toEqual(asked);
  }
  // The game stays as long as the page.
  await page.getByRole('link', { name: 'Tabannusi' }).click();
  await soon(() => page.locator('.saved-games li').count()).toBe(1);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('.choices button').first().waitFor();
  await page.getByRole('link', { name: 'Tabannusi' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  // It is deleted when the page is left.
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Tabannusi' }).click();
  await soon(() => page.locator('.saved-games li').count()).toBe(0);
  expect(faults).toEqual([]);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('says that there is no room for another game, wherever one is begun, and stays there', async () => {
  let faults: string[] = [];
  const page = await openPage((opened) => {
    faults = faultsOf(opened);
    return opened.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
  });
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByText('There is no space for another game.').waitFor();
  await page.getByLabel('Player on seat 2').selectOption('person');
  const home = page.url().split('#')[0];
  const record = JSON.stringify((await gameAtTurn({ players: 2, turn: 3 }, 'ur')).record);
  await page.goto(`${home}#/load`);
  await page.getByLabel('Or paste').fill(record);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'View at the table' }).click();
  await page.getByText('There is no space for another game.').waitFor();
  expect(faults).toEqual([]);
});
