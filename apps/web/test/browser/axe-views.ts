/** Checks every view with axe for violations of WCAG 2.2, A and AA. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { formatPosition, SPECTATOR, writePosition } from '@tabannusi/engine';
import { openTable, type SavedTable } from '@tabannusi/table';
import type { Language } from '@tabannusi/text';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { addressOf } from '../../src/route.ts';
import { pack, sharedMoment } from '../../src/share/link.ts';
import { openCommands } from './typed.ts';
import { soon } from './wait.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The only rule that another theme can break. */
const CONTRAST = 'color-contrast';

/**
 * All rules on all views; all rules on the main views, with contrast in both themes; or all rules on the views with many words of a
 * language.
 */
type Extent = 'everything' | 'all' | 'board' | 'pages';

type Theme = 'noon' | 'torchlight';
type Fragment = string | (() => Promise<string>);
type VisitedView = readonly [name: string, fragment: Fragment, shown: string, act?: (page: Page) => Promise<void>];

/** Every view: its address, the sign that it is there, and what is done before the check. */
const VIEWS: readonly VisitedView[] = [
  ['home', '#/', '.saved-games li'],
  ['a game', '#/game/middle', '.choice'],
  ['a game against a king', '#/game/solo', '.choice', lookAtBot],
  ['a look back', '#/game/middle', '.choice', lookBack],
  ['a hint', '#/game/middle', '.choice', askForHint],
  ['the standing', '#/game/middle', '.choice', lookAtStanding],
  ['the end of a game', '#/game/end', '.result'],
  ['the result', '#/result/end', 'table'],
  ['the rules', '#/rules/ACT-GARD-02', '.rule'],
  ['files, with a bad one', '#/load', 'form', readBadFile],
  ['the origins', '#/origins', '.origin'],
  ['the gallery', '#/gallery', '.exhibit'],
  ['a lesson', '#/learn/turn', '.lesson'],
];

/** More views, for the long tests. */
const FURTHER: readonly VisitedView[] = [
  ['the lessons', '#/learn', '.lessons'],
  ['the recap', '#/game/middle', '.choice', lookAtRecap],
  ['a reason why not', '#/game/project', '.choice', askWhyNot],
  ['a scoring', '#/game/scored', '.scoring-card'],
  ['a payment', '#/game/payment', '.choice'],
  ['a game of another tab', '#/', '.new-game', openElsewhere],
  ['a moment from a link', linkToMoment, '.choices.few .main'],
  ['a position by file', '#/load', 'form', readPositionFile],
  ['home, with a deleted game', '#/', '.saved-games li', deleteGame],
  ['typed commands', '#/game/middle', '.choice', typeCommand],
  ['the settings', '#/settings', '.settings'],
];

export const ALL_VIEWS: readonly VisitedView[] = [...VIEWS, ...FURTHER];

const VIEWS_OF: Readonly<Record<Extent, readonly VisitedView[]>> = {
  everything: ALL_VIEWS,
  all: VIEWS,
  board: VIEWS.filter(([name]) => ['home', 'a game'].includes(name)),
  pages: VIEWS.filter(([name]) => ['the result', 'the rules'].includes(name)),
};

/** Clicks wherever the button is: on a narrow page something may cover it before scrolling. */
const press = (button: Locator): Promise<void> => button.dispatchEvent('click');

/** Opens a drawer on a narrow screen; elsewhere there are no buttons for drawers. */
async function openDrawer(page: Page, drawer: 'players' | 'log'): Promise<void> {
  const buttons = page.locator('.ask button[aria-expanded]');
  if ((await buttons.count()) > 0) await press(buttons.nth(drawer === 'players' ? 0 : 1));
}

async function lookAtBot(page: Page): Promise<void> {
  await openDrawer(page, 'players');
  await page.waitForSelector('.bot-area');
}

async function lookBack(page: Page): Promise<void> {
  await openDrawer(page, 'log');
  await press(page.locator('.log header button').nth(1));
  await page.getByRole('slider').waitFor();
}

async function askForHint(page: Page): Promise<void> {
  await press(page.locator('button[aria-keyshortcuts=h]'));
  await page.waitForSelector('.advice .more');
  await press(page.locator('.advice .more'));
  await page.waitForSelector('.advice li');
}

/** Opens the recap of a scoring, if the log does not already show one. */
async function lookAtRecap(page: Page): Promise<void> {
  await openDrawer(page, 'log');
  const close = page.locator('.scoring-card .close');
  await page.locator('.log-tools select').or(close).first().waitFor();
  if (await close.isVisible()) await press(close);
  await page.locator('.log-tools select').selectOption('since');
  await page.locator('.log-tools select').waitFor();
}

/** Hovers over the first space where nothing can be done. The sentences load after the board. */
async function askWhyNot(page: Page): Promise<void> {
  const spaces = page.locator('rect[data-place^="space:"]');
  const why = page.locator('.tablet.forbidden a').first();
  for (let tries = 0; !(await why.isVisible()); tries++) {
    if (tries > 2000) throw new Error('everything is possible');
    await spaces.nth(tries % (await spaces.count())).dispatchEvent('pointerup');
  }
}

async function typeCommand(page: Page): Promise<void> {
  await (await openCommands(page)).fill('?');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.answer p');
}

/** Another holder of the game: here, the page itself. */
async function openElsewhere(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.locks.request('tabannusi-game-middle', () => new Promise(() => undefined));
    location.hash = '#/game/middle';
  });
  await page.waitForSelector('.elsewhere');
}

async function linkToMoment(): Promise<string> {
  const opened = openTable(await gameAtTurn({ players: 2, turn: 8 }, 'ur'));
  if (!opened.ok) throw new Error('the game cannot be opened');
  return addressOf({ at: 'moment', packed: await pack(sharedMoment(opened.table, opened.table.moment)) });
}

async function lookAtStanding(page: Page): Promise<void> {
  await openDrawer(page, 'log');
  await press(page.locator('.log header button').first());
  await page.waitForSelector('.standing tfoot');
}

async function readBadFile(page: Page): Promise<void> {
  await page.locator('form textarea').fill('{"format":"tabannusi-record","version":1}');
  await press(page.locator('form button'));
  await page.waitForSelector('.faults');
}

async function readPositionFile(page: Page): Promise<void> {
  const opened = openTable(await gameAtTurn({ players: 3, turn: 20 }, 'ur'));
  if (!opened.ok) throw new Error('the game cannot be opened');
  await page.locator('form textarea').fill(formatPosition(writePosition(opened.table.stateFor(SPECTATOR))));
  await press(page.locator('form button'));
  await page.waitForSelector('.position .panel');
}

/** Deletes a game, which is there again after a reload. */
async function deleteGame(page: Page): Promise<void> {
  await press(page.locator('.saved-games li button').first());
  await page.waitForSelector('.saved-games [role=status] + button');
}

/** Returns the violations of all views in this theme and language. */
export async function violationsOf(page: Page, theme: Theme, language: Language, extent: Extent): Promise<string[]> {
  const found: string[] = [];
  await visitViews(page, VIEWS_OF[extent], { theme, language }, async (name) => {
    const note = (light: Theme, violation: string) => found.push(`${light}, ${language}, ${name}: ${violation}`);
    for (const violation of await violations(page)) note(theme, violation);
    if (extent !== 'all') return;
    const other = theme === 'noon' ? 'torchlight' : 'noon';
    await page.evaluate((light) => document.documentElement.setAttribute('data-theme', light), other);
    for (const violation of await violations(page, true)) note(other, violation);
  });
  return found;
}

/** Opens the views one after another and checks each. */
export async function visitViews(
  page: Page,
  views: readonly VisitedView[],
  settings: { readonly theme: Theme; readonly language: Language },
  look: (name: string) => Promise<void>,
): Promise<void> {
  const home = page.url().split('#')[0];
  for (const [name, fragment, shown, act] of views) {
    // Resets the settings: a standing that was opened before would still be shown.
    await page.evaluate((set) => localStorage.setItem('tabannusi-settings', JSON.stringify(set)), settings);
    await page.goto('about:blank');
    await page.goto(`${home}${typeof fragment === 'string' ? fragment : await fragment()}`);
    await page.waitForSelector(shown);
    await act?.(page);
    await look(name);
  }
  await soon(() => page.locator('html').getAttribute('lang')).toBe(settings.language);
}

/** The games of the views. Each is played once. */
let games: Promise<readonly (readonly [id: string, saved: SavedTable])[]> | null = null;

const playGames = (): Promise<readonly (readonly [id: string, saved: SavedTable])[]> =>
  Promise.all([
    gameAtTurn({ players: 3, turn: 20 }, 'ur').then((saved) => ['middle', saved] as const),
    gameAtTurn({ players: 4, turn: 34, scored: true }, 'ur').then((saved) => ['scored', saved] as const),
    gameAtTurn({ players: 2, turn: 12, asked: 'payment' }, 'ur').then((saved) => ['payment', saved] as const),
    gameAtTurn({ players: 2, turn: 6, asked: 'projectSpace' }, 'ur').then((saved) => ['project', saved] as const),
    gameAtTurn({ players: 2, turn: 1000 }, 'ur').then((saved) => ['end', saved] as const),
    gameAtTurn({ players: 1, turn: 9, king: 'bot-baba' }, 'ur').then((saved) => ['solo', saved] as const),
  ]);

export async function keepGames(page: Page): Promise<void> {
  games ??= playGames();
  await page.waitForSelector('.new-game');
  for (const [id, saved] of await games) await keep(page, id, saved);
}

/** Returns the violations, each with the first elements it concerns. */
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
