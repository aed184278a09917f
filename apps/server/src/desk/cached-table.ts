/**
 * One table in the memory of a node. It holds only what the store holds: entries are stored first, and then `hosted` is replaced by the
 * table after them.
 */
import { advance, type Dice, type Feed, feedFor, type Hosted, observerOf, readEntry, retell, type StoredEntry } from '@tabannusi/host';
import type { Hello, Tables, Watcher } from './ports.ts';

/** A log that this program cannot read, because it is damaged or was written by a later version. */
export class UnreadableLog extends Error {
  readonly code: 'newer' | 'damaged' | 'gap';

  constructor(table: string, seq: number, code: UnreadableLog['code']) {
    super(`table ${table}, entry ${seq}: ${code}`);
    this.code = code;
  }
}

const RECENT = 8;

export class CachedTable {
  readonly table: string;
  readonly dice: Dice;
  readonly watchers = new Set<Watcher>();
  readonly #tables: Tables;
  #hosted: Hosted | null = null;
  /** The feeds of the latest entries, because clients that reconnect have usually missed few. */
  #recent: readonly Feed[] = [];
  /** Whether the store may have entries that this node has not read. */
  #unsure = true;
  #last: Promise<unknown> = Promise.resolve();

  constructor(table: string, dice: Dice, tables: Tables) {
    this.table = table;
    this.dice = dice;
    this.#tables = tables;
  }

  /** The table; null before its first entry is read. */
  get hosted(): Hosted | null {
    return this.#hosted;
  }

  /** Runs work one at a time, so that nothing is decided while something else is being stored. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Reads entries that this node may lack and sends them to the watchers. Rejects with an `UnreadableLog`. */
  async catchUp(): Promise<void> {
    if (!this.#unsure) return;
    const rows = await this.#tables.read(this.table, this.#hosted?.seq ?? 0);
    this.#take(rows);
    this.#unsure = false;
  }

  /** Makes the next `catchUp` read the store. */
  doubt(): void {
    this.#unsure = true;
  }

  /** Takes over entries that were stored, and sends them to the watchers. */
  grow(hosted: Hosted, feeds: readonly Feed[]): void {
    this.#hosted = hosted;
    this.#recent = [...this.#recent, ...feeds].slice(-RECENT);
    if (feeds.length > 0) for (const watcher of [...this.watchers]) this.tell(hosted, watcher, feeds);
  }

  /** The feeds after the client's last entry, or all feeds (`anew`) if the client's chain is not the one of this log. */
  missed(hosted: Hosted, { after, chain }: Hello): { readonly feeds: readonly Feed[]; readonly anew: boolean } {
    const before = hosted.seq - this.#recent.length;
    if (after <= hosted.seq && (after > before || after === hosted.seq)) {
      const known = after === hosted.seq ? hosted.chain : this.#recent[after - before - 1]?.chain;
      if (known === chain) return { feeds: this.#recent.slice(after - before), anew: false };
    } else if (after <= before) {
      const told = retell(hosted, after);
      if (told.chain === chain) return { feeds: told.feeds, anew: false };
    }
    return { feeds: retell(hosted, 0).feeds, anew: true };
  }

  /** Sends entries, as the watcher may know them. */
  tell(hosted: Hosted, watcher: Watcher, feeds: readonly Feed[]): void {
    const observer = observerOf(hosted, watcher.person);
    if (observer !== null) watcher.send(`{"t":"entries","entries":[${feeds.map((feed) => feedFor(feed, observer)).join(',')}]}`);
    else {
      this.watchers.delete(watcher);
      watcher.close();
    }
  }

  #take(rows: readonly StoredEntry[]): void {
    const feeds: Feed[] = [];
    let hosted = this.#hosted;
    for (const row of rows) {
      if (row.seq !== (hosted?.seq ?? 0) + 1) throw new UnreadableLog(this.table, row.seq, 'gap');
      const read = readEntry(row);
      if (!read.ok) throw new UnreadableLog(this.table, row.seq, read.code);
      const next = advance(hosted, read.entry);
      hosted = next.hosted;
      feeds.push(next.feed);
    }
    if (hosted !== null) this.grow(hosted, feeds);
  }
}
