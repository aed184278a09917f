/** The largest contentful paint of a first visit on a mid-range phone with a slow connection. */
import type { Browser } from 'playwright-core';
import { gameAtTurn } from '../shots/games.ts';
import { keep } from '../shots/keep.ts';

/** The usual profile for page speed: processor slowed down 4 times, 1.6 Mbit/s down, 150 ms round trip. */
export const PHONE = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 },
  screen: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true, serviceWorkers: 'block' },
} as const;

const VIEWS = { home: '#/', table: '#/game/middle' } as const;
const RUNS = 3;

/** Milliseconds by view, the median of several visits with an empty cache. */
export async function measurePaint(browser: Browser, address: string): Promise<Record<keyof typeof VIEWS, number>> {
  const context = await browser.newContext({ ...PHONE.screen, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector('.new-game');
  await keep(page, 'middle', await gameAtTurn({ players: 2, turn: 12 }, 'ur'));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', PHONE.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
  const visit = async (fragment: string): Promise<number> => {
    await page.goto('about:blank');
    await page.goto(`${address}${fragment}`);
    await page.waitForSelector(fragment === VIEWS.home ? '.new-game' : '.own-board');
    await page.evaluate(() => document.fonts.ready);
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  };
  const median = async (fragment: string): Promise<number> => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await visit(fragment));
    return times.sort((a, b) => a - b)[RUNS >> 1] ?? 0;
  };
  const figures = { home: await median(VIEWS.home), table: await median(VIEWS.table) };
  await context.close();
  return figures;
}
