/** Keeps a tournament in its file while it is played. */
import type { CliWords } from '@tabannusi/text';
import { Mistake } from '../environment.ts';
import { hold, type NamedFile, writeWhole } from '../files/kept-file.ts';
import { lockOf } from '../files/lock.ts';
import { type Tournament, tournamentText } from './tournament-file.ts';

/** A save is followed by a pause 50 times as long, so that saving takes at most a fiftieth of the time. */
const PAUSE = 50;

/** Locks the file for this process until it is released. Throws a `Mistake` if it is locked. */
export function reserve(words: CliWords, file: NamedFile): void {
  const holder = hold(words, file);
  if (holder === null) return;
  throw new Mistake(words.say('tournament', 'inUse', { file: file.name, process: String(holder), lock: lockOf(file.name) }));
}

export interface Keeper {
  /** Saves, unless the last save was a moment ago. */
  keep(): void;
  /** Saves for the last time. */
  end(): void;
}

/** Saves at once, so that a file that cannot be written costs no time. */
export function createKeeper(words: CliWords, file: NamedFile, tournament: Tournament): Keeper {
  let next = 0;
  const write = (): void => {
    const begun = performance.now();
    writeWhole(words, file, tournamentText(tournament));
    const ended = performance.now();
    next = ended + PAUSE * (ended - begun);
  };
  write();
  return {
    keep() {
      if (performance.now() >= next) write();
    },
    end: write,
  };
}
