/** Playing by mouse, and what the page has kept of it. */
import type { Page } from 'playwright-core';

/** A lit place on the board or a button; which of them depends on the number only. Where there are both, places are taken twice as often. */
export async function clickSomething(page: Page, number: number): Promise<void> {
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

/** The first game of the browser's database. */
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
