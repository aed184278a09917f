/**
 * The conversation between the page and the server about one table, over a line that may break at any time. Entries arrive in order and
 * without gaps, every command takes effect once, and the resulting knowledge is compared with the server's. The clock, randomness and
 * socket are handed in (`Ports`).
 */
import { LAYOUT_NUMBER, RULES_VERSION } from '@tabannusi/engine';
import { type FromClient, type FromServer, type Phrase, PROTOCOL_VERSION, type Refusal, type ToldEntry } from '@tabannusi/host/client';
import { Line, type LinePorts } from './line.ts';

export interface Ports extends LinePorts {
  /** 128 random bits as hexadecimal digits. */
  newId(): string;
}

type WithoutId<Message> = Message extends { readonly id: string } ? Omit<Message, 'id'> : never;
/** A command that is repeated until it is answered. */
export type Deed = WithoutId<Exclude<FromClient, { readonly t: 'say' }>>;

/**
 * Why the connection has ended for good. `unlike`: what the page makes of the entries differs from what the server says, even from the
 * first entry on.
 */
export type Stop = 'reload' | 'form' | 'notSignedIn' | 'mayNot' | 'noTable' | 'unlike';
/** `behind`: entries are still on their way, or a line that has just broken is being reopened. */
export type Link = 'offline' | 'behind' | 'live' | Stop;

export interface Listener {
  /** Receives the next entries. Returns false if the resulting knowledge differs from the server's. */
  take(entries: readonly ToldEntry[]): boolean;
  /** All entries come again, starting with the first. */
  startAnew(): void;
  /** Receives every other message of the server. */
  hear(message: Exclude<FromServer, { readonly t: 'entries' | 'did' | 'refused' | 'pong' | 'moved' | 'reload' }>): void;
  /** Receives the answer to a command. */
  answer(deed: Deed, refusal: Refusal | null): void;
  /** `link` may have changed. */
  changed(): void;
}

type Command = Deed & { readonly id: string };

type Planned = 'repeat' | 'draft' | 'ping' | 'patience' | 'progress';

/** Milliseconds. */
const REPEAT_MS = 2_500;
const DRAFT_MS = 250;
const PING_MS = { visible: 5_000, hidden: 25_000 };
const PATIENCE_MS = 4_000;

const STOPS: ReadonlyMap<number, Stop> = new Map([
  [4400, 'form'],
  [4401, 'notSignedIn'],
  [4403, 'mayNot'],
  [4404, 'noTable'],
]);

/** Nothing was done, and the same command may be sent again. */
const isForLater = ({ code }: Refusal): boolean => code === 'again' || code === 'ahead';

export class Connection {
  readonly #ports: Ports;
  readonly #listener: Listener;
  readonly #line: Line;
  /** The first command in the queue was sent. */
  readonly #commands: Command[] = [];
  #seq = 0;
  #chain = '';
  /** The number of the last entry that the server has mentioned. */
  #known = 0;
  #stop: Stop | null = null;
  #isVisible = true;
  #isWelcome = false;
  /** Whether all entries come again because the knowledge differed. */
  #isComparedAnew = false;
  #draft: (FromClient & { t: 'draft' }) | null = null;
  /** The decisions of drafts that were sent, until the server shows them to everybody at the table. */
  readonly #tried: string[] = [];
  #pings = 0;
  /** Functions that cancel planned work. */
  readonly #planned = new Map<Planned, () => void>();

  constructor(ports: Ports, listener: Listener) {
    this.#ports = ports;
    this.#listener = listener;
    this.#line = new Line(ports, {
      opened: () => this.#hello(),
      heard: (text) => this.#hear(text),
      closed: (code) => this.#closed(code),
    });
  }

  get link(): Link {
    if (this.#stop !== null) return this.#stop;
    if (this.#isWelcome) return this.#seq < this.#known ? 'behind' : 'live';
    return this.#line.tries > 1 ? 'offline' : 'behind';
  }

  /** The number of the last known entry. */
  get seq(): number {
    return this.#seq;
  }

  /** `entries` are the first ones of the table, if they are known already. */
  open(entries: readonly ToldEntry[] = []): void {
    const last = entries.at(-1);
    if (last !== undefined) {
      this.#seq = this.#known = last.seq;
      this.#chain = last.chain;
      if (!this.#listener.take(entries)) this.#forget();
    }
    this.#line.open();
  }

  /** Ends the conversation; commands without an answer are dropped. */
  close(): void {
    this.#quiet();
    this.#line.close();
  }

  /** Sent, once what was done before it is answered, and repeated until the answer comes. */
  do(deed: Deed): void {
    // What is committed is tried no longer.
    if (deed.t === 'commit') this.#draft = null;
    this.#commands.push({ id: this.#ports.newId(), ...deed });
    if (this.#commands.length === 1) this.#sendCommand();
  }

  /** Sends what the seat is trying. Of several drafts within a quarter of a second, only the last one is sent. */
  draft(decisions: readonly string[]): void {
    this.#draft = { t: 'draft', at: this.#seq, decisions };
    if (!this.#planned.has('draft')) this.#sendDraft();
  }

  /** Sends a phrase to everybody at the table now. It is not repeated. */
  say(phrase: Phrase): void {
    if (this.#isWelcome) this.#send({ t: 'say', id: this.#ports.newId(), phrase });
  }

  /** A network may be available again. */
  wake(): void {
    if (this.#stop !== null) return;
    this.#line.wake();
    if (this.#isWelcome) this.#ping();
  }

  /** Whether the page is visible. */
  attend(isVisible: boolean): void {
    if (isVisible === this.#isVisible) return;
    this.#isVisible = isVisible;
    if (this.#isWelcome) this.#send({ t: 'focus', on: isVisible });
    if (isVisible) this.wake();
  }

  #send(message: FromClient): void {
    this.#line.send(JSON.stringify(message));
  }

  /** Runs something later and replaces what was planned under the same name. */
  #later(what: Planned, ms: number, run: () => void): void {
    this.#never(what);
    const cancel = this.#ports.in(ms, () => {
      this.#planned.delete(what);
      run();
    });
    this.#planned.set(what, cancel);
  }

  #never(what: Planned): void {
    this.#planned.get(what)?.();
    this.#planned.delete(what);
  }

  #quiet(): void {
    for (const what of [...this.#planned.keys()]) this.#never(what);
    this.#isWelcome = false;
  }

  #stopFor(stop: Stop): void {
    this.#stop = stop;
    this.close();
    this.#listener.changed();
  }

  // The line

  #hello(): void {
    this.#isWelcome = false;
    this.#send({ t: 'hello', v: PROTOCOL_VERSION, after: this.#seq, chain: this.#chain });
    this.#expectProgress();
    this.#listener.changed();
  }

  /** Until all entries that the server has mentioned have arrived. */
  #expectProgress(): void {
    if (this.#isWelcome && this.#seq >= this.#known) this.#never('progress');
    else this.#later('progress', PATIENCE_MS, () => this.#line.cut());
  }

  #ping(): void {
    if (!this.#planned.has('patience')) this.#later('patience', PATIENCE_MS, () => this.#line.cut());
    this.#pingLater();
    this.#send({ t: 'ping', n: ++this.#pings });
  }

  #pingLater(): void {
    this.#later('ping', this.#isVisible ? PING_MS.visible : PING_MS.hidden, () => this.#ping());
  }

  #closed(code: number): boolean {
    this.#quiet();
    this.#stop = STOPS.get(code) ?? this.#stop;
    this.#listener.changed();
    return this.#stop === null;
  }

  // What the server says

  #hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    switch (message.t) {
      case 'welcome':
        // A hello may have two answers.
        if (!this.#isWelcome) this.#welcome(message);
        break;
      case 'entries':
        this.#take(message.entries);
        break;
      case 'did':
        this.#expect(message.seq);
        this.#answer(message.id, null);
        break;
      case 'refused':
        if (message.id !== null) this.#answer(message.id, message);
        break;
      case 'pong':
        this.#never('patience');
        this.#line.isGood();
        break;
      case 'moved':
        this.#line.pause(message.retry);
        this.#line.cut();
        break;
      case 'reload':
        this.#stopFor('reload');
        break;
      case 'draft':
        if (this.#isFromElsewhere(message.decisions)) this.#listener.hear(message);
        break;
      default:
        this.#listener.hear(message);
    }
  }

  #welcome(message: FromServer & { t: 'welcome' }): void {
    // The server was updated while the page stayed open.
    if (message.rules !== RULES_VERSION || message.layout !== LAYOUT_NUMBER) {
      this.#stopFor('reload');
      return;
    }
    this.#isWelcome = true;
    this.#tried.length = 0;
    // The server's entries differ from this page's.
    if (message.anew && this.#seq > 0) this.#forget();
    this.#known = message.seq;
    this.#expectProgress();
    this.#listener.hear(message);
    this.#listener.changed();
    if (!this.#isVisible) this.#send({ t: 'focus', on: false });
    // The welcome may have been on its way when the line broke.
    this.#ping();
    this.#sendCommand();
    if (this.#draft !== null) this.#sendDraft();
  }

  #take(entries: readonly ToldEntry[]): void {
    if (!this.#isWelcome) return;
    const next = entries.filter(({ seq }) => seq > this.#seq);
    const [first, last] = [next[0], next.at(-1)];
    if (first === undefined || last === undefined) return;
    if (first.seq > this.#seq + 1) {
      this.#hello();
      return;
    }
    this.#seq = last.seq;
    // A draft from before these entries is not shown to anybody.
    this.#tried.length = 0;
    this.#chain = last.chain;
    this.#known = Math.max(this.#known, this.#seq);
    if (this.#listener.take(next)) {
      if (this.#seq >= this.#known) this.#isComparedAnew = false;
      this.#expectProgress();
      this.#listener.changed();
    } else if (this.#isComparedAnew) this.#stopFor('unlike');
    else {
      this.#isComparedAnew = true;
      this.#forget();
      this.#hello();
    }
  }

  #forget(): void {
    this.#seq = 0;
    this.#chain = '';
    this.#listener.startAnew();
  }

  /** An entry that has not arrived by now is requested. */
  #expect(seq: number): void {
    if (seq <= this.#known) return;
    this.#known = seq;
    this.#hello();
  }

  // What the page says

  #sendCommand(): void {
    const [command] = this.#commands;
    if (command === undefined) return;
    if (this.#isWelcome) this.#send(command as FromClient);
    this.#later('repeat', REPEAT_MS, () => this.#sendCommand());
  }

  #answer(id: string, refusal: Refusal | null): void {
    const [command] = this.#commands;
    if (command?.id !== id || (refusal !== null && isForLater(refusal))) return;
    this.#commands.shift();
    this.#never('repeat');
    const { id: _, ...deed } = command;
    this.#listener.answer(deed as Deed, refusal);
    this.#sendCommand();
  }

  /** False for a draft of this page, and for the one that the server had before it: all pages of a seat finally show the last one. */
  #isFromElsewhere(decisions: readonly (string | null)[]): boolean {
    const own = this.#tried.indexOf(decisions.join(' '));
    const isOwn = own >= 0;
    if (isOwn) this.#tried.splice(0, own + 1);
    return !isOwn && this.#tried.length === 0 && this.#draft === null;
  }

  #sendDraft(): void {
    const draft = this.#draft;
    if (draft === null || !this.#isWelcome) return;
    this.#draft = null;
    this.#tried.push(draft.decisions.join(' '));
    this.#send(draft);
    this.#later('draft', DRAFT_MS, () => this.#sendDraft());
  }
}
