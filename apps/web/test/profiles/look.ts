/** What a person finds when opening each game of a profile, and what the browser has stored afterwards. */
import { SPECTATOR } from '@tabannusi/engine';
import { openTable } from '@tabannusi/table';
import type { Page } from 'playwright-core';
import { PATIENCE } from '../../shots/browser.ts';
import { readAll, type Storage } from './storage.ts';

/** It contains none of our texts, because those may change. */
export interface Look {
  /** IDs of the games that home offers to continue, and of those whose result it offers, the last played first. */
  readonly underWay: readonly string[];
  readonly finished: readonly string[];
  readonly games: Readonly<Record<string, { readonly seen: Seen; readonly kept: Kept }>>;
  /** Of the document: language, theme and whether goods have signs. */
  readonly frame: Readonly<Record<string, string | undefined>>;
}

/** What the table shows. */
interface Seen {
  readonly vp: readonly number[];
  readonly choices: number;
  /** Enabled buttons beside the question. */
  readonly ways: number;
}

/** What the database contains after the game was opened. */
interface Kept {
  readonly moment: number;
  readonly turns: number;
  readonly wait: string;
  readonly seat: number | null;
  readonly ask: string | null;
  readonly vp: readonly number[];
  readonly names: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface Entry extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly saved: unknown;
}

export const gamesIn = ({ databases }: Storage): readonly Entry[] =>
  (databases.find(({ name }) => name === 'tabannusi')?.stores[0]?.records ?? []) as readonly Entry[];

/** Opens every game from home, and ends there. */
export async function lookAtAll(page: Page): Promise<Look> {
  const home = page.url().split('#')[0] ?? '';
  const idsOf = (view: string): Promise<string[]> =>
    page.locator(`.saved-games a[href^="#/${view}/"]`).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.locator('.saved-games li').first().waitFor();
  const [all, finished] = [await idsOf('game'), await idsOf('result')].map((links) => links.map((link) => link.split('/').at(-1) ?? ''));
  const ids = all ?? [];
  const seen: Record<string, Seen> = {};
  for (const id of ids) {
    await page.goto(`${home}#/game/${id}`);
    seen[id] = await seenAt(page);
    await page.goto(`${home}#/`);
    await page.locator('.saved-games li').first().waitFor();
  }
  const kept = gamesIn(await readAll(page));
  const frame = await page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    return { lang, theme: dataset['theme'], marks: dataset['marks'] };
  });
  return {
    underWay: ids.filter((id) => finished?.includes(id) === false),
    finished: finished ?? [],
    games: Object.fromEntries(
      ids.map((id) => [id, { seen: seen[id] as Seen, kept: keptOf(kept.find((entry) => entry.id === id)?.saved) }]),
    ),
    frame,
  };
}

/** Returns what the table shows once something can be chosen or the game is over; a person first takes over the screen. */
export async function seenAt(page: Page): Promise<Seen> {
  await page.locator('.own-board').waitFor();
  const ready = page.locator('.choices button, .result').first();
  await ready.waitFor();
  if ((await page.locator('.choices.few').count()) > 0 && (await page.locator('.turn-buttons button:enabled').count()) === 0)
    await page.locator('.choices.few button').click();
  await page.locator('.choice, .result, .turn-buttons button:enabled').first().waitFor({ timeout: PATIENCE });
  return page.evaluate(() => {
    const count = (selector: string): number => document.querySelectorAll(selector).length;
    return {
      vp: [...document.querySelectorAll('.panel > header .figure')].map((figure) => Number(/-?\d+/.exec(figure.textContent ?? '')?.[0])),
      choices: count('.choices button'),
      ways: count('.turn-buttons button:enabled'),
    };
  });
}

/** Throws if it cannot be opened. */
export function keptOf(saved: unknown): Kept {
  const open = () => {
    const opened = openTable(saved);
    if (!opened.ok) throw new Error(`the game cannot be opened: ${JSON.stringify(opened.faults)}`);
    return opened.table;
  };
  const table = open();
  const { prompt, moment, turns, seats } = table;
  const seat = prompt.wait === 'over' ? null : prompt.seat;
  const view = table.view(SPECTATOR);
  return {
    moment,
    turns: turns.length,
    wait: prompt.wait,
    seat,
    ask: view.question?.ask ?? null,
    vp: view.seats.map(({ vp }) => vp),
    names: seats.map(({ name }) => name),
    canUndo: seat !== null && open().undo(seat).ok,
    canRedo: seat !== null && open().redo(seat).ok,
  };
}
