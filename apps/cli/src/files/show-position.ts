/** `tabannusi position show`: prints the board, the players and the question. */
import type { CliWords } from '@tabannusi/text';
import { type Environment, EXIT, type ExitCode } from '../environment.ts';
import { seatOf } from './bounds.ts';
import { positionFaultLines, readPositionFile } from './position-file.ts';
import { type Position, positionLines, viewFor } from './position-lines.ts';
import { printErrors, printJson, printLines } from './print.ts';
import { fileName } from './read-file.ts';

interface Options {
  readonly seat?: number;
  readonly json?: boolean;
}

export async function showPosition(
  environment: Environment,
  words: CliWords,
  file: string,
  { seat, json = false }: Options,
): Promise<ExitCode> {
  const read = await readPositionFile(environment, words, file);
  if (!read.ok) {
    printErrors(environment, positionFaultLines(words, fileName(words, file), read.faults));
    return read.exit;
  }
  const { state } = read;
  const { players } = state.setting;
  const names = Array.from({ length: players }, (_, n) => words.say('frame', 'player', { number: n + 1 }));
  const position: Position = { state, names, seat: seatOf(words, seat, players) };
  if (json) printJson(environment, viewFor(position));
  else printLines(environment, positionLines(environment, words, position));
  return EXIT.done;
}
