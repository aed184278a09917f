/** No view breaks a rule of WCAG 2.2, A or AA, that can be checked by a program; at noon and by torchlight. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { PATIENCE } from './wait.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every view: its address, what shows that it is there, and what is done before one looks. */
const VIEWS: readonly (readonly [name: string, fragment: string, shown: string, act?: (page: Page) => Promise<void>])[] = [
  ['home', '#/', '.saved-games li'],
  ['a game', '#/game/middle', '.choice'],
  ['a look back', '#/game/middle', '.choice', lookBack],
  ['a hint', '#/game/middle', '.choice', askForHint],
  ['the standing', '#/game/middle', '.choice', lookAtStanding],
  ['the end of a game', '#/game/end', '.result'],
  ['the result', '#/result/end', 'table'],
  ['the rules', '#/rules/ACT-GARD-02', '.rule'],
  ['files, with a bad one', '#/load', 'form', readBadFile],
  ['the origins', '#/origins', '.origin'],
  ['the gallery', '#/gallery', '.exhibit'],
];

async function lookBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
}

async function askForHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.waitForSelector('.advice li', { timeout: PATIENCE });
}

async function lookAtStanding(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Standing' }).click();
  await page.waitForSelector('.standing tfoot', { timeout: PATIENCE });
}

async function readBadFile(page: Page): Promise<void> {
  await page.getByLabel('Or paste').fill('{"format":"tabannusi-record","version":1}');
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.waitForSelector('.faults');
}

const openPage = inBrowser();

describe.each(['noon', 'torchlight'])('%s', (theme) => {
  // Without a Chromium on this machine there is nothing to look at.
  it.skipIf(hasNoChromium)('has nothing that keeps somebody out', { timeout: 180_000 }, async () => {
    const page = await openPage((opened) =>
      opened.addInitScript((chosen) => localStorage.setItem('tabannusi-settings', JSON.stringify({ theme: chosen })), theme),
    );
    await page.waitForSelector('.new-game');
    await keep(page, 'middle', await gameAtTurn({ players: 3, turn: 20 }, 'ur'));
    await keep(page, 'end', await gameAtTurn({ players: 2, turn: 1000 }, 'ur'));
    const home = page.url().split('#')[0];
    const found: string[] = [];
    for (const [name, fragment, shown, act] of VIEWS) {
      await page.goto('about:blank');
      await page.goto(`${home}${fragment}`);
      await page.waitForSelector(shown);
      await act?.(page);
      found.push(...(await violations(page)).map((violation) => `${name}: ${violation}`));
    }
    expect(found).toEqual([]);
  });
});

// Without a Chromium on this machine there is nothing to look at.
it.skipIf(hasNoChromium)('finds what is planted', { timeout: 120_000 }, async () => {
  const page = await openPage();
  await page.waitForSelector('.new-game');
  await page.evaluate(() => {
    const faint = document.createElement('p');
    faint.textContent = 'faint';
    faint.style.cssText = 'color: #bbb; background: #ccc';
    document.querySelector('main')?.append(faint, document.createElement('button'));
  });
  expect((await violations(page)).map((violation) => violation.split(' ')[0])).toEqual(['button-name', 'color-contrast']);
});

/** Each with the first things that it concerns. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const results = await page.evaluate<AxeResults, string[]>(
    (tags) => Reflect.get(window, 'axe').run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] }),
    RULES,
  );
  return results.violations.map(
    ({ id, nodes }) =>
      `${id} (${nodes.length}): ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}
