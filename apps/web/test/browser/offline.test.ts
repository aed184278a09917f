/** After one visit the page works offline; a newer version is offered, not forced, and old ones are removed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DIST } from '../../serve/build.ts';
import { serve } from '../../serve/server.ts';
import { hasNoChromium, visitors } from './browser.ts';
import { soon } from './wait.ts';

const KEPT = 'Ready to play offline.';
/** A folder on a server with other content. */
const WAY = join('games', 'ur');
const server = mkdtempSync(join(tmpdir(), 'offline-'));
const folder = join(server, WAY);
const openPage = visitors();

beforeAll(() => {
  if (!hasNoChromium) cpSync(DIST, folder, { recursive: true });
});

afterAll(() => rmSync(server, { recursive: true }));

async function visit(address: string): Promise<Page> {
  const page = await openPage();
  await page.goto(`${address}games/ur/`);
  await page.getByText(KEPT).waitFor();
  return page;
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('plays against a level that has learned, reads and speaks four languages without a network', async () => {
  const serving = await serve(server, 0);
  const first = await visit(serving.address);
  serving.close();
  await first.close({ runBeforeUnload: false });

  const again = await serve(server, 0);
  const page = await visit(again.address);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  again.close();
  await expect(fetch(again.address)).rejects.toThrow();

  await page.reload();
  await page.getByText(KEPT).waitFor();
  await page.getByLabel('Player on seat 2').selectOption('botVizier');
  await page.getByLabel('Seed').fill('ur');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expectTurnOfBot(page);
  await page.reload();
  await page.waitForSelector('.own-board');

  const home = page.url().split('#')[0];
  await page.goto(`${home}#/gallery`);
  await page.waitForSelector('.exhibit');
  for (const [language, rules] of [
    ['fr', 'Règles'],
    ['pl', 'Zasady'],
    ['de', 'Regeln'],
    ['en', 'Rules'],
  ] as const) {
    await page.locator('.switches select').first().selectOption(language);
    await page.goto(`${home}#/rules/ACT-GARD-02`);
    await page.getByRole('heading', { name: rules, exact: true }).waitFor();
    await page.locator('[aria-current="true"]').waitFor();
  }
  expect(faults).toEqual([]);
});

/** Plays until a whole turn of the bot is in the log. */
async function expectTurnOfBot(page: Page): Promise<void> {
  const turns = page.locator('.log li.turn', { hasText: 'Shulgi' });
  for (let clicks = 0; clicks < 200 && (await turns.count()) === 0; clicks++) {
    const button = page.locator('.choices button').last();
    await Promise.race([button.waitFor(), turns.first().waitFor()]);
    if ((await turns.count()) === 0) await button.click();
  }
  await page.locator('.log li:not(.turn)', { hasText: 'Shulgi' }).first().waitFor();
}

/** Serves the same page as another version. */
function deploy(version: string): void {
  const path = join(folder, 'service-worker.js');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/"version":"[^"]*"/, `"version":"${version}"`));
}

const versions = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.split(' ').at(-1) ?? ''));

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('offers a newer version at home, never at the table, and removes old ones', async () => {
  deploy('one');
  const serving = await serve(server, 0);
  const page = await visit(serving.address);
  await soon(() => versions(page)).toEqual(['one']);
  for (const [version, kept] of [
    ['two', ['one', 'two']],
    ['three', ['two', 'three']],
  ] as const) {
    deploy(version);
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.waitForSelector('.own-board');
    await page.reload();
    await page.waitForSelector('.own-board');
    await soon(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
    expect(await page.getByText('A new version').count()).toBe(0);
    await page.getByRole('link', { name: 'Tabannusi' }).click();
    await page.getByText('A new version').waitFor();
    await page.getByRole('button', { name: 'Reload' }).click();
    await soon(() => versions(page).catch(() => [])).toEqual(kept);
    await page.getByText('A new version').waitFor({ state: 'detached' });
    await page.getByText(KEPT).waitFor();
  }
  serving.close();
});
