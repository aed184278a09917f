/** A store for tests: it keeps logs like the real one, takes time, and fails in every way the real one can. */
import { type Dice, fairDice, type StoredEntry } from '@tabannusi/host';
import type { VirtualTime } from '@tabannusi/host/virtual-time';
import type { Stored, Tables } from '../../src/desk/ports.ts';

/** The chance of each fault is one in this number; 0 for never. */
interface StoreFaults {
  /** The append fails and nothing is stored. */
  readonly fails: number;
  /** The entry is stored and the answer is lost. */
  readonly unsure: number;
}

export class MemoryTables {
  readonly logs = new Map<string, StoredEntry[]>();
  /** Secrets by table. */
  readonly secrets = new Map<string, string>();
  readonly #time: VirtualTime;
  faults: StoreFaults = { fails: 0, unsure: 0 };
  /** Make the store faulty in ways that the simulation must detect: it does not compare numbers, or it forgets entries. */
  compares = true;
  forgets = false;
  /** The store reads only this many entries of a log. */
  reads = Number.POSITIVE_INFINITY;
  /** The appends that came after somebody else's. */
  conflicts = 0;

  constructor(time: VirtualTime) {
    this.#time = time;
  }

  /** Returns the store as one node sees it: a dead node gets no answer. */
  for(isAlive: () => boolean): Tables {
    const answer = async <T>(value: () => T): Promise<T> => {
      await this.#time.sleep(this.#time.between(0, 5));
      const result = isAlive() ? value() : undefined;
      await this.#time.sleep(this.#time.between(0, 20));
      return isAlive() ? (result as T) : await new Promise<T>(() => {});
    };
    return {
      read: (table, after) => answer(() => (this.logs.get(table) ?? []).slice(after, this.reads)),
      dice: (table) => answer(() => this.#diceOf(table)),
      append: (table, after, rows) => answer(() => this.#append(table, after, rows)),
      // Simulations have no drafts.
      drafts: async () => [],
      keepDraft: async () => {},
    };
  }

  #diceOf(table: string): Dice | null {
    const secret = this.secrets.get(table);
    return secret === undefined ? null : fairDice(secret);
  }

  #append(table: string, after: number, rows: readonly StoredEntry[]): Stored {
    const { fails, unsure } = this.faults;
    if (fails > 0 && this.#time.oneIn(fails)) return { result: 'failed', fault: 'unreachable' };
    const log = this.logs.get(table) ?? [];
    if (log.some(({ id }) => id !== null && id === rows[0]?.id)) return { result: 'known' };
    if (log.length !== after) this.conflicts++;
    if (this.compares && log.length !== after) return { result: 'conflict' };
    if (!this.forgets || !this.#time.oneIn(12)) this.logs.set(table, [...log.slice(0, after), ...rows]);
    return unsure > 0 && this.#time.oneIn(unsure) ? { result: 'failed', fault: 'unsure' } : { result: 'stored' };
  }
}
