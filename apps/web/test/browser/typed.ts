/** The field for typed commands. */
import type { Locator, Page } from 'playwright-core';
import { soon } from './wait.ts';

/** Opens the field with its key. The log, which handles the key, loads after the board. */
export async function openCommands(page: Page): Promise<Locator> {
  const field = page.locator('.commands input');
  await page.locator('.log').waitFor({ state: 'attached' });
  await soon(async () => {
    if (!(await field.isVisible())) await page.keyboard.press('c');
    return field.isVisible();
  }).toBe(true);
  return field;
}
