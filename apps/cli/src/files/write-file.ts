/** Writes a file, or standard output if none is named. */
import { writeFile } from 'node:fs/promises';
import type { CliWords } from '@tabannusi/text';
import { type Environment, Mistake } from '../environment.ts';
import { filePath } from '../file-path.ts';
import { codeOf } from '../system-error.ts';
import { visibleLine } from '../visible.ts';
import { printErrors } from './print.ts';

export interface Target {
  readonly out?: string;
  /** Whether an existing file may be overwritten. */
  readonly force?: boolean;
}

export async function writeText(environment: Environment, words: CliWords, { out, force = false }: Target, text: string): Promise<void> {
  if (out === undefined) {
    environment.output.write(text);
    return;
  }
  const file = visibleLine(out);
  const path = filePath(words, environment.folder, out);
  try {
    await writeFile(path, text, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') throw new Mistake(words.say('frame', 'fileExists', { file }));
    throw new Mistake(words.say('frame', 'unwritableFile', { file, reason: code }));
  }
  printErrors(environment, [words.say('files', 'written', { file })]);
}
