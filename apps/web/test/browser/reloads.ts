/** A whole game of two persons by mouse, in which the page reloads immediately after a click, again and again. */
import { Generator } from '@tabannusi/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { clickSomething, keptGame } from '../../shots/play.ts';
import { soon } from './wait.ts';

interface Reloads {
  readonly count: number;
  /** Clicks with random numbers below this. */
  readonly among: number;
}

/** Returns the number of clicks to the end. `look` is called before each. */
export async function playWithReloads(page: Page, reloads: Reloads, look?: (click: number) => Promise<void>): Promise<number> {
  const drawn = drawnByLot(reloads);
  let clicks = 0;
  for (; clicks < 3000; clicks++) {
    await look?.(clicks);
    if (drawn.has(clicks)) await expectSameAfterReload(page);
    else if (!(await clickSomething(page, clicks))) break;
  }
  return clicks;
}

function drawnByLot({ count, among }: Reloads): ReadonlySet<number> {
  const lots = new Generator('reloads', 'bot');
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(lots.below(among));
  return drawn;
}

async function expectSameAfterReload(page: Page): Promise<void> {
  await page.locator('.choices button').first().waitFor();
  await Promise.all([page.waitForEvent('load'), clickAndReload(page)]);
  const before = await page.evaluate(() => JSON.parse(sessionStorage.getItem('before') ?? 'null'));
  await page.locator('.choices button').first().waitFor();
  // The same person sits down again.
  const takeOver = page.getByRole('button', { name: /show my cards$/ });
  if (!before.isHandOver && (await takeOver.isVisible())) await takeOver.click();
  await soon(() => tableText(page)).toBe(before.text);
  expect(await keptGame(page)).toEqual(before.saved);
}

/**
 * Clicks the last button, which is the one that insists if there is a warning. The page shows and notes the result and reloads before the
 * database can answer, which would need another task.
 */
const clickAndReload = (page: Page): Promise<void> =>
  page
    .evaluate(async () => {
      const press = async (): Promise<void> => {
        [...document.querySelectorAll<HTMLElement>('.choices button')].at(-1)?.click();
        for (let times = 0; times < 50; times++) await null;
      };
      const journal = (): string | undefined => Object.entries(localStorage).find(([key]) => key.startsWith('tabannusi-journal-'))?.[1];
      // Sitting down and being warned decide nothing, so there is time until the next button is drawn.
      for (let times = 0; times < 5 && journal() === undefined; times++) {
        await press();
        if (journal() === undefined) await new Promise((done) => setTimeout(done, 100));
      }
      const text = ['.question', '.panels', '.choices'].map((part) => document.querySelector(part)?.textContent).join('\n');
      const noted = journal() ?? '';
      const { saved } = JSON.parse(noted.slice(noted.indexOf(' ')));
      const isHandOver = text.includes('show my cards');
      sessionStorage.setItem('before', JSON.stringify({ text, saved, isHandOver }));
      location.reload();
    })
    .catch((error: Error) => {
      // The page is gone before it can answer.
      if (!/context was destroyed|navigation/.test(error.message)) throw error;
    });

/** Leaves out the log, which a scoring may replace until the page is opened again. */
const tableText = async (page: Page): Promise<string> =>
  (await Promise.all(['.question', '.panels', '.choices'].map((part) => page.locator(part).textContent()))).join('\n');
