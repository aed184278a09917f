/** The end of an online game: how it is watched, its result, its record, its statistics, and the next game of the same players. */
import { randomBytes } from 'node:crypto';
import { type GameRecord, REFERENCE_EDITION } from '@tabannusi/engine';
import { seatCommitment } from '@tabannusi/fair';
import { newTable } from '@tabannusi/table';
import { LANGUAGES, type Language, loadOnlineWords, loadProofWords, loadSpeaker, type OnlineWords } from '@tabannusi/text';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { clickSomething } from '../../shots/play.ts';
import { hasNoChromium, visitors } from './browser.ts';
import { speak, violationsOn } from './online.ts';
import { Server } from './online-server.ts';
import { soon } from './wait.ts';

const visit = visitors();
let server: Server | null = null;
afterEach(() => server?.end());

const NAMES = ['Ann', 'Ben'];
const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
const wordsIn = async (language: Language): Promise<OnlineWords> => loadOnlineWords(await loadSpeaker(language));

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

const ask = <Answer>(page: Page, method: string, path: string, body: object): Promise<Answer> =>
  page.evaluate(
    async ([how, where, what]) =>
      (await fetch(`api/${where}`, { method: how, headers: { 'Content-Type': 'application/json' }, body: what })).json(),
    [method, path, JSON.stringify(body)] as const,
  );

async function guest(address: string, name?: string): Promise<Page> {
  const page = await visit();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(address);
  if (name !== undefined) await ask(page, 'PUT', 'me', { name, language: 'en' });
  return page;
}

interface Playing {
  readonly ann: Page;
  readonly ben: Page;
  readonly table: string;
  readonly link: string;
}

/** Two players continue the game at a table of the server. */
async function begin(record: GameRecord): Promise<Playing> {
  server = await new Server().start();
  const players = await Promise.all(NAMES.map((name) => guest(server?.address ?? '', name)));
  const [ann, ben] = players;
  if (ann === undefined || ben === undefined) throw new Error('two play');
  const options = { hints: true, estimate: true, watching: 'link' };
  const { table } = await ask<{ table: string }>(ann, 'POST', 'tables', { game: { record }, options, places: [null, null] });
  const link = `${server.address}#/t/${table}`;
  for (const [seat, page] of players.entries()) {
    const share = hex(32);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`tabannusi-share-${table}`, share] as const);
    await ask(page, 'PUT', `tables/${table}/seats/${seat}`, { id: hex(16), commitment: seatCommitment(table, seat, share) });
    await page.goto(link);
  }
  const ready = (await wordsIn('en')).say('ready', {});
  for (const page of players) await page.getByRole('button', { name: ready, exact: true }).click();
  for (const page of players) await page.locator('.board').waitFor();
  return { ann, ben, table, link };
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

/** In each language: who plays, nothing to choose or undo, nothing of a player's own, and the history by keyboard. */
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
  const { ann, ben, table, link } = await begin(await almostOver());
  const watcher = await guest(link);
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

  // The record names nobody, and the page of the result does.
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
