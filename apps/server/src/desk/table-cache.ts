/** The tables in the memory of a node. Those in use stay, and of the others the ones that were used last. */
import { fairDice } from '@tabannusi/host';
import { CachedTable } from './cached-table.ts';
import type { Tables } from './ports.ts';

interface Kept {
  readonly loading: Promise<CachedTable | null>;
  /** What is under way with it. */
  uses: number;
  /** Once it is loaded. */
  cached: CachedTable | null;
}

export class TableCache {
  readonly #tables: Tables;
  readonly #most: number;
  readonly #kept = new Map<string, Kept>();
  /** Tables that nobody uses, the one used last at the end. */
  readonly #idle = new Set<string>();

  /** At most so many tables are kept that nobody uses. */
  constructor(tables: Tables, most: number) {
    this.#tables = tables;
    this.#most = most;
  }

  /** Does something with a table when nothing else is done with it; null if there is none. */
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

  /** The tables that somebody watches. */
  get watched(): string[] {
    return [...this.#kept].flatMap(([table, { cached }]) => (cached !== null && cached.watchers.size > 0 ? [table] : []));
  }

  #load(table: string): Kept {
    const kept: Kept = { loading: this.#loaded(table), uses: 0, cached: null };
    this.#kept.set(table, kept);
    return kept;
  }

  async #loaded(table: string): Promise<CachedTable | null> {
    const secret = await this.#tables.secret(table);
    return secret === null ? null : new CachedTable(table, fairDice(secret), this.#tables);
  }

  /** What is not there, or could not be loaded, is looked for again the next time. */
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
