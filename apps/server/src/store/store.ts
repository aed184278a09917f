/** The interface of the store of games. `openStore` opens one; its SQLite and PostgreSQL implementations behave alike. */
import type { Call, Kinds, Statement, Values } from './statement.ts';
import type { StoreError } from './store-error.ts';

export interface Store {
  /**
   * Adds entries to the log of a game if the log still ends where the writer expects. Resolves when they are on the disk, and never
   * rejects.
   *
   * If several writers saw the same end, one of them succeeds. An action that is already stored is recognised by its id, however often it
   * is sent.
   */
  append(append: Append): Promise<Appended>;
  /** Returns all rows of a statement. What it writes is on the disk when this resolves. */
  all<T extends Kinds, G extends Kinds>(statement: Statement<T, G>, values: Values<T>): Promise<Values<G>[]>;
  /** Returns the only row of a statement, or undefined. */
  one<T extends Kinds, G extends Kinds>(statement: Statement<T, G>, values: Values<T>): Promise<Values<G> | undefined>;
  /** Runs statements in one transaction: all of them or none. */
  together(calls: readonly Call[]): Promise<void>;
  /** Waits for work under way. Later calls reject with `closed`. */
  close(): Promise<void>;
}

/** One entry of a game's log. The store does not interpret its body. */
interface NewEntry {
  readonly kind: string;
  /** The seat that the entry is about; null if it is about none. */
  readonly seat: number | null;
  readonly body: string;
}

/** A job that becomes due. It replaces a job of the same kind and key. */
export interface NewJob {
  readonly kind: string;
  readonly key: string;
  /** Milliseconds since 1970, like all times in the store. */
  readonly dueAt: number;
  readonly body: string;
}

export interface Append {
  readonly game: string;
  /** The number of the last entry that the writer knows; 0 for an empty log. */
  readonly after: number;
  /** The id of the action that causes the entries, unique in its game. The first entry keeps it. */
  readonly action: string;
  readonly entries: readonly [NewEntry, ...NewEntry[]];
  readonly at: number;
  /** What lists show of the game from now on; the log is authoritative. */
  readonly head: GameHead;
  readonly jobs?: readonly NewJob[];
  /** Further statements for the same transaction. */
  readonly also?: readonly Call[];
}

export interface GameHead {
  readonly state: GameState;
  /** The hash chain up to the last entry. */
  readonly chain: string;
  readonly askedSeat: number | null;
  readonly dueAt: number | null;
}

type GameState = 'open' | 'sealed' | 'playing' | 'paused' | 'over' | 'ended' | 'cancelled';

export type Appended =
  /** The entries were stored; `seq` is the number of the last one. */
  | { readonly result: 'stored'; readonly seq: number }
  /** The action was stored before; `seq` is the number of its first entry. */
  | { readonly result: 'known'; readonly seq: number }
  /** The log ends with `seq`, not where the writer expected. Nothing was stored. */
  | { readonly result: 'conflict'; readonly seq: number }
  /** There is no such game. */
  | { readonly result: 'noGame' }
  /** Nothing was stored, unless the code is `unsure`. */
  | { readonly result: 'failed'; readonly error: StoreError };
