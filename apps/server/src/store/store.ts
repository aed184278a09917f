/** The port to where games are kept. `openStore` opens one; SQLite and PostgreSQL behave alike behind it. */
import type { Call, Kinds, Statement, Values } from './statement.ts';
import type { StoreError } from './store-error.ts';

export interface Store {
  /**
   * Adds entries to the log of a game, if it still ends where the writer believes. Resolves when that is on the disk, and never rejects.
   *
   * Of several writers who saw the same end, one succeeds. An action that is stored already is known by its id, however often it is sent.
   */
  append(append: Append): Promise<Appended>;
  /** All rows of a statement. One that writes is on the disk when this resolves. */
  all<T extends Kinds, G extends Kinds>(statement: Statement<T, G>, values: Values<T>): Promise<Values<G>[]>;
  /** The only row of a statement, or undefined. */
  one<T extends Kinds, G extends Kinds>(statement: Statement<T, G>, values: Values<T>): Promise<Values<G> | undefined>;
  /** Runs statements in one transaction: all or none of them. */
  together(calls: readonly Call[]): Promise<void>;
  /** Waits for what is under way. Whatever is asked later rejects with `closed`. */
  close(): Promise<void>;
}

/** One entry of a game's log. The store does not look into its body. */
interface NewEntry {
  readonly kind: string;
  /** The seat that it is about, where it is about one. */
  readonly seat: number | null;
  readonly body: string;
}

/** A job that becomes due; it replaces a job of the same kind and key. */
export interface NewJob {
  readonly kind: string;
  readonly key: string;
  /** Milliseconds since 1970, as all times here. */
  readonly dueAt: number;
  readonly body: string;
}

export interface Append {
  readonly game: string;
  /** The number of the last entry that the writer knows; 0 in an empty log. */
  readonly after: number;
  /** The id of the action that causes the entries, unique in its game. The first of them keeps it. */
  readonly action: string;
  readonly entries: readonly [NewEntry, ...NewEntry[]];
  readonly at: number;
  /** What lists show of the game from now on; the truth is the log. */
  readonly head: GameHead;
  readonly jobs?: readonly NewJob[];
  /** What else changes in the same transaction. */
  readonly also?: readonly Call[];
}

export interface GameHead {
  readonly state: GameState;
  /** The hash of the log up to here. */
  readonly chain: string;
  readonly askedSeat: number | null;
  readonly dueAt: number | null;
}

type GameState = 'open' | 'sealed' | 'playing' | 'paused' | 'over' | 'ended' | 'cancelled';

export type Appended =
  /** Stored; `seq` is the number of the last entry. */
  | { readonly result: 'stored'; readonly seq: number }
  /** The action was stored before; `seq` is the number of its first entry. */
  | { readonly result: 'known'; readonly seq: number }
  /** Another writer was faster, or the writer is ahead; the log ends with `seq`. Nothing was stored. */
  | { readonly result: 'conflict'; readonly seq: number }
  /** There is no such game. */
  | { readonly result: 'noGame' }
  /** Nothing was stored, unless the code is `unsure`. */
  | { readonly result: 'failed'; readonly error: StoreError };
