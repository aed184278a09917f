/** Two people in two browsers play through the server that `npm start` starts; a copy of the page without a server still plays. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { begin, expectSameGame, playOn, reload, twoAtTable, violationsOn } from './online.ts';
import { soon } from './wait.ts';

const openCopy = inBrowser();
const seatTwo = twoAtTable();

// Skipped without Chromium on this machine.
it.skipIf(hasNoChromium)('two persons play through the server, and one loads the page again in mid-turn', async () => {
  const two = await seatTwo();
  expect(await violationsOn(two.ben)).toEqual([]);
  await begin(two);
  await playOn(two, 12, async (click, played, other) => {
    if (click === 6) await reload(played);
    await soon(async () => (await two.ann.title()).startsWith('Your move') !== (await two.ben.title()).startsWith('Your move')).toBe(true);
    // The other player's actions never move the focus.
    await other.locator('.ask .brand').focus();
    await played.waitForTimeout(50);
    expect(await other.evaluate(() => document.activeElement?.className)).toBe('brand');
  });
  await expectSameGame(two);
  await expectAllParts(two.ben);
  expect(await violationsOn(two.ann)).toEqual([]);
  expect(two.faults).toEqual([]);
});

/** The whole table works without a connection, whatever was opened before. */
async function expectAllParts(page: Page): Promise<void> {
  const isThere = (part: string): Promise<boolean> =>
    page.evaluate((name) => performance.getEntriesByType('resource').some((file) => file.name.includes(name)), part);
  for (const part of ['command-card', 'history', 'recap-card', 'scoring-card', 'standing', 'result'])
    await soon(() => isThere(part)).toBe(true);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByRole('button', { name: 'Commands', exact: true }).click();
  await page.getByLabel('Command', { exact: true }).waitFor();
  await page.context().setOffline(false);
}

// Skipped without Chromium on this machine.
it.skipIf(hasNoChromium)('a copy of the folder knows nothing of a server', async () => {
  const asked: string[] = [];
  const page = await openCopy((opened) => opened.on('request', (request) => asked.push(new URL(request.url()).pathname)));
  await page.waitForSelector('.new-game');
  expect(await page.getByRole('link', { name: 'Play online' }).count()).toBe(0);
  await page.goto(`${page.url().split('#')[0]}#/online`);
  await page.getByText('You can’t play online here').waitFor();
  expect(asked.filter((path) => path.includes('/api/'))).toEqual([]);
});
