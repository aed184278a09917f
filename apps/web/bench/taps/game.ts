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
import { sceneOf } from '../../src/session/scene.ts';
import { type Told, tell } from '../../src/session/told.ts';

interface Game {
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
}

const speaker = await loadSpeaker('en');
const NAMES = ['Puabi', 'Shulgi', 'Ninbanda', 'Urnammu'];
const PHONE = { width: 390, height: 844 };

/** The person sits on seat 0, bots on the others. Taps before the first turn are not counted. */
export async function playByTaps(browser: Browser, address: string, { seed, players, king }: Game): Promise<PlayedGame> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce', locale: 'en-GB' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
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
  let count = 0;
  for (let shown = await shownAt(page); shown !== null; shown = await shownAt(page)) {
    const { table, told } = shown;
    if (count > 0 && turnsOf(table) > turns.length + 1) {
      turns.push(count);
      count = 0;
    }
    await page.evaluate(() => document.querySelector('.choices')?.setAttribute('data-tapped', ''));
    const what = await tapNext(page, table, told);
    await page.waitForFunction((text) => document.querySelector('.choices[data-tapped]')?.textContent !== text, shown.text);
    if (turnsOf(table) === 0) continue;
    count++;
    taps.push(what);
  }
  turns.push(count);
  await context.close();
  return { turns, taps };
}

/** The number of turns that the person has begun. */
const turnsOf = (table: Table): number => table.turns.filter(({ seat }) => seat === 0).length;

interface Shown {
  readonly table: Table;
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
      const told = tell(sceneOf(table, new Screen(table)), speaker);
      if ((await isFew(page)) || told.offers.every(({ label }) => text.includes(label))) return { table, told, text };
    }
    await page.waitForTimeout(10);
  }
  throw new Error('the page asks nothing');
}

const textOf = async (page: Page): Promise<string> => page.evaluate(() => document.querySelector('.choices')?.textContent ?? '');
const isFew = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('.choices.few') !== null);

/** Taps what leads to the next choices of `builder`. Returns what was answered. */
async function tapNext(page: Page, table: Table, told: Told): Promise<string> {
  if (await isFew(page)) {
    // The last button confirms, or insists.
    await tap(page, page.locator('.choices.few button').last());
    return 'confirm';
  }
  const [next] = await planOf(table);
  const offer = told.offers.find(({ preview }) => JSON.stringify(preview.choice) === JSON.stringify(next));
  if (offer === undefined) throw new Error('builder chose what is not offered');
  const place = offer.place === null ? null : page.locator(`.spot[data-place="${keyOf(offer.place)}"]`);
  if (place !== null && (await isInSight(place))) await tap(page, place);
  else await tap(page, page.locator('.choice').nth(told.offers.indexOf(offer)));
  return table.question?.ask ?? '';
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

/** Whether the whole of a lit place can be tapped where the board stands. */
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
  const { x, y } = await target.evaluate((tapped) => {
    tapped.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = tapped.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const before = last.get(page);
  if (before !== undefined && Math.hypot(x - before.x, y - before.y) < DOUBLE.px)
    await page.waitForTimeout(Math.max(0, before.at + DOUBLE.ms - Date.now()));
  await page.touchscreen.tap(x, y);
  last.set(page, { at: Date.now(), x, y });
}
