/** A file that is written again and again. What was written last is whole at any moment, whatever becomes of this process. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import type { CliWords } from '@tabannusi/text';
import { Mistake } from '../environment.ts';
import { codeOf } from '../system-error.ts';
import { lock, unlock } from './lock.ts';

/** Paths are absolute; `name` is the file as the person calls it. */
export interface NamedFile {
  readonly name: string;
  readonly path: string;
}

/** Keeps a file for this process until `release`; where another process has it, answers with the number of that process. */
export const hold = (words: CliWords, { name, path }: NamedFile): number | null => orUnwritable(words, name, () => lock(path));

export const release = ({ path }: NamedFile): void => unlock(path);

/** Written beside the old file and put in its place, so that there is the old text or the new one, never a half. */
export function writeWhole(words: CliWords, { name, path }: NamedFile, text: string): void {
  const beside = `${path}.${process.pid}.part`;
  orUnwritable(words, name, () => {
    try {
      const descriptor = openSync(beside, 'w');
      try {
        writeFileSync(descriptor, text);
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
      renameSync(beside, path);
    } catch (error) {
      if (existsSync(beside)) unlinkSync(beside);
      throw error;
    }
  });
}

function orUnwritable<T>(words: CliWords, file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Mistake(words.say('frame', 'unwritableFile', { file, reason: codeOf(error) }));
  }
}
