/**
 * The desk of a node: it turns commands of people and bots into stored entries, and tells everybody at the table.
 *
 * Any node may append to any table; the store accepts an entry only if its number is the next one. So nothing changes in memory and nothing
 * is told before an append has succeeded. A node whose append comes too late reads the new entries and decides again.
 */
import { LAYOUT_NUMBER, RULES_VERSION } from '@tabannusi/engine';
import {
  type Command,
  type Decisions,
  decide,
  draftOf,
  type Hosted,
  observerOf,
  PROTOCOL_VERSION,
  personAt,
  type Refused,
  seatOf,
  writeEntry,
} from '@tabannusi/host';
import { passes, type StoreFault } from '../store/store-error.ts';
import type { CachedTable } from './cached-table.ts';
import type { Hello, Publish, Tables, Tried, Watcher } from './ports.ts';
import { TableCache } from './table-cache.ts';

/**
 * `noTable`: there is no such table. `again`: it is not known whether anything was stored, and the same command may be sent again. `store`:
 * nothing was stored, and nothing will be until somebody mends the fault.
 */
export type Answer =
  | { readonly ok: true; readonly seq: number }
  | Refused
  | { readonly ok: false; readonly code: 'again' }
  | { readonly ok: false; readonly code: 'store'; readonly fault: StoreFault };

/** `welcomed`: the watcher is sent everything from now on. */
export type Joined = 'welcomed' | 'noTable' | 'mayNot';

/** How often a node decides again after another node appended first. */
const TRIES = 4;

const NO_TABLE: Refused = { ok: false, code: 'noTable' };

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
      const tried = cached.drafts.find((draft) => draft.seat === seat);
      const draft = tried === undefined ? null : { at: tried.at, decisions: tried.decisions };
      cached.watchers.add(watcher);
      const speaks = { v: PROTOCOL_VERSION, rules: RULES_VERSION, layout: LAYOUT_NUMBER };
      cached.say(watcher, { t: 'welcome', ...speaks, seq: hosted.seq, seat, anew, draft, now: this.#now() });
      if (feeds.length > 0) cached.tell(hosted, watcher, feeds);
      for (const shown of cached.drafts) if (shown.seat !== seat) sayDraft(cached, hosted, watcher, shown);
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
      const { seat, told } = tried;
      cached.keepDraft({ seat, at, decisions: tried.decisions });
      for (const watcher of [...cached.watchers])
        cached.say(watcher, { t: 'draft', seat, at, decisions: watcher.person === person ? tried.decisions : told });
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
      const { entries, feeds, after } = decided;
      const before = hosted?.seq ?? 0;
      const stored = await this.#tables.append(cached.table, before, entries.map(writeEntry), after);
      if (stored.result === 'stored') {
        cached.grow(after, feeds);
        this.#publish(cached.table, after.seq);
        return { ok: true, seq: before + 1 };
      }
      cached.doubt();
      if (stored.result === 'failed') return failed(stored.fault);
    }
    return { ok: false, code: 'again' };
  }
}

const failed = (fault: StoreFault): Answer => (passes(fault) ? { ok: false, code: 'again' } : { ok: false, code: 'store', fault });

/** Shows a seat's tentative decisions to one watcher. */
function sayDraft(cached: CachedTable, hosted: Hosted, watcher: Watcher, { seat, at, decisions }: Tried): void {
  const person = personAt(hosted, seat);
  const tried = person === null ? null : draftOf(hosted, person, at, decisions);
  if (tried?.ok) cached.say(watcher, { t: 'draft', seat, at, decisions: tried.told });
}
