/**
 * `npm run bench:web [clicks] [online] [paint] [memory] [--json]`: measures the page against its bars in a real Chromium; by default all of them.
 * Exit code 1 if a bar is missed.
 */
import { Argument, Command } from 'commander';
import { buildTable, DIST, isStale } from '../serve/build.ts';
import { serve } from '../serve/server.ts';
import { chromiumPath, launchChromium } from '../shots/browser.ts';
import { measureClicks } from './click.ts';
import { measureMemory } from './memory.ts';
import { measureOnline, type OnlineFigures } from './online.ts';
import { measurePaint, PHONE } from './paint.ts';

const BARS = { clickMs: 100, openingBytes: 12 * 1024, paintMs: 2500, shift: 0, growthPerGame: 0.01 };
const PARTS = ['clicks', 'online', 'paint', 'memory'] as const;

/** Games before measuring: they fill caches that stay, such as words and compiled code. */
const FILLING = 4;

const command = new Command('npm run bench:web --')
  .description('The page against its bars, in a real Chromium. Exit code 1 where a bar is missed.')
  .addArgument(new Argument('[parts...]', 'measure only these').choices(PARTS))
  .option('--json', 'print one object instead of lines')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse();
const { json } = command.opts<{ json?: true }>();
const wanted = (part: (typeof PARTS)[number]): boolean => command.args.length === 0 || command.args.includes(part);

interface Line {
  readonly what: string;
  readonly figure: string;
  readonly bar: string;
  readonly holds: boolean;
}

const path = chromiumPath();
if (path === null) console.log('There is no Chromium here: nothing was measured.');
else await measure(path);

async function measure(executable: string): Promise<void> {
  if (isStale()) await buildTable();
  const { address, close } = await serve(DIST, 0);
  const browser = await launchChromium(executable);
  const figures = {
    clicks: wanted('clicks') ? await measureClicks(browser, address) : null,
    online: wanted('online') ? await measureOnline(browser) : null,
    paint: wanted('paint') ? await measurePaint(browser, address) : null,
    memory: wanted('memory') ? await measureMemory(browser, address) : null,
  };
  const chromium = browser.version();
  await browser.close();
  close();
  const lines = [
    ...clickLines(figures.clicks),
    ...onlineLines(figures.online),
    ...paintLines(figures.paint),
    ...memoryLines(figures.memory),
  ];
  if (json) console.log(JSON.stringify({ ...figures, chromium }));
  else for (const { what, figure, bar, holds } of lines) console.log(`${holds ? 'ok    ' : 'MISSED'} ${what}: ${figure} (bar: ${bar})`);
  process.exitCode = lines.every(({ holds }) => holds) ? 0 : 1;
}

function clickLines(figures: Awaited<ReturnType<typeof measureClicks>> | null): Line[] {
  if (figures === null) return [];
  const { clicks, steps, checksum, p50, p95, most, alone, byInput } = figures;
  return [
    {
      what: `from a click to the next paint, ${clicks} clicks of a game of four persons (${steps} steps, checksum ${checksum})`,
      figure: `p50 ${p50} ms, p95 ${p95} ms, most ${most} ms`,
      bar: `p95 under ${BARS.clickMs} ms`,
      holds: p95 < BARS.clickMs,
    },
    {
      what: 'layout shift in the same game',
      figure: `${toldOf(alone)} by itself; ${toldOf(byInput)} after a click`,
      bar: 'none by itself',
      holds: alone.sum <= BARS.shift,
    },
  ];
}

function onlineLines(figures: OnlineFigures | null): Line[] {
  if (figures === null) return [];
  const { clicks, p50, p95, most, wireBytes } = figures;
  return [
    {
      what: `from a click to the next paint, ${clicks} clicks of an online game of four`,
      figure: `p50 ${p50} ms, p95 ${p95} ms, most ${most} ms`,
      bar: `p95 under ${BARS.clickMs} ms`,
      holds: p95 < BARS.clickMs,
    },
    {
      what: 'opening that game after its end, over the wire',
      figure: `${wireBytes} bytes`,
      bar: `${BARS.openingBytes} bytes`,
      holds: wireBytes <= BARS.openingBytes,
    },
  ];
}

function toldOf({ sum, parts }: { readonly sum: number; readonly parts: readonly string[] }): string {
  return `${sum.toFixed(4)}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}

function paintLines(figures: Awaited<ReturnType<typeof measurePaint>> | null): Line[] {
  if (figures === null) return [];
  const profile = `processor ${PHONE.cpu} times slower, 1.6 Mbit/s, ${PHONE.network.latency} ms`;
  return Object.entries(figures).map(([view, ms]) => ({
    what: `largest paint, ${view}, first visit with a telephone (${profile})`,
    figure: `${Math.round(ms)} ms`,
    bar: `under ${BARS.paintMs} ms`,
    holds: ms < BARS.paintMs,
  }));
}

function memoryLines(left: Awaited<ReturnType<typeof measureMemory>> | null): Line[] {
  if (left === null) return [];
  const [from = 0, to = 0] = [left[FILLING - 1]?.heapKb, left.at(-1)?.heapKb];
  const growth = (to / from) ** (1 / (left.length - FILLING)) - 1;
  return [
    {
      what: `heap after each of ${left.length} games in one page (${left.reduce((sum, { clicks }) => sum + clicks, 0)} clicks)`,
      figure: `${left.map(({ heapKb }) => heapKb).join(', ')} KB; nodes ${left.map(({ nodes }) => nodes).join(', ')}`,
      bar: `grows by less than 1 % a game from game ${FILLING} on`,
      holds: growth < BARS.growthPerGame,
    },
  ];
}
