/** `npm start`: builds what is stale, serves the table and prints its address. Wrong arguments: a sentence on stderr, exit code 2. */
import { Command, InvalidArgumentError } from 'commander';
import { buildTable, DIST, isStale } from './build.ts';
import { serve } from './server.ts';

const PORT = 8127;

const { port } = new Command('npm start --')
  .description('Builds the table where that is needed, and serves it on this machine.')
  .option('--port <number>', 'serve it on another port; 0 takes one that is free', readPort, PORT)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts<{ port: number }>();

if (isStale()) {
  console.log('Building the table …');
  await buildTable();
}
const { address } = await serve(DIST, port);
console.log(`The table is set: ${address}`);
console.log('Stop it with Ctrl+C.');

function readPort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('It must be a number from 0 to 65535.');
}
