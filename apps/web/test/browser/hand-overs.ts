/** A game of four persons at one screen, and which of their cards are ever in the page while somebody else looks. */
import { openTable, type Table } from '@tabannusi/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { clickSomething, keptGame } from '../../shots/play.ts';
import { soon } from './wait.ts';

const NAMES = ['Puabi', 'Shulgi', 'Ninbanda', 'Urnammu'];

/** What the page contains at a question, visible or not. */
interface Held {
  /** The person who must take over the screen first; null if nobody must. */
  readonly handOverTo: string | null;
  /** The person who last took it over. */
  readonly viewer: string;
  /** Urban cards named anywhere in the page. */
  readonly cards: readonly string[];
}

/** Plays from home to the end, or for `most` clicks. */
export async function expectCardsStayHidden(page: Page, most = 3000): Promise<Table> {
  for (const seat of [2, 3, 4]) await page.getByLabel(`Player on seat ${seat}`).selectOption('person');
  await page.getByLabel('Seed').fill('ur');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForSelector('.own-board');

  const met: Held[] = [];
  for (let clicks = 0; clicks < most; clicks++) {
    const { handOverTo, cards } = await heldBy(page);
    const viewer = handOverTo ?? met.at(-1)?.viewer ?? '';
    if (!(await clickSomething(page, clicks))) break;
    met.push({ handOverTo, viewer, cards });
  }
  const handOvers = met.filter(({ handOverTo }) => handOverTo !== null);
  expect(new Set(handOvers.map(({ handOverTo }) => handOverTo))).toEqual(new Set(NAMES));
  expect(handOvers.flatMap(({ cards }) => cards)).toEqual([]);
  const seen = NAMES.map((name) => new Set(met.filter(({ viewer }) => viewer === name).flatMap(({ cards }) => cards)));
  for (const [seat, name] of NAMES.entries()) expect(seen[seat]?.size, `cards of ${name}`).toBeGreaterThan(0);
  // The database is a moment behind.
  await soon(async () => {
    const table = await keptTable(page);
    return NAMES.flatMap((name, seat) =>
      [...(seen[seat] ?? [])].filter((card) => !cardsEverHeld(table, seat).has(card)).map((card) => `${name}: ${card}`),
    );
  }).toEqual([]);
  const table = await keptTable(page);
  // The active person may not have taken over the screen yet.
  expect(handOvers.length).toBeGreaterThanOrEqual(table.turns.length - 1);
  return table;
}

async function keptTable(page: Page): Promise<Table> {
  const opened = openTable(await keptGame(page));
  if (!opened.ok) throw new Error('the game cannot be opened');
  return opened.table;
}

/** Searches all texts, labels and attributes of the page for Urban cards, and returns who must take over. */
const heldBy = (page: Page): Promise<Omit<Held, 'viewer'>> =>
  page.evaluate(() => ({
    handOverTo: document.querySelector('.choices.few .main')?.textContent?.match(/^I am (.+): show my cards$/)?.[1] ?? null,
    cards: [...new Set(document.documentElement.outerHTML.match(/\bU\d\d\b/g))],
  }));

/** Returns the cards that a seat has held at any moment, also those it returned. */
function cardsEverHeld(table: Table, seat: number): ReadonlySet<string> {
  const moments = Array.from({ length: table.moment + 1 }, (_, moment) => moment);
  return new Set(moments.flatMap((moment) => table.view(seat, moment).seats[seat]?.urbanCards ?? []));
}
