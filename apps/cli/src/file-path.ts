/** The path of a file that a person names. */
import { resolve } from 'node:path';
import type { CliWords } from '@tabannusi/text';
import { Mistake } from './environment.ts';

/** Relative to the folder in which the person stands. Nothing is the name of no file, not that of the folder. */
export function filePath(words: CliWords, folder: string, file: string): string {
  if (file === '') throw new Mistake(words.say('frame', 'noFile', { file: '""' }));
  return resolve(folder, file);
}
