/** Every view, looked at by axe for what breaks a rule of WCAG 2.2, A or AA. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SavedTable } from '@tabannusi/table';
import type { Language } from '@tabannusi/text';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { soon } from './wait.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The only rule that another light can break. */
const CONTRAST = 'color-contrast';

/** All rules on every view, contrast alone, or all rules on views that hold most of what a language says. */
type Extent = 'all' | 'contrast' | 'words';
const WORDY: readonly string[] = ['home', 'a game', 'the result', 'the rules'];

/** Every view: its address, what shows that it is there, and what is done before one looks. */
const VIEWS: readonly (readonly [name: string, fragment: string, shown: string, act?: (page: Page) => Promise<void>])[] = [
  ['home', '#/', '.saved-games li'],
  ['a game', '#/game/middle', '.choice'],
  ['a game against a king', '#/game/solo', '.bot-area'],
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
  await page.locator('.log header button').last().click();
  await page.getByRole('slider').waitFor();
}

async function askForHint(page: Page): Promise<void> {
  await page.locator('button[aria-keyshortcuts=h]').click();
  await page.waitForSelector('.advice li');
}

async function lookAtStanding(page: Page): Promise<void> {
  await page.locator('.log header button').first().click();
  await page.waitForSelector('.standing tfoot');
}

async function readBadFile(page: Page): Promise<void> {
  await page.locator('form textarea').fill('{"format":"tabannusi-record","version":1}');
  await page.locator('form button').click();
  await page.waitForSelector('.faults');
}

/** What is wrong with any view in this light and language. */
export async function violationsOf(page: Page, theme: string, language: Language, extent: Extent = 'all'): Promise<string[]> {
  const home = page.url().split('#')[0];
  await page.evaluate((settings) => localStorage.setItem('tabannusi-settings', JSON.stringify(settings)), { theme, language });
  const found: string[] = [];
  for (const [name, fragment, shown, act] of VIEWS.filter(([view]) => extent !== 'words' || WORDY.includes(view))) {
    await page.goto('about:blank');
    await page.goto(`${home}${fragment}`);
    await page.waitForSelector(shown);
    await act?.(page);
    found.push(...(await violations(page, extent === 'contrast')).map((violation) => `${theme}, ${language}, ${name}: ${violation}`));
  }
  await soon(() => page.locator('html').getAttribute('lang')).toBe(language);
  return found;
}

/** The games of the views; each is played once. */
let games: Promise<readonly (readonly [id: string, saved: SavedTable])[]> | null = null;

const playGames = (): Promise<readonly (readonly [id: string, saved: SavedTable])[]> =>
  Promise.all([
    gameAtTurn({ players: 3, turn: 20 }, 'ur').then((saved) => ['middle', saved] as const),
    gameAtTurn({ players: 2, turn: 1000 }, 'ur').then((saved) => ['end', saved] as const),
    gameAtTurn({ players: 1, turn: 9, king: 'bot-baba' }, 'ur').then((saved) => ['solo', saved] as const),
  ]);

export async function keepGames(page: Page): Promise<void> {
  games ??= playGames();
  await page.waitForSelector('.new-game');
  for (const [id, saved] of await games) await keep(page, id, saved);
}

/** Each with the first things that it concerns. */
export async function violations(page: Page, isOnlyContrast = false): Promise<string[]> {
  await page.evaluate(AXE);
  const results = await page.evaluate<AxeResults, RunOptions>((options) => Reflect.get(window, 'axe').run(document, options), {
    runOnly: isOnlyContrast ? { type: 'rule', values: [CONTRAST] } : { type: 'tag', values: RULES },
    resultTypes: ['violations'],
  });
  return results.violations.map(
    ({ id, nodes }) =>
      `${id} (${nodes.length}): ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}
