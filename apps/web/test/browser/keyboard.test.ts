/** A complete game against a bot by keyboard alone: the focus stays with the choices, whoever plays in between. */
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { PATIENCE, soon } from './wait.ts';

const openPage = inBrowser();

// Without a Chromium on this machine there is nothing to play in.
it.skipIf(hasNoChromium)('is played to its end with Tab and Enter', { timeout: 300_000 }, async () => {
  const page = await openPage((opened) =>
    opened.addInitScript(() => localStorage.setItem('tabannusi-settings', JSON.stringify({ pace: 'atOnce' }))),
  );
  await tabTo(page, 'Who sits on seat 2');
  // One further down: a quick player.
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Seed (optional)');
  await page.keyboard.type('ur');
  await tabTo(page, 'Begin');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.choice', { timeout: PATIENCE });
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.activeElement !== document.body);
  for (let tabs = 0; tabs < 80 && !(await isAtChoices(page)); tabs++) await page.keyboard.press('Tab');
  for (let presses = 0; presses < 1500; presses++) {
    const next = await page.waitForFunction(
      () => (document.querySelector('.result') !== null ? 'over' : document.activeElement?.closest('.choices') ? 'press' : null),
      null,
      { polling: 20 },
    );
    if ((await next.jsonValue()) === 'over') break;
    // A warning offers to think again first: Enter alone would go round and round.
    if (await isWarned(page)) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await soon(() => page.locator('.result h1').innerText()).toMatch(/wins\.|share the victory\./);
});

const isAtChoices = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement?.closest('.choices') != null);

/** Think again, or do it all the same. */
const isWarned = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelectorAll('.choices.few button').length === 2);

/** To what has that name. */
async function tabTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab');
    const names = await page.evaluate(() => {
      const { activeElement: now } = document;
      const label = now instanceof HTMLInputElement ? now.labels?.[0]?.textContent : now?.textContent;
      return [label?.trim(), now?.getAttribute('aria-label')];
    });
    if (names.includes(name)) return;
  }
  throw new Error(`${name} cannot be reached`);
}
