/**
 * Plays games with the build of this checkout and stores what it leaves in the browser as a profile: see README.md.
 *
 * node tools/launch.mjs --chromium apps/web/test/profiles/record.ts NAME
 */
import { REFERENCE_EDITION } from '@tabannusi/engine';
import type { BrowserContext, Page } from 'playwright-core';
import { buildTable, DIST, isStale } from '../../serve/build.ts';
import { serve } from '../../serve/server.ts';
import { chromiumPath, launchChromium, PATIENCE } from '../../shots/browser.ts';
import { gamesIn, keptOf, lookAtAll } from './look.ts';
import { writeProfile } from './profile.ts';
import { readAll, restore, type Storage } from './storage.ts';

const [name] = process.argv.slice(2);
const path = chromiumPath();
if (name === undefined || path === null) throw new Error('a name is needed, and a Chromium');
if (isStale()) await buildTable();
const { address, close } = await serve(DIST, 0);
const browser = await launchChromium(path);
const open = async (): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce', locale: 'en-GB' });
  context.setDefaultTimeout(PATIENCE);
  return context;
};

const storage = await play(await (await open()).newPage());
writeProfile(name, { dist: DIST, storage, expected: await lookAgain(await (await open()).newPage()) });
await browser.close();
close();

/** Plays one game of each kind; then changes the settings and the set-up. */
async function play(page: Page): Promise<Storage> {
  await page.goto(address);
  await setPace(page);

  await begin(page, { 2: 'person' }, 'undone');
  await playFor(page, 40);
  await untilTakenBack(page);

  for (const bot of ['botRandom', 'botApprentice', 'botBuilder', 'botArchitect']) {
    await begin(page, { 2: bot }, bot);
    await playFor(page, 24);
  }

  await begin(page, { 2: 'bot-baba' }, 'king');
  await playFor(page, 40);

  await begin(page, { 2: 'person' }, 'finished');
  for (let click = 0; await clickInPage(page, click); click++);

  await begin(page, { 2: 'person', 3: 'person', 4: 'person' }, 'branch');
  await playFor(page, 60);
  await branch(page);

  await begin(page, { 2: 'person' }, 'held');
  await playFor(page, 30);
  for (let click = 30; (await latest(page)).wait !== 'confirm'; click++) await playFor(page, 1, click);

  await keepEdition(page);
  await begin(page, { 1: 'person', 2: 'person', 3: 'botBuilder', 4: 'nobody' }, 'edition', async () => {
    await page.getByText('Options').click();
    await page.getByRole('combobox', { name: 'Edition' }).selectOption('profile 1');
    await page.getByLabel('Name on seat 1').fill('Šulgi-Łódź');
    await page.getByLabel('Colour on seat 1').selectOption('black');
    await page.getByLabel('First game').uncheck();
  });
  await playFor(page, 20);

  await changeSettings(page);

  await goHome(page);
  await page.locator('.saved-games a[href^="#/game/"]').first().click();
  await page.locator('.choices button').first().click();
  await page.locator('.choice').first().waitFor();
  await noteOnly(page);
  const stored = await readAll(page);
  await page.context().close();
  return stored;
}

/** Returns what the build itself makes of the profile. */
async function lookAgain(page: Page): Promise<Awaited<ReturnType<typeof lookAtAll>>> {
  // An address without any part of the table.
  await page.goto(`${address}icons/192.png`);
  await restore(page, storage);
  await page.goto(address);
  return lookAtAll(page);
}

async function goHome(page: Page): Promise<void> {
  await page.goto(`${address}#/`);
  await page.locator('.new-game').waitFor();
}

/** Bots need no pauses. */
async function setPace(page: Page): Promise<void> {
  await goHome(page);
  await page.locator('.switches select').nth(2).selectOption('atOnce');
}

async function begin(page: Page, kinds: Readonly<Record<number, string>>, seed: string, more?: () => Promise<void>): Promise<void> {
  await goHome(page);
  const isKing = Object.values(kinds).some((kind) => kind.includes('-'));
  await page.getByLabel(isKing ? 'Solo against a king' : 'Two to four players').check();
  if (!isKing) for (const seat of [3, 4]) await page.getByLabel(`Player on seat ${seat}`).selectOption('nobody');
  for (const [seat, kind] of Object.entries(kinds)) await page.getByLabel(`Player on seat ${seat}`).selectOption(kind);
  await more?.();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.own-board').waitFor();
}

/** Ends when a person is asked and all decisions are stored. */
async function playFor(page: Page, clicks: number, from = 0): Promise<void> {
  for (let click = from; click < from + clicks; click++) await clickInPage(page, click);
  await page.locator('.choices button').first().waitFor();
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('tabannusi-journal-')));
}

/** Returns the game that was written last. */
async function latest(page: Page): Promise<ReturnType<typeof keptOf>> {
  const id = page.url().split('/').at(-1);
  return keptOf(gamesIn(await readAll(page)).find((entry) => entry.id === id)?.saved);
}

/** Stops when something can be undone and something has been. */
async function untilTakenBack(page: Page): Promise<void> {
  for (let click = 0; ; click++) {
    await playFor(page, 1, click);
    if (!(await latest(page)).canUndo) continue;
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.choices button').first().waitFor();
    await page.waitForTimeout(500);
    const { canUndo, canRedo } = await latest(page);
    if (canUndo && canRedo) return;
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.waitForTimeout(500);
  }
}

/**
 * Makes a choice that depends only on the number, from within the page, which is quicker than by mouse. Returns false when the game is
 * over.
 */
async function clickInPage(page: Page, number: number): Promise<boolean> {
  await page.locator('.choices button, .result').first().waitFor();
  return page.evaluate((n) => {
    if (document.querySelector('.result') !== null) return false;
    const few = [...document.querySelectorAll<HTMLElement>('.choices.few button')];
    const all = few.length > 0 ? few.slice(-1) : [...document.querySelectorAll<HTMLElement>('.choice')];
    all[(n * 7) % all.length]?.click();
    return true;
  }, number);
}

/** Starts a new game from a moment of another. */
async function branch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  await page.goto(await page.locator('.share input').inputValue());
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.own-board').waitFor();
  await playFor(page, 10);
}

async function keepEdition(page: Page): Promise<void> {
  await page.goto(`${address}#/load`);
  await page.getByLabel('Or paste').fill(JSON.stringify({ ...REFERENCE_EDITION, id: 'profile', version: 1, title: 'Of the profile' }));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('status').getByText('Of the profile').waitFor();
}

/** Changes all settings except the estimate, which the standing needs; the language last. */
async function changeSettings(page: Page): Promise<void> {
  await page.goto(`${address}#/settings`);
  const main = page.locator('main.settings');
  await main.waitFor();
  for (const box of await main.getByRole('checkbox').all())
    if (!(await box.evaluate((each) => each.parentElement?.textContent?.includes('Allow the score estimate') ?? false))) await box.click();
  const keys = main.locator('.key-row input');
  for (const [at, letter] of ['z', 'y', 'x', 'w', 'v'].entries()) await keys.nth(at).fill(letter);
  await main.locator('.switches select').nth(1).selectOption('torchlight');
  await main.locator('.switches select').nth(0).selectOption('pl');
  await page.locator('html[lang="pl"]').waitFor();
}

/** Makes a decision that the journal has and the database does not get, as after a crash in between. */
async function noteOnly(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.locator('.choice').first().click();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('tabannusi-journal-')));
}
