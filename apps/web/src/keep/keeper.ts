/** Keeps a game while it is played, and reports what went wrong. */
import { createStore, type Store } from '../store.ts';
import type { KeptGame, Library, WrittenGame } from './library.ts';

/**
 * `notKept`: the last decisions are not written. `lastLost`: a decision noted by an earlier page cannot be read. `forgetful`: nothing
 * outlives the page.
 */
export type Trouble = 'notKept' | 'lastLost' | 'forgetful';

export interface Keeper extends Store<Trouble | null> {
  /** Writes the game once after all changes of one event have been made, and before the next event: `game` is called then. */
  keep(game: () => WrittenGame): void;
}

interface KeeperOptions {
  readonly library: Library;
  readonly hand: string;
  /** The game as it was when this page claimed it. */
  readonly claimed: KeptGame;
  /** Called with the game as it was written. */
  readonly onWritten: (game: WrittenGame) => void;
  /** Called when another page has claimed the game. */
  readonly onTaken: () => void;
}

export function createKeeper({ library, hand, claimed, onWritten, onTaken }: KeeperOptions): Keeper {
  const usual = library.isLasting ? null : 'forgetful';
  const { get, set, subscribe } = createStore<Trouble | null>(claimed.missesLast === true ? 'lastLost' : usual);
  let number = claimed.number ?? 0;
  let next: (() => WrittenGame) | null = null;
  const write = async (): Promise<void> => {
    const due = next;
    if (due === null) return;
    next = null;
    try {
      const game = { ...due(), colours: claimed.colours, hand, from: claimed.hand, number: ++number };
      if (await library.writeAs(game)) onWritten(game);
      else onTaken();
      set(usual);
    } catch {
      set('notKept');
    }
  };
  return {
    get,
    subscribe,
    keep(game) {
      if (next === null) queueMicrotask(write);
      next = game;
    },
  };
}
