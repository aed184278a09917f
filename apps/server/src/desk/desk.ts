/**
 * The desk of a node: it turns commands of people and bots into stored entries, and tells everybody at the table.
 *
 * Any node may append to any table; the store accepts an entry only if its number is the next one. So nothing changes in memory and nothing
 * is told before an append has succeeded. A node whose append comes too late reads the new entries and decides again.
 */
import {
  advance,
  type Command,
  type Decisions,
  decide,
  draftOf,
  type Entry,
  type Feed,
  type FromServer,
  type Hosted,
  observerOf,
  PROTOCOL_VERSION,
  type Refused,
  seatOf,
  writeEntry,
} from '@tabannusi/host';
import type { CachedTable } from './cached-table.ts';
import type { Hello, Publish, Tables, Watcher } from './ports.ts';
import { TableCache } from './table-cache.ts';

/** `noTable`: there is no such table. `again`: it is not known whether anything was stored, and the same command may be sent again. */
export type Answer =
  | { readonly ok: true; readonly seq: number }
  | Refused
  | { readonly ok: false; readonly code: 'again'; readonly index?: undefined };

/** `welcomed`: the watcher is sent everything from now on. */
export type Joined = 'welcomed' | 'noTable' | 'mayNot';

/** How often a node decides again after another node appended first. */
const TRIES = 4;

const NO_TABLE: Refused = { ok: false, code: 'noTable' };

/** A seat's tentative decisions after the entry with this number. */
interface Tried {
  readonly at: number;
  readonly decisions: readonly string[];
}

interface DeskParts {
  readonly tables: Tables;
  readonly publish: Publish;
  /** The time in milliseconds. */
  readonly now: () => number;
  /** The most unused tables kept in memory. */
  readonly most?: number;
}

export class Desk {
  readonly #tables: Tables;
  readonly #publish: Publish;
  readonly #now: () => number;
  readonly #cache: TableCache;
  readonly #drafts = new WeakMap<CachedTable, Map<number, Tried>>();

  constructor({ tables, publish, now, most = 500 }: DeskParts) {
    this.#tables = tables;
    this.#publish = publish;
    this.#now = now;
    this.#cache = new TableCache(tables, most);
  }

  /** The table as this node knows it; null if there is none. Rejects if the store or the log cannot be read. */
  async look(table: string): Promise<Hosted | null> {
    return this.#cache.with(table, async (cached) => {
      await cached.catchUp();
      return cached.hosted;
    });
  }

  /** Entries are sent to the watchers before this resolves. Rejects if the store or the log cannot be read. */
  async send(table: string, command: Command): Promise<Answer> {
    const answer = await this.#cache.with(table, (cached) => this.#decideAndStore(cached, command));
    return answer ?? NO_TABLE;
  }

  /** Sends the watcher the state of the table and what it has missed, and then everything that follows. */
  async join(table: string, watcher: Watcher, hello: Hello): Promise<Joined> {
    const joined = await this.#cache.with(table, async (cached): Promise<Joined> => {
      await cached.catchUp();
      if ((cached.hosted?.seq ?? 0) < hello.after) {
        cached.doubt();
        await cached.catchUp();
      }
      const { hosted } = cached;
      const observer = hosted === null ? null : observerOf(hosted, watcher.person);
      if (hosted === null || observer === null) return hosted === null ? 'noTable' : 'mayNot';
      const { feeds, anew } = cached.missed(hosted, hello);
      const seat = watcher.person === null ? null : seatOf(hosted, watcher.person);
      const draft = seat === null ? null : this.#draft(cached, seat);
      const message = { t: 'welcome', v: PROTOCOL_VERSION, seq: hosted.seq, seat, anew, draft, now: this.#now() } as const;
      watcher.send(JSON.stringify(message satisfies FromServer));
      cached.watchers.add(watcher);
      if (feeds.length > 0) cached.tell(hosted, watcher, feeds);
      return 'welcomed';
    });
    return joined ?? 'noTable';
  }

  /** Waits for work under way at the table, such as the watcher's own joining. */
  async leave(table: string, watcher: Watcher): Promise<void> {
    if (!this.#cache.has(table)) return;
    await this.#cache.with(table, async ({ watchers }) => {
      watchers.delete(watcher);
    });
  }

  /** Reads a log again, because another node says that it has grown or because it is time to check. */
  async news(table: string, seq: number): Promise<void> {
    if (!this.#cache.has(table)) return;
    await this.#cache.with(table, async (cached) => {
      if ((cached.hosted?.seq ?? 0) >= seq) return;
      cached.doubt();
      await cached.catchUp();
    });
  }

  /** The tables with watchers on this node, which must not miss entries of other nodes. */
  get watched(): readonly string[] {
    return this.#cache.watched;
  }

  /**
   * Shows a seat's tentative decisions to everybody at the table, and keeps them for the person's other devices. Returns null
   * on success.
   */
  async draft(table: string, person: string, at: number, decisions: Decisions): Promise<Refused | null> {
    const told = await this.#cache.with(table, async (cached): Promise<Refused | 'told'> => {
      await cached.catchUp();
      if (cached.hosted === null) return NO_TABLE;
      const tried = draftOf(cached.hosted, person, at, decisions);
      if (!tried.ok) return tried;
      const { seat } = tried;
      const drafts = this.#drafts.get(cached) ?? new Map<number, Tried>();
      this.#drafts.set(cached, drafts.set(seat, { at, decisions: tried.decisions }));
      for (const watcher of cached.watchers) {
        const shown = watcher.person === person ? tried.decisions : tried.told;
        watcher.send(JSON.stringify({ t: 'draft', seat, at, decisions: shown } satisfies FromServer));
      }
      return 'told';
    });
    return told === 'told' ? null : (told ?? NO_TABLE);
  }

  async #decideAndStore(cached: CachedTable, command: Command): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries++) {
      await cached.catchUp();
      const { hosted, dice } = cached;
      const decided = decide(hosted, command, { now: this.#now(), dice });
      if (!decided.ok) {
        if (decided.code !== 'ahead' || tries > 0) return decided;
        cached.doubt();
        continue;
      }
      if ('known' in decided) return { ok: true, seq: decided.known };
      const { entries } = decided;
      const grown = advanceAll(hosted, entries);
      const after = hosted?.seq ?? 0;
      const stored = await this.#tables.append(cached.table, after, entries.map(writeEntry), grown.hosted);
      if (stored.result === 'stored') {
        cached.grow(grown.hosted, grown.feeds);
        this.#publish(cached.table, after + entries.length);
        return { ok: true, seq: after + 1 };
      }
      cached.doubt();
      if (stored.result === 'failed') return { ok: false, code: 'again' };
    }
    return { ok: false, code: 'again' };
  }

  /** A seat's tentative decisions; null if the game has gone on since. */
  #draft(cached: CachedTable, seat: number): Tried | null {
    const draft = this.#drafts.get(cached)?.get(seat);
    return draft === undefined || draft.at < (cached.hosted?.moved ?? 0) ? null : draft;
  }
}

function advanceAll(before: Hosted | null, entries: readonly Entry[]): { readonly hosted: Hosted; readonly feeds: readonly Feed[] } {
  const feeds: Feed[] = [];
  let hosted = before;
  for (const entry of entries) {
    const next = advance(hosted, entry);
    hosted = next.hosted;
    feeds.push(next.feed);
  }
  if (hosted === null) throw new Error('a command without entries');
  return { hosted, feeds };
}
