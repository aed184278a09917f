/** `npx tabannusi`: the command as started by a person. */
import { createCliWords } from '@tabannusi/text';
import { EXIT } from './environment.ts';
import { onInterrupt } from './interrupt.ts';
import { languageOf } from './language.ts';
import { watchOutputs } from './outputs.ts';
import { runProgram } from './program.ts';

const args = process.argv.slice(2);
const language = languageOf(args, process.env);
const words = createCliWords(language);

watchOutputs(language);

onInterrupt(() => {
  process.stderr.write(`\n${words.say('frame', 'interrupted', {})}\n`);
  process.exit(EXIT.interrupted);
});

try {
  process.exitCode = await runProgram(args, {
    language,
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    hasColour: process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
    isTerminal: process.stdin.isTTY === true && process.stdout.isTTY === true,
    // A terminal that does not know its width reports 0.
    get columns() {
      return process.stdout.columns || 80;
    },
    folder: process.cwd(),
  });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${words.say('frame', 'ourFault', { message })}\n`);
  if (args.includes('--debug')) process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = EXIT.wrong;
}
