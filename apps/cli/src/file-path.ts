/** The path of a file named by a person. */
import { resolve } from 'node:path';
import type { CliWords } from '@tabannusi/text';
import { Mistake } from './environment.ts';

/** Resolves a path in the working directory. An empty name throws, because it would name the directory itself. */
export function filePath(words: CliWords, folder: string, file: string): string {
  if (file === '') throw new Mistake(words.say('frame', 'noFile', { file: '""' }));
  return resolve(folder, file);
}
