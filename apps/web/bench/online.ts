/** A whole online game of one person and three bots by mouse: how quickly each click is answered, and what opening the finished game costs. */
import type { Browser, Page } from 'playwright-core';
import { Server } from '../test/browser/online-server.ts';
import { playByMouse, type Quickness, quickness } from './click.ts';
import { watch, watched } from './watch.ts';

export interface OnlineFigures extends Quickness {
  /** Bytes over the wire, headers too, from the interface of the server and its socket, until the finished game is shown to a new visitor. */
  readonly wireBytes: number;
}

const SCREEN = { viewport: { width: 1366, height: 768 }, locale: 'en-GB' } as const;

export async function measureOnline(browser: Browser): Promise<OnlineFigures> {
  const server = await new Server().start();
  try {
    const page = await browser.newPage(SCREEN);
    await watch(page);
    await page.goto(`${server.address}#/online`);
    await openTable(page);
    const clicks = await playByMouse(page);
    const { slow } = await watched(page);
    const link = page.url();
    await page.close();
    return { ...quickness(clicks, slow), wireBytes: await openFinished(browser, link) };
  } finally {
    server.end();
  }
}

async function openTable(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('.new-table select').first().selectOption('4');
  for (const seat of [2, 3, 4]) await page.getByLabel(`Player on seat ${seat}`).selectOption('random');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await page.locator('.own-board').waitFor();
}

async function openFinished(browser: Browser, link: string): Promise<number> {
  const page = await browser.newPage(SCREEN);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => response.url.includes('/api/') && asked.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength;
  });
  session.on('Network.webSocketFrameReceived', ({ response }) => {
    bytes += response.payloadData.length;
  });
  await page.goto(link);
  await page.locator('.result').waitFor();
  await page.waitForTimeout(1_000);
  await page.close();
  return bytes;
}
