/** The command with all its subcommands. */
import { createCliWords, LANGUAGES } from '@tabannusi/text';
import { declareBench } from './commands/bench.ts';
import type { Declare } from './commands/declare.ts';
import { declareEdition } from './commands/edition.ts';
import { declareEngine } from './commands/engine.ts';
import { declareHelp } from './commands/help.ts';
import { declarePlay } from './commands/play.ts';
import { declarePosition } from './commands/position.ts';
import { declareRecord } from './commands/record.ts';
import { declareSim } from './commands/sim.ts';
import { declareTournament } from './commands/tournament.ts';
import { type Environment, EXIT, type ExitCode } from './environment.ts';
import { LocalCommand } from './local-command.ts';
import { runCommand } from './run-command.ts';
import { VERSION } from './version.ts';

const COMMANDS: readonly Declare[] = [
  declarePlay,
  declareSim,
  declareTournament,
  declareBench,
  declareRecord,
  declarePosition,
  declareEdition,
  declareEngine,
  declareHelp,
];

/** Creates the command in the language of the environment. A subcommand reports its exit code to `end`. */
export function createProgram(environment: Environment, end: (code: ExitCode) => void): LocalCommand {
  const words = createCliWords(environment.language);
  const program = new LocalCommand(words)
    .description(words.say('frame', 'about', {}))
    .version(VERSION, '-v, --version', words.say('frame', 'versionOption', {}))
    .oneOf(
      `--lang <${words.say('frame', 'langPlaceholder', {})}>`,
      words.say('frame', 'langOption', { languages: words.list(LANGUAGES, 'or') }),
      LANGUAGES,
    )
    .option('--debug', words.say('frame', 'debugOption', {}))
    .examples(
      ['play', words.say('frame', 'playExample', {})],
      ['record verify game.json', words.say('frame', 'verifyExample', {})],
      ['help record', words.say('frame', 'helpExample', { command: 'record' })],
    )
    .exitCodes()
    .configureOutput({
      writeOut: (text) => void environment.output.write(text),
      writeErr: (text) => void environment.errors.write(text),
      getOutHelpWidth: () => environment.columns,
      getErrHelpWidth: () => environment.columns,
      getOutHasColors: () => environment.hasColour,
      getErrHasColors: () => environment.hasColour,
    });
  // Declared last, since subcommands inherit the configuration above.
  for (const declare of COMMANDS) declare(program, environment, end);
  return program;
}

/** Runs the command with arguments and returns its exit code. A `Mistake` becomes one sentence; anything else is thrown. */
export async function runProgram(args: readonly string[], environment: Environment): Promise<ExitCode> {
  let ended: ExitCode = EXIT.done;
  const program = createProgram(environment, (code) => {
    ended = code;
  });
  return (await runCommand(program, args, environment.errors)) ?? ended;
}
