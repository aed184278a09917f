/** The form of a new game: colours, editions and readings of the rules, also on a narrow screen; the last choices are offered again. */
import { REFERENCE_EDITION, SHIPPED } from '@tabannusi/engine';
import { openTable } from '@tabannusi/table';
import { expect, it } from 'vitest';
import { keptGame } from '../../shots/play.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('begins what was chosen, and says what is wrong', async () => {
  const page = await openPage();
  await page.setViewportSize({ width: 320, height: 640 });
  const begin = page.getByRole('button', { name: 'Start game' });
  await begin.waitFor();
  const overflow = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  await page.getByLabel('Player on seat 2').selectOption('person');
  await page.getByLabel('Name on seat 2').fill('Puabi');
  await begin.click();
  await page.getByRole('alert').getByText('Give every player a different name').waitFor();
  expect(await page.getByLabel('Name on seat 2').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Name on seat 2').fill('Enheduanna');

  await page.getByLabel('Colour on seat 1').selectOption('Black');
  expect(await page.getByLabel('Colour on seat 4').inputValue()).toBe('purple');
  await page.getByText('Options').click();
  await page.getByLabel('You may pay Gold to refill a Crate').uncheck();
  await page.getByLabel('Right-hand bonus of the Mastery tracks').selectOption('minRises');
  expect(await overflow()).toBe(0);
  await begin.click();
  await page.waitForSelector('.own-board');
  const opened = openTable(await keptGame(page));
  if (!opened.ok) throw new Error('the game cannot be opened');
  expect(opened.table.seats.map(({ name }) => name)).toEqual(['Puabi', 'Enheduanna']);
  expect(opened.table.setting.switches).toMatchObject({ refillWithGold: false, masteryRight: 'minRises', firstGame: true });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.locator('.panel[data-player="black"]', { hasText: 'Puabi' }).waitFor();
  await page.reload();
  await page.locator('.panel[data-player="orange"]', { hasText: 'Enheduanna' }).waitFor();

  await page.getByRole('link', { name: 'Tabannusi' }).click();
  await begin.waitFor();
  expect(await page.getByLabel('Name on seat 2').inputValue()).toBe('Enheduanna');
  expect(await page.getByLabel('Colour on seat 1').inputValue()).toBe('black');
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('offers an edition that was opened once with every game', async () => {
  const page = await openPage(undefined, '#/load');
  const mine = { ...REFERENCE_EDITION, id: 'mine', title: 'My copy' };
  await page.getByLabel('Or paste').fill(JSON.stringify(mine));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('Edition: My copy').waitFor();
  await page.getByRole('link', { name: 'Tabannusi' }).click();
  await page.getByText('Options').click();
  await page.getByRole('combobox', { name: 'Edition' }).selectOption('My copy');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForSelector('.own-board');
  const opened = openTable(await keptGame(page));
  expect(opened.ok && opened.table.setting.edition.id).toBe('mine');

  await page.getByRole('link', { name: 'Tabannusi' }).click();
  await page.getByText('Edition: My copy').waitFor();
  await page.getByText('Options').click();
  await page.getByRole('button', { name: 'Delete “My copy” from this device' }).click();
  await page.getByText('Edition: My copy').waitFor({ state: 'detached' });
  await soon(() => page.getByRole('combobox', { name: 'Edition' }).locator('option').count()).toBe(SHIPPED.length);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('begins a game of an older version of the edition, and offers it again', async () => {
  const page = await openPage();
  await page.getByText('Options').click();
  await page.getByRole('combobox', { name: 'Edition' }).selectOption('Reference edition, version 1');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForSelector('.own-board');
  const opened = openTable(await keptGame(page));
  expect(opened.ok && opened.table.setting.edition.version).toBe(1);
  await page.getByRole('link', { name: 'Tabannusi' }).click();
  await page.getByText('Edition: Reference edition 1').waitFor();
});
