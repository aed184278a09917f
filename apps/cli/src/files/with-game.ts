/** Gives a valid game from a file to a command. */
import type { CliWords } from '@tabannusi/text';
import type { Environment, ExitCode } from '../environment.ts';
import { type Game, noGameSentence, readGame } from './game-file.ts';
import { printErrors } from './print.ts';

/** Calls a function with the game of a file. If the game is not valid, prints its faults and returns the exit code. */
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
