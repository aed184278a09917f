/** Typed commands at the table: the field opens with a key, answers in place of the log, and plays as clicks do. */
import { expect, it } from 'vitest';
import { clickSomething } from '../../shots/play.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { seated } from './seated.ts';
import { openCommands } from './typed.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('opens by its key, answers, plays, and closes', async () => {
  const page = await seated(await openPage());
  await openCommands(page);
  const field = page.getByRole('textbox', { name: 'Command' });
  await soon(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe('');

  const answer = page.getByRole('log', { name: 'Answer' });
  await page.keyboard.type('district 2');
  await page.keyboard.press('Enter');
  await answer.getByRole('heading', { name: /Farmers/ }).waitFor();
  const question = await page.locator('.question').innerText();
  const offered = await page.locator('.choices').innerText();
  // Letters typed into the field are no shortcuts.
  await page.keyboard.type('unheard of');
  await page.keyboard.press('Enter');
  await answer.getByText(/^“unheard of” is neither a choice from 1 to \d+ nor a command/).waitFor();
  expect(await page.locator('.choices').innerText()).toBe(offered);
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await soon(() => page.locator('.question, .choices').allInnerTexts()).not.toEqual([question, offered]);
  await soon(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('what one person was answered is gone when the next one is asked [URB-04]', async () => {
  const page = await openPage();
  await page.getByLabel('Player on seat 2').selectOption('person');
  await page.getByLabel('Seed').fill('ur');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.choices .main').click();
  await page.locator('.choice').first().waitFor();
  await (await openCommands(page)).fill('me');
  await page.keyboard.press('Enter');
  const answer = page.locator('.commands', { hasText: /U\d\d/ });
  await answer.waitFor();
  for (let clicks = 0; !(await page.getByText('Hand the screen').isVisible()); clicks++) await clickSomething(page, clicks);
  expect(await answer.count()).toBe(0);
});
