/** Ten consecutive games in one page without a reload: what is left of each game adds up. */
import type { Browser, Page } from 'playwright-core';
import { PATIENCE } from '../shots/browser.ts';
import { type Left, openMeter } from './meter.ts';

const GAMES = 10;

/** Measured at home after each game, after garbage collection. */
export async function measureMemory(browser: Browser, address: string): Promise<(Left & { readonly clicks: number })[]> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' });
  const meter = await openMeter(page);
  await page.goto(address);
  const left: (Left & { readonly clicks: number })[] = [];
  for (let game = 0; game < GAMES; game++) {
    await page.getByLabel('Player on seat 2').selectOption('person');
    await page.getByLabel('Seed').fill(`memory-${game}`);
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.locator('.own-board').waitFor();
    const clicks = await playInPage(page);
    await page.getByRole('link', { name: 'Tabannusi' }).click();
    await page.getByRole('button', { name: 'Start game' }).waitFor();
    left.push({ ...(await meter()), clicks });
  }
  await page.close();
  return left;
}

/** Plays from within the page, which is quicker than by mouse: one click per frame. */
async function playInPage(page: Page): Promise<number> {
  await page.evaluate(() => Reflect.set(window, 'clicks', 0));
  const played = await page.waitForFunction(
    () => {
      if (document.querySelector('.result') !== null) return Number(Reflect.get(window, 'clicks'));
      const n = Number(Reflect.get(window, 'clicks'));
      const few = [...document.querySelectorAll<HTMLElement>('.choices.few button')];
      const all = few.length > 0 ? few.slice(-1) : [...document.querySelectorAll<HTMLElement>('.choice')];
      all[(n * 7) % all.length]?.click();
      Reflect.set(window, 'clicks', n + 1);
      return null;
    },
    null,
    { timeout: 5 * PATIENCE },
  );
  return Number(await played.jsonValue());
}
