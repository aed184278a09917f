/** The language changes in the middle of a game: every word changes, and nothing else. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { keptGame } from '../../shots/play.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

/** Small words that are in almost every sentence of one language and in none of another. */
const SMALL_WORDS = {
  en: wordsOf('the and with your you is are from this which'),
  fr: wordsOf('les du vous une et avec dans est'),
  pl: wordsOf('na jest są nie się lub dla'),
  de: wordsOf('der das und ist auf nicht mit ein eine'),
};
type Spoken = keyof typeof SMALL_WORDS;

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('says everything in the other language, and the game is the same', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await keep(page, 'middle', await gameAtTurn({ players: 3, turn: 20 }, 'ur'));
  await page.goto(`${page.url().split('#')[0]}#/game/middle`);
  await page.locator('.choice').first().click();
  // Move the mouse away, so that nothing is explained.
  await page.mouse.move(2, 2);
  await page.getByText('Hover over anything').waitFor();
  await soon(() => page.locator('html').getAttribute('lang')).toBe('en');
  const stop = page.locator('rect[data-place][role=img]').first();
  await stop.waitFor();
  const english = await texts(page);
  const [kept, offered] = [await keptGame(page), await page.locator('.choices button').count()];
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const language of ['fr', 'pl', 'de', 'en'] as const) {
    await page.locator('select:visible', { has: page.locator('option[value="pl"]') }).selectOption(language);
    await soon(() => page.locator('html').getAttribute('lang')).toBe(language);
    await soon(() => page.locator('.choices button').count()).toBe(offered);
    // The names of things load with the sentences of the rules.
    await stop.waitFor();
    const said = await texts(page);
    expect(foreign(said, language), language).toEqual([]);
    if (language === 'en') expect(said).toEqual(english);
    else
      expect(
        said.filter((text) => english.includes(text) && SMALL_WORDS.en.test(text)),
        language,
      ).toEqual([]);
    expect(await keptGame(page)).toEqual(kept);
  }
});

function wordsOf(list: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list.replaceAll(' ', '|')})(?!\\p{L})`, 'iu');
}

/** Returns texts with small words of another language. */
const foreign = (said: readonly string[], language: Spoken): string[] =>
  said.filter((text) => !SMALL_WORDS[language].test(text) && Object.values(SMALL_WORDS).some((words) => words.test(text)));

/** Returns all texts and labels of the page, each once, except the names of languages in their own language. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'])
          found.add(node.getAttribute(name)?.trim() ?? '');
      else found.add(node.textContent?.trim() ?? '');
    }
    return [...found].filter((text) => /\p{L}{2}/u.test(text)).sort();
  });
