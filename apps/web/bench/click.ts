/** A whole game of four persons by mouse: how quickly each click is answered, and whether anything moves by itself. */
import { hashText, SPECTATOR } from '@tabannusi/engine';
import { openTable } from '@tabannusi/table';
import type { Browser, Page } from 'playwright-core';
import { keptGame, placeToClick } from '../shots/play.ts';
import { type Shift, watch, watched } from './watch.ts';

/** The sum of layout shifts, and the parts that moved. */
interface Moved {
  readonly sum: number;
  readonly parts: readonly string[];
}

/** Milliseconds from a click to the next paint. */
export interface Quickness {
  readonly clicks: number;
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
}

export interface ClickFigures extends Quickness {
  readonly steps: number;
  /** Checksum of the finished game. Two runs compare only if it is the same. */
  readonly checksum: string;
  /** Shifts without a click, and shifts that follow a click. */
  readonly alone: Moved;
  readonly byInput: Moved;
}

/** Browsers do not report shorter interactions. */
const LEAST_MS = 16;

export async function measureClicks(browser: Browser, address: string): Promise<ClickFigures> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' });
  await watch(page);
  await page.goto(address);
  for (const seat of [2, 3, 4]) await page.getByLabel(`Player on seat ${seat}`).selectOption('person');
  await page.getByLabel('Seed').fill('bench');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForSelector('.own-board');
  const clicks = await playByMouse(page);
  const { slow, shifts } = await watched(page);
  const opened = openTable(await keptGame(page));
  await page.close();
  if (!opened.ok || opened.table.prompt.wait !== 'over') throw new Error('the game was not played to its end');
  return {
    ...quickness(clicks, slow),
    steps: opened.table.moment,
    checksum: hashText(opened.table.stateFor(SPECTATOR)),
    alone: moved(shifts.filter(({ isByInput }) => !isByInput)),
    byInput: moved(shifts.filter(({ isByInput }) => isByInput)),
  };
}

/** Plays to the end. Returns the number of clicks. */
export async function playByMouse(page: Page): Promise<number> {
  let clicks = 0;
  for (let point = await placeToClick(page, clicks); point !== null; point = await placeToClick(page, clicks)) {
    // A real mouse hovers before it clicks, so the preview is shown already.
    await page.mouse.move(point.x, point.y);
    await nextFrame(page);
    await page.mouse.click(point.x, point.y);
    clicks++;
  }
  return clicks;
}

/** `slow` are the interactions that browsers report; they omit the others. */
export function quickness(clicks: number, slow: readonly number[]): Quickness {
  const times = [...slow, ...Array.from({ length: Math.max(0, clicks - slow.length) }, () => LEAST_MS)].sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { clicks, p50: at(0.5), p95: at(0.95), most: at(1) };
}

const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

const moved = (shifts: readonly Shift[]): Moved => ({
  sum: shifts.reduce((total, { value }) => total + value, 0),
  parts: [...new Set(shifts.flatMap(({ parts }) => parts))],
});
