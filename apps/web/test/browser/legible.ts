/** Every choice is legible: its words stay inside its button, and no buttons overlap, at any question and in any language. */
import type { Language } from '@tabannusi/text';
import type { Page } from 'playwright-core';
import { keep } from '../../shots/keep.ts';
import { type AskedPosition, askedPositions } from './asked-positions.ts';

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** Returns for each question the position with the most choices. */
export function fullest(): readonly AskedPosition[] {
  const byAsk = new Map<string, AskedPosition>();
  for (const position of askedPositions()) if (position.choice >= (byAsk.get(position.ask)?.choice ?? 0)) byAsk.set(position.ask, position);
  return [...byAsk.values()];
}

/** Returns what is not legible in these positions in a language, on `screens` of the four screens, which take turns. */
export async function illegible(
  page: Page,
  language: Language,
  positions: readonly AskedPosition[],
  screens = SCREENS.length,
): Promise<string[]> {
  const home = `${page.url().split('#')[0]}#/`;
  await page.goto(home);
  await page.evaluate((spoken) => localStorage.setItem('tabannusi-settings', JSON.stringify({ language: spoken })), language);
  await page.reload();
  const faults: string[] = [];
  for (const [turn, { ask, saved }] of positions.entries()) {
    // Clears the last game from the page.
    await page.goto(home);
    await page.locator('.game').waitFor({ state: 'detached' });
    await keep(page, ask, saved);
    await page.goto(`${home}game/${ask}`);
    await page.locator('.choices button').first().waitFor();
    // The person who is asked takes over the screen if necessary.
    const takeOver = page.locator('.choices button.main');
    if (await takeOver.isVisible()) await takeOver.click();
    await page.locator('.choice').first().waitFor();
    for (const screen of SCREENS.filter((_, n) => (n + turn) % SCREENS.length < screens)) {
      await page.setViewportSize(screen);
      const found = await faultsOfButtons(page);
      faults.push(...found.map((each) => `${language} ${ask} ${screen.width}: ${each}`));
    }
  }
  return faults;
}

const faultsOfButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('.choice')];
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    return buttons.flatMap((button, n) => {
      const label = button.querySelector('.words')?.getBoundingClientRect();
      const box = boxes[n];
      if (label === undefined || box === undefined) return ['no words'];
      const chips = button.querySelector('.chips')?.getBoundingClientRect();
      const isBurst = chips !== undefined && chips.right > box.right + 1;
      const isOut = label.top < box.top - 1 || label.bottom > box.bottom + 1 || label.right > box.right + 1;
      const isCovered = boxes.some(
        (other, m) =>
          m > n && other.left < box.right - 1 && other.right > box.left + 1 && other.top < box.bottom - 1 && other.bottom > box.top + 1,
      );
      const isCrushed = label.width < 30 && (button.textContent ?? '').length > 12;
      const isTall = box.height > 150;
      const faults = { spills: isOut || isBurst, 'is covered': isCovered, 'is crushed': isCrushed, 'is tall': isTall };
      return Object.entries(faults).flatMap(([fault, is]) => (is ? [`${button.textContent} ${fault}`] : []));
    });
  });
