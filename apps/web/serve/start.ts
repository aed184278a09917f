/** `npm start`: builds what is stale, serves the table and prints its address. Wrong arguments: one sentence on stderr, exit code 2. */
import { parseArgs } from 'node:util';
import { buildTable, DIST, isStale } from './build.ts';
import { serve } from './server.ts';

const PORT = 8127;

const port = readPort(process.argv.slice(2));
if (port === null) {
  process.stderr.write('npm start takes --port and a number from 0 to 65535, nothing else.\n');
  process.exitCode = 2;
} else {
  if (isStale()) {
    console.log('Building the table …');
    await buildTable();
  }
  const { address } = await serve(DIST, port);
  console.log(`The table is set: ${address}`);
  console.log('Stop it with Ctrl+C.');
}

/** Null where the arguments are wrong. */
function readPort(args: string[]): number | null {
  try {
    const { values } = parseArgs({ args, options: { port: { type: 'string', default: String(PORT) } } });
    const number = Number(values.port);
    return /^\d+$/.test(values.port) && number <= 65_535 ? number : null;
  } catch {
    return null;
  }
}
