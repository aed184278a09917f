/** Every choice can be read: its words stay in its button, and no button lies on another, at any question and in any language. */
import { LANGUAGES } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { keep } from '../../shots/keep.ts';
import { type AskedPosition, askedPositions } from './asked-positions.ts';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser();

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** Of each question the position with the most choices. */
function fullest(positions: readonly AskedPosition[]): readonly AskedPosition[] {
  const byAsk = new Map<string, AskedPosition>();
  for (const position of positions) if (position.choice >= (byAsk.get(position.ask)?.choice ?? 0)) byAsk.set(position.ask, position);
  return [...byAsk.values()];
}

// Without a Chromium on this machine there is nothing to read.
it.skipIf(hasNoChromium)('at every question, in four languages, on four screens', async () => {
  const asked = fullest(askedPositions(['ur 1', 'ur 2', 'ur 3', 'ur 4']));
  expect(asked.length).toBeGreaterThan(20);
  const page = await openPage();
  for (const { ask, saved } of asked) await keep(page, ask, saved);
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    await page.evaluate((spoken) => localStorage.setItem('tabannusi-settings', JSON.stringify({ language: spoken })), language);
    await page.goto(`${page.url().split('#')[0]}#/`);
    await page.reload();
    for (const { ask } of asked) {
      // Nothing of the last game is left there.
      await page.goto(`${page.url().split('#')[0]}#/`);
      await page.locator('.game').waitFor({ state: 'detached' });
      await page.goto(`${page.url().split('#')[0]}#/game/${ask}`);
      await page.locator('.choices button').first().waitFor();
      // Who is asked takes the screen over where that is needed.
      const takeOver = page.locator('.choices button.main');
      if (await takeOver.isVisible()) await takeOver.click();
      await page.locator('.choice').first().waitFor();
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const found = await page.evaluate(() => {
          const buttons = [...document.querySelectorAll('.choice')];
          const boxes = buttons.map((button) => button.getBoundingClientRect());
          return buttons.flatMap((button, n) => {
            const label = button.querySelector('.label')?.getBoundingClientRect();
            const box = boxes[n];
            if (label === undefined || box === undefined) return ['no words'];
            const isOut = label.top < box.top - 1 || label.bottom > box.bottom + 1 || label.right > box.right + 1;
            const isCovered = boxes.some(
              (other, m) =>
                m > n &&
                other.left < box.right - 1 &&
                other.right > box.left + 1 &&
                other.top < box.bottom - 1 &&
                other.bottom > box.top + 1,
            );
            return isOut || isCovered ? [`${button.textContent} ${isOut ? 'spills' : ''} ${isCovered ? 'is covered' : ''}`] : [];
          });
        });
        faults.push(...found.map((each) => `${language} ${ask} ${screen.width}: ${each}`));
      }
    }
  }
  expect(faults).toEqual([]);
});
