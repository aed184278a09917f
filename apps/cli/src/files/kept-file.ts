/** A file that is written again and again. Its content is always complete, even if this process is killed. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import type { CliWords } from '@tabannusi/text';
import { Mistake } from '../environment.ts';
import { codeOf } from '../system-error.ts';
import { lock, unlock } from './lock.ts';

/** `path` is absolute; `name` is what the person calls the file. */
export interface NamedFile {
  readonly name: string;
  readonly path: string;
}

/** Locks a file for this process until `release`. Returns null, or the ID of the process that has locked it. */
export const hold = (words: CliWords, { name, path }: NamedFile): number | null => orUnwritable(words, name, () => lock(path));

export const release = ({ path }: NamedFile): void => unlock(path);

/** Writes a new file and renames it over the old one, so that the file has the old text or the new one, never a part. */
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
