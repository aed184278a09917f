/** Two persons at the table, the first of whom is asked. */
import type { Page } from 'playwright-core';

/** Starts at home. */
export async function seated(page: Page): Promise<Page> {
  await page.getByLabel('Player on seat 2').selectOption('person');
  await page.getByLabel('Seed').fill('ur');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.choices .main').click();
  await page.locator('.choice').first().waitFor();
  return page;
}
