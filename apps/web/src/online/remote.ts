/**
 * A game at a table of the server: a `FollowedTable` that receives the entries of the connection and sends its stretches over it. The page
 * shows this table together with the state in this file.
 */
import { choiceOf, idOf, outcomeOf, SPECTATOR, type Told } from '@tabannusi/engine';
import { PHRASES, type Phrase, type Presence, type Refusal, settingOf, type ToldEntry } from '@tabannusi/host/client';
import { FollowedTable, type Orders, type Seat, type ToldEntry as Steps } from '@tabannusi/table';
import { createStore, type Store } from '../store.ts';
import { Connection, type Deed, type Link, type Ports } from './connection.ts';
import { type SoFar, seatOf, withEntry } from './so-far.ts';

export interface RemoteState {
  readonly link: Link;
  /** Null before the first entry. */
  readonly soFar: SoFar | null;
  /** The seat of this browser; null for a spectator. */
  readonly seat: number | null;
  /** Null before the game has started. Replaced by a new one if it had to be followed again from the start. */
  readonly table: FollowedTable | null;
  /** Whether a commit has been on its way for a while. */
  readonly isSending: boolean;
  /** Why this seat's decisions were dropped: the game is where it was before them. */
  readonly refusal: Refusal['code'] | null;
  /** Whether this seat is asked to decide. */
  readonly isYourMove: boolean;
  /** By seat. */
  readonly presence: readonly Presence[];
  /** The number of spectators. */
  readonly watching: number;
  /** The latest phrases sent while this page was open. */
  readonly said: readonly Said[];
}

export interface Said {
  /** The number of phrases so far. */
  readonly n: number;
  readonly seat: number;
  readonly phrase: Phrase;
}

export interface RemoteParts {
  readonly ports: Ports;
  /** The person at this browser; null without a session. */
  readonly person: string | null;
  /** The names of the seats. */
  seatsOf(soFar: SoFar): Seat[];
}

/** A second request returns what the first one did. */
const DONE_ALREADY: ReadonlySet<Refusal['code']> = new Set(['alreadyReady', 'alreadyShared']);

/** The most phrases that are shown. */
const MOST_SAID = 8;

/** Milliseconds before the page says that something is on its way. */
const SENDING_MS = 300;

const NOTHING: RemoteState = {
  link: 'behind',
  soFar: null,
  seat: null,
  table: null,
  isSending: false,
  refusal: null,
  isYourMove: false,
  presence: [],
  watching: 0,
  said: [],
};

export class Remote implements Store<RemoteState> {
  readonly #parts: RemoteParts;
  readonly #store = createStore(NOTHING);
  readonly get = this.#store.get;
  readonly subscribe = this.#store.subscribe;
  readonly #connection: Connection;
  /** The number of steps that the table has received. */
  #steps = 0;
  /** What this seat was trying on another device, or before the page was reloaded. */
  #draft: readonly string[] = [];
  /** The standing orders of this seat that the server has, as a text. */
  #orders = '{}';
  #isFeeding = false;
  #isCatchingUp = false;
  #isAdopting = false;
  #isWelcomed = false;
  #stopWaiting: () => void = () => {};
  #leave: () => void = () => {};

  constructor(parts: RemoteParts) {
    this.#parts = parts;
    this.#connection = new Connection(parts.ports, {
      take: (entries) => this.#take(entries),
      startAnew: () => this.#startAnew(),
      hear: (message) => {
        if (message.t === 'welcome') this.#welcomed(message.draft?.decisions ?? []);
        if (message.t === 'draft' && message.seat === this.#store.get().seat) this.#adopt(message.decisions);
        if (message.t === 'presence') this.#set({ presence: message.seats, watching: message.watching });
        if (message.t === 'said') this.#hearSaid(message.seat, message.phrase);
      },
      answer: (deed, refusal) => this.#answer(deed, refusal),
      changed: () => {
        this.#set({ link: this.#connection.link });
        this.#tryDraft();
      },
    });
  }

  /** The number of its last entry. */
  get seq(): number {
    return this.#connection.seq;
  }

  /** Whether the table receives several turns at once, because the page was not open when they were played. */
  get isCatchingUp(): boolean {
    return this.#isCatchingUp;
  }

  /** `entries` are the first entries of the table, if they are already known. */
  open(entries: readonly ToldEntry[] = []): void {
    this.#connection.open(entries);
  }

  close(): void {
    this.#leave();
    this.#stopWaiting();
    this.#connection.close();
  }

  do(deed: Exclude<Deed, { readonly t: 'commit' | 'orders' }>): void {
    this.#connection.do(deed);
  }

  say(phrase: Phrase): void {
    this.#connection.say(phrase);
  }

  wake(): void {
    this.#connection.wake();
  }

  attend(isVisible: boolean): void {
    this.#connection.attend(isVisible);
  }

  #set(more: Partial<RemoteState>): void {
    const before = this.#store.get();
    const isSame = Object.entries(more).every(([key, value]) => before[key as keyof RemoteState] === value);
    if (!isSame) this.#store.set({ ...before, ...more });
  }

  // Entries from the server

  #take(entries: readonly ToldEntry[]): boolean {
    const before = this.#store.get();
    const soFar = entries.reduce(withEntry, before.soFar);
    const seat = soFar === null ? null : seatOf(soFar, this.#parts.person);
    const isPlayed = soFar !== null && (before.table !== null || entries.some(({ kind }) => kind === 'begun'));
    const table = before.table ?? (isPlayed ? this.#tableOf(soFar, seat) : null);
    if (table !== null && !this.#feed(table, entries)) return false;
    if (before.table === null && table !== null) this.#leave = table.subscribe(SPECTATOR, () => this.#decided(table));
    this.#set({ soFar, seat, table, isYourMove: isAsked(table, seat) });
    const orders = entries.findLast((entry) => entry.kind === 'orders' && entry.seat === seat);
    if (table !== null && orders?.kind === 'orders' && orders.orders !== null) this.#follow(table, orders.orders);
    return true;
  }

  /** A newer server may have phrases that this page does not know. */
  #hearSaid(seat: number, phrase: string): void {
    const known = PHRASES.find((each) => each === phrase);
    const { said } = this.#store.get();
    if (known !== undefined) this.#set({ said: [...said, { n: (said.at(-1)?.n ?? 0) + 1, seat, phrase: known }].slice(-MOST_SAID) });
  }

  #tableOf(soFar: SoFar, seat: number | null): FollowedTable {
    const setting = settingOf(soFar.opened.game);
    return new FollowedTable({ setting, seats: this.#parts.seatsOf(soFar), observer: seat ?? SPECTATOR });
  }

  /** Returns false if the game cannot have gone this way, or if the resulting knowledge differs from the server's. */
  #feed(table: FollowedTable, entries: readonly ToldEntry[]): boolean {
    const marks: { readonly moment: number; readonly entry: ToldEntry }[] = [];
    const told = entries.flatMap((entry) => {
      const steps = stepsOf(entry, this.#steps);
      this.#steps += steps.reduce((sum, one) => sum + one.steps.length, 0);
      if (entry.mask !== undefined) marks.push({ moment: this.#steps, entry });
      return steps;
    });
    this.#isFeeding = true;
    this.#isCatchingUp = told.length > 1;
    const isPossible = table.told(told);
    this.#isFeeding = this.#isCatchingUp = false;
    const isLike = ({ moment, entry: { mask, own } }: (typeof marks)[number]): boolean =>
      table.hash(SPECTATOR, moment) === mask && (own === undefined || table.hash(table.observer, moment) === own);
    return isPossible && marks.every(isLike);
  }

  #startAnew(): void {
    this.#leave();
    this.#steps = 0;
    this.#orders = '{}';
    this.#set({ soFar: null, seat: null, table: null, isYourMove: false });
  }

  /** Standing orders that were given elsewhere, or before the page was reloaded. */
  #follow(table: FollowedTable, orders: Orders): void {
    this.#orders = JSON.stringify(orders);
    if (JSON.stringify(table.orders(table.observer)) !== this.#orders) table.order(table.observer, orders);
  }

  // Decisions of this seat

  /** Sends a finished stretch, and shows the others what the seat is trying. */
  #decided(table: FollowedTable): void {
    if (this.#isFeeding || this.#isAdopting || table.observer === SPECTATOR) return;
    const orders = table.orders(table.observer);
    if (JSON.stringify(orders) !== this.#orders) {
      this.#orders = JSON.stringify(orders);
      this.#connection.do({ t: 'orders', orders });
    }
    const stretch = table.takeOut();
    this.#set({ isYourMove: isAsked(table, table.observer) });
    if (stretch !== null) this.#commit(stretch.decisions.map(idOf));
    else if (table.prompt.wait !== 'sending') {
      this.#set({ refusal: null });
      this.#connection.draft(table.untold.map(idOf));
    }
  }

  #commit(decisions: readonly string[]): void {
    this.#connection.do({ t: 'commit', at: this.#connection.seq, decisions });
    this.#stopWaiting = this.#parts.ports.in(SENDING_MS, () => this.#set({ isSending: true }));
  }

  #answer(deed: Deed, refusal: Refusal | null): void {
    if (deed.t !== 'commit') {
      if (refusal === null || !DONE_ALREADY.has(refusal.code)) this.#set({ refusal: refusal?.code ?? null });
      return;
    }
    this.#stopWaiting();
    const { table } = this.#store.get();
    // Somebody else's entry may have come first and replaced this seat's decisions.
    if (refusal !== null && table !== null && table.untold.length > 0) table.back(this.#steps);
    this.#set({ isSending: false, refusal: refusal?.code ?? null });
  }

  #welcomed(draft: readonly string[]): void {
    // What was undone here meanwhile stays undone.
    if (!this.#isWelcomed || this.#store.get().table === null) this.#draft = draft;
    this.#isWelcomed = true;
  }

  /** Repeats what the same person is trying on another device. */
  #adopt(ids: readonly (string | null)[]): void {
    const { table, seat, link } = this.#store.get();
    if (table === null || seat === null || link !== 'live' || table.prompt.wait === 'sending') return;
    const isBegun = (): boolean => table.untold.every((choice, n) => idOf(choice) === ids[n]);
    this.#isAdopting = true;
    while (!isBegun() && table.undo(seat).ok);
    if (isBegun()) this.#playAll(table, seat, ids.slice(table.untold.length));
    this.#isAdopting = false;
  }

  #playAll(table: FollowedTable, seat: number, ids: readonly (string | null)[]): void {
    for (const id of ids) {
      const choice = id === null ? null : choiceOf(id);
      if (choice === null || !table.play(seat, choice).ok) return;
    }
  }

  /** Once all entries have arrived, repeats what the seat was trying. */
  #tryDraft(): void {
    const { link, table, seat } = this.#store.get();
    if (link !== 'live' || table === null || seat === null) return;
    const ids = this.#draft;
    this.#draft = [];
    if (table.untold.length === 0) this.#playAll(table, seat, ids);
  }
}

const isAsked = (table: FollowedTable | null, seat: number | null): boolean =>
  table?.prompt.wait === 'decision' && table.prompt.seat === seat;

/** What the table is told of an entry; `moment` is the one before it. */
function stepsOf(entry: ToldEntry, moment: number): Steps[] {
  // A game that was given up has a record of its own, which is not over.
  const end = entry.kind === 'over' && entry.record !== undefined ? [{ steps: [], record: entry.record }] : [];
  if (entry.kind !== 'begun' && entry.kind !== 'played') return end;
  const steps = entry.steps.map(([by, id]): Told => (id === null ? null : by === 'chance' ? outcomeOf(id) : choiceOf(id)));
  const decided = entry.steps.flatMap(([by], n) => (by === 'chance' ? [] : [moment + n + 1]));
  return [{ steps, ordered: decided.slice(decided.length - entry.ordered) }, ...end];
}
