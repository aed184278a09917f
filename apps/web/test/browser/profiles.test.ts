/**
 * This build opens every profile left by an older build, by the real way: the old service worker, the offer of a newer version, and no
 * loss.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTable, DIST, isStale } from '../../serve/build.ts';
import { type Serving, serve } from '../../serve/server.ts';
import { chromiumPath, launchChromium, PATIENCE } from '../../shots/browser.ts';
import { type Entry, gamesIn, keptOf, lookAtAll, seenAt } from '../profiles/look.ts';
import { layBuild, profiles, readExpected, readStorage } from '../profiles/profile.ts';
import { readAll, restore } from '../profiles/storage.ts';
import { hasNoChromium } from './browser.ts';
import { soon } from './wait.ts';

const JOURNAL = 'tabannusi-journal-';
const SETTINGS = 'tabannusi-settings';
const SET_UP = 'tabannusi-set-up';
/** The version of this build. */
const TODAY = 'today';

const server = mkdtempSync(join(tmpdir(), 'profiles-'));
let browser: Browser | undefined;

beforeAll(async () => {
  const path = chromiumPath();
  if (path === null) return;
  if (isStale()) await buildTable();
  browser = await launchChromium(path);
}, PATIENCE);

afterAll(async () => {
  await browser?.close();
  rmSync(server, { recursive: true });
});

describe.each(profiles())('the profile of %s', (name) => {
  const stored = readStorage(name);
  const expected = readExpected(name);
  const noted = Object.keys(stored.local).find((key) => key.startsWith(JOURNAL)) ?? '';

  it('holds a game of every kind', () => {
    const games = Object.values(expected.games).map(({ kept }) => kept);
    expect(games.length).toBeGreaterThanOrEqual(10);
    expect(games.some(({ canUndo, canRedo }) => canUndo && canRedo)).toBe(true);
    for (const wait of ['decision', 'confirm', 'over']) expect(games.map((game) => game.wait)).toContain(wait);
    // The stored game differs from the expected one, because its last decision is only in the journal.
    const id = noted.slice(JOURNAL.length);
    const kept = keptOf(gamesIn(stored).find((entry) => entry.id === id)?.saved);
    expect(kept).not.toEqual(expected.games[id]?.kept);
  });

  // Skipped without a Chromium.
  it.skipIf(hasNoChromium)('is opened without loss', { timeout: 5 * PATIENCE }, async () => {
    const folder = join(server, name);
    layBuild(name, folder);
    const serving = await serve(folder, 0);
    const page = await visitBefore(serving);
    expect((await readAll(page)).caches).toEqual(stored.caches);

    deploy(folder);
    await page.goto(serving.address);
    await Promise.all([page.waitForEvent('load'), page.locator('.newer button').click()]);
    expect(await entryOf(page)).toBe(entryIn(DIST));
    expect(Object.keys((await readAll(page)).caches)).toEqual([...Object.keys(stored.caches), TODAY]);

    expect(await lookAtAll(page)).toEqual(expected);
    const after = await readAll(page);
    expect(after.local).not.toHaveProperty(noted);
    // Opening a game changes nothing and includes the decision that only the journal had.
    const journaled = unsealed(stored.local[noted]);
    for (const entry of gamesIn(stored)) {
      const before = entry.id === journaled.id ? journaled : entry;
      expect(lasting(gamesIn(after).find(({ id }) => id === entry.id))).toEqual(lasting(before));
    }
    await expectKeptWhilePlayed(page, journaled);
    await expectKeptSettings(page);
    await expectKeptSetUp(page);
    serving.close();
    await page.context().close();
  });

  /** Opens a page where the old build was installed and has left its data. */
  async function visitBefore({ address }: Serving): Promise<Page> {
    const context = await browser?.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce', locale: 'en-GB' });
    if (context === undefined) throw new Error('no browser');
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // An address without any part of the table.
    await page.goto(`${address}icons/192.png`);
    await restore(page, stored);
    return page;
  }

  /** An undo makes the page write everything it keeps of a game, with the colours of its seats. */
  async function expectKeptWhilePlayed(page: Page, before: Entry): Promise<void> {
    const home = page.url().split('#')[0] ?? '';
    await page.goto(`${home}#/game/${before.id}`);
    await page.locator('.own-board').waitFor();
    const colours = await page
      .locator('.panel[data-player]')
      .evaluateAll((panels) => panels.map((panel) => panel.getAttribute('data-player')));
    expect(colours.toSorted()).toEqual([...(before['colours'] as string[])].toSorted());
    await seenAt(page);
    await page.locator('.turn-buttons button:enabled').first().click();
    const entry = async (): Promise<Entry | undefined> => gamesIn(await readAll(page)).find(({ id }) => id === before.id);
    await soon(async () => Number((await entry())?.['number'])).toBe(Number(before['number']) + 1);
    const { saved, ...rest } = lasting(await entry());
    const { saved: savedBefore, ...restBefore } = lasting(before);
    expect(rest).toEqual(restBefore);
    expect(withoutCourse(saved)).toEqual(withoutCourse(savedBefore));
    await page.goto(`${home}#/`);
  }

  /** Changing one setting makes the page write all settings as it has read them. */
  async function expectKeptSettings(page: Page): Promise<void> {
    const before = JSON.parse(stored.local[SETTINGS] ?? '');
    await page.locator('.switches select').nth(2).selectOption('brisk');
    await soon(async () => JSON.parse((await readAll(page)).local[SETTINGS] ?? '')).toMatchObject({ ...before, pace: 'brisk' });
  }

  /** A new game makes the page write the set-up as it has read it, with the edition it keeps. */
  async function expectKeptSetUp(page: Page): Promise<void> {
    const games = gamesIn(await readAll(page)).map(({ id }) => id);
    await page.locator('.new-game .main').click();
    await page.locator('.own-board').waitFor();
    const after = await readAll(page);
    const begun = gamesIn(after).find(({ id }) => !games.includes(id));
    expect(JSON.parse(after.local[SET_UP] ?? '')).toMatchObject(JSON.parse(stored.local[SET_UP] ?? ''));
    expect(begun?.saved).toMatchObject({ record: { edition: { id: 'profile' } } });
  }
});

/** Returns what the journal noted, without its checksum. */
const unsealed = (text = ''): Entry => JSON.parse(text.slice(text.indexOf(' ') + 1)) as Entry;

/** Returns an entry without its holder, its time and the settings of persons, which are the device's (`expectKeptSettings`). */
function lasting(entry: Entry | undefined): Entry {
  if (entry === undefined) throw new Error('the game is gone');
  const { hand: _hand, from: _from, number: _number, savedAt: _savedAt, ...rest } = entry;
  const { settings: _settings, ...saved } = entry.saved as Readonly<Record<string, unknown>>;
  return JSON.parse(JSON.stringify({ ...rest, saved })) as Entry;
}

/** Returns a saved game without the parts that a decision changes. */
function withoutCourse(saved: unknown): Entry {
  const { record, undone: _undone, ordered: _ordered, held: _held, ...rest } = saved as Entry;
  const { decisions: _decisions, chance: _chance, turns: _turns, confirmed: _confirmed, ...head } = record as Entry;
  return { ...rest, ...head };
}

/** Returns the script that the page started with. */
const entryOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('script[type="module"]')?.getAttribute('src') ?? null);

const entryIn = (folder: string): string | undefined =>
  /<script[^>]* src="([^"]*)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1];

/** Deploys this build over the previous one as a version of its own, even if they are the same. */
function deploy(folder: string): void {
  rmSync(folder, { recursive: true });
  cpSync(DIST, folder, { recursive: true });
  const path = join(folder, 'service-worker.js');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/"version":"[^"]*"/, `"version":"${TODAY}"`));
}
