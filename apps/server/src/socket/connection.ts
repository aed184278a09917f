/** One socket at one table: handles the client's messages in order, and sends it what it may know. */

import { type FromClient, type FromServer, type PersonCommand, PROTOCOL_VERSION, type Refusal, seatOf } from '@tabannusi/host';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import type { Core } from '../core.ts';
import type { Watcher } from '../desk/ports.ts';
import { UnreadableLog } from '../desk/unreadable-log.ts';
import { Rate } from '../limits.ts';
import type { Guest } from '../presence/rooms.ts';
import type { OpenSocket } from '../presence/sockets.ts';
import { MESSAGES } from '../schemas.ts';
import { StoreError } from '../store/store-error.ts';

/** Why the server closes a socket. The numbers are stable. */
const CLOSED = {
  /** The server stops. */
  restart: 1012,
  /** The store is not available, or the client reads too slowly: reconnect later. */
  later: 1013,
  failed: 1011,
  form: 4400,
  notSignedIn: 4401,
  mayNot: 4403,
  noTable: 4404,
  quiet: 4408,
  tooFast: 4429,
} as const;

type Reason = keyof typeof CLOSED;

const CHECKS = new Map(Object.entries(MESSAGES).map(([word, schema]) => [word, Compile(schema as TSchema)]));

export interface ConnectionParts {
  readonly core: Core;
  readonly socket: WebSocket;
  readonly table: string;
  readonly person: string | null;
  readonly owner: string;
  readonly session: string | null;
}

export class Connection implements Watcher, Guest, OpenSocket {
  readonly person: string | null;
  readonly owner: string;
  /** The hash of the cookie that opened the socket. */
  readonly session: string | null;
  isFocused = true;
  isWelcome = false;
  readonly #core: Core;
  readonly #socket: WebSocket;
  readonly #table: string;
  readonly #rate: Rate;
  readonly #phrases: Rate;
  readonly #waitingForHello: NodeJS.Timeout;
  #saidHello = false;
  /** Pings without an answer. */
  #missed = 0;
  #last: Promise<void> = Promise.resolve();

  constructor({ core, socket, table, person, owner, session }: ConnectionParts) {
    this.#core = core;
    this.#socket = socket;
    this.#table = table;
    this.person = person;
    this.owner = owner;
    this.session = session;
    this.#rate = new Rate(core.limits.messages);
    this.#phrases = new Rate(core.limits.phrases);
    this.#waitingForHello = setTimeout(() => this.end('form'), core.limits.helloMs);
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? null : String(data)));
    socket.on('pong', () => {
      this.#missed = 0;
    });
    // The socket closes by itself after an error.
    socket.on('error', () => {});
    socket.on('close', () => void this.#left());
  }

  /** Sends one message as JSON. */
  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#core.limits.waitingBytes) this.end('later');
    else this.#socket.send(text);
  }

  tell(message: FromServer): void {
    this.send(JSON.stringify(message));
  }

  /** The desk reports that the watcher may no longer see the table. */
  close(): void {
    this.end('mayNot');
  }

  end(reason: Reason): void {
    this.#socket.close(CLOSED[reason], reason);
  }

  /** Checks whether the connection is alive; called at every heartbeat. */
  ping(): void {
    if (this.#missed >= 2) {
      this.end('quiet');
      this.#socket.terminate();
      return;
    }
    this.#missed++;
    this.#socket.ping();
  }

  #hear(text: string | null): void {
    this.#missed = 0;
    const message = text === null ? null : readMessage(text);
    if (!this.#rate.use('', this.#core.now())) {
      this.end('tooFast');
      return;
    }
    if (message === null || (!this.#saidHello && message.t !== 'hello')) {
      this.end('form');
      return;
    }
    // A client with another version is not let in; it has the usual time to say hello with this version.
    if (message.t === 'hello' && message.v === PROTOCOL_VERSION) this.#saidHello = true;
    // Messages of a client are answered one after the other.
    this.#last = this.#last.then(() => this.#answer(message)).catch((error) => this.#failed(error));
  }

  #failed(error: unknown): void {
    if (!(error instanceof StoreError)) this.#core.report(error);
    if (error instanceof UnreadableLog) this.#refuse(null, { code: 'log', fault: error.code });
    this.end(error instanceof StoreError ? 'later' : 'failed');
  }

  async #answer(message: FromClient): Promise<void> {
    const { desk, rooms, now } = this.#core;
    switch (message.t) {
      case 'hello':
        return this.#join(message);
      case 'ping':
        return this.tell({ t: 'pong', n: message.n, now: now() });
      case 'focus':
        this.isFocused = message.on;
        return rooms.tellPresence(this.#table);
      case 'say':
        return this.#say(message.id, message.phrase);
      case 'draft': {
        const { at, decisions } = message;
        const refused = this.person === null ? NOT_SEATED : await desk.draft(this.#table, this.person, at, decisions);
        if (refused !== null) this.#refuse(null, refused);
        return;
      }
      default:
        return this.#command(message);
    }
  }

  async #join({ v, after, chain }: FromClient & { t: 'hello' }): Promise<void> {
    const { desk, rooms, limits } = this.#core;
    if (v !== PROTOCOL_VERSION) return this.tell({ t: 'reload' });
    clearTimeout(this.#waitingForHello);
    if (!rooms.enter(this.#table, this, limits.sockets)) return this.end('tooFast');
    const joined = await desk.join(this.#table, this, { after, chain });
    // A person who may not see the table gets the same answer as if it did not exist.
    if (joined !== 'welcomed') return this.end('noTable');
    this.isWelcome = true;
    await rooms.tellPresence(this.#table);
  }

  async #command({ t, ...rest }: FromClient & { readonly id: string }): Promise<void> {
    if (this.person === null) return this.#refuse(rest.id, NOT_SEATED);
    // Each of these messages is a command, apart from the person who sends it.
    const command = { do: t, person: this.person, ...rest } as PersonCommand;
    const answer = await this.#core.desk.send(this.#table, command);
    if (answer.ok) this.tell({ t: 'did', id: rest.id, seq: answer.seq });
    else this.#refuse(rest.id, answer);
  }

  async #say(id: string, phrase: string): Promise<void> {
    const hosted = await this.#core.desk.look(this.#table);
    const seat = hosted === null || this.person === null ? null : seatOf(hosted, this.person);
    if (seat === null) this.#refuse(id, NOT_SEATED);
    else if (!this.#phrases.use('', this.#core.now())) this.#refuse(id, { code: 'tooFast' });
    else this.#core.rooms.tell(this.#table, { t: 'said', seat, phrase });
  }

  #refuse(id: string | null, refusal: Refusal & { readonly ok?: false }): void {
    const { ok: _, ...rest } = refusal;
    this.tell({ t: 'refused', id, ...rest });
  }

  async #left(): Promise<void> {
    clearTimeout(this.#waitingForHello);
    // Otherwise a client that is just joining would stay.
    await this.#last;
    const { desk, rooms } = this.#core;
    rooms.leave(this.#table, this);
    await desk.leave(this.#table, this).catch(() => {});
    await rooms.tellPresence(this.#table).catch(() => {});
  }
}

const NOT_SEATED = { code: 'notSeated' } as const;

/** Null if it is not one of our messages. */
function readMessage(text: string): FromClient | null {
  try {
    const value: unknown = JSON.parse(text);
    const word = typeof value === 'object' && value !== null && 't' in value ? value.t : null;
    const check = typeof word === 'string' ? CHECKS.get(word) : undefined;
    return check?.Check(value) === true ? (value as FromClient) : null;
  } catch {
    return null;
  }
}
