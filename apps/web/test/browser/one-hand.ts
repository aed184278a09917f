/** A solo game on a small phone, by touch alone and without zooming. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type PlayedGame, playOn } from '../../bench/taps/game.ts';
import { tableAddress } from './browser.ts';

/** Plays up to so many turns of the person; the whole game if there are fewer. */
export async function playInOneHand(page: Page, turns: number): Promise<PlayedGame> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const played = await playOn(page, tableAddress(), { seed: 'one hand', players: 1, king: 'gilgabot' }, turns);
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => [visualViewport?.scale, document.documentElement.scrollWidth <= innerWidth])).toEqual([1, true]);
  return played;
}

export const medianOf = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
