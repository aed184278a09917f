/** Aids beside the game: past moments, the rules behind refusals, files, the result and a rematch. */
import { text } from 'node:stream/consumers';
import { formatPosition, SPECTATOR, writePosition } from '@tabannusi/engine';
import { openTable } from '@tabannusi/table';
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('looks back at any moment, and the game goes on from where it was', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'middle', await gameAtTurn({ players: 2, turn: 12 }, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/middle`);
  const choices = page.getByRole('region', { name: 'Choices' });
  const asked = page.locator('.question');
  await page.locator('.choices[data-taps="several"] .choice').first().waitFor();
  const [question, panels, offered] = await Promise.all([asked.innerText(), page.locator('.panels').innerText(), choices.innerText()]);

  await page.getByRole('button', { name: 'History' }).click();
  const slider = page.getByRole('slider', { name: 'Point in the game' });
  await slider.press('Home');
  await soon(() => asked.innerText()).toContain('set-up');
  await soon(() => page.locator('.panels').innerText()).not.toBe(panels);
  await soon(() => page.locator('.spot').count()).toBe(0);
  await page.getByRole('button', { name: 'Next turn' }).click();
  await soon(() => asked.innerText()).toContain('turn 1 ');

  await page.keyboard.press('Escape');
  await soon(() => asked.innerText()).toBe(question);
  await soon(() => page.locator('.panels').innerText()).toBe(panels);
  await soon(() => choices.innerText()).toBe(offered);

  // The card of the turns of others has the place of the log.
  await page.locator('.log').getByRole('button', { name: 'Continue' }).click();
  await page.locator('.log .line').first().click();
  await page.locator('.log [aria-current]').first().waitFor();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await soon(() => asked.innerText()).toBe(question);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('keeps what a click explains, and leads from there to its rule', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'middle', await gameAtTurn({ players: 2, turn: 12 }, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/middle`);
  // Explanations load after the board.
  await page.locator('rect[data-place][role=img]').first().waitFor();
  await page
    .locator('.board text', { hasText: /^Z\d\d$/ })
    .first()
    .click({ force: true });
  await page.mouse.move(2, 2);
  const link = page.locator('.rule-links a');
  await soon(() => link.innerText()).toMatch(/^ZIG-Z\d\d$/);
  const rule = await link.innerText();
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await soon(() => opened.locator('[aria-current="true"] a').innerText()).toBe(rule);
  await opened.getByRole('searchbox', { name: 'Search the rules' }).fill('buy garden tiles green');
  const first = opened.locator('.rule').first();
  await soon(() => first.getAttribute('id')).toBe('ACT-GARD-02');
  expect(new Set((await first.locator('mark').allTextContents()).map((word) => word.toLowerCase()))).toEqual(
    new Set(['buy', 'garden', 'tiles', 'green']),
  );
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('gives the record of a finished game, opens it again, and begins a rematch', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  const saved = await gameAtTurn({ players: 2, turn: 1000 }, 'ur');
  await keep(page, 'end', saved);
  const home = page.url().split('#')[0];
  await page.goto(`${home}#/game/end`);
  await page.getByRole('link', { name: 'Where the VP come from' }).click();
  await page.getByRole('table', { name: 'By source' }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the record' }).click()]);
  const record = await text(await download.createReadStream());
  expect(JSON.parse(record)).toEqual(saved.record);

  await page.goto(`${home}#/load`);
  await page.getByLabel('Choose a file').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await page.getByText('This isn’t a file of this game.').waitFor();
  await page.getByLabel('Or paste').fill(record);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'View at the table' }).click();
  await page.getByRole('link', { name: 'Where the VP come from' }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForSelector('.own-board');
  await soon(() => page.locator('.panel').count()).toBe(2);

  await page.goto(`${home}#/game/end`);
  await page.getByRole('heading', { name: /wins\.$/ }).waitFor();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.getByText('The game is over.').waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('end');
  await soon(() => page.locator('.panel').count()).toBe(2);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('draws a position with its pieces, and says what is pointed at', async () => {
  const page = await openPage(undefined, '#/load');
  const opened = openTable(await gameAtTurn({ players: 3, turn: 20 }, 'ur'));
  if (!opened.ok) throw new Error('the game cannot be opened');
  const { table } = opened;
  await page.getByLabel('Or paste').fill(formatPosition(writePosition(table.stateFor(SPECTATOR))));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('group', { name: 'Board' }).waitFor();
  const vp = table.view(SPECTATOR).seats.map((seat) => `${seat.vp} VP`);
  expect(await page.locator('.panel header strong').allTextContents()).toEqual(vp);
  await page.locator('.panel').first().hover();
  await soon(() => page.locator('.tablet h2').innerText()).toContain('Seat 1');
});
