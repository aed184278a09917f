/** Settings take effect at once, also in a game under way, are kept, and can be reset. */
import { expect, it } from 'vitest';
import { keptGame } from '../../shots/play.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('changes keys, confirmation and warnings', async () => {
  const page = await openPage();
  await page.getByLabel('Player on seat 2').selectOption('person');
  await page.getByLabel('Seed').fill('ur');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.choices .main').click();
  await page.locator('.choice').first().waitFor();
  const game = page.url();
  const home = game.split('#')[0];

  await page.goto(`${home}#/settings`);
  await page.getByLabel('Ask before ending a turn').uncheck();
  await page.getByLabel('Wasting a Mastery step').uncheck();
  await page.getByLabel('Shortcut for: Undo').fill('r');
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Shortcut for: Undo').fill('z');
  await page.getByRole('alert').waitFor({ state: 'detached' });

  await page.goto(game);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  expect(await undo.getAttribute('title')).toBe('Undo (Z)');
  const setting = { confirm: false, warnings: { actionsLeft: true, wastedStep: false, helpsOpponent: true } };
  await soon(() => keptGame(page)).toMatchObject({ settings: [setting, setting] });
  await page.locator('.choices .main').click();
  const asked = (): Promise<string[]> => page.locator('.question, .choices').allInnerTexts();
  await page.locator('.choice').first().waitFor();
  const before = await asked();
  await page.locator('.choice').first().click();
  await soon(asked).not.toEqual(before);
  await page.keyboard.press('z');
  await soon(asked).toEqual(before);

  await page.goto(`${home}#/settings`);
  await page.getByRole('button', { name: 'Restore the defaults' }).click();
  await soon(() => page.getByLabel('Shortcut for: Undo').inputValue()).toBe('U');
  expect(await page.getByLabel('Ask before ending a turn').isChecked()).toBe(true);
});
