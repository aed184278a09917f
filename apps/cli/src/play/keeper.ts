/** Saves a game to its file, if it has one, after every step. */
import { SPECTATOR } from '@tabannusi/engine';
import type { Table } from '@tabannusi/table';
import type { CliWords } from '@tabannusi/text';
import { Mistake } from '../environment.ts';
import { type NamedFile, release } from '../files/kept-file.ts';
import { reserve, writeSave } from './save-file.ts';

export interface Keeper {
  /** Null if the game is not saved. */
  readonly file: NamedFile | null;
  /** Saves what has changed. Returns null, or a sentence if that failed; the game goes on. */
  keep(): string | null;
  /** Saves to a new file; throws a `Mistake` if it exists. A game without a file uses this one from then on. */
  saveIn(file: NamedFile): void;
  /** Stops saving and releases the file. */
  close(): void;
}

/** `reserved` is locked already. */
export function createKeeper(words: CliWords, table: Table, reserved: NamedFile | null): Keeper {
  let file = reserved;
  let isChanged = true;
  const leave = table.subscribe(SPECTATOR, () => {
    isChanged = true;
  });
  return {
    get file() {
      return file;
    },
    keep() {
      if (file === null || !isChanged) return null;
      try {
        writeSave(words, file, table.save());
      } catch (error) {
        if (error instanceof Mistake) return error.message;
        throw error;
      }
      isChanged = false;
      return null;
    },
    saveIn(other) {
      if (other.path === file?.path) {
        writeSave(words, other, table.save());
        return;
      }
      reserve(words, other, true);
      try {
        writeSave(words, other, table.save());
      } catch (error) {
        release(other);
        throw error;
      }
      if (file === null) file = other;
      else release(other);
    },
    close() {
      leave();
      if (file !== null) release(file);
    },
  };
}
