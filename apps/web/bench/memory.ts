/** Ten games one after the other in one page that is never loaded again: what is left of each is what the next one costs. */
import type { Browser, Page } from 'playwright-core';
import { PATIENCE } from '../shots/browser.ts';

export interface Left {
  readonly heapKb: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly clicks: number;
}

const GAMES = 10;

/** After each game, at home, when everything that nobody holds is gone. */
export async function measureMemory(browser: Browser, address: string): Promise<Left[]> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' });
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await page.goto(address);
  const left: Left[] = [];
  for (let game = 0; game < GAMES; game++) {
    await page.getByLabel('Who sits on seat 2').selectOption('person');
    await page.getByLabel('Seed').fill(`memory-${game}`);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForSelector('.own-board');
    const clicks = await playInPage(page);
    await page.getByRole('link', { name: 'Tabannusi' }).click();
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    left.push({ heapKb: Math.round(usedSize / 1024), nodes, listeners: jsEventListeners, clicks });
  }
  await page.close();
  return left;
}

/** Plays from within, which is quicker than by mouse: one click in each frame. */
async function playInPage(page: Page): Promise<number> {
  const played = await page.waitForFunction(
    () => {
      if (document.querySelector('.result') !== null) return Number(Reflect.get(window, 'clicks'));
      const n = Number(Reflect.get(window, 'clicks') ?? 0);
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
