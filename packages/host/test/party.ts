/** A hosted table with all its people, without a network: decisions are stored as text, read back, and told to everyone. */
import { DEFAULT_SWITCHES, Generator, type King, REFERENCE_EDITION, SPECTATOR, shippedHash } from '@tabannusi/engine';
import { seatCommitment, serverCommitment } from '@tabannusi/fair';
import {
  advance,
  type Command,
  type Decided,
  type Dice,
  decide,
  fairDice,
  feedFor,
  type Hosted,
  type Place,
  readEntry,
  type StoredEntry,
  waiting,
  writeEntry,
} from '../src/index.ts';
import { readStart } from '../src/settings.ts';
import { Follower, idFrom } from './follower.ts';

export const EDITION = { id: REFERENCE_EDITION.id, version: REFERENCE_EDITION.version, hash: shippedHash(REFERENCE_EDITION) };

export function startRecord(seats: number, king?: King): unknown {
  const start = readStart({ rules: 1, edition: EDITION, switches: DEFAULT_SWITCHES, seats, ...(king === undefined ? {} : { king }) });
  if (!start.ok) throw new Error('the start cannot be read');
  return start.record;
}

const OPTIONS = { hints: true, estimate: true, watching: 'link' } as const;

export interface PartyParts {
  readonly seed: string;
  readonly persons: number;
  readonly bots?: number;
  readonly king?: King | undefined;
  readonly game?: unknown;
  readonly dice?: (secret: string) => Dice;
  /** The followers; by default every seat and a spectator. */
  readonly observers?: readonly number[];
}

export class Party {
  readonly random: Generator;
  readonly table: string;
  readonly dice: Dice;
  readonly shares: string[];
  readonly #parts: PartyParts;
  hosted: Hosted | null = null;
  rows: StoredEntry[] = [];
  now = 1_000;
  /** The commands that made entries, by the id in the log. */
  readonly done = new Map<string, Command>();
  readonly followers: Follower[];
  /** Everything that each follower was told: by seat, with the spectator last. */
  readonly told: string[][];

  constructor(parts: PartyParts) {
    const { seed, persons, bots = 0, dice = fairDice } = parts;
    this.#parts = parts;
    this.random = new Generator(seed, 'bot');
    this.table = idFrom(this.random);
    const secret = this.#secret();
    this.dice = dice(secret);
    this.shares = Array.from({ length: persons + bots }, () => this.#secret());
    const { observers = [...this.shares.keys(), SPECTATOR] } = parts;
    this.followers = observers.map((observer) => new Follower(observer, dice === fairDice));
    this.told = observers.map(() => []);
  }

  /** The table at present; throws before it is opened. */
  get at(): Hosted {
    if (this.hosted === null) throw new Error('no table');
    return this.hosted;
  }

  get id(): string {
    return idFrom(this.random);
  }

  send(command: Command): Decided {
    this.now += 1_000;
    const decided = decide(this.hosted, command, { now: this.now, dice: this.dice });
    if (!decided.ok) return decided;
    for (const entry of decided.entries) this.#append(writeEntry(entry));
    const [first] = decided.entries;
    if (first?.id != null) this.done.set(first.id, command);
    return decided;
  }

  open(places?: readonly Place[]): Decided {
    const { persons, bots = 0, king, game = startRecord(persons + bots, king) } = this.#parts;
    const seats: Place[] = [...Array.from({ length: persons }, () => null), ...Array.from({ length: bots }, () => ({ bot: 'random' }))];
    const commitment = serverCommitment(this.table, this.dice.secret());
    const command = { do: 'open', id: this.id, person: 'p0', table: this.table, commitment, options: OPTIONS, game } as const;
    return this.send({ ...command, places: places ?? seats });
  }

  sit(seat: number, person = `p${seat}`): Decided {
    const commitment = seatCommitment(this.table, seat, this.shares[seat] ?? '');
    return this.send({ do: 'sit', id: this.id, person, seat, commitment });
  }

  /** Chooses a new share for a seat. */
  renew(seat: number): void {
    this.shares[seat] = this.#secret();
  }

  share(seat: number): Decided {
    return this.send({ do: 'share', id: this.id, person: `p${seat}`, share: this.shares[seat] ?? '' });
  }

  /** Opens the table, takes all seats and begins. */
  begin(): this {
    const { persons } = this.#parts;
    const done = [this.open()];
    for (let seat = 0; seat < persons; seat++) done.push(this.sit(seat));
    for (let seat = 0; seat < persons; seat++) done.push(this.send({ do: 'ready', id: this.id, person: `p${seat}` }));
    for (let seat = 0; seat < persons; seat++) done.push(this.share(seat));
    const refused = done.find(({ ok }) => !ok);
    if (refused !== undefined) throw new Error(`begin: ${JSON.stringify(refused)}`);
    return this;
  }

  /** Plays the next stretch of the seat that is asked, as that seat sees it. */
  play(random: Generator = this.random): Decided {
    const wait = waiting(this.at);
    if (wait === null) throw new Error('nobody is asked');
    const { seat } = wait;
    const decisions = this.followers[seat]?.stretch(random) ?? [];
    const { seq: at } = this.at;
    return this.send(
      wait.for === 'bot' ? { do: 'botPlays', seat, at, decisions } : { do: 'commit', id: this.id, person: `p${seat}`, at, decisions },
    );
  }

  playToEnd(random?: Generator): this {
    while (this.at.phase === 'playing') {
      const played = this.play(random);
      if (!played.ok) throw new Error(`play: ${JSON.stringify(played)}`);
    }
    return this;
  }

  #append(row: StoredEntry): void {
    const read = readEntry(row);
    if (!read.ok) throw new Error(`stored entry ${row.seq}: ${read.code}`);
    const { hosted, feed } = advance(this.hosted, read.entry);
    this.hosted = hosted;
    this.rows.push(row);
    for (const [n, follower] of this.followers.entries()) {
      const text = feedFor(feed, follower.observer);
      this.told[n]?.push(text);
      follower.hear(text);
    }
  }

  #secret(): string {
    return idFrom(this.random) + idFrom(this.random);
  }
}
