/**
 * `npm run study:balance [-- --players N --games N --bot NAME --iterations N --seed S --jobs N --edition FILE --write]`: how even the edition is. A bot
 * plays against itself; the tables say who wins by the order of play, where VP come from, and what of each tile, card and bonus is used. They go to
 * standard output as Markdown, or with `--write` into their place in `docs/balance.md`. The same arguments give the same tables, whatever the jobs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { playInWorkers } from '../src/sim/crew.ts';
import type { Order } from '../src/sim/order.ts';
import { seated } from '../src/sim/order.ts';
import { editionIn, editionName, howThought, numberIn, numberOrNone, ownBotIn } from './arguments.ts';
import { figuresOf } from './balance/figures.ts';
import type { GameTold } from './balance/game.ts';
import { balanceTables } from './balance/tables.ts';
import { insertTables } from './insert.ts';
import { whole } from './markdown.ts';

const DOCUMENT = new URL('../../../docs/balance.md', import.meta.url);
const WORKER = new URL('./balance/worker.ts', import.meta.url);

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '1000' },
    bot: { type: 'string', default: 'builder' },
    iterations: { type: 'string' },
    seed: { type: 'string', default: 'balance' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    edition: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const [players, games, jobs] = [numberIn(values.players), numberIn(values.games), numberIn(values.jobs)];
const [edition, bot, iterations] = [editionIn(values.edition), ownBotIn(values.bot), numberOrNone(values.iterations)];
const order: Order = { players, games, seed: values.seed, bots: seated([bot], players), edition, iterations };

const told: GameTold[] = [];
await playInWorkers<GameTold[]>(WORKER, order, Math.min(jobs, games), {
  stop: new AbortController().signal,
  onBatch: (batch) => void told.push(...batch),
});

const title = `${whole(games)} games of ${players} players, ${howThought(bot, iterations)}, ${editionName(edition)}, seed \`${values.seed}\`.`;
const tables = `${title}\n\n${balanceTables(figuresOf(told), order)}`;
if (values.write) writeFileSync(DOCUMENT, insertTables(readFileSync(DOCUMENT, 'utf8'), `study:balance ${players}`, tables));
else process.stdout.write(tables);
