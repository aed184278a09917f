/** Limits of size and rate: what one address, person or socket may ask of a node. */

/** A number of uses in a number of milliseconds. Once they are used up, uses are spread evenly. */
export interface Measure {
  readonly count: number;
  readonly perMs: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const LIMITS = {
  /** Requests from one address. */
  requests: { count: 300, perMs: MINUTE },
  /** New guests from one address. */
  guests: { count: 20, perMs: HOUR },
  /** Wrong invitation codes from one address. */
  wrongCodes: { count: 30, perMs: HOUR },
  /** Wrong personal links from one address. */
  wrongKeys: { count: 10, perMs: HOUR },
  /** New tables of one person. */
  tables: { count: 5, perMs: MINUTE },
  /** New tables from one address: each may bring an edition of 256 KiB, and the server deletes none. */
  tablesOfAddress: { count: 200, perMs: DAY },
  /** Messages on one socket. */
  messages: { count: 100, perMs: 20 * SECOND },
  /** Phrases on one socket: everybody at the table hears them. */
  phrases: { count: 5, perMs: 10 * SECOND },
  /** Tables of one person that wait for players. */
  openTables: 20,
  /** Browsers of one person. When another one comes, the one that was away longest is forgotten. */
  browsers: 20,
  /** Sockets of one person at one table; without a session, of one address. */
  sockets: 4,
  bodyBytes: 64 * 1024,
  /** The size of a request that brings an edition or a record. */
  gameBytes: 256 * 1024,
  messageBytes: 16 * 1024,
  /** How much may wait to be sent to one socket: more than the longest log, whose first entry may contain a whole edition. */
  waitingBytes: 512 * 1024,
  /** How soon a socket must say hello, and how soon it must answer a ping. */
  helloMs: 10 * SECOND,
  heartbeatMs: 20 * SECOND,
  /** How long a closed socket may take to read to its end. */
  closeMs: 2 * SECOND,
} as const satisfies Readonly<Record<string, number | Measure>>;

export type Limits = { readonly [Name in keyof typeof LIMITS]: (typeof LIMITS)[Name] extends number ? number : Measure };

/** With more keys than this, unused ones are removed now and then. */
const MANY = 10_000;

/** Counts uses by key in memory, with the generic cell rate algorithm: for each key, the time from which its next use is free. */
export class Rate {
  readonly #measure: Measure;
  readonly #freeAt = new Map<string, number>();

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  /** Returns false if the limit is exceeded. A refused use does not count. */
  use(key: string, now: number): boolean {
    const { count, perMs } = this.#measure;
    const next = Math.max(now, this.#freeAt.get(key) ?? now) + perMs / count;
    if (next - now > perMs) return false;
    this.#freeAt.set(key, next);
    if (this.#freeAt.size > MANY) for (const [other, at] of this.#freeAt) if (at <= now) this.#freeAt.delete(other);
    return true;
  }

  /** Takes back a use. Where only failures are limited, a use counts until it has succeeded; otherwise many could be tried at once. */
  giveBack(key: string): void {
    const { count, perMs } = this.#measure;
    this.#freeAt.set(key, (this.#freeAt.get(key) ?? 0) - perMs / count);
  }
}
