/** Keeps a game while it is played, and knows what went wrong with that. */
import { createStore, type Store } from '../store.ts';
import type { KeptGame, Library, WrittenGame } from './library.ts';

/** The last decisions are not written, one from before the page was opened cannot be read, or nothing outlives the page. */
export type Trouble = 'notKept' | 'lastLost' | 'forgetful';

export interface Keeper extends Store<Trouble | null> {
  /** Of all that happens in one go, the last is kept, before anything else can happen to the page: `game` is asked when all of it is done. */
  keep(game: () => WrittenGame): void;
}

interface KeeperOptions {
  readonly library: Library;
  readonly hand: string;
  /** As the hand found the game. */
  readonly claimed: KeptGame;
  readonly onWritten: () => void;
  /** The game is another hand's. */
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
      if (await library.writeAs(game)) onWritten();
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
