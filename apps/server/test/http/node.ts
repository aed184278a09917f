/** A node as `npm start` runs it, on a free port of the loopback address, with people who use it as browsers do. */
import { isDeepStrictEqual } from 'node:util';
import { Generator, SPECTATOR } from '@tabannusi/engine';
import { seatCommitment } from '@tabannusi/fair';
import type { FromClient, FromServer, ToldEntry } from '@tabannusi/host';
import { Follower, idFrom } from '@tabannusi/host/follower';
import { createApp } from '../../src/app.ts';
import type { Thinking } from '../../src/bots/thinking.ts';
import { type Core, createCore } from '../../src/core.ts';
import type { Surroundings } from '../../src/http/state-routes.ts';
import type { JobsOfNode } from '../../src/jobs/jobs-of-node.ts';
import { jobsOf } from '../../src/jobs/kinds.ts';
import { LIMITS, type Limits } from '../../src/limits.ts';
import { newId } from '../../src/random-ids.ts';
import { openStore } from '../../src/store/open-store.ts';
import { folder } from '../store/engines.ts';
import { expectDescribed } from './described.ts';

export interface Node {
  readonly core: Core;
  readonly host: string;
  readonly reported: unknown[];
  stop(): Promise<void>;
}

export interface NodeParts {
  readonly address?: string;
  readonly limits?: Partial<Limits>;
  readonly now?: () => number;
  /** If absent, nobody does jobs. */
  readonly thinking?: Thinking;
  /** If absent, nobody can be let in. */
  readonly surroundings?: Surroundings;
}

/** Tests send requests more often than people do. */
const OFTEN = { count: 100_000, perMs: 60_000 };

const ALONE: Surroundings = { address: () => null };

export async function startNode({ address, limits, now = Date.now, thinking, surroundings = ALONE }: NodeParts = {}): Promise<Node> {
  const store = await openStore(address ?? `${folder()}/tabannusi.db`);
  const reported: unknown[] = [];
  const report = (error: unknown): void => void reported.push(error);
  const often = { requests: OFTEN, messages: OFTEN, tables: OFTEN, tablesOfAddress: OFTEN };
  let jobs: JobsOfNode | null = null;
  const publish = (): void => jobs?.wake();
  const core = createCore({ store, key: new Uint8Array(32).fill(7), limits: { ...LIMITS, ...often, ...limits }, now, report, publish });
  if (thinking !== undefined) jobs = jobsOf(core, thinking, 0);
  jobs?.wake();
  const names = new Set<string>();
  const page = (_: unknown, response: { end(text: string): void }): void => response.end('the page');
  const app = await createApp({ core, names, page, surroundings });
  const host = new URL(await app.listen({ host: '127.0.0.1', port: 0 })).host;
  names.add(host);
  const stop = async (): Promise<void> => {
    core.sockets.endAll();
    await Promise.all([app.close(), jobs?.stop()]);
    await store.close();
  };
  return { core, host, reported, stop };
}

export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of it, it says.
  readonly body: any;
  readonly headers: Headers;
}

/** A browser: it keeps its cookie and says which site its requests come from. */
export class Browser {
  readonly host: string;
  cookie = '';

  constructor(host: string) {
    this.host = host;
  }

  /** An empty header is not sent. */
  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    const given = {
      ...{ origin: `http://${this.host}`, 'sec-fetch-site': 'same-origin', cookie: this.cookie },
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const response = await fetch(`http://${this.host}${path}`, {
      method,
      headers: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const answer = isJson ? JSON.parse(text) : text;
    expectDescribed(method, path, response.status, answer);
    return { status: response.status, body: answer, headers: response.headers };
  }

  socket(table: string, headers: Record<string, string> = {}): WebSocket {
    const given = { origin: `http://${this.host}`, ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...headers };
    return new WebSocket(`ws://${this.host}/api/tables/${table}/socket`, { headers: given });
  }
}

export async function guest(host: string, name: string): Promise<Browser & { person: string }> {
  const browser = new Browser(host);
  const { body, status } = await browser.ask('PUT', '/api/me', { name, language: 'en' });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return Object.assign(browser, { person: body.person as string });
}

const OPTIONS = { hints: true, estimate: false, watching: 'link' } as const;

/** Opens a table with this many people, followed by bots. */
export async function openTable(
  host: Browser,
  persons: number,
  bots: readonly string[] = [],
  options: object = OPTIONS,
): Promise<{ table: string; code: string }> {
  const places = [...Array.from({ length: persons }, () => null), ...bots.map((bot) => ({ bot }))];
  const { status, body } = await host.ask('POST', '/api/tables', { game: { seats: places.length }, options, places });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** A program at a table: it follows the game, compares the hashes of masks after each entry, and plays when its seat is asked. */
export class Player {
  readonly browser: Browser;
  table: string;
  readonly observer: number;
  readonly random: Generator;
  readonly share: string;
  readonly heard: FromServer[] = [];
  /** The numbers of entries in the order of arrival, over all connections. */
  readonly numbers: number[] = [];
  follower: Follower;
  /** Stops playing after this many entries. */
  enough = Number.POSITIVE_INFINITY;
  /** Whether it repeats commands without an answer over a new connection. */
  repeats = false;
  /** Whether it may have requested entries that it has; then they must be the same. */
  hearsAgain = false;
  socket: WebSocket | null = null;
  closed: number | null = null;
  fault: unknown = null;
  #pending = '';
  #unanswered: FromClient | null = null;
  #waiting: { readonly until: () => boolean; readonly done: () => void }[] = [];

  constructor(browser: Browser, table: string, observer: number) {
    this.browser = browser;
    this.table = table;
    this.observer = observer;
    this.follower = new Follower(observer);
    this.random = new Generator(`${table} ${observer}`, 'game');
    this.share = idFrom(this.random) + idFrom(this.random);
  }

  commitmentAt(table: string): string {
    return seatCommitment(table, this.observer, this.share);
  }

  async sit(): Promise<Answered> {
    const commitment = this.commitmentAt(this.table);
    return this.browser.ask('PUT', `/api/tables/${this.table}/seats/${this.observer}`, { id: newId(), commitment });
  }

  async connect(): Promise<void> {
    await this.open();
    this.say({ t: 'hello', v: 1, after: this.follower.seq, chain: this.follower.chain });
    await this.until(() => this.heard.some(({ t }) => t === 'welcome') || this.closed !== null);
  }

  /** A socket that has not said hello. */
  async open(): Promise<void> {
    const socket = this.browser.socket(this.table);
    this.socket = socket;
    this.closed = null;
    if (!this.repeats) this.#pending = '';
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data))));
    socket.addEventListener('close', ({ code }) => {
      if (this.socket !== socket) return;
      this.closed = code;
      this.#look();
    });
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error('no socket')));
    });
  }

  drop(): void {
    this.socket?.close();
    this.socket = null;
  }

  say(message: FromClient | { readonly t: string }): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Resolves when the condition holds; rejects when the game differs from what the server says. */
  async until(until: () => boolean): Promise<void> {
    if (!until() && this.fault === null) await new Promise<void>((done) => this.#waiting.push({ until, done }));
    if (this.fault !== null) throw this.fault;
  }

  #hear(message: FromServer): void {
    this.heard.push(message);
    try {
      if (message.t === 'welcome' && message.anew) this.follower = new Follower(this.observer);
      if (message.t === 'welcome' && this.#pending !== '' && this.#unanswered !== null) this.say(this.#unanswered);
      if (message.t === 'entries') for (const entry of message.entries) this.#take(entry);
      if ((message.t === 'did' || message.t === 'refused') && message.id === this.#pending) this.#pending = '';
      this.#play();
    } catch (error) {
      this.fault = error;
    }
    this.#look();
  }

  #take(entry: ToldEntry): void {
    const known = this.hearsAgain ? this.follower.entries[entry.seq - 1] : undefined;
    if (known !== undefined) {
      if (!isDeepStrictEqual(known, entry)) throw new Error(`entry ${entry.seq} is told otherwise`);
      return;
    }
    this.numbers.push(entry.seq);
    this.follower.hear(JSON.stringify(entry));
  }

  #look(): void {
    const ready = this.#waiting.filter(({ until }) => this.fault !== null || until());
    this.#waiting = this.#waiting.filter((one) => !ready.includes(one));
    for (const { done } of ready) done();
  }

  #play(): void {
    const { entries, asked, seq } = this.follower;
    if (this.#pending !== '' || this.observer === SPECTATOR || seq >= this.enough) return;
    const own = (kind: ToldEntry['kind']): boolean =>
      entries.some((entry) => entry.kind === kind && 'seat' in entry && entry.seat === this.observer);
    const id = idFrom(this.random);
    if (asked === this.observer) {
      this.#send(id, { t: 'commit', id, at: seq, decisions: this.follower.stretch(this.random) });
    } else if (entries.some(({ kind }) => kind === 'sealed') && !own('shared')) this.#send(id, { t: 'share', id, share: this.share });
  }

  #send(id: string, message: FromClient): void {
    this.#pending = id;
    this.#unanswered = message;
    this.say(message);
  }
}
