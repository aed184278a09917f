/** How much and how often: what one address, person or socket may ask of a node. */

/** So many in so many milliseconds, spread evenly once they are used up. */
export interface Measure {
  readonly count: number;
  readonly perMs: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const LIMITS = {
  /** Of one address. */
  requests: { count: 300, perMs: MINUTE },
  /** New guests of one address. */
  guests: { count: 20, perMs: HOUR },
  /** Invitation codes of one address that open nothing. */
  wrongCodes: { count: 30, perMs: HOUR },
  /** Personal links of one address that open nothing. */
  wrongKeys: { count: 10, perMs: HOUR },
  /** New tables of one person. */
  tables: { count: 5, perMs: MINUTE },
  /** New tables of one address: each may bring an edition of 256 KiB, and the server deletes none. */
  tablesOfAddress: { count: 200, perMs: DAY },
  /** Messages of one socket. */
  messages: { count: 100, perMs: 20 * SECOND },
  /** Phrases of one socket: everybody at the table hears them. */
  phrases: { count: 5, perMs: 10 * SECOND },
  /** Tables of one person that wait for players. */
  openTables: 20,
  /** Browsers of one person. When another one comes, the one that was away longest is forgotten. */
  browsers: 20,
  /** Sockets of one person (or of one address, for people without a session) at one table. */
  sockets: 4,
  bodyBytes: 64 * 1024,
  /** For the route that takes an edition or a record. */
  gameBytes: 256 * 1024,
  messageBytes: 16 * 1024,
  /** What may wait to be sent to one socket: more than the longest log, whose first entry may hold a whole edition. */
  waitingBytes: 512 * 1024,
  /** How soon a socket must say hello, and how often it must answer a ping. */
  helloMs: 10 * SECOND,
  heartbeatMs: 20 * SECOND,
  /** How long a socket that is closed may take to read on up to its end. */
  closeMs: 2 * SECOND,
} as const satisfies Readonly<Record<string, number | Measure>>;

export type Limits = { readonly [Name in keyof typeof LIMITS]: (typeof LIMITS)[Name] extends number ? number : Measure };

/** More keys than that are swept now and then. */
const MANY = 10_000;

/** Counts by key, in memory, with the generic cell rate algorithm: one time for each key, from which on its next use is free. */
export class Rate {
  readonly #measure: Measure;
  readonly #freeAt = new Map<string, number>();

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  /** False where it is too much. A use that is refused does not count. */
  use(key: string, now: number): boolean {
    const { count, perMs } = this.#measure;
    const next = Math.max(now, this.#freeAt.get(key) ?? now) + perMs / count;
    if (next - now > perMs) return false;
    this.#freeAt.set(key, next);
    if (this.#freeAt.size > MANY) for (const [other, at] of this.#freeAt) if (at <= now) this.#freeAt.delete(other);
    return true;
  }

  /** A use does not count after all. What is limited only if it fails counts before it is known: otherwise many could be tried at once. */
  giveBack(key: string): void {
    const { count, perMs } = this.#measure;
    this.#freeAt.set(key, (this.#freeAt.get(key) ?? 0) - perMs / count);
  }
}
