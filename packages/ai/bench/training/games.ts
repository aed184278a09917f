/**
 * `npm run train:games -- two games.bin --games 20000 --network two.json`: plays training games on all cores. Games that are already in the
 * file are not played again, so an interrupted run continues where it was. `--help` lists all arguments.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { contentHash, REFERENCE_EDITION } from '@tabannusi/engine';
import { Argument, Command } from 'commander';
import { TABLES, type Table } from '../../src/network/network.ts';
import { whole } from './arguments.ts';
import { appendGame, type GamesOrder, openGames, type StoredGame } from './games-file.ts';
import type { GamesToPlay } from './games-worker.ts';
import { inWorkers } from './workers.ts';

const command = new Command('npm run train:games --')
  .description('Games to learn from.')
  .addArgument(new Argument('<table>', 'who plays').choices(TABLES))
  .argument('<file>', 'where the games go')
  .option('--games <number>', 'how many games', whole, 10_000)
  .option('--seconds <number>', 'stop after so many seconds', whole)
  .option('--iterations <number>', 'how long a plan is thought about', whole, 300)
  .option('--network <file>', 'the network that judges; without it the hand-written evaluation does')
  .option('--seed <seed>', 'where the games come from', 'first')
  .option('--jobs <number>', 'how many worker threads', whole, availableParallelism())
  .parse();
const [table, file] = command.processedArgs as [Table, string];
const {
  games,
  seconds,
  iterations,
  network = null,
  seed,
  jobs,
} = command.opts<{
  games: number;
  seconds?: number;
  iterations: number;
  network?: string;
  seed: string;
  jobs: number;
}>();

const order: GamesOrder = {
  table,
  seed,
  iterations,
  edition: contentHash(REFERENCE_EDITION),
  network: network === null ? null : JSON.parse(readFileSync(network, 'utf8')).hash,
};
const there = openGames(file, order);
const numbers = Array.from({ length: games }, (_, number) => number).filter((number) => !there.has(number));
const begin = performance.now();
const elapsed = (): number => (performance.now() - begin) / 1000;
let played = 0;
let told = 0;
const tell = (): void => console.log(`${there.size + played} of ${games} games, ${(played / elapsed()).toFixed(1)} a second`);

await inWorkers<GamesToPlay, StoredGame>(
  new URL('./games-worker.ts', import.meta.url),
  { order, numbers, network },
  Math.min(jobs, numbers.length),
  (game) => {
    appendGame(file, game);
    played++;
    if (elapsed() < told + 10) return;
    told = elapsed();
    tell();
  },
  () => seconds !== undefined && elapsed() > seconds,
);
tell();
