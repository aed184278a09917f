/** Two tabs on one game: one plays, the other says so, takes over or follows, and no decision is lost. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();
const ELSEWHERE = 'This game is open in another tab.';
const TAKEN = 'Another tab has taken over this game.';

/** A game of two persons with a decision made, in two tabs. */
async function twoTabs(): Promise<readonly [first: Page, second: Page]> {
  const first = await openPage();
  await first.getByLabel('Player on seat 2').selectOption('person');
  await first.getByLabel('Seed').fill('ur');
  await first.getByRole('button', { name: 'Start game' }).click();
  await first.locator('.choices .main').click();
  await decide(first);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.getByText(ELSEWHERE).waitFor();
  return [first, second];
}

/** Presses the first button, even to take over the screen, until a decision is in the log. */
async function decide(page: Page): Promise<void> {
  const lines = await page.locator('.log li').count();
  for (let decisions = 0; decisions < 5 && (await page.locator('.log li').count()) === lines; decisions++) {
    const asked = await askedOf(page);
    await page.locator('.choices button').first().click();
    await soon(() => askedOf(page)).not.toEqual(asked);
  }
  await soon(() => page.locator('.log li').count()).toBeGreaterThan(lines);
}

const askedOf = (page: Page): Promise<string[]> => page.locator('.question, .choices').allInnerTexts();

/** Returns the log without what only the person at the screen sees. */
const logOf = async (page: Page): Promise<string[]> =>
  (await page.locator('.log .line').allInnerTexts()).filter((line) => !line.includes(' sees '));

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is taken over by the second tab, and taken back', async () => {
  const [first, second] = await twoTabs();
  const played = await logOf(first);
  await second.getByRole('button', { name: 'Play here' }).click();
  await second.locator('.choices .main').click();
  await soon(() => logOf(second)).toEqual(played);
  await first.getByText(TAKEN).waitFor();
  expect(await first.locator('.choice').count()).toBe(0);

  await decide(second);
  const further = await logOf(second);
  await first.getByRole('button', { name: 'Play here' }).click();
  await second.getByText(TAKEN).waitFor();
  await first.locator('.choices .main').click();
  await soon(() => logOf(first)).toEqual(further);
  await decide(first);
  await first.context().close();
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is looked at while it goes on in the other tab', async () => {
  const [first, second] = await twoTabs();
  await second.getByRole('button', { name: 'Watch' }).click();
  await second.getByText('You are watching').waitFor();
  await decide(first);
  const played = await logOf(first);
  await soon(() => logOf(second)).toEqual(played);
  expect(await second.locator('.choice, .spot').count()).toBe(0);
  expect(await second.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await first.context().close();
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is played by the second tab when the first one is closed or breaks', async () => {
  const [first, second] = await twoTabs();
  const played = await logOf(first);
  // A crashed tab sends no messages.
  await Promise.all([first.waitForEvent('crash'), first.goto('chrome://crash').catch(() => null)]);
  await second.locator('.choices .main').click();
  await soon(() => logOf(second)).toEqual(played);
  await decide(second);
  const third = await second.context().newPage();
  await third.goto(second.url());
  await third.getByText(ELSEWHERE).waitFor();
  await second.close();
  await third.locator('.choices .main').click();
  await third.locator('.choices button').first().waitFor();
  await third.context().close();
});
