/** Two persons in two browsers play through the server that `npm start` starts; and a copy of the page plays without one. */
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { begin, expectSameGame, playOn, reload, twoAtTable, violationsOn } from './online.ts';

const openCopy = inBrowser();
const seatTwo = twoAtTable();

// Without a Chromium on this machine there is nobody to play.
it.skipIf(hasNoChromium)('two persons play through the server, and one loads the page again in mid-turn', async () => {
  const two = await seatTwo();
  expect(await violationsOn(two.ben)).toEqual([]);
  await begin(two);
  await playOn(two, 12, async (click, played, other) => {
    if (click === 6) await reload(played);
    // What the other one does takes nobody's focus.
    await other.locator('.ask .brand').focus();
    await played.waitForTimeout(50);
    expect(await other.evaluate(() => document.activeElement?.className)).toBe('brand');
  });
  await expectSameGame(two);
  expect(await violationsOn(two.ann)).toEqual([]);
  expect(two.faults).toEqual([]);
});

// Without a Chromium on this machine there is nothing to look at.
it.skipIf(hasNoChromium)('a copy of the folder knows nothing of a server', async () => {
  const asked: string[] = [];
  const page = await openCopy((opened) => opened.on('request', (request) => asked.push(new URL(request.url()).pathname)));
  await page.waitForSelector('.new-game');
  expect(await page.getByRole('link', { name: 'Play online' }).count()).toBe(0);
  await page.goto(`${page.url().split('#')[0]}#/online`);
  await page.getByText('You can’t play online here').waitFor();
  expect(asked.filter((path) => path.includes('/api/'))).toEqual([]);
});
