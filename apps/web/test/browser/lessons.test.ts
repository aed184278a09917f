/** Lessons in the page: found by somebody new, played by keyboard alone, and remembered. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser();

const says = (page: Page, text: string): Promise<void> => page.locator('.lesson .says', { hasText: text }).waitFor();

/** Reaches a button or a link by Tab alone, and presses Enter. */
async function press(page: Page, name: string): Promise<void> {
  const wanted = (): Promise<boolean> =>
    page.evaluate(
      (text) => document.activeElement?.matches('button, a') === true && document.activeElement.textContent.includes(text),
      name,
    );
  for (let steps = 0; !(await wanted()); steps++) {
    if (steps > 150) throw new Error(`no way to ${name} by Tab`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

/** Presses the number of a choice. */
async function pick(page: Page, name: string): Promise<void> {
  const choice = page.locator('.choices button', { hasText: name });
  await choice.waitFor();
  const number = await choice.evaluate((button) => [...document.querySelectorAll('.choices button')].indexOf(button) + 1);
  await page.keyboard.press(String(number));
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('somebody new finds the lessons, and plays one by keyboard alone', async () => {
  const page = await openPage();
  await page.getByText('Each turn you take a die').waitFor();
  await press(page, 'Learn to play');
  await page.getByRole('heading', { name: 'Learn to play' }).waitFor();
  await press(page, 'Start the first lesson');
  await says(page, 'You build the city of Ur');
  await press(page, 'Continue');
  await says(page, 'Three yellow Projects');
  // Any legal choice may be played; another one leads aside, and back.
  await pick(page, 'End turn');
  await says(page, 'still Projects');
  await press(page, 'Back to the lesson');
  await says(page, 'Three yellow Projects');
  await press(page, 'Show me');
  await page.getByText(/^Choose: /).waitFor();
  expect(await page.locator('[data-lesson]').count()).toBeGreaterThan(0);
  await pick(page, 'Construct a Building');
  await says(page, 'The Building is yours');
  await pick(page, 'End turn');
  for (const text of ['You gained 6 VP', 'District 4 is the Port', 'District 5 is the Ziggurat', 'A scoring takes 1 Gold']) {
    await says(page, text);
    await press(page, 'Continue');
  }
  await says(page, 'Lesson finished.');
  await press(page, 'All lessons');
  await page.getByText('Continue with “A turn”').waitFor();
  expect(await page.locator('.lessons li').first().innerText()).toContain('Done');
  expect(await page.locator('.lessons li').count()).toBe(11);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('an unknown lesson leads to the list', async () => {
  const page = await openPage(undefined, '#/learn/nothing');
  await page.getByRole('heading', { name: 'Learn to play' }).waitFor();
});
