/** A link to a moment opens in another browser, is viewed, and continued from there. */
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('opens elsewhere at its moment, and is played on from there', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'middle', await gameAtTurn({ players: 2, turn: 12 }, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/middle`);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Previous turn' }).click();
  const question = page.locator('.question');
  await page.getByText('Viewing turn').waitFor();
  const turn = /turn (\d+)/.exec(await question.innerText())?.[1];
  const panels = await page.locator('.panels').innerText();
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.context().close();

  const other = await openPage(undefined, link.slice(link.indexOf('#')));
  await other.getByText(`You are watching a moment from a link: turn ${turn}`).waitFor();
  await soon(() => other.locator('.panels').innerText()).toBe(panels);
  expect(await other.locator('.choice, .spot').count()).toBe(0);
  const playOn = other.getByRole('button', { name: 'Play on from here' });
  await playOn.click();
  await soon(() => other.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Player on seat 1');
  const kinds = await Promise.all([1, 2].map((seat) => other.getByLabel(`Player on seat ${seat}`).inputValue()));
  // The players stay the same until others are chosen.
  expect(kinds.toSorted()).toEqual(['botApprentice', 'person']);
  await other.getByLabel('Player on seat 1').selectOption('person');
  await other.getByLabel('Player on seat 2').selectOption('botRandom');
  await other.getByLabel('Colour on seat 1').selectOption('red');
  await other.getByRole('button', { name: 'Start game' }).click();
  await soon(() => other.locator('.panel').first().getAttribute('data-player')).toBe('red');
  await other.locator('.choice').first().waitFor();
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('says plainly that a link is damaged', async () => {
  const page = await openPage(undefined, '#/moment/AAAA');
  await page.getByText('This link is damaged or incomplete').waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
});
