/** Everything on the table explains itself, by pointer and by keyboard; what is not allowed first says why not, with the rule. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameAtTurn, type Shown } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { placeFrom } from '../../src/places/place.ts';
import { listenTo } from './ax.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { openCommands } from './typed.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

/** Waits for the sentences of the rules, with which the Tab stops are set. */
async function openGame(shown: Shown): Promise<Page> {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'game', await gameAtTurn(shown, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/game`);
  await page.locator('rect[data-place][role=img]').first().waitFor();
  return page;
}

interface Point {
  readonly place: string;
  readonly x: number;
  readonly y: number;
}

/** Returns for every place a point at which nothing covers it, if there is one. */
const pointsOf = (page: Page): Promise<Point[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('.board [data-place], .own-board [data-place]')].flatMap((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const parts = [0.5, 0.15, 0.85, 0.3, 0.7, 0.03, 0.97];
      const points = parts.flatMap((across) => parts.map((down) => ({ x: x + across * width, y: y + down * height })));
      const free = points.find((point) => document.elementFromPoint(point.x, point.y)?.closest('[data-place]') === thing);
      return free === undefined ? [] : [{ place: thing.dataset['place'] ?? '', ...free }];
    }),
  );

const told = (page: Page): Promise<string[]> => page.locator('.tablet h2, .tablet p:not(.faded)').allTextContents();

// Skipped without a Chromium.
it.skipIf(hasNoChromium).each(['die', 'action'])('everything says what it is when it is pointed at: %s', async (asked) => {
  const page = await openGame({ players: 4, turn: 30, asked });
  const points = await pointsOf(page);
  const kinds = new Set(points.map(({ place }) => placeFrom(place)?.kind));
  expect(points.length).toBeGreaterThan(150);
  for (const kind of [
    'space',
    'die',
    'barge',
    'assistant',
    'track',
    'rightHand',
    'stack',
    'supply',
    'ziggurat',
    'port',
    'good',
    'dice',
    'row',
    'ship',
  ])
    expect(kinds, kind).toContain(kind);
  const silent: string[] = [];
  for (const { place, x, y } of points) {
    await page.mouse.move(x, y);
    const [title = '', ...lines] = await told(page);
    if (title === '' || lines.join('') === '') silent.push(place);
  }
  expect(silent).toEqual([]);
  // Every drawn piece lies on a place.
  const beside = await page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('.board [data-at], .own-board [data-at]')]
      .filter((piece) => piece.getBoundingClientRect().width > 0)
      .filter((piece) => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        return ![0.4, 0.5].some((part) => document.elementFromPoint(x + part * width, y + height / 2)?.closest('[data-place]'));
      })
      .map((piece) => piece.dataset['at']),
  );
  expect(beside).toEqual([]);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium).each([
  ['die', 'TURN-03'],
  ['action', 'TURN-09'],
] as const)('what is not allowed in another District says why: %s', async (asked, rule) => {
  const page = await openGame({ players: 4, turn: 30, asked });
  const own = await page.locator(`.spot[data-place^="${asked}:"]`).first().getAttribute('data-place');
  const districtOf = (key: string): number | null => {
    const place = placeFrom(key);
    return place?.kind === asked ? place.district : null;
  };
  const elsewhere = (await pointsOf(page)).filter(({ place }) => ![null, districtOf(own ?? '')].includes(districtOf(place)));
  expect(elsewhere.length).toBeGreaterThan(4);
  for (const { x, y } of elsewhere) {
    await page.mouse.move(x, y);
    await page.locator('.tablet.forbidden').waitFor();
    expect((await told(page))[1]).toMatch(/^The Assistant is in /);
    expect(await page.locator('.tablet .rule-links a').first().textContent()).toBe(rule);
  }
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('every region is one stop, and the arrow keys go through all that lies in it', async () => {
  const page = await openGame({ players: 4, turn: 30, asked: 'die' });
  const listen = await listenTo(page);
  const stops = page.locator('[data-place][tabindex="0"]:not(.spot)');
  // The players, five Districts, the Mastery tracks, the Decrees, the stocks and the player's own board.
  await soon(() => stops.count()).toBe(10);
  for (let stop = 0; stop < 10; stop++) {
    await stops.nth(stop).focus();
    await page.keyboard.press('Home');
    const expected = await page.evaluate(() => {
      const region = document.activeElement?.closest('[role=group], .panels');
      return region?.querySelectorAll('[data-place]').length;
    });
    let walked = 0;
    for (let before = ''; ; walked++) {
      const here = await page.evaluate(() => {
        const { activeElement } = document;
        return `${activeElement?.getAttribute('data-place')} ${[...document.querySelectorAll('[data-place]')].indexOf(activeElement as Element)}`;
      });
      if (here === before) break;
      before = here;
      const { role, name } = await listen();
      expect([here, ['image', 'button', 'img', 'article'].includes(role), name !== '']).toEqual([here, true, true]);
      expect((await told(page)).length, here).toBeGreaterThan(1);
      await page.keyboard.press('ArrowRight');
    }
    expect(walked).toBe(expected);
    // Still one stop each, besides lit places.
    expect(await stops.count()).toBeLessThanOrEqual(10);
  }
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('the rules in the answer to “why not” open', async () => {
  const page = await openGame({ players: 4, turn: 30, asked: 'die' });
  await (await openCommands(page)).fill('why not');
  await page.keyboard.press('Enter');
  const link = page
    .getByRole('log', { name: 'Answer' })
    .getByRole('link', { name: /^Open rule [A-Z]/ })
    .first();
  expect(await link.getAttribute('href')).toMatch(/#\/rules\/[A-Z]+-/);
});
