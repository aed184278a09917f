/** Lessons in the page: found by a new visitor, played by keyboard alone, and remembered. */
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { pick, press, says } from './by-keyboard.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('somebody new finds the lessons, and plays one by keyboard alone', async () => {
  const page = await openPage();
  await page.getByText('Each turn you take a die').waitFor();
  await press(page, 'Learn to play');
  await page.getByRole('heading', { name: 'Learn to play' }).waitFor();
  await press(page, 'Start the first lesson');
  await says(page, 'you build the city of Ur');
  await press(page, 'Continue');
  await says(page, 'Three yellow Projects');
  // Any legal choice can be played; a wrong one leads aside and back.
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
