/** The tables in the memory of a node: all that are in use, and the most recently used of the others. */
import { CachedTable } from './cached-table.ts';
import type { Tables } from './ports.ts';

interface Kept {
  readonly loading: Promise<CachedTable | null>;
  /** The number of calls that use the table now. */
  uses: number;
  /** Null until the table is loaded. */
  cached: CachedTable | null;
}

export class TableCache {
  readonly #tables: Tables;
  readonly #most: number;
  readonly #kept = new Map<string, Kept>();
  /** Tables that nobody uses, the most recently used last. */
  readonly #idle = new Set<string>();

  /** `most`: how many unused tables are kept. */
  constructor(tables: Tables, most: number) {
    this.#tables = tables;
    this.#most = most;
  }

  /** Runs work on a table while no other work runs on it. Returns null if there is no such table. */
  async with<T>(table: string, work: (cached: CachedTable) => Promise<T>): Promise<T | null> {
    const kept = this.#kept.get(table) ?? this.#load(table);
    kept.uses++;
    this.#idle.delete(table);
    try {
      kept.cached = await kept.loading;
      const { cached } = kept;
      return cached === null ? null : await cached.inTurn(() => work(cached));
    } finally {
      kept.uses--;
      this.#release(table, kept);
    }
  }

  has(table: string): boolean {
    return this.#kept.has(table);
  }

  /** The tables with watchers. */
  get watched(): string[] {
    return [...this.#kept].flatMap(([table, { cached }]) => (cached !== null && cached.watchers.size > 0 ? [table] : []));
  }

  #load(table: string): Kept {
    const kept: Kept = { loading: this.#loaded(table), uses: 0, cached: null };
    this.#kept.set(table, kept);
    return kept;
  }

  async #loaded(table: string): Promise<CachedTable | null> {
    const dice = await this.#tables.dice(table);
    return dice === null ? null : new CachedTable({ table, dice, tables: this.#tables, drafts: await this.#tables.drafts(table) });
  }

  /** Tables that do not exist or could not be loaded are not kept, so the next call looks again. */
  #release(table: string, { uses, cached }: Kept): void {
    if (uses > 0 || (cached !== null && cached.watchers.size > 0)) return;
    if (cached === null) this.#kept.delete(table);
    else this.#idle.add(table);
    if (this.#idle.size <= this.#most) return;
    const [oldest] = this.#idle;
    if (oldest === undefined) return;
    this.#idle.delete(oldest);
    this.#kept.delete(oldest);
  }
}
