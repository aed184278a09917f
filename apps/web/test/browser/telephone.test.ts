/** Turning a phone, moves on it, and past moments. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameAtTurn, type Shown } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

async function openGame(shown: Shown): Promise<Page> {
  const page = await openPage((opened) => opened.setViewportSize(UPRIGHT));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'turned', await gameAtTurn(shown, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/turned`);
  await page.locator('.choice').first().waitFor();
  return page;
}

/** Returns how far below the strip a part of the board begins, in heights of the part. */
const beginning = (page: Page, part: number): Promise<number> =>
  page.locator(`#part-${part}`).evaluate((drawn) => {
    const { top, height } = drawn.getBoundingClientRect();
    return Math.round((100 * (top - 60)) / height) / 100;
  });

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('the District that is looked at stays in sight when the telephone is turned', async () => {
  const page = await openGame({ players: 2, turn: 3 });
  for (const part of [1, 3, 4, 5]) {
    await page.setViewportSize(UPRIGHT);
    await page
      .locator('.strip button')
      .nth(part - 1)
      .click();
    await soon(() => beginning(page, part).then(Math.abs)).toBeLessThan(0.3);
    // The click scrolls; what counts is where the part comes to rest.
    let before = Number.NaN;
    await soon(async () => {
      const last = before;
      await page.waitForTimeout(200);
      before = await beginning(page, part);
      return Math.abs(before - last);
    }).toBeLessThan(0.001);
    await page.setViewportSize(ON_ITS_SIDE);
    await soon(() => beginning(page, part).then((now) => Math.abs(now - before))).toBeLessThan(0.02);
    await page.setViewportSize(UPRIGHT);
    await soon(() => beginning(page, part).then((now) => Math.abs(now - before))).toBeLessThan(0.02);
  }
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('after the turn of a king nothing travels from, or to, what the choices cover', async () => {
  const page = await openGame({ players: 1, king: 'sarbot', turn: 7 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.waitForSelector('.moving', { state: 'attached' });
  await page.locator('.moving').evaluate((layer) => {
    Object.assign(window, { ends: [] });
    new MutationObserver((changes) => {
      const { ends } = window as unknown as { ends: number[] };
      for (const piece of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        for (const animation of (piece as Element).getAnimations()) {
          const frames = (animation.effect as KeyframeEffect).getKeyframes();
          for (const { transform } of [frames[0], frames.at(-1)].filter((frame) => frame !== undefined))
            ends.push(Number(/, (-?[\d.]+)px/.exec(String(transform))?.[1]));
        }
    }).observe(layer, { childList: true });
  });
  const ends = (): Promise<number[]> => page.evaluate(() => (window as unknown as { ends: number[] }).ends);
  for (let decision = 0; decision < 40 && (await ends()).length < 12; decision++) {
    await page.locator('.choices button').first().click();
    await page.waitForTimeout(50);
  }
  const all = await ends();
  expect(all.length).toBeGreaterThanOrEqual(12);
  // Off the screen, where the board continues below the strip and the choices.
  expect(all.filter((y) => Number.isNaN(y) || y < 0 || y > UPRIGHT.height)).toEqual([]);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium).each([
  [390, 844],
  [360, 640],
  [320, 568],
])('all ways through History, and the link, are in sight together: %i x %i', async (width, height) => {
  const page = await openGame({ players: 2, turn: 3 });
  await page.setViewportSize({ width, height });
  await page.getByRole('button', { name: /^Log/ }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Link to this moment' }).waitFor();
  const cutOff = await page.locator('.ways').evaluate((ways) => {
    const tray = ways.closest('.tray')?.getBoundingClientRect();
    return [...ways.querySelectorAll('button')]
      .filter((button) => {
        const { top, bottom, left, right } = button.getBoundingClientRect();
        const isInside = tray !== undefined && top >= tray.top && bottom <= tray.bottom && left >= 0 && right <= innerWidth;
        return !isInside || button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight;
      })
      .map(({ textContent }) => textContent);
  });
  expect(cutOff).toEqual([]);
});
