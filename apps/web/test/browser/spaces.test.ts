/**
 * The spaces as grids: found by Tab and walked through by arrow keys; a space where nothing can be done says why. A long touch explains as
 * well.
 */
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { listenTo, tabTo } from './ax.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('are walked through by keyboard, and say why nothing can be done', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'project', await gameAtTurn({ players: 2, turn: 3, asked: 'projectSpace' }, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/project`);
  await page.locator('.choice').first().waitFor();
  // One stop per grid: the first lit place, or the first space.
  const stops = await page
    .locator('[role=grid]')
    .evaluateAll((grids) => grids.map((grid) => grid.querySelectorAll('[tabindex="0"]').length));
  expect(stops).toEqual(stops.map(() => 1));
  const listen = await listenTo(page);
  const first = await tabTo(page, listen, ({ within }) => within.some((each) => each.startsWith('grid ')));
  const heard = new Set([first.name]);
  const why = page.locator('.tablet.forbidden');
  for (const key of [
    'Home',
    ...Array.from({ length: 12 }, () => 'ArrowRight'),
    'ArrowDown',
    ...Array.from({ length: 12 }, () => 'ArrowLeft'),
  ]) {
    await page.keyboard.press(key);
    heard.add((await listen()).name);
  }
  expect(heard.size).toBeGreaterThan(15);
  // The sentences of the rules load after the board.
  for (let presses = 0; !(await why.isVisible()) && presses < 400; presses++)
    await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][Math.floor(presses / 3) % 4] ?? 'Home');
  await why.getByRole('link').first().waitFor();
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('a long press on a choice tells what it would do, and does not make it', async () => {
  const page = await openPage((opened) => opened.setViewportSize({ width: 390, height: 844 }));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'early', await gameAtTurn({ players: 2, turn: 3 }, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/early`);
  const choice = page.locator('.choice').first();
  await choice.waitFor();
  const asked = await page.locator('.question').textContent();
  const { x = 0, y = 0 } = (await choice.boundingBox()) ?? {};
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 30, y: y + 20 }] });
  await page.locator('.tablet h2').waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await soon(() => page.locator('.tablet .rule-links a').count()).toBeGreaterThan(0);
  expect(await page.locator('.question').textContent()).toBe(asked);
});
