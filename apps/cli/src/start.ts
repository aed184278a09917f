/** `npm run demo`: plays a game of random players and prints it. Wrong arguments: one sentence on stderr, exit code 2. */
import { randomBytes } from 'node:crypto';
import { createStartWords } from '@tabannusi/text';
import { helpLines, readArguments } from './arguments.ts';
import { watchOutputs } from './outputs.ts';
import { gameLines } from './print-game.ts';

const start = createStartWords('en');
const args = readArguments(process.argv.slice(2), start);

watchOutputs('en');

if (args.ask === 'error') {
  process.stderr.write(`${args.sentence}\n`);
  process.exitCode = 2;
} else if (args.ask === 'help') print(helpLines(start));
else print(gameLines({ seed: args.seed ?? randomBytes(4).toString('hex'), players: args.players }));

function print(lines: Iterable<string>): void {
  process.stdout.write(`${[...lines].join('\n')}\n`);
}
