/** A complete game of two persons at one screen, by mouse, in a real Chromium. */
import { openTable } from '@tabannusi/table';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { tinyTexts } from './letters.ts';
import { clickSomething, keptGame } from './play.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

// Without a Chromium on this machine there is nothing to play in.
it.skipIf(hasNoChromium)(
  'is played to its end by mouse, kept at every decision and opened again after a reload',
  { timeout: 300_000 },
  async () => {
    const page = await openPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));

    await page.getByLabel('Who sits on seat 2').selectOption('person');
    await page.getByLabel('Seed').fill('ur');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForSelector('.own-board');

    let clicks = 0;
    for (; clicks < 3000; clicks++) {
      if (clicks === 150) {
        await expectSameAfterReload(page);
        expect(await tinyTexts(page, 12)).toEqual([]);
      }
      if (!(await clickSomething(page, clicks))) break;
    }
    await soon(() => page.locator('.result h1').innerText()).toMatch(/wins\.|share the victory\./);
    expect(clicks).toBeGreaterThan(200);
    expect(faults).toEqual([]);

    const opened = openTable(await keptGame(page));
    expect(opened.ok && opened.table.prompt.wait).toBe('over');
  },
);

async function expectSameAfterReload(page: Page): Promise<void> {
  const before = await tableText(page);
  await page.reload();
  await page.waitForSelector('.own-board');
  const takeOver = page.locator('.choices.few .main');
  await page.locator('.choices button').first().waitFor();
  if ((await takeOver.count()) > 0) await takeOver.click();
  await soon(() => tableText(page)).toBe(before);
}

const tableText = async (page: Page): Promise<string> =>
  [await page.locator('.panels').innerText(), await page.locator('.choices').innerText()].join('\n');
