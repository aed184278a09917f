/** Keeps a game in its file, after every step, where there is a file. */
import { SPECTATOR } from '@tabannusi/engine';
import type { Table } from '@tabannusi/table';
import type { CliWords } from '@tabannusi/text';
import { Mistake } from '../environment.ts';
import { type NamedFile, release } from '../files/kept-file.ts';
import { reserve, writeSave } from './save-file.ts';

export interface Keeper {
  /** Null where the game is kept nowhere. */
  readonly file: NamedFile | null;
  /** Saves what has changed. Where that fails the game goes on, and the answer is a sentence that says so. */
  keep(): string | null;
  /** Saves in a file that is not there yet, or throws a mistake; where there was none, the game is kept there from now on. */
  saveIn(file: NamedFile): void;
  /** Ends it. */
  close(): void;
}

/** The file is reserved already. */
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
