/** One game on a phone, played by taps on the page as `builder` would play it. */
import { builder } from '@tabannusi/ai';
import { type Choice, type King, REFERENCE_EDITION } from '@tabannusi/engine';
import { newTable, openTable, Screen, type Table } from '@tabannusi/table';
import { loadSpeaker } from '@tabannusi/text';
import type { Browser, Locator, Page } from 'playwright-core';
import { PATIENCE } from '../../shots/browser.ts';
import { keep } from '../../shots/keep.ts';
import { keptGame } from '../../shots/play.ts';
import { keyOf } from '../../src/places/place.ts';
import * as quick from '../../src/session/quick.ts';
import { type Scene, sceneOf } from '../../src/session/scene.ts';
import type { Way } from '../../src/session/tapped.ts';
import { type Told, tell } from '../../src/session/told.ts';

export interface Game {
  readonly seed: string;
  readonly players: number;
  readonly king?: King;
}

const KINGS: readonly King[] = ['gilgabot', 'sarbot', 'botmuzi', 'bot-baba'];

/** Two games against each king, and four games each of two, three and four players. */
export const GAMES: readonly Game[] = [
  ...[1, 2].flatMap((n) => KINGS.map((king): Game => ({ seed: `${king} ${n}`, players: 1, king }))),
  ...[2, 3, 4].flatMap((players) => [1, 2, 3, 4].map((n): Game => ({ seed: `${players} players ${n}`, players }))),
];

export interface PlayedGame {
  /** The taps in each turn of the person. A tap in another's turn counts to the person's next one. */
  readonly turns: readonly number[];
  /** What each of those taps answered. */
  readonly taps: readonly string[];
  /** How often something had to be scrolled into sight before a tap. */
  readonly scrolls: number;
}

const speaker = await loadSpeaker('en');
const NAMES = ['Puabi', 'Shulgi', 'Ninbanda', 'Urnammu'];
/** How often something had to be scrolled into sight. */
const scrolls = new WeakMap<Page, number>();

/** A phone as Playwright describes it. */
export const phoneOf = (width: number, height: number) => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce' as const,
  locale: 'en-GB',
});

export async function playByTaps(browser: Browser, address: string, game: Game): Promise<PlayedGame> {
  const context = await browser.newContext(phoneOf(390, 844));
  context.setDefaultTimeout(PATIENCE);
  const played = await playOn(await context.newPage(), address, game);
  await context.close();
  return played;
}

/** The person sits on seat 0, bots on the others. Taps before the first turn are not counted. Ends early after `most` turns of the person. */
export async function playOn(page: Page, address: string, { seed, players, king }: Game, most = Infinity): Promise<PlayedGame> {
  await page.addInitScript(() => localStorage.setItem('tabannusi-settings', JSON.stringify({ pace: 'atOnce' })));
  await page.goto(address);
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  const seats = NAMES.slice(0, players).map((name, seat) =>
    seat === 0 ? ({ kind: 'person', name } as const) : ({ kind: 'bot', name, bot: 'apprentice' } as const),
  );
  await keep(page, 'taps', newTable({ edition: REFERENCE_EDITION, seats, king, switches: { firstGame: true }, seed }).save());
  await page.goto(`${address}#/game/taps`);
  const turns: number[] = [];
  const taps: string[] = [];
  const planner = new Planner();
  let count = 0;
  scrolls.set(page, 0);
  for (let shown = await shownAt(page); shown !== null && turns.length < most; shown = await shownAt(page)) {
    const { table } = shown;
    if (count > 0 && turnsOf(table) > turns.length + 1) {
      turns.push(count);
      count = 0;
    }
    await page.evaluate(() => document.querySelector('.choices')?.setAttribute('data-tapped', ''));
    const done = await tapNext(page, shown, await planner.next(table));
    await page.waitForFunction((text) => document.querySelector('.choices[data-tapped]')?.textContent !== text, shown.text);
    if (turnsOf(table) === 0) continue;
    count += done.length;
    taps.push(...done);
  }
  if (count > 0 && turns.length < most) turns.push(count);
  return { turns, taps, scrolls: scrolls.get(page) ?? 0 };
}

/** The number of turns that the person has begun. */
const turnsOf = (table: Table): number => table.turns.filter(({ seat }) => seat === 0).length;

interface Shown {
  readonly table: Table;
  readonly scene: Scene;
  readonly told: Told;
  /** The text of the choices. */
  readonly text: string;
}

/** Waits until the page asks the person something. Returns null when the game is over. */
async function shownAt(page: Page): Promise<Shown | null> {
  for (let times = 0; times < 2000; times++) {
    const opened = openTable(await keptGame(page));
    if (!opened.ok) throw new Error('the kept game cannot be opened');
    const { table } = opened;
    const { prompt } = table;
    if (prompt.wait === 'over') return null;
    const text = await textOf(page);
    if (prompt.seat === 0 && text !== '') {
      const scene = sceneOf(table, new Screen(table), { tapFinder: quick });
      const told = tell(scene, speaker);
      if ((await isFew(page)) || told.buttons.every(({ label }) => text.includes(label))) return { table, scene, told, text };
    }
    await page.waitForTimeout(10);
  }
  throw new Error('the page asks nothing');
}

const textOf = async (page: Page): Promise<string> => page.evaluate(() => document.querySelector('.choices')?.textContent ?? '');
const isFew = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('.choices.few') !== null);

/** Makes as many of the planned choices as possible with one tap. Returns what was tapped, one entry for each tap. */
async function tapNext(page: Page, { table, scene, told }: Shown, plan: readonly Choice[] | 'payment'): Promise<string[]> {
  if (plan === 'payment') {
    await tap(page, page.locator('.made button'));
    return ['pay differently'];
  }
  if (await isFew(page)) {
    // The last button confirms, or insists.
    await tap(page, page.locator('.choices.few button').last());
    return ['confirm'];
  }
  const asks = table.question?.ask ?? '';
  const ways = [...scene.ways.values()].filter((each) => each.some((way) => isPlanned(choicesOn(way), plan)));
  for (const all of ways.toSorted((a, b) => lengthOf(b, plan) - lengthOf(a, plan))) {
    const [{ place } = { place: null }] = all;
    const spot = place === null ? null : page.locator(`.spot[data-place="${keyOf(place)}"]`);
    if (spot === null || !(await comesIntoSight(page, spot))) continue;
    await tap(page, spot);
    if (all.length === 1) return [`${asks} on the board`];
    await tap(page, page.locator('.choices.between .choice').nth(all.findIndex((way) => isPlanned(choicesOn(way), plan))));
    return [`${asks} on the board`, 'between'];
  }
  const buttons = told.buttons.filter(({ preview, meant }) => isPlanned([preview.choice, ...meant], plan));
  const button = buttons.toSorted((a, b) => b.meant.length - a.meant.length)[0];
  if (button === undefined) throw new Error('builder chose what is not offered');
  const spot = button.place === null || button.meant.length > 0 ? null : page.locator(`.spot[data-place="${keyOf(button.place)}"]`);
  if (spot !== null && asks !== 'die' && (await isInSight(spot))) await tap(page, spot);
  else await tap(page, page.locator('.choice').nth(told.buttons.indexOf(button)));
  return [asks];
}

const choicesOn = ({ first, steps }: Way): Choice[] => [first.choice, ...steps.map(({ choice }) => choice)];

/** Whether these choices are the first ones of a plan. */
const isPlanned = (choices: readonly Choice[], plan: readonly Choice[]): boolean =>
  JSON.stringify(choices) === JSON.stringify(plan.slice(0, choices.length));

const lengthOf = (ways: readonly Way[], plan: readonly Choice[]): number =>
  Math.max(...ways.map(choicesOn).map((choices) => (isPlanned(choices, plan) ? choices.length : 0)));

/** The choices that `builder` would make from here on, up to a barrier. A plan is kept as long as the page follows it. */
class Planner {
  #plan: readonly Choice[] = [];
  /** The number of decisions before the plan. */
  #from = 0;

  /** Returns the next choices; `payment` if the page paid differently from the plan. */
  async next(table: Table): Promise<readonly Choice[] | 'payment'> {
    const { decisions } = table.record();
    const made = decisions.slice(this.#from);
    const rest = this.#plan.slice(made.length);
    if (isPlanned(made, this.#plan) && rest.length > 0) return rest;
    const other = made.findIndex((choice, n) => JSON.stringify(choice) !== JSON.stringify(this.#plan[n]));
    if (made[other]?.choose === 'pay' && this.#plan[other]?.choose === 'pay') return 'payment';
    this.#plan = await planOf(table);
    this.#from = decisions.length;
    return this.#plan;
  }
}

/** The choices that `builder` would make, up to a barrier. */
async function planOf(table: Table): Promise<Choice[]> {
  const saved = table.save();
  const opened = openTable({ ...saved, seats: saved.seats.map(() => ({ kind: 'bot', bot: 'builder' })) });
  if (!opened.ok) throw new Error('a game that is kept cannot be opened');
  const plan: Choice[] = [];
  const { turns } = opened.table;
  for (let { prompt } = opened.table; prompt.wait === 'decision' && prompt.seat === 0; prompt = opened.table.prompt) {
    if (opened.table.turns.length > turns.length) break;
    const asked = await opened.table.askBot({ builder });
    if (!asked.ok || asked.fault !== null) throw new Error('builder does not answer');
    plan.push(asked.choice);
  }
  return plan;
}

/** Whether a lit place can be tapped, also after scrolling to it. */
async function comesIntoSight(page: Page, place: Locator): Promise<boolean> {
  if (await isInSight(place)) return true;
  if ((await place.count()) !== 1) return false;
  await place.evaluate((spot) => spot.scrollIntoView({ block: 'center' }));
  if (!(await isInSight(place))) return false;
  scrolls.set(page, (scrolls.get(page) ?? 0) + 1);
  return true;
}

/** Whether a lit place can be tapped where the board stands. */
const isInSight = (place: Locator): Promise<boolean> =>
  place.count().then(
    (count) =>
      count === 1 &&
      place.evaluate((spot) => {
        const { left, top, width, height } = spot.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return spot.contains(document.elementFromPoint(x, y));
      }),
  );

/** Two taps of a person that are quicker and nearer than this are a double tap, which the page ignores. */
const DOUBLE = { ms: 550, px: 80 };
const last = new WeakMap<Page, { readonly at: number; readonly x: number; readonly y: number }>();

/** Taps the middle of what is located. */
async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y, hasScrolled } = await target.evaluate((tapped) => {
    const before = tapped.getBoundingClientRect().top;
    tapped.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = tapped.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, hasScrolled: top !== before };
  });
  if (hasScrolled) scrolls.set(page, (scrolls.get(page) ?? 0) + 1);
  const before = last.get(page);
  if (before !== undefined && Math.hypot(x - before.x, y - before.y) < DOUBLE.px)
    await page.waitForTimeout(Math.max(0, before.at + DOUBLE.ms - Date.now()));
  await page.touchscreen.tap(x, y);
  last.set(page, { at: Date.now(), x, y });
}
