/** A complete game of two persons at one screen, by mouse, in a real Chromium. */
import { openTable } from '@tabannusi/table';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { tinyTexts } from './letters.ts';

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
    for (; clicks < 3000 && (await page.locator('.result').count()) === 0; clicks++) {
      if (clicks === 150) {
        await expectSameAfterReload(page);
        expect(await tinyTexts(page, 12)).toEqual([]);
      }
      await clickSomething(page, clicks);
    }
    expect(await page.locator('.result h1').innerText()).toMatch(/wins\.|share the victory\./);
    expect(clicks).toBeGreaterThan(200);
    expect(faults).toEqual([]);

    const opened = openTable(await keptGame(page));
    expect(opened.ok && opened.table.prompt.wait).toBe('over');
  },
);

/** A lit place on the board or a button; which of them depends on the number only. Where there are both, places are taken twice as often. */
async function clickSomething(page: Page, number: number): Promise<void> {
  const point = await page.evaluate((n) => {
    const few = [...document.querySelectorAll('.choices.few button')];
    const spots = [...document.querySelectorAll('.spot')];
    const buttons = [...document.querySelectorAll('.choice')];
    const chosen = few.length > 0 ? few.slice(-1) : n % 3 > 0 && spots.length > 0 ? spots : buttons;
    const target = chosen[(n * 7) % chosen.length];
    if (target === undefined) return null;
    target.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = target.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  }, number);
  if (point === null) throw new Error('nothing can be clicked');
  await page.mouse.click(point[0], point[1]);
}

async function expectSameAfterReload(page: Page): Promise<void> {
  const before = await tableText(page);
  await page.reload();
  await page.waitForSelector('.own-board');
  const takeOver = page.locator('.choices.few .main');
  if ((await takeOver.count()) > 0) await takeOver.click();
  expect(await tableText(page)).toBe(before);
}

const tableText = async (page: Page): Promise<string> =>
  [await page.locator('.panels').innerText(), await page.locator('.choices').innerText()].join('\n');

const keptGame = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('tabannusi', 1);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').getAll();
          reading.onsuccess = () => resolve(reading.result[0].saved);
        };
      }),
  );
