/**
 * A page that crashes right after a click, and notes of a decision that are damaged or refused: nothing is lost, or the page says what may
 * be.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

/** Two persons, of whom the first is asked. */
async function seated(page: Page): Promise<void> {
  await page.getByLabel('Player on seat 2').selectOption('person');
  await page.getByLabel('Seed').fill('ur');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.choices .main').click();
  await page.locator('.choice').first().waitFor();
}

const sitDown = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /show my cards$/ }).click();
  await page.locator('.choice').first().waitFor();
};

const asked = (page: Page): Promise<string[]> => page.locator('.question, .panels, .choices').allTextContents();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('has the decision of a page that breaks right after the click', async () => {
  const whole = await openPage();
  await seated(whole);
  const before = await asked(whole);
  await whole.locator('.choice').first().click();
  await soon(() => asked(whole)).not.toEqual(before);
  const after = await asked(whole);

  const broken = await openPage();
  await seated(broken);
  const address = broken.url();
  const session = await broken.context().newCDPSession(broken);
  const crash = broken.waitForEvent('crash');
  // In one call, because two calls may be carried out in another order: the page crashes as soon as its click is over.
  await session.send('Runtime.evaluate', { expression: 'document.querySelector(".choice").click()' });
  session.send('Page.crash').catch(() => null);
  await crash;
  const next = await broken.context().newPage();
  await next.goto(address);
  await sitDown(next);
  await soon(() => asked(next)).toEqual(after);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('says that what was noted is damaged, and goes on from what is kept', async () => {
  const page = await openPage();
  await seated(page);
  const before = await asked(page);
  await page.evaluate(() => {
    const id = location.hash.split('/').at(-1);
    localStorage.setItem(`tabannusi-journal-${id}`, 'half a text {"id":');
    location.reload();
  });
  await page.getByText('Your last move couldn’t be recovered').waitFor();
  await sitDown(page);
  expect(await asked(page)).toEqual(before);
  await page.locator('.choice').first().click();
  await soon(() => asked(page)).not.toEqual(before);
  await page.getByText('Your last move couldn’t be recovered').waitFor({ state: 'detached' });
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('keeps a game where nothing can be noted', async () => {
  const page = await openPage((opened) =>
    opened.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    }),
  );
  await seated(page);
  const before = await asked(page);
  await page.locator('.choice').first().click();
  await soon(() => asked(page)).not.toEqual(before);
  const after = await asked(page);
  // The database has it a moment later.
  await soon(async () => {
    await page.reload();
    await sitDown(page);
    return asked(page);
  }).toEqual(after);
});
