/**
 * `npm run train:rows -- two rows one.games two.games`: what the seats of old games saw at the end of every turn, as numbers for `train.py`.
 *
 * `rows.0.rows` … hold features as 16-bit floats, `rows.0.labels` … four 32-bit floats for each row (game, seat, final margin, win), `rows.json` what they are.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { REFERENCE_EDITION } from '@tabannusi/engine';
import { Argument, Command } from 'commander';
import { editionFor } from '../../src/network/edition.ts';
import { TABLES, type Table } from '../../src/network/network.ts';
import { whole } from './arguments.ts';
import { fingerprint } from './fingerprint.ts';
import { readGames } from './games-file.ts';
import type { RowsToWrite } from './rows-worker.ts';
import { inWorkers } from './workers.ts';

const command = new Command('npm run train:rows --')
  .description('Old games as rows of numbers.')
  .addArgument(new Argument('<table>', 'who played').choices(TABLES))
  .argument('<out>', 'where the rows go: the beginning of the names of their files')
  .argument('<files...>', 'files with games')
  .option('--jobs <number>', 'how many worker threads', whole, availableParallelism())
  .parse();
const [table, out, files] = command.processedArgs as [Table, string, string[]];
const { jobs } = command.opts<{ jobs: number }>();

const games = files.map((file) => {
  const { order, games: stored } = readGames(file);
  if (order.table !== table) throw new Error(`${file} has games of table ${order.table}.`);
  return { ...order, games: stored.length };
});
let rows = 0;
await inWorkers<RowsToWrite, number>(new URL('./rows-worker.ts', import.meta.url), { files, out }, jobs, (written) => {
  rows += written;
});
const { features, inputs } = fingerprint(table);
const told = { table, edition: editionFor(table, REFERENCE_EDITION), features, inputs, rows, parts: jobs, games };
writeFileSync(`${out}.json`, JSON.stringify(told, null, 2));
console.log(`${rows} rows of ${inputs} features`);
