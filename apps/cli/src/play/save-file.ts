/** Saved games as files. */
import { existsSync } from 'node:fs';
import type { SavedTable } from '@tabannusi/table';
import type { CliWords } from '@tabannusi/text';
import { Mistake } from '../environment.ts';
import { hold, type NamedFile, writeWhole } from '../files/kept-file.ts';
import { lockOf } from '../files/lock.ts';

/** Locks a file for this process until it is released. Throws a `Mistake` if it is locked, or if a new one exists. */
export function reserve(words: CliWords, file: NamedFile, isNew: boolean): void {
  const { name, path } = file;
  if (isNew && existsSync(path)) throw new Mistake(words.say('play', 'saveExists', { file: name }));
  const holder = hold(words, file);
  if (holder !== null) throw new Mistake(words.say('play', 'saveInUse', { file: name, process: String(holder), lock: lockOf(name) }));
}

export const writeSave = (words: CliWords, file: NamedFile, saved: SavedTable): void =>
  writeWhole(words, file, `${JSON.stringify(saved)}\n`);
