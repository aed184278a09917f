/**
 * `npm run shots [words…]`: screenshots of the views at four widths in both themes, into .shots/. Words choose views, widths or themes, and a
 * language other than English; `readme` makes the two pictures of the table in the documents.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@tabannusi/text';
import { Argument, Command } from 'commander';
import { buildTable, DIST, isStale } from '../serve/build.ts';
import { serve } from '../serve/server.ts';
import { chromiumPath, launchChromium } from './browser.ts';
import { gameAtTurn, type Shown } from './games.ts';
import { keep } from './keep.ts';

const OUT = fileURLToPath(new URL('../../../.shots', import.meta.url));
const SIZES = { 390: 844, 820: 1180, 1366: 768, 1920: 1080 } as const;
const THEMES = ['noon', 'torchlight'] as const;

/** The games by view: players, and the turn at whose start they are shown. */
const GAMES = {
  early: { players: 2, turn: 3 },
  middle: { players: 4, turn: 30 },
  scoring: { players: 4, turn: 34, scored: true },
  end: { players: 2, turn: 1000 },
  result: { players: 2, turn: 1000 },
  solo: { players: 1, turn: 13, king: 'bot-baba' },
  three: { players: 3, turn: 20, asked: 'action' },
  soloend: { players: 1, turn: 1000, king: 'gilgabot' },
} as const satisfies Readonly<Record<string, Shown>>;
const VIEWS = ['home', ...(Object.keys(GAMES) as (keyof typeof GAMES)[]), 'gallery', 'rules', 'load', 'origins', 'settings'] as const;

const CHOICES = [...VIEWS, ...Object.keys(SIZES), ...THEMES, ...LANGUAGES, 'readme'];
const words = new Command('npm run shots --')
  .description('Screenshots of the views into .shots/.')
  .addArgument(new Argument('[words...]', 'views, widths, themes and a language; or the pictures of the documents').choices(CHOICES))
  .parse().args;
const language = LANGUAGES.find((each) => words.includes(each)) ?? 'en';
/** The README shows a game in the middle at noon, docs/README.md the same by torchlight. */
const README = fileURLToPath(new URL('../../../docs/images', import.meta.url));
const isForReadme = words.includes('readme');
if (isForReadme) words.push('middle', '1366');

const wanted = (all: readonly (string | number)[]): string[] => {
  const chosen = all.map(String).filter((word) => words.includes(word));
  return chosen.length === 0 ? all.map(String) : chosen;
};

const path = chromiumPath();
if (path === null) {
  console.log('There is no Chromium here: no shots were made.');
} else {
  if (isStale()) await buildTable();
  mkdirSync(OUT, { recursive: true });
  const { address, close } = await serve(DIST, 0);
  const browser = await launchChromium(path);
  for (const width of wanted(Object.keys(SIZES)))
    for (const theme of wanted(THEMES)) {
      const height = SIZES[width as unknown as keyof typeof SIZES];
      const context = await browser.newContext({ viewport: { width: Number(width), height }, reducedMotion: 'reduce', locale: 'en-GB' });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.log(`${width} ${theme}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') console.log(`${width} ${theme}: ${message.text()}`);
      });
      await page.goto(address);
      await page.evaluate((settings) => localStorage.setItem('tabannusi-settings', JSON.stringify(settings)), { theme, language });
      for (const view of wanted(VIEWS)) {
        const game = GAMES[view as keyof typeof GAMES];
        if (game !== undefined) await keep(page, view, await gameAtTurn(game, 'ur'));
        await page.goto('about:blank');
        await page.goto(
          `${address}#/${game === undefined ? (view === 'home' ? '' : view) : `${view === 'result' ? view : 'game'}/${view}`}`,
        );
        await page.waitForSelector(game === undefined || view === 'result' ? 'h1' : '.own-board');
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(600);
        const name = `${view}-${width}-${theme}${language === 'en' ? '' : `-${language}`}.png`;
        const fullPage = ['home', 'gallery', 'result', 'load', 'origins', 'settings'].includes(view) || Number(width) === 820;
        await page.screenshot(
          isForReadme ? { path: join(README, `table-${theme}.jpg`), quality: 74 } : { path: join(OUT, name), fullPage },
        );
      }
      await context.close();
    }
  await browser.close();
  close();
  console.log(`Shots are in ${OUT}`);
}
