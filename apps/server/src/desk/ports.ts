/** What the desk needs from the store and the network. */
import type { Dice, Hosted, StoredEntry } from '@tabannusi/host';
import type { StoreFault } from '../store/store-error.ts';

/** The logs of all tables (`stored-tables.ts`). */
export interface Tables {
  /** The entries after the given number, in order; none for an unknown table. */
  read(table: string, after: number): Promise<readonly StoredEntry[]>;
  /** Adds entries if the log still ends with the number `after`. Never rejects. `hosted` is the table after them. */
  append(table: string, after: number, entries: readonly StoredEntry[], hosted: Hosted): Promise<Stored>;
  /** The source of a table's dice, made from its secret; null for an unknown table. */
  dice(table: string): Promise<Dice | null>;
  /** The last draft of each seat that has one. */
  drafts(table: string): Promise<readonly Tried[]>;
  /** Replaces the draft of the seat. */
  keepDraft(table: string, draft: Tried): Promise<void>;
}

export type Stored =
  | { readonly result: 'stored' }
  /** Another node appended first; `known`: it appended the same command. */
  | { readonly result: 'conflict' | 'known' }
  /** Nothing was stored, or that is unknown (`unsure`). */
  | { readonly result: 'failed'; readonly fault: StoreFault };

/** A seat's tentative decisions after the entry with the number `at`. */
export interface Tried {
  readonly seat: number;
  readonly at: number;
  readonly decisions: readonly string[];
}

/** Tells the other nodes that a log has grown. The message may be lost, because nodes also check by themselves. */
export type Publish = (table: string, seq: number) => void;

/** Someone who watches a table through this node: to the desk, a socket. */
export interface Watcher {
  /** Null without a session. */
  readonly person: string | null;
  /** Sends one message, which is JSON. */
  send(text: string): void;
  /** Closes the connection, because the watcher may no longer see the table. */
  close(): void;
}

/** The last entry that a connecting client has, and the chain up to it; 0 and an empty string if it has none. */
export interface Hello {
  readonly after: number;
  readonly chain: string;
}
