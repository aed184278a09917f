/** The end of an online game: watching it, its result, its record, its statistics, and the next game of the same players. */
import { type GameRecord, REFERENCE_EDITION } from '@tabannusi/engine';
import { newTable } from '@tabannusi/table';
import { LANGUAGES, loadProofWords, loadSpeaker } from '@tabannusi/text';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { clickSomething } from '../../shots/play.ts';
import { hasNoChromium } from './browser.ts';
import { speak, violationsOn } from './online.ts';
import { continuing, NAMES, wordsIn } from './online-continued.ts';
import { soon } from './wait.ts';

const continueOnline = continuing();

/** A game of two with a few decisions left. */
async function almostOver(): Promise<GameRecord> {
  const { record } = await gameAtTurn({ players: 2, turn: 1_000 }, 'ur');
  const seats = NAMES.map((name) => ({ kind: 'person', name }) as const);
  const table = newTable({ edition: REFERENCE_EDITION, seats, switches: record.switches, seed: record.seed ?? '' });
  for (const decision of record.decisions.slice(0, -4)) {
    if (table.prompt.wait === 'decision') table.play(table.prompt.seat, decision, { isConfirmed: true });
  }
  return table.record();
}

async function playToEnd(players: readonly Page[]): Promise<void> {
  const isOver = async (page: Page): Promise<boolean> => (await page.locator('.result').count()) > 0;
  const asked = async (): Promise<Page | undefined> => {
    for (const page of players) if ((await page.locator('.choices button:enabled').count()) > 0) return page;
    return undefined;
  };
  for (let number = 0; !(await isOver(players[0] as Page)); number++) {
    await soon(async () => (await isOver(players[0] as Page)) || (await asked()) !== undefined).toBe(true);
    const page = await asked();
    if (page !== undefined) await clickSomething(page, number);
  }
  for (const page of players) await page.locator('.result').waitFor();
}

/** In each language: who plays, that nothing can be chosen or undone, no player's own things, and the history by keyboard. */
async function expectWatching(watcher: Page): Promise<void> {
  for (const language of LANGUAGES) {
    await speak(watcher, language);
    const { web } = await loadSpeaker(language);
    await watcher.getByText((await wordsIn(language)).say('watching', { players: web.list(NAMES) })).waitFor();
  }
  expect(await watcher.locator('.turn-buttons button:enabled, .choices button, .spot').count()).toBe(0);
  expect(await violationsOn(watcher)).toEqual([]);
  await watcher.locator('.log .line').last().waitFor();
}

const resultsOf = (
  page: Page,
): Promise<{ readonly id: string; readonly result: { readonly seats: readonly { readonly kind: string }[] } }[]> =>
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

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is watched, counted, recorded, and followed by another game of the same players', async () => {
  const { ann, ben, table, link, watch } = await continueOnline(await almostOver());
  const watcher = await watch(link);
  await watcher.locator('.board').waitFor();
  await expectWatching(watcher);
  await playToEnd([ann, ben]);
  await watcher.locator('.result').waitFor();
  await speak(watcher, 'en');
  await watcher.locator('.result').waitFor();
  expect(await watcher.getByRole('button', { name: 'Rematch' }).count()).toBe(0);

  // Counted once on each device of a player, however often the table is opened.
  await ann.reload();
  await ann.locator('.result').waitFor();
  const kinds = async (page: Page): Promise<unknown> =>
    (await resultsOf(page)).map(({ id, result }) => [id, result.seats.map(({ kind }) => kind)]);
  await soon(() => kinds(ann)).toEqual([[`t/${table}`, ['here', 'away']]]);
  await soon(() => kinds(ben)).toEqual([[`t/${table}`, ['away', 'here']]]);
  expect(await kinds(watcher)).toEqual([]);

  // The first to ask opens the next table; everybody else is told.
  const words = await wordsIn('en');
  await ann.getByRole('button', { name: 'Rematch' }).click();
  await soon(async () => ann.url()).not.toContain(table);
  await ben.getByText(words.say('rematchInvites', {})).waitFor();
  await watcher.getByText(words.say('rematchOpened', {})).waitFor();
  expect(await violationsOn(ben)).toEqual([]);
  expect(await ben.locator('.result a.button >> nth=0').getAttribute('href')).toBe(new URL(ann.url()).hash);

  // The record has no names; the result page has them.
  await watcher.goto(`${link}/result`);
  const [download] = await Promise.all([
    watcher.waitForEvent('download'),
    watcher.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain(table.slice(0, 8));
  for (const name of NAMES) await watcher.locator('.result-page').getByText(name).first().waitFor();
  expect(await violationsOn(watcher)).toEqual([]);
  await watcher.goto(`${link}/proof`);
  await watcher.getByText((await loadProofWords(await loadSpeaker('en'))).say('noProof', {})).waitFor();
});
