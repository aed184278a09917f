/**
 * `npm run study:balance`: measures how balanced the edition is. A bot plays against itself; the tables show wins by order of play, the
 * sources of VP, and the use of each tile, card and bonus. They go to standard output as Markdown, or with `--write` into
 * `docs/balance.md`. The same arguments give the same tables with any number of jobs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isOwnBot } from '../src/bots.ts';
import { playInWorkers } from '../src/sim/crew.ts';
import type { Order } from '../src/sim/order.ts';
import { seated } from '../src/sim/order.ts';
import { editionName, howThought, numberIn, type StudyOptions, studyCommand } from './arguments.ts';
import { figuresOf } from './balance/figures.ts';
import type { GameTold } from './balance/game.ts';
import { balanceTables } from './balance/tables.ts';
import { insertTables } from './insert.ts';
import { whole } from './markdown.ts';

const DOCUMENT = new URL('../../../docs/balance.md', import.meta.url);
const WORKER = new URL('./balance/worker.ts', import.meta.url);

const { players, games, bot, iterations, seed, jobs, edition, write } = studyCommand('study:balance', 'balance', isOwnBot)
  .description('How even the edition is: a bot plays against itself.')
  .option('--players <number>', 'how many players', numberIn, 2)
  .parse()
  .opts<StudyOptions & { readonly players: number }>();
const order: Order = { players, games, seed, bots: seated([bot], players), edition, iterations };

const told: GameTold[] = [];
await playInWorkers<GameTold[]>(WORKER, order, Math.min(jobs, games), {
  stop: new AbortController().signal,
  onBatch: (batch) => void told.push(...batch),
});

const title = `${whole(games)} games of ${players} players, ${howThought(bot, iterations)}, ${editionName(edition)}, seed \`${seed}\`.`;
const tables = `${title}\n\n${balanceTables(figuresOf(told), order)}`;
if (write) writeFileSync(DOCUMENT, insertTables(readFileSync(DOCUMENT, 'utf8'), `study:balance ${players}`, tables));
else process.stdout.write(tables);
