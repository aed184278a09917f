/** A client of the simulation: it follows the game, plays, and repeats a command until it is answered. */
import { Generator } from '@tabannusi/engine';
import { seatCommitment } from '@tabannusi/fair';
import type { FromServer, PersonCommand, ToldEntry } from '@tabannusi/host';
import { Follower, idFrom } from '@tabannusi/host/follower';
import type { VirtualTime } from '@tabannusi/host/virtual-time';
import type { Answer } from '../../src/desk/desk.ts';

/** What a client did and received, for the check of the history. */
export type Event =
  | { readonly at: number; readonly what: 'sent' | 'refused'; readonly id: string }
  | { readonly at: number; readonly what: 'did'; readonly id: string; readonly seq: number };

/** Its connection to a node, which may lose, duplicate, delay and reorder messages, and break. */
export interface Line {
  hello(after: number, chain: string): void;
  command(command: PersonCommand): void;
}

const REPEAT_MS = 2_500;

export interface ClientParts {
  readonly time: VirtualTime;
  readonly table: string;
  readonly seat: number;
  /** Entries after which it stops playing. */
  readonly enough: number;
  connect(client: Client): Line;
}

export class Client {
  readonly person: string;
  readonly history: Event[] = [];
  readonly #parts: ClientParts;
  readonly #random: Generator;
  readonly #share: string;
  #follower: Follower;
  #line: Line | null = null;
  #pending: PersonCommand | null = null;
  #thinking = false;
  /** All texts received, by number. */
  readonly seen: { readonly seq: number; readonly text: string }[] = [];
  /** How often it had to start over. */
  anew = 0;

  constructor(parts: ClientParts) {
    this.#parts = parts;
    this.person = `p${parts.seat}`;
    this.#random = new Generator(`${parts.table} ${parts.seat}`, 'game');
    this.#share = idFrom(this.#random) + idFrom(this.#random);
    this.#follower = new Follower(parts.seat);
  }

  get seq(): number {
    return this.#follower.seq;
  }

  /** Whether it has the end of the game. */
  get isEnded(): boolean {
    return this.#follower.isEnded;
  }

  connect(): void {
    this.#line = this.#parts.connect(this);
    this.#line.hello(this.#follower.seq, this.#follower.chain);
  }

  /** The connection is lost; it reconnects later. */
  lost(): void {
    this.#line = null;
    this.#parts.time.in(this.#parts.time.between(50, 3_000), () => this.connect());
  }

  hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    if (message.t === 'welcome' && message.anew && this.#follower.seq > 0) {
      this.anew++;
      this.#follower = new Follower(this.#parts.seat);
    }
    if (message.t !== 'entries') return;
    for (const entry of message.entries) this.#take(entry);
    this.#think();
  }

  answered(id: string, answer: Answer): void {
    const { now } = this.#parts.time;
    if (answer.ok) this.history.push({ at: now, what: 'did', id, seq: answer.seq });
    else if (answer.code === 'again' || answer.code === 'ahead') return;
    else this.history.push({ at: now, what: 'refused', id });
    if (this.#pending?.id === id) this.#pending = null;
    this.#think();
  }

  #take(entry: ToldEntry): void {
    const { seq } = this.#follower;
    // Duplicated or reordered messages.
    if (entry.seq <= seq) return;
    if (entry.seq > seq + 1) {
      this.#line?.hello(seq, this.#follower.chain);
      return;
    }
    const text = JSON.stringify(entry);
    this.#follower.hear(text);
    this.seen.push({ seq: entry.seq, text });
  }

  /** Does, after a delay, what the table waits for. */
  #think(): void {
    const { time, enough } = this.#parts;
    if (this.#thinking || this.#pending !== null || this.seq >= enough) return;
    this.#thinking = true;
    time.in(time.between(5, 1_500), () => {
      this.#thinking = false;
      if (this.#pending !== null) return;
      this.#pending = this.#next();
      if (this.#pending !== null) this.#send(this.#pending);
    });
  }

  #send(command: PersonCommand): void {
    if (this.#pending !== command) return;
    this.history.push({ at: this.#parts.time.now, what: 'sent', id: command.id });
    this.#line?.command(command);
    this.#parts.time.in(REPEAT_MS, () => this.#send(command));
  }

  #next(): PersonCommand | null {
    const { seat, table } = this.#parts;
    const { entries, asked, seq: at } = this.#follower;
    const id = idFrom(this.#random);
    if (asked === seat) {
      return { do: 'commit', id, person: this.person, at, decisions: this.#follower.stretch(this.#random) };
    }
    if (asked !== null || entries.length === 0) return null;
    const by = { id, person: this.person };
    const own = (kind: ToldEntry['kind']): boolean =>
      entries.some((entry) => entry.kind === kind && 'seat' in entry && entry.seat === seat);
    if (!own('seated')) return { do: 'sit', ...by, seat, commitment: seatCommitment(table, seat, this.#share) };
    if (!own('ready') || this.#isNoLongerReady()) return { do: 'ready', ...by };
    if (entries.some(({ kind }) => kind === 'sealed') && !own('shared')) return { do: 'share', ...by, share: this.#share };
    return null;
  }

  /** Whether somebody sat down after it was ready, which cancels that. */
  #isNoLongerReady(): boolean {
    const { entries } = this.#follower;
    const last = entries.findLastIndex((entry) => entry.kind === 'ready' && entry.seat === this.#parts.seat);
    return entries.findLastIndex(({ kind }) => kind === 'seated') > last;
  }
}
