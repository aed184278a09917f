/** What the desk needs of the world. */
import type { Hosted, StoredEntry } from '@tabannusi/host';

/** The logs of all tables (`stored-tables.ts`). */
export interface Tables {
  /** The entries after one, in order; none for a table that is not there. */
  read(table: string, after: number): Promise<readonly StoredEntry[]>;
  /** Adds entries if the log still ends with the number `after`. Never rejects. `hosted` is the table after them. */
  append(table: string, after: number, entries: readonly StoredEntry[], hosted: Hosted): Promise<Stored>;
  /** What the dice of a table are made of; null for a table that is not there. */
  secret(table: string): Promise<string | null>;
}

export type Stored =
  | { readonly result: 'stored' }
  /** Another node was faster; `known`: with the same command. */
  | { readonly result: 'conflict' | 'known' }
  /** Nothing is stored, or nobody knows: the sender repeats. */
  | { readonly result: 'failed' };

/** Tells the other nodes that a log has grown. It may be lost: they look for themselves, too. */
export type Publish = (table: string, seq: number) => void;

/** Somebody at a table, on this node: a socket, as far as the desk knows. */
export interface Watcher {
  /** Null for who is not known to the server. */
  readonly person: string | null;
  /** One message as JSON. */
  send(text: string): void;
  /** The watcher may no longer look. */
  close(): void;
}

/** The last entry of a client that comes, and the chain up to there; 0 and an empty text for none. */
export interface Hello {
  readonly after: number;
  readonly chain: string;
}
