/**
 * A complete game against a bot by keyboard alone and without seeing: controls are found by the roles and names that a screen reader
 * announces. The focus stays with the choices, whoever plays in between.
 */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Heard, type Listen, listenTo, tabTo } from './ax.ts';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser();

const isNamed = (role: string, name: string) => (now: Heard) => now.role === role && now.name === name;
const isChoice = ({ role, within }: Heard): boolean => role === 'button' && within.includes('region Choices');
const isOnBoard = ({ role, within }: Heard): boolean => role === 'button' && within.includes('group Board');

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is played to its end with Tab, Enter and what is read out', async () => {
  const page = await openPage((opened) =>
    opened.addInitScript(() => localStorage.setItem('tabannusi-settings', JSON.stringify({ pace: 'atOnce' }))),
  );
  const listen = await listenTo(page);
  await page.getByRole('button', { name: 'Start game' }).waitFor();
  await tabTo(page, listen, isNamed('combobox', 'Player on seat 2'));
  // One kind further down: a quick player.
  await page.keyboard.press('ArrowDown');
  await tabTo(page, listen, isNamed('textbox', 'Seed (optional)'));
  await page.keyboard.type('ur');
  await tabTo(page, listen, isNamed('button', 'Start game'));
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Choices' }).getByRole('button').first().waitFor();
  await tabTo(page, listen, isChoice);

  let onBoard = 0;
  let decisions = 0;
  for (; decisions < 1500; decisions++) {
    const now = await nextStop(page, listen);
    if (now === null) break;
    // A warning focuses its safe answer first.
    if (now.name === 'Go back') await tabTo(page, listen, isNamed('button', 'Do it anyway'));
    else if (decisions % 12 === 5 && (await places(page).count()) > 0) await tabTo(page, listen, isOnBoard, 'Shift+Tab');
    else if (decisions % 4 === 3) await tabTo(page, listen, isChoice);
    if (isOnBoard(await listen())) onBoard++;
    await page.keyboard.press('Enter');
  }
  await winner(page).waitFor();
  expect(decisions).toBeGreaterThan(80);
  expect(onBoard).toBeGreaterThan(3);
});

const places = (page: Page): Locator => page.getByRole('group', { name: 'Board', exact: true }).getByRole('button');
const winner = (page: Page): Locator => page.getByRole('heading', { name: /wins\.|share the victory\./ });

/** Returns the focus once something can be chosen; null when the game is over. */
async function nextStop(page: Page, listen: Listen): Promise<Heard | null> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('.result') !== null) return 'over';
    return document.activeElement?.matches('.choices *, .board *') ? 'asked' : null;
  });
  if ((await found.jsonValue()) === 'over') return null;
  const now = await listen();
  // The focused element may be gone by then.
  return isChoice(now) || isOnBoard(now) ? now : nextStop(page, listen);
}
