/** The guided first game: found from the lessons, with chosen and changed set-up and explanations; stopped, and silent after a reload. */
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('chooses the set-up, gives it back with Undo, says a plan, and stops for good', async () => {
  const faults: string[] = [];
  const page = await openPage((opened) => {
    opened.on('pageerror', ({ message }) => faults.push(message));
    return opened.addInitScript(() => localStorage.setItem('tabannusi-settings', JSON.stringify({ pace: 'atOnce' })));
  }, '#/learn');
  await page.getByRole('button', { name: 'Play your first game with a coach' }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  await coach.getByText('I chose your first Building for you').waitFor();
  await page.getByRole('region', { name: 'Choices' }).getByRole('button').first().waitFor();
  await coach.locator('.planned li').first().waitFor();
  expect(await page.locator('.board [data-plan]').count()).toBeGreaterThan(0);
  // After the undo, set-up is the player's own.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await coach.getByText('I chose your first Building for you').waitFor({ state: 'detached' });
  const question = page.locator('.question');
  const asked = await question.innerText();
  await coach.locator('.lesson-ways').waitFor();
  expect(await question.innerText()).toBe(asked);
  await coach.getByRole('button', { name: 'Stop the coach' }).click();
  await coach.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('region', { name: 'Choices' }).getByRole('button').first().waitFor();
  expect(await coach.count()).toBe(0);
  expect(faults).toEqual([]);
});
