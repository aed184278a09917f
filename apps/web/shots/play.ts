/** Plays by mouse and reads what the page has stored. */
import type { Page } from 'playwright-core';
import { PATIENCE } from './browser.ts';

/** Clicks where `placeToClick` says. Returns false when the game is over. */
export async function clickSomething(page: Page, number: number): Promise<boolean> {
  const point = await placeToClick(page, number);
  if (point === null) return false;
  await page.mouse.click(point.x, point.y);
  return true;
}

/**
 * Waits for a lit place on the board or a button and returns its middle. The number alone decides which; if there are both, places are
 * taken twice as often. Null when the game is over.
 */
export async function placeToClick(page: Page, number: number): Promise<{ readonly x: number; readonly y: number } | null> {
  const found = await page.waitForFunction(
    (n) => {
      if (document.querySelector('.result') !== null) return 'over';
      const few = [...document.querySelectorAll('.choices.few button')];
      const spots = [...document.querySelectorAll('.spot')];
      const buttons = [...document.querySelectorAll('.choice')];
      const chosen = few.length > 0 ? few.slice(-1) : n % 3 > 0 && spots.length > 0 ? spots : buttons;
      const target = chosen[(n * 7) % chosen.length];
      if (target === undefined) return null;
      target.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = target.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    number,
    { timeout: PATIENCE },
  );
  const point = await found.jsonValue();
  return point === 'over' ? null : point;
}

/** Returns the first game in the browser's database. */
export const keptGame = (page: Page): Promise<unknown> =>
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
