/**
 * Two people play through the server, one by mouse and one by keyboard, each in a different language, and a third one watches. Meanwhile
 * pages, connections and the server are disturbed in every way.
 */
import { Generator } from '@tabannusi/engine';
import { LANGUAGES, type Language } from '@tabannusi/text';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { placeToClick } from '../../shots/play.ts';
import { speak, type Two } from './online.ts';
import { soon } from './wait.ts';

export interface Watched extends Two {
  readonly watcher: Page;
}

/** The disturbance at one decision. */
interface Moment extends Watched {
  /** The player who is asked. */
  readonly played: Page;
  readonly other: Page;
  /** The number of decisions before it. */
  readonly number: number;
  /** Lets the asked player decide. */
  readonly decide: () => Promise<void>;
}

/** Paying differently is offered until the page is loaded again. */
const ASKED = '.choices button:enabled:not(.beside)';
const OVER = '.result';
/** What is lost when the page is loaded again: a warning, a confirmation, the ways to a place. */
const UNKEPT = '.choices.few, .choices.between';
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };

export async function watch(two: Two, language: Language): Promise<Watched> {
  const watcher = await two.enter(two.link, language, 'watcher');
  await watcher.locator('.board').waitFor();
  return { ...two, watcher };
}

/** Plays this many decisions, or to the end. `happening` returns the disturbance at each decision. Returns how many were made. */
export async function playDisturbed(three: Watched, most: number, happening: (number: number) => Disturbance | undefined): Promise<number> {
  const { ann, ben } = three;
  for (let number = 0; number < most; number++) {
    const played = await whoIsAsked(three);
    if (played === null) return number;
    const decide = (): Promise<void> => (played === ann ? byMouse(ann, number) : byKeyboard(ben, number));
    const moment = { ...three, played, other: played === ann ? ben : ann, number, decide };
    const happens = happening(number) ?? decideOnly;
    await happens(moment).catch(async (error) => {
      const shown = await Promise.all([ann, ben, three.watcher].map((page) => page.locator('body').innerText()));
      throw new Error(`at decision ${number}, ${happens.name}: ${error}\n${shown.map((text) => text.slice(0, 300)).join('\n---\n')}`, {
        cause: error,
      });
    });
  }
  return most;
}

/** Null when the game is over for both. */
async function whoIsAsked({ ann, ben }: Two): Promise<Page | null> {
  let asked: Page | null = null;
  const isOver = async (page: Page): Promise<boolean> => (await page.locator(OVER).count()) > 0;
  await soon(async () => {
    for (const page of [ann, ben]) if ((await page.locator(ASKED).count()) > 0 && !(await isOver(page))) asked = page;
    return asked !== null || ((await isOver(ann)) && (await isOver(ben)));
  }).toBe(true);
  return asked;
}

async function byMouse(page: Page, number: number): Promise<void> {
  const before = await textOf(page);
  const ways = page.locator('.choices.between .choice');
  const count = await ways.count();
  if (count > 0) await ways.nth(number % count).click();
  else {
    const point = await placeInSight(page, number);
    await page.mouse.click(point.x, point.y);
  }
  await soon(() => textOf(page)).not.toBe(before);
}

/** A card may cover the place, especially on a phone: it is closed, as a person would do. */
async function placeInSight(page: Page, number: number): Promise<{ readonly x: number; readonly y: number }> {
  let covers = '';
  for (let n = number; n < number + 30; n++) {
    const point = await placeToClick(page, n);
    if (point === null) throw new Error('the game is over');
    covers = await page.evaluate(({ x, y }) => {
      const there = document.elementFromPoint(x, y);
      return there?.closest('.spot, .choices button') ? '' : (there?.outerHTML.slice(0, 200) ?? 'nothing is there');
    }, point);
    if (covers === '') return point;
    const close = page.locator('.side-card .close:visible');
    if ((await close.count()) > 0) await close.first().click();
  }
  throw new Error(`no place can be clicked: ${covers}`);
}

/** Tab leads to the choices, Enter takes one. The last button overrules a warning. */
async function byKeyboard(page: Page, number: number): Promise<void> {
  const before = await textOf(page);
  const count = await page.locator(ASKED).count();
  const wanted = (await page.locator('.choices.few').count()) > 0 ? count - 1 : (number * 7) % count;
  const at = (): Promise<number> =>
    page.evaluate((asked) => [...document.querySelectorAll(asked)].indexOf(document.activeElement ?? document.body), ASKED);
  for (let presses = 0; (await at()) !== wanted; presses++) {
    if (presses > 300) throw new Error('the keyboard does not reach the choices');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await soon(() => textOf(page)).not.toBe(before);
}

/** The question, its choices, and what everybody has: the same may be asked twice. */
const textOf = async (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.question, .choices button:not(.beside), .result, .panels')].map((part) => part.textContent).join('\n'),
  );

const noteOf = (page: Page): Promise<string> => page.locator('.link-note p:not(.said)').innerText();

async function expectLinked(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await soon(() => noteOf(page)).toBe('');
}

// Disturbances

export type Disturbance = (moment: Moment) => Promise<void>;

const decideOnly: Disturbance = ({ decide }) => decide();

/** During a turn: the draft is there again. */
const reloadOwn: Disturbance = async ({ played, decide }) => {
  await decide();
  // A warning or a confirmation is not stored: its choice is made again.
  while ((await played.locator(UNKEPT).count()) > 0) await decide();
  // The draft is sent a quarter of a second later at most.
  await played.waitForTimeout(400);
  const before = await textOf(played);
  await played.reload();
  await soon(() => textOf(played)).toBe(before);
};

const reloadOthers: Disturbance = async ({ other, watcher, decide }) => {
  await Promise.all([other.reload(), watcher.reload(), decide()]);
  for (const page of [other, watcher]) await page.locator('.question').waitFor();
};

/** The asked player loses the network and plays on; the decisions arrive as soon as it is back. */
const loseOwnLine: Disturbance = async ({ played, other, watcher, decide }) => {
  await played.context().setOffline(true);
  await soon(() => noteOf(played)).not.toBe('');
  await decide();
  await played.context().setOffline(false);
  await expectLinked(played, other, watcher);
};

const loseOthersLine: Disturbance = async ({ other, watcher, decide }) => {
  for (const page of [other, watcher]) await page.context().setOffline(true);
  await decide();
  for (const page of [other, watcher]) await page.context().setOffline(false);
  await expectLinked(other, watcher);
};

/** Between two decisions. */
const killServer: Disturbance = async ({ server, played, other, watcher, decide }) => {
  server.kill();
  await server.start();
  await expectLinked(played, other, watcher);
  await decide();
};

/** Decisions made without a server, or at the moment when it died, arrive at the next one. */
const killServerUnderway: Disturbance = async ({ server, played, other, watcher, decide, number }) => {
  if (number % 2 === 0) server.kill();
  await decide();
  server.kill();
  await server.start();
  await expectLinked(played, other, watcher);
};

/** Switches to the next language and the other screen size during a turn. */
const changeLanguage: Disturbance = async ({ played, decide, number }) => {
  await decide();
  while ((await played.locator(UNKEPT).count()) > 0) await decide();
  await played.waitForTimeout(400);
  const count = await played.locator(ASKED).count();
  const spoken = (await played.locator('html').getAttribute('lang')) as Language;
  await speak(played, LANGUAGES[(LANGUAGES.indexOf(spoken) + 1) % LANGUAGES.length] ?? 'en');
  await played.setViewportSize(number % 2 === 0 ? PHONE : LAPTOP);
  await soon(() => played.locator(ASKED).count()).toBe(count);
};

export const DISTURBANCES: readonly Disturbance[] = [
  reloadOwn,
  loseOwnLine,
  killServer,
  changeLanguage,
  loseOthersLine,
  reloadOthers,
  killServerUnderway,
];

/** All disturbances, again and again, in random order. */
export function byLot(seed: string, oneIn: number): (number: number) => Disturbance | undefined {
  const lots = new Generator(seed, 'bot');
  let next = 0;
  return (number) => (number > 3 && lots.below(oneIn) === 0 ? DISTURBANCES[next++ % DISTURBANCES.length] : undefined);
}

/** All three see the same numbers, whatever their language. Drafts are undone first. */
export async function expectSameFigures({ ann, ben, watcher }: Watched): Promise<void> {
  for (const page of [ann, ben]) {
    const restart = page.locator('.turn-buttons button:enabled').nth(2);
    if ((await restart.count()) > 0) await restart.click();
  }
  const figures = (page: Page): Promise<string> =>
    page.evaluate(() => [...document.querySelectorAll('.panels .panel')].map((panel) => panel.textContent?.replace(/\D+/g, ' ')).join('|'));
  const distinct = async (): Promise<string[]> => [...new Set(await Promise.all([ann, ben, watcher].map(figures)))];
  await soon(distinct).toHaveLength(1);
  expect(await distinct()).toEqual([expect.stringMatching(/\d/)]);
}
