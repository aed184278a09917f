/** A complete game of two persons at one screen, by mouse, with reloads at random decisions. */
import { openTable } from '@tabannusi/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keptGame } from '../../shots/play.ts';
import { tinyTexts } from './letters.ts';
import { playWithReloads } from './reloads.ts';
import { soon } from './wait.ts';

const AMONG = 260;

/** Starts at home. */
export async function expectWholeGame(page: Page, reloads: number): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));

  await page.getByLabel('Player on seat 2').selectOption('person');
  await page.getByLabel('Seed').fill('ur');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForSelector('.own-board');

  const clicks = await playWithReloads(page, { count: reloads, among: AMONG }, async (click) => {
    if (click === 150) expect(await tinyTexts(page, 12)).toEqual([]);
  });
  await soon(() => page.locator('.result h1').innerText()).toMatch(/wins\.|share the victory\./);
  expect(clicks).toBeGreaterThan(AMONG);
  expect(faults).toEqual([]);

  await soon(async () => {
    const opened = openTable(await keptGame(page));
    return opened.ok && opened.table.prompt.wait;
  }).toBe('over');
}
