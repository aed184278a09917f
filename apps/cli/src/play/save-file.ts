/** Saved games as files. What was saved last is whole at any moment, whatever becomes of this process. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import type { SavedTable } from '@tabannusi/table';
import type { CliWords } from '@tabannusi/text';
import { Mistake } from '../environment.ts';
import { codeOf } from '../system-error.ts';
import { lock, lockOf, unlock } from './lock.ts';

/** Paths are absolute; `name` is the file as the person calls it. */
export interface NamedFile {
  readonly name: string;
  readonly path: string;
}

/** Keeps a file for this process until `release`. */
export function reserve(words: CliWords, { name, path }: NamedFile, isNew: boolean): void {
  if (isNew && existsSync(path)) throw new Mistake(words.say('play', 'saveExists', { file: name }));
  const holder = orUnwritable(words, name, () => lock(path));
  if (holder !== null) throw new Mistake(words.say('play', 'saveInUse', { file: name, process: String(holder), lock: lockOf(name) }));
}

export const release = ({ path }: NamedFile): void => unlock(path);

/** Written beside the old file and put in its place, so that there is the old game or the new one, never a half. */
export function writeSave(words: CliWords, { name, path }: NamedFile, saved: SavedTable): void {
  const beside = `${path}.${process.pid}.part`;
  orUnwritable(words, name, () => {
    try {
      const descriptor = openSync(beside, 'w');
      try {
        writeFileSync(descriptor, `${JSON.stringify(saved)}\n`);
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
