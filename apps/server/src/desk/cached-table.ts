/**
 * One table in the memory of a node. It holds only what the store holds: entries are stored first, and then `hosted` is replaced by the
 * table after them.
 */
import {
  type Advanced,
  advance,
  type Dice,
  type Entry,
  type Feed,
  type FromServer,
  feedFor,
  type Hosted,
  Impossible,
  observerOf,
  readEntry,
  retell,
  type StoredEntry,
} from '@tabannusi/host';
import type { Hello, Tables, Tried, Watcher } from './ports.ts';
import { UnreadableLog } from './unreadable-log.ts';

const RECENT = 8;

interface CachedTableParts {
  readonly table: string;
  readonly dice: Dice;
  readonly tables: Tables;
  /** As they are stored. */
  readonly drafts: readonly Tried[];
}

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
  /** By seat. */
  readonly #drafts: Map<number, Tried>;
  /** Seats whose last draft is not in the store yet. */
  readonly #unkept = new Set<number>();

  constructor({ table, dice, tables, drafts }: CachedTableParts) {
    this.table = table;
    this.dice = dice;
    this.#tables = tables;
    this.#drafts = new Map(drafts.map((draft) => [draft.seat, draft]));
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
    if (observer === null) this.#dismiss(watcher);
    else this.#send(watcher, `{"t":"entries","entries":[${feeds.map((feed) => feedFor(feed, observer)).join(',')}]}`);
  }

  say(watcher: Watcher, message: FromServer): void {
    this.#send(watcher, JSON.stringify(message));
  }

  /** The tentative decisions of the seats, unless the game has gone on since. */
  get drafts(): readonly Tried[] {
    const moved = this.#hosted?.moved ?? 0;
    return [...this.#drafts.values()].filter(({ at }) => at >= moved);
  }

  /** Keeps the draft in place of the seat's last one. It is stored later, because losing it does no harm. */
  keepDraft(draft: Tried): void {
    this.#drafts.set(draft.seat, draft);
    const isStoring = this.#unkept.size > 0;
    this.#unkept.add(draft.seat);
    if (!isStoring) void this.#storeDrafts();
  }

  /** Drafts that come while another one is being stored replace each other. */
  async #storeDrafts(): Promise<void> {
    for (let [seat] = this.#unkept; seat !== undefined; [seat] = this.#unkept) {
      const draft = this.#drafts.get(seat);
      if (draft !== undefined) await this.#tables.keepDraft(this.table, draft).catch(() => {});
      if (this.#drafts.get(seat) === draft) this.#unkept.delete(seat);
    }
  }

  /** A watcher that fails must not affect the others. */
  #send(watcher: Watcher, text: string): void {
    try {
      watcher.send(text);
    } catch {
      this.#dismiss(watcher);
    }
  }

  #dismiss(watcher: Watcher): void {
    this.watchers.delete(watcher);
    try {
      watcher.close();
    } catch {
      // The watcher has gone already.
    }
  }

  #take(rows: readonly StoredEntry[]): void {
    const feeds: Feed[] = [];
    let hosted = this.#hosted;
    for (const row of rows) {
      if (row.seq !== (hosted?.seq ?? 0) + 1) throw new UnreadableLog(this.table, row.seq, 'gap');
      const read = readEntry(row);
      if (!read.ok) throw new UnreadableLog(this.table, row.seq, read.code);
      const next = this.#advanced(hosted, read.entry);
      hosted = next.hosted;
      feeds.push(next.feed);
    }
    if (hosted !== null) this.grow(hosted, feeds);
  }

  #advanced(hosted: Hosted | null, entry: Entry): Advanced {
    try {
      return advance(hosted, entry);
    } catch (error) {
      if (error instanceof Impossible) throw new UnreadableLog(this.table, entry.seq, 'impossible');
      throw error;
    }
  }
}
