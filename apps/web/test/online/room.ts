/** A server with one table in memory: the real host behind a minimal desk. */
import { DEFAULT_SWITCHES, LAYOUT_NUMBER, type Random, REFERENCE_EDITION, RULES_VERSION, shippedHash } from '@tabannusi/engine';
import { seatCommitment, serverCommitment } from '@tabannusi/fair';
import {
  advance,
  decide,
  draftOf,
  type Feed,
  type FromClient,
  type FromServer,
  fairDice,
  feedFor,
  type Hosted,
  observerOf,
  type PersonCommand,
  PROTOCOL_VERSION,
  readStart,
  seatOf,
} from '@tabannusi/host';

const TABLE = '00000000000000000000000000000001';
const SECRET = 'ab'.repeat(32);
const AGAIN = { ok: false, code: 'again' } as const;
const DICE = fairDice(SECRET);

/** A socket at the server. */
export interface Visitor {
  readonly person: string;
  send(text: string): void;
}

export const shareOf = (seat: number): string => String(seat + 1).repeat(64);

export class Room {
  readonly #visitors = new Set<Visitor>();
  readonly #drafts = new Map<number, { readonly at: number; readonly decisions: readonly string[] }>();
  readonly #now: () => number;
  readonly #random: Random;
  #hosted: Hosted | null = null;
  /** The feed of each entry. */
  readonly feeds: Feed[] = [];
  /** One in this many commands fails in the store, before or after it was stored; 0 for never. */
  fails = 0;
  /** A fault planted in the server: it changes a text that is sent. */
  tells: (text: string) => string = (text) => text;

  constructor(persons: number, random: Random, now: () => number) {
    this.#now = now;
    this.#random = random;
    const { id, version } = REFERENCE_EDITION;
    const edition = { id, version, hash: shippedHash(REFERENCE_EDITION) };
    const start = readStart({ rules: 1, edition, switches: DEFAULT_SWITCHES, seats: persons });
    if (!start.ok) throw new Error('the start cannot be read');
    const options = { hints: true, estimate: true, watching: 'link' } as const;
    const places = Array.from({ length: persons }, () => null);
    const opening = { options, places, game: start.record, commitment: serverCommitment(TABLE, SECRET) };
    this.#do({ do: 'open', id: 'open', person: 'p0', table: TABLE, ...opening });
    for (let seat = 0; seat < persons; seat++)
      this.#do({ do: 'sit', id: `sit ${seat}`, person: `p${seat}`, seat, commitment: seatCommitment(TABLE, seat, shareOf(seat)) });
  }

  get hosted(): Hosted {
    if (this.#hosted === null) throw new Error('no table');
    return this.#hosted;
  }

  hear(visitor: Visitor, text: string): void {
    const message = JSON.parse(text) as FromClient;
    const { person } = visitor;
    switch (message.t) {
      case 'hello':
        this.#join(visitor, message);
        break;
      case 'ping':
        tell(visitor, { t: 'pong', n: message.n, now: this.#now() });
        break;
      case 'draft': {
        const tried = draftOf(this.hosted, person, message.at, message.decisions);
        if (tried.ok) this.#keepDraft(person, message.at, tried);
        break;
      }
      case 'focus':
        break;
      case 'say': {
        const seat = seatOf(this.hosted, person);
        if (seat !== null) for (const each of this.#visitors) tell(each, { t: 'said', seat, phrase: message.phrase });
        break;
      }
      default: {
        const { t, ...rest } = message;
        this.#answer(visitor, { do: t, person, ...rest } as PersonCommand);
      }
    }
  }

  leave(visitor: Visitor): void {
    this.#visitors.delete(visitor);
  }

  #keepDraft(person: string, at: number, { seat, decisions, told }: Tried): void {
    this.#drafts.set(seat, { at, decisions });
    for (const visitor of this.#visitors) tell(visitor, { t: 'draft', seat, at, decisions: visitor.person === person ? decisions : told });
  }

  #join(visitor: Visitor, { after, chain }: FromClient & { t: 'hello' }): void {
    const { hosted } = this;
    const anew = after > hosted.seq || (this.feeds[after - 1]?.chain ?? '') !== chain;
    const seat = seatOf(hosted, visitor.person);
    const tried = seat === null ? undefined : this.#drafts.get(seat);
    const draft = tried === undefined || tried.at < hosted.moved ? null : tried;
    tell(visitor, {
      t: 'welcome',
      v: PROTOCOL_VERSION,
      rules: RULES_VERSION,
      layout: LAYOUT_NUMBER,
      seq: hosted.seq,
      seat,
      anew,
      draft,
      now: this.#now(),
    });
    this.#visitors.add(visitor);
    this.#tell(visitor, this.feeds.slice(anew ? 0 : after));
  }

  #answer(visitor: Visitor, command: PersonCommand): void {
    const fails = (): boolean => this.fails > 0 && this.#random.below(this.fails) === 0;
    const answer = fails() ? AGAIN : this.#do(command);
    if (fails()) return;
    if (answer.ok) tell(visitor, { t: 'did', id: command.id, seq: answer.seq });
    else tell(visitor, { t: 'refused', id: command.id, code: answer.code });
  }

  #do(command: PersonCommand) {
    const decided = decide(this.#hosted, command, { now: this.#now(), dice: DICE });
    if (!decided.ok) return decided;
    if ('known' in decided) return { ok: true, seq: decided.known } as const;
    const after = this.#hosted?.seq ?? 0;
    const feeds = decided.entries.map((entry) => {
      const { hosted, feed } = advance(this.#hosted, entry);
      this.#hosted = hosted;
      return feed;
    });
    this.feeds.push(...feeds);
    for (const visitor of this.#visitors) this.#tell(visitor, feeds);
    return { ok: true, seq: after + 1 } as const;
  }

  #tell(visitor: Visitor, feeds: readonly Feed[]): void {
    const observer = observerOf(this.hosted, visitor.person);
    if (feeds.length === 0 || observer === null) return;
    visitor.send(this.tells(`{"t":"entries","entries":[${feeds.map((feed) => feedFor(feed, observer)).join(',')}]}`));
  }
}

type Tried = Extract<ReturnType<typeof draftOf>, { readonly ok: true }>;

const tell = (visitor: Visitor, message: FromServer): void => visitor.send(JSON.stringify(message));
