/**
 * `npm run bench:taps [-- --json]`: taps per turn on a phone. Plays twenty whole games through the page in a real Chromium, choosing as
 * `builder` would, and counts every tap of a turn.
 */
import { Command } from 'commander';
import { buildTable, DIST, isStale } from '../serve/build.ts';
import { serve } from '../serve/server.ts';
import { chromiumPath, launchChromium } from '../shots/browser.ts';
import { GAMES, type PlayedGame, playByTaps } from './taps/game.ts';

/** Games played at the same time: most of the time passes in waits between two taps. */
const AT_ONCE = 4;

const command = new Command('npm run bench:taps --')
  .description('Taps per turn on a phone, over twenty whole games through the page.')
  .option('--json', 'print one object instead of lines')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse();
const { json } = command.opts<{ json?: true }>();

const path = chromiumPath();
if (path === null) console.log('There is no Chromium here: nothing was measured.');
else await measure(path);

async function measure(executable: string): Promise<void> {
  if (isStale()) await buildTable();
  const { address, close } = await serve(DIST, 0);
  const browser = await launchChromium(executable);
  const played: PlayedGame[] = [];
  const games = GAMES.values();
  const play = async (): Promise<void> => {
    for (const game of games) {
      const one = await playByTaps(browser, address, game);
      played.push(one);
      if (!json) console.log(`${game.seed}: ${one.turns.length} turns, ${one.turns.join(' ')}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, play));
  await browser.close();
  close();
  const turns = played.flatMap((game) => game.turns).sort((a, b) => a - b);
  const at = (share: number): number => turns[Math.min(turns.length - 1, Math.floor(turns.length * share))] ?? 0;
  const figures = {
    median: at(0.5),
    p95: at(0.95),
    games: played.length,
    turns: turns.length,
    scrolls: played.reduce((sum, game) => sum + game.scrolls, 0),
  };
  if (json) {
    console.log(JSON.stringify(figures));
    return;
  }
  const by = Object.entries(
    Object.groupBy(
      played.flatMap(({ taps }) => taps),
      (what) => what,
    ),
  );
  for (const [what, taps = []] of by.sort((a, b) => (b[1]?.length ?? 0) - (a[1]?.length ?? 0)))
    console.log(`  ${(taps.length / turns.length).toFixed(2)} a turn: ${what}`);
  console.log(
    `${figures.games} games, ${figures.turns} turns: median ${figures.median} taps, 95th percentile ${figures.p95}; ${figures.scrolls} scrolls`,
  );
}
