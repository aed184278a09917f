/**
 * `npm start`: builds what is stale, serves page and online tables from one process, and prints the address. Wrong arguments: a sentence on stderr, exit
 * code 2. No port, or no page because the disk is full: a sentence, exit code 1.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { start } from '../apps/server/src/start/start.ts';
import { buildTable, DIST, isStale } from '../apps/web/serve/build.ts';
import { pageOf } from '../apps/web/serve/server.ts';

const PORT = 8127;
const DATA = join(fileURLToPath(new URL('..', import.meta.url)), 'data');

const { port, lan, data } = new Command('npm start --')
  .description('Builds the table where that is needed, and serves it on this machine.')
  .option('--port <number>', 'serve it on another port; 0 takes one that is free', readPort, PORT)
  .option('--lan [address]', 'let others in your network in, at this address of your machine or at its first')
  .option('--data <folder>', 'where games online are kept', DATA)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts<{ port: number; lan?: string | true; data: string }>();

if (isStale()) {
  console.log('Building the table …');
  await buildTable().catch((error: unknown) => {
    const [reason] = String(error instanceof Error ? error.message : error).split('\nStack backtrace');
    console.error(`The page can't be built. Make room on the disk if it is full, and start again.\n${reason?.trim()}`);
    process.exit(1);
  });
}
const database = process.env['TABANNUSI_DATABASE'];
const started = await start({ page: pageOf(DIST), port, folder: data, database, lan, say: console.log });
if (started === 'noPort') process.exitCode = 1;
else if (started !== 'runsAlready') {
  console.log('Stop it with Ctrl+C.');
  // A second signal ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void started.stop());
}

function readPort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('It must be a number from 0 to 65535.');
}
