/** The field for typed commands. */
import type { Locator, Page } from 'playwright-core';
import { soon } from './wait.ts';

/** How long the field may take to load before the key counts as lost. */
const LOADING_MS = 5_000;

/**
 * Opens the field with its key. The log, which handles the key, loads after the board, so the first press can be lost. It is not repeated
 * while the field loads, because then it would be typed into it.
 */
export async function openCommands(page: Page): Promise<Locator> {
  const field = page.locator('.commands input');
  await page.locator('.log').waitFor({ state: 'attached' });
  await soon(async () => {
    await page.keyboard.press('c');
    return field.waitFor({ timeout: LOADING_MS }).then(
      () => true,
      () => false,
    );
  }).toBe(true);
  return field;
}
