/** `tabannusi position check`: prints all faults of a position. */
import type { CliWords } from '@tabannusi/text';
import { type Environment, EXIT, type ExitCode } from '../environment.ts';
import { positionFaultLines, readPositionFile } from './position-file.ts';
import { printJson, printLines } from './print.ts';
import { fileName } from './read-file.ts';

export async function checkPosition(
  environment: Environment,
  words: CliWords,
  file: string,
  { json = false }: { readonly json?: boolean },
): Promise<ExitCode> {
  const read = await readPositionFile(environment, words, file);
  const name = fileName(words, file);
  if (json) printJson(environment, read.ok ? { ok: true } : { ok: false, faults: read.faults });
  else
    printLines(environment, read.ok ? [words.say('files', 'positionHolds', { file: name })] : positionFaultLines(words, name, read.faults));
  return read.ok ? EXIT.done : read.exit;
}
