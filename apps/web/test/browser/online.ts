/** Two people in two browsers, with the server that `npm start` starts between them. */
import { type Language, loadOnlineWords, loadSpeaker, type OnlineWords } from '@tabannusi/text';
import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { violations } from './axe-views.ts';
import { visitors } from './browser.ts';
import { Server } from './online-server.ts';
import { soon } from './wait.ts';

export interface Two {
  readonly server: Server;
  readonly ann: Page;
  readonly ben: Page;
  /** The link to the table. */
  readonly link: string;
  /** The label of the button with which each of them becomes ready. */
  readonly readies: readonly string[];
  /** Errors of the pages. */
  readonly faults: string[];
  /** Another browser at the server; the name is that of its errors. */
  enter(address: string, language: Language, name: string): Promise<Page>;
}

/** Returns a function that seats two visitors at a new table on its own server. All of them are removed after the test. */
export function twoAtTable(): (languages?: readonly [Language, Language]) => Promise<Two> {
  const visit = visitors();
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.end();
  });
  return async (languages = ['en', 'en']) => {
    const server = new Server();
    servers.push(server);
    await server.start();
    const faults: string[] = [];
    const enter = async (address: string, language: Language, name: string): Promise<Page> => {
      const page = await visit();
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      page.on('pageerror', ({ message }) => faults.push(`${name}: ${message}`));
      await page.goto(address);
      await speak(page, language);
      return page;
    };
    const guest = async (address: string, n: 0 | 1, name: string): Promise<readonly [Page, OnlineWords]> => {
      const page = await enter(address, languages[n], name);
      const words = await wordsIn(languages[n]);
      await page.getByLabel(words.say('name', {})).fill(name);
      await page.getByRole('button', { name: words.say('keepName', {}) }).click();
      return [page, words];
    };
    const [ann, annsWords] = await guest(`${server.address}#/online`, 0, 'Ann');
    await ann.getByRole('button', { name: annsWords.say('open', {}) }).click();
    // The person who opens a table sits at it.
    const link = await ann.getByLabel(annsWords.say('link', {})).inputValue();
    const [ben, bensWords] = await guest(link, 1, 'Ben');
    await ann.getByRole('button', { name: annsWords.say('ready', {}), exact: true }).waitFor();
    await ben.getByRole('button', { name: bensWords.say('sit', {}) }).click();
    for (const page of [ann, ben]) await page.locator('.online-seats li', { hasText: /\bBen\b/ }).waitFor();
    return { server, ann, ben, link, faults, readies: [annsWords.say('ready', {}), bensWords.say('ready', {})], enter };
  };
}

const wordsIn = async (language: Language): Promise<OnlineWords> => loadOnlineWords(await loadSpeaker(language));

/** Changes the language of the page. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((spoken) => localStorage.setItem('tabannusi-settings', JSON.stringify({ language: spoken })), language);
  await page.reload();
}

export async function begin({ ann, ben, readies }: Two): Promise<void> {
  for (const [n, page] of [ann, ben].entries()) await page.getByRole('button', { name: readies[n] ?? '', exact: true }).click();
  for (const page of [ann, ben]) await page.locator('.board').waitFor();
}

/** The accessibility violations on an upright phone and on a laptop. */
export async function violationsOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await violations(page)));
  }
  return found;
}

/** The log of the page, without lines that only one player sees. */
const logOf = async (page: Page): Promise<string[]> =>
  (await page.locator('.log .line').allInnerTexts()).filter((line) => !line.includes('sees Urban card'));
const CHOICE = '.choices button.choice:enabled, .choices .main:enabled';

/** Both pages show the same, except for drafts. A card in the place of the log is closed. */
export async function expectSameGame({ ann, ben }: Two): Promise<void> {
  const different = async (): Promise<unknown> => {
    for (const page of [ann, ben]) {
      const close = page.locator('.side-card .close:visible');
      if ((await close.count()) > 0) await close.first().click();
    }
    const [one = [], other = []] = (await Promise.all([logOf(ann), logOf(ben)])).toSorted((a, b) => a.length - b.length);
    return one.length > 50 ? one.filter((line, n) => line !== other[n]).slice(0, 3) : one;
  };
  await soon(different).toEqual([]);
}

/** The page is loaded again in the middle of a turn, and what was tried is there again. */
export async function reload(page: Page): Promise<void> {
  // A draft is sent a quarter of a second later at most.
  await page.waitForTimeout(400);
  const { length } = await logOf(page);
  await page.reload();
  await soon(async () => (await logOf(page)).length).toBeGreaterThanOrEqual(length);
}

/** The asked player makes the first choice. */
export async function playOn(
  { ann, ben }: Two,
  clicks: number,
  after: (click: number, played: Page, other: Page) => Promise<void>,
): Promise<void> {
  const isAsked = async (page: Page): Promise<boolean> => (await page.locator(CHOICE).count()) > 0;
  for (let click = 0; click < clicks; click++) {
    await soon(async () => (await isAsked(ann)) || (await isAsked(ben))).toBe(true);
    const [played, other] = (await isAsked(ann)) ? [ann, ben] : [ben, ann];
    await played.locator(CHOICE).first().click();
    await after(click, played, other);
  }
}
