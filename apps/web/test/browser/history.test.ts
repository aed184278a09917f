/** From a result to a moment of the game, and from there: a hint, the files, and a game that goes on with the same players. */
import { json } from 'node:stream/consumers';
import { openTable } from '@tabannusi/table';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PATIENCE } from '../../shots/browser.ts';
import { gameAtTurn } from '../../shots/games.ts';
import { put } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

/** The result of a finished solo game. */
async function openResult(): Promise<Page> {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  const saved = await gameAtTurn({ players: 1, turn: 1000, king: 'gilgabot' }, 'ur');
  await put(page, { id: 'over', players: ['Puabi'], turn: 30, over: true, savedAt: 0, colours: ['red', 'black'], saved });
  await page.goto(`${page.url().split('#')[0]}#/result/over`);
  await chart(page).waitFor();
  return page;
}

const chart = (page: Page) => page.getByRole('slider', { name: 'Turn to see at the table' });

const turnShown = async (page: Page): Promise<string | undefined> =>
  /Viewing turn (\d+)/.exec(await page.locator('.question').innerText())?.[1];

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('shows the turn of the chart that is clicked, or chosen by keyboard', async () => {
  const page = await openResult();
  const { width = 0, height = 0 } = (await chart(page).boundingBox()) ?? {};
  await chart(page).hover({ position: { x: width / 2, y: height / 2 } });
  const said = await chart(page).getAttribute('aria-valuetext');
  expect(said).toMatch(/^Turn \d+: Puabi \d+ and Gilgabot \d+$/);
  expect(await page.locator('.chart-card .legend').first().innerText()).toBe(said);
  await chart(page).click({ position: { x: width / 2, y: height / 2 } });
  await soon(() => turnShown(page)).toBe(/\d+/.exec(said ?? '')?.[0]);
  // The address is that of the game again, and a reload shows its end.
  expect(page.url()).toMatch(/#\/game\/over$/);
  await page.reload();
  await page.locator('.result').waitFor();

  await page.goto(`${page.url().split('#')[0]}#/result/over`);
  await chart(page).focus();
  await page.keyboard.press('Home');
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await soon(() => turnShown(page)).toBe('5');

  await page.goto(`${page.url().split('#')[0]}#/result/over`);
  await chart(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await chart(page).boundingBox()) ?? {};
  await touch(page, x + width / 2, y + height / 2);
  await soon(() => turnShown(page)).toBe(/\d+/.exec(said ?? '')?.[0]);
});

/** A finger that touches the page and leaves it. */
async function touch(page: Page, x: number, y: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('gives a hint, and plays on with the same king and colours', async () => {
  const page = await openResult();
  await page.goto(`${page.url().split('#')[0]}#/result/over`);
  await chart(page).focus();
  await page.keyboard.press('Home');
  const opened = openTable(await gameAtTurn({ players: 1, turn: 1000, king: 'gilgabot' }, 'ur'));
  const turn = opened.ok ? opened.table.turns.findIndex(({ seat }, n) => n > 4 && seat === 0) : 0;
  for (let n = 0; n < turn; n++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await soon(() => turnShown(page)).toBe(String(turn + 1));
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('region', { name: 'Hint' }).getByRole('button', { name: 'Show a plan' }).click();
  await page.getByRole('region', { name: 'Hint' }).locator('li').first().waitFor({ timeout: PATIENCE });
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Hint' }).waitFor({ state: 'detached' });
  // The first Escape put away the hint alone.
  expect(await turnShown(page)).toBe(String(turn + 1));

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the saved game' }).click()]);
  const downloaded = openTable(await json(await file.createReadStream()));
  expect(downloaded.ok && downloaded.table.prompt.wait).toBe('over');

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.choice').first().waitFor();
  expect(page.url()).not.toContain('over');
  expect(await page.locator('.panel').evaluateAll((panels) => panels.map((panel) => panel.getAttribute('data-player')))).toEqual([
    'red',
    'black',
  ]);
  expect(await page.locator('.panels').innerText()).toContain('Gilgabot');
});
