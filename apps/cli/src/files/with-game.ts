/** The game of a file for commands that need one which holds. */
import type { CliWords } from '@tabannusi/text';
import type { Environment, ExitCode } from '../environment.ts';
import { type Game, noGameSentence, readGame } from './game-file.ts';
import { printErrors } from './print.ts';

/** Does something with the game of a file. Where it does not hold its faults are told, and the command ends. */
export async function withGame(
  environment: Environment,
  words: CliWords,
  file: string,
  use: (game: Game) => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  const game = await readGame(environment, words, file);
  if (game.ok) return use(game);
  const more = game.faults.slice(1).map(({ sentence }) => `  ${sentence}`);
  printErrors(environment, [noGameSentence(words, file, game), ...more]);
  return game.exit;
}
