/** Statistics on this device: every finished game is counted once, whatever happens to its page. */
import { text } from 'node:stream/consumers';
import { REFERENCE_EDITION } from '@tabannusi/engine';
import { newTable, type SavedTable } from '@tabannusi/table';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { keep, put } from '../../shots/keep.ts';
import { clickSomething } from '../../shots/play.ts';
import { parseResults } from '../../src/statistics/results.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

/** The entries in the database of results. */
const entries = (page: Page): Promise<{ readonly id: string; readonly result: unknown }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('tabannusi-results', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('results', { keyPath: 'id' });
        opening.onsuccess = () => {
          const reading = opening.result.transaction('results').objectStore('results').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );

/** A solo game with a few decisions left. */
async function almostOver(): Promise<SavedTable> {
  const { record } = await gameAtTurn({ players: 1, turn: 1_000, king: 'gilgabot' }, 'ur');
  const table = newTable({
    edition: REFERENCE_EDITION,
    seats: [{ kind: 'person', name: 'Puabi' }],
    king: 'gilgabot',
    switches: record.switches,
    seed: record.seed ?? '',
  });
  for (const decision of record.decisions.slice(0, -4)) {
    table.play(0, decision, { isConfirmed: true });
  }
  return table.save();
}

async function toTheEnd(page: Page): Promise<void> {
  for (let number = 0; await clickSomething(page, number); number++);
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('adds the result of a game when it ends, and not again when the game is opened again', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'last', await almostOver());
  await page.goto(`${page.url().split('#')[0]}#/game/last`);
  await toTheEnd(page);
  await soon(async () => (await entries(page)).map(({ id }) => id)).toEqual(['last']);
  const [entry] = await entries(page);
  expect(entry?.result).toMatchObject({
    game: 'last',
    branch: false,
    king: 'gilgabot',
    seats: [{ kind: 'here', name: 'Puabi' }, { kind: 'king' }],
  });
  await page.reload();
  await page.locator('.result').waitFor();
  expect(await entries(page)).toEqual([entry]);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('adds a result that a crash has left out when the game is opened', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  const saved = await gameAtTurn({ players: 2, turn: 1_000 }, 'ur');
  await put(page, { id: 'crashed', players: ['Puabi', 'Shulgi'], turn: 40, over: true, savedAt: 1_000, saved });
  await page.goto(`${page.url().split('#')[0]}#/game/crashed`);
  await soon(async () => (await entries(page)).map(({ id, result }) => ({ id, endedAt: Reflect.get(Object(result), 'endedAt') }))).toEqual([
    { id: 'crashed', endedAt: 1_000 },
  ]);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('shows results by opponent and source, exports them, and deletes one or all', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  for (const [id, seed] of [
    ['first', 'ur'],
    ['second', 'uruk'],
  ] as const) {
    const saved = await gameAtTurn({ players: 2, turn: 1_000 }, seed);
    await put(page, { id, players: ['Puabi', 'Shulgi'], turn: 40, over: true, savedAt: Date.UTC(2026, 4, 1), saved });
  }
  await page.getByRole('link', { name: 'Statistics' }).click();
  // A result that was never stored is added later.
  await page.getByRole('heading', { name: 'Statistics', level: 1 }).waitFor();
  const opponents = page.getByRole('table', { name: 'By opponent' });
  await opponents.getByRole('row').nth(1).waitFor();
  expect(await opponents.getByRole('row').nth(1).getByRole('cell').first().textContent()).toBe('2');
  const total = await page
    .getByRole('table', { name: /source/ })
    .locator('tfoot .figure')
    .allTextContents();
  expect(total.length).toBe(3);

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the results' }).click()]);
  expect(parseResults(await text(await file.createReadStream()))).toMatchObject({
    ok: true,
    results: [{ branch: false }, { branch: false }],
  });

  await page
    .getByRole('button', { name: /^Delete the result/ })
    .first()
    .click();
  await soon(() => page.getByRole('button', { name: /^Delete the result/ }).count()).toBe(1);
  await page.getByRole('button', { name: 'Delete all results' }).click();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await page.getByRole('button', { name: 'Delete all results' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Delete all results' }).click();
  await page.getByText('No finished games on this device yet.').waitFor();
  // The games still exist, and do not bring back their results.
  await page.reload();
  await page.getByText('No finished games on this device yet.').waitFor();
});
