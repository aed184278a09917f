/** Undo and redo at the table, across every kind of decision, and the reason if there is no way back. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { keep } from '../../shots/keep.ts';
import { type AskedPosition, askedPositions } from './asked-positions.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openEmpty = inBrowser();

/** One decision at a time: `taps.test.ts` has the undo of decisions with the forced steps that follow them. */
const openPage = (): Promise<Page> =>
  openEmpty(async (page) => {
    await page.addInitScript(() => localStorage.setItem('tabannusi-settings', JSON.stringify({ automatic: false })));
  });

const WHY: Readonly<Record<string, string>> = {
  chance: 'Can’t undo any further: new information was revealed.',
  seat: 'Can’t undo any further: another player has had a choice.',
};

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('takes back a decision of every kind, and makes it again', async () => {
  const positions = askedPositions().filter(({ barrier }) => barrier === null);
  expect(new Set(positions.map(({ ask }) => ask)).size).toBeGreaterThan(25);
  const page = await openPage();
  for (const position of positions) {
    await sitDownAt(page, position);
    const before = await shown(page);
    await choose(page, position);
    const after = await shown(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await soon(() => shown(page)).toBe(before);
    await page.getByRole('button', { name: 'Redo' }).click();
    await soon(() => shown(page)).toBe(after);
  }
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('says why, where there is no way back, and leaves everything as it is', async () => {
  const positions = askedPositions().filter(({ barrier }) => barrier !== null && barrier in WHY);
  expect(new Set(positions.map(({ barrier }) => barrier))).toEqual(new Set(Object.keys(WHY)));
  const page = await openPage();
  for (const position of positions) {
    await sitDownAt(page, position);
    await choose(page, position);
    // The end of a turn waits for a confirmation, and then for the next person to sit down.
    for (const name of [/^End the turn$/, /show my cards$/]) {
      const further = choices(page).getByRole('button', { name });
      if (await further.isVisible()) await press(page, further);
    }
    const before = await shown(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(WHY[position.barrier ?? ''] ?? '').waitFor();
    await soon(() => shown(page)).toBe(before);
  }
});

const choices = (page: Page): Locator => page.getByRole('region', { name: 'Choices' });

/** Opens the game. The person who is asked takes over the screen if necessary. */
async function sitDownAt(page: Page, { saved, ask, barrier }: AskedPosition): Promise<void> {
  const id = `${ask}-${barrier}`;
  const home = `${page.url().split('#')[0]}#/`;
  // A small page that clears the last game. Home would list all games so far.
  await page.goto(`${home}settings`);
  await page.locator('main.settings').waitFor();
  await keep(page, id, saved);
  await page.goto(`${home}game/${id}`);
  await choices(page).getByRole('button').first().waitFor();
  const takeOver = choices(page).getByRole('button', { name: /show my cards$/ });
  if (await takeOver.isVisible()) await takeOver.click();
  await page.locator('.choice').first().waitFor();
  // The code for taps changes the buttons of dice when it arrives.
  await page.locator('.choices[data-taps="several"]').waitFor();
}

async function choose(page: Page, { choice }: AskedPosition): Promise<void> {
  await press(page, page.locator('.choice').nth(choice));
  const insist = choices(page).getByRole('button', { name: 'Do it anyway' });
  if (await insist.isVisible()) await press(page, insist);
}

/** Presses a button and waits for the answer: other choices, a warning or another question. */
async function press(page: Page, button: Locator): Promise<void> {
  const asked = async (): Promise<string> => (await page.locator('.question, .choices').allInnerTexts()).join('\n');
  const before = await asked();
  await button.click();
  await soon(asked).not.toBe(before);
  // Warnings load when the first one is shown.
  await choices(page).getByRole('button').first().waitFor();
}

/** Returns everything about the game on the page, except the text of the question, which a refusal may replace, and the Tab stops. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const bare = (html: string): string => html.replaceAll(/ (?:class|style|tabindex)="[^"]*"| role="img" aria-label="[^"]*"/g, '');
    return ['.board', '.own-board', '.panels', '.choices'].map((part) => bare(document.querySelector(part)?.outerHTML ?? '')).join('\n');
  });
