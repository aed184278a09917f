/** The course of a turn: its steps are shown, what others do is announced, and the menu opens and closes by keyboard. */
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();
/** The steps of a turn, from its die to its end. */
const STEPS = ['Step 1 of 5: die', 'Step 2 of 5: Architect', 'Step 3 of 5: Actions', 'Step 5 of 5: end of the turn'];

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('shows the steps, announces what happens, and has a menu', async () => {
  const page = await openPage((opened) =>
    opened.addInitScript(() => localStorage.setItem('tabannusi-settings', JSON.stringify({ pace: 'atOnce' }))),
  );
  await page.getByLabel('Player on seat 2').selectOption('botApprentice');
  await page.getByLabel('Seed').fill('bench');
  await page.getByRole('button', { name: 'Start game' }).click();
  const steps = page.getByRole('group', { name: 'Steps of the turn' });
  const seen = new Set<string>();
  const choices = page.getByRole('region', { name: 'Choices' }).getByRole('button');
  const heard = page.getByRole('log', { name: 'What’s happening' }).filter({ hasText: 'Shulgi takes the' });
  for (let decisions = 0; decisions < 60 && (seen.size < STEPS.length || (await heard.count()) === 0); decisions++) {
    await choices.first().waitFor();
    const shown = (await steps.isVisible()) ? await steps.textContent() : null;
    const step = STEPS.find((each) => shown?.includes(each));
    if (step !== undefined) seen.add(step);
    // A die that leads to several Districts asks for one of them.
    const another = choices.filter({ hasText: 'another District' });
    await ((await another.count()) > 0 ? another : choices).first().click();
  }
  expect(seen).toEqual(new Set(STEPS));
  await heard.waitFor({ state: 'attached' });

  const menu = page.getByRole('dialog', { name: 'Menu' });
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await page.getByLabel('Theme').selectOption('torchlight');
  await soon(() => page.locator('html').getAttribute('data-theme')).toBe('torchlight');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
});
