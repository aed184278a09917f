/** `npm run demo`: plays a game of random players and prints it. Wrong arguments: one sentence on standard error, exit code 2. */
import { randomBytes } from 'node:crypto';
import { createCliWords, createStartWords } from '@tabannusi/text';
import { createDemo } from './commands/demo.ts';
import { EXIT } from './environment.ts';
import { watchOutputs } from './outputs.ts';
import { gameLines } from './print-game.ts';
import { runCommand } from './run-command.ts';

watchOutputs('en');

const demo = createDemo(createCliWords('en'), createStartWords('en'), ({ seed = randomBytes(4).toString('hex'), players }) => {
  process.stdout.write(`${[...gameLines({ seed, players })].join('\n')}\n`);
});
process.exitCode = (await runCommand(demo, process.argv.slice(2), process.stderr)) ?? EXIT.done;
