/** A store of the tests: it keeps logs as the real one does, takes its time, and fails in every way that the real one can. */
import type { StoredEntry } from '@tabannusi/host';
import type { VirtualTime } from '@tabannusi/host/virtual-time';
import type { Stored, Tables } from '../../src/desk/ports.ts';

/** One in so many calls; 0 for never. */
interface StoreFaults {
  /** Fails, and nothing is stored. */
  readonly fails: number;
  /** Stored, and then the answer is lost. */
  readonly unsure: number;
}

export class MemoryTables {
  readonly logs = new Map<string, StoredEntry[]>();
  readonly secrets = new Map<string, string>();
  readonly #time: VirtualTime;
  faults: StoreFaults = { fails: 0, unsure: 0 };
  /** False and true: stores that nobody should have. The simulation must notice. */
  compares = true;
  forgets = false;

  constructor(time: VirtualTime) {
    this.#time = time;
  }

  /** The store as one node reaches it: a node that has died hears no answer. */
  for(isAlive: () => boolean): Tables {
    const answer = async <T>(value: () => T): Promise<T> => {
      await this.#time.sleep(this.#time.between(0, 5));
      const result = isAlive() ? value() : undefined;
      await this.#time.sleep(this.#time.between(0, 20));
      return isAlive() ? (result as T) : await new Promise<T>(() => {});
    };
    return {
      read: (table, after) => answer(() => (this.logs.get(table) ?? []).slice(after)),
      secret: (table) => answer(() => this.secrets.get(table) ?? null),
      append: (table, after, rows) => answer(() => this.#append(table, after, rows)),
    };
  }

  #append(table: string, after: number, rows: readonly StoredEntry[]): Stored {
    const { fails, unsure } = this.faults;
    if (fails > 0 && this.#time.oneIn(fails)) return { result: 'failed' };
    const log = this.logs.get(table) ?? [];
    if (log.some(({ id }) => id !== null && id === rows[0]?.id)) return { result: 'known' };
    if (this.compares && log.length !== after) return { result: 'conflict' };
    if (!this.forgets || !this.#time.oneIn(12)) this.logs.set(table, [...log.slice(0, after), ...rows]);
    return { result: unsure > 0 && this.#time.oneIn(unsure) ? 'failed' : 'stored' };
  }
}
