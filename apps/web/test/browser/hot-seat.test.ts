/** Four persons at one screen: it is handed over between them, and nobody ever meets a card of another, not even in the page's own text. */
import { openTable, type Table } from '@tabannusi/table';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clickSomething, keptGame } from '../../shots/play.ts';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser();
const NAMES = ['Puabi', 'Shulgi', 'Ninbanda', 'Urnammu'];

/** What the page holds when something is asked, seen or not. */
interface Held {
  /** Who must take the screen over first. */
  readonly handOverTo: string | null;
  /** Who took it over last. */
  readonly viewer: string;
  /** Urban cards that are named anywhere in the page. */
  readonly cards: readonly string[];
}

// Without a Chromium on this machine there is nothing to play in.
it.skipIf(hasNoChromium)('is handed over four ways, and no hidden card is in the page of another [URB-04]', async () => {
  const page = await openPage();
  for (const seat of [2, 3, 4]) await page.getByLabel(`Who sits on seat ${seat}`).selectOption('person');
  await page.getByLabel('Seed').fill('ur');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.own-board');

  const met: Held[] = [];
  for (let clicks = 0; clicks < 3000; clicks++) {
    const { handOverTo, cards } = await heldBy(page);
    const viewer = handOverTo ?? met.at(-1)?.viewer ?? '';
    if (!(await clickSomething(page, clicks))) break;
    met.push({ handOverTo, viewer, cards });
  }
  const opened = openTable(await keptGame(page));
  if (!opened.ok) throw new Error('the game cannot be opened');
  const { table } = opened;
  expect(table.prompt.wait).toBe('over');

  const handOvers = met.filter(({ handOverTo }) => handOverTo !== null);
  expect(handOvers.length).toBeGreaterThanOrEqual(table.turns.length);
  expect(new Set(handOvers.map(({ handOverTo }) => handOverTo))).toEqual(new Set(NAMES));
  expect(handOvers.flatMap(({ cards }) => cards)).toEqual([]);
  for (const [seat, name] of NAMES.entries()) {
    const seen = new Set(met.filter(({ viewer }) => viewer === name).flatMap(({ cards }) => cards));
    const known = cardsEverHeld(table, seat);
    expect(
      [...seen].filter((card) => !known.has(card)),
      `while ${name} looks`,
    ).toEqual([]);
    expect(seen.size, `cards of ${name}`).toBeGreaterThan(0);
  }
});

/** All texts, labels and attributes of the page, looked through for Urban cards; and who must take over. */
const heldBy = (page: Page): Promise<Omit<Held, 'viewer'>> =>
  page.evaluate(() => ({
    handOverTo: document.querySelector('.choices.few .main')?.textContent?.match(/^I am (.+): show my cards$/)?.[1] ?? null,
    cards: [...new Set(document.documentElement.outerHTML.match(/\bU\d\d\b/g))],
  }));

/** The cards that a seat has held at any moment, those too that it put back. */
function cardsEverHeld(table: Table, seat: number): ReadonlySet<string> {
  const moments = Array.from({ length: table.moment + 1 }, (_, moment) => moment);
  return new Set(moments.flatMap((moment) => table.view(seat, moment).seats[seat]?.urbanIds ?? []));
}
