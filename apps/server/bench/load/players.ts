/** Raw clients that play planned games at our server: each sends the next planned commit as soon as it is its turn. */
import { randomBytes } from 'node:crypto';
import type { GameRecord } from '@tabannusi/engine';
import type { FromServer } from '@tabannusi/host';
import type { OurServer } from './our-server.ts';
import type { PlannedTable } from './plan.ts';

/** A server that takes longer than this is not working. */
const PATIENCE_MS = 180_000;

export interface Guest {
  readonly person: string;
  readonly cookie: string;
}

export async function signUp(host: string, name: string): Promise<Guest> {
  const { body, cookie } = await ask(host, 'PUT', '/api/me', { name, language: 'en' });
  return { person: (body as { person: string }).person, cookie };
}

/** Tables at which everybody is seated and waits for the first decision. */
export class Players {
  readonly #games: readonly Game[];

  private constructor(games: readonly Game[]) {
    this.#games = games;
  }

  /**
   * Opens the tables, seats the players, connects a socket for each seat, and starts the games. The same guest has the same seat at all
   * tables.
   */
  static async begin(server: OurServer, guests: readonly Guest[], tables: readonly PlannedTable[]): Promise<Players> {
    await server.open(guests[0]?.person ?? '', tables);
    const games = tables.map((table) => new Game(server.host, guests, table));
    for (const game of games) await game.sit();
    await within(Promise.all(games.map((game) => game.begun)));
    return new Players(games);
  }

  /** Plays all games at the same time. Returns the record of each finished game, as the server sent it. */
  async play(): Promise<(GameRecord | null)[]> {
    for (const game of this.#games) game.play();
    return within(Promise.all(this.#games.map((game) => game.played)));
  }

  leave(): void {
    for (const game of this.#games) game.leave();
  }
}

class Game {
  readonly begun: Promise<void>;
  readonly played: Promise<GameRecord | null>;
  readonly #host: string;
  readonly #guests: readonly Guest[];
  readonly #planned: PlannedTable;
  readonly #sockets: WebSocket[] = [];
  /** The number of the last entry that each seat has received. */
  readonly #seen: number[];
  readonly #tellBegun = Promise.withResolvers<void>();
  readonly #tellPlayed = Promise.withResolvers<GameRecord | null>();
  #next = 0;
  #playing = false;
  #record: GameRecord | null = null;

  constructor(host: string, guests: readonly Guest[], planned: PlannedTable) {
    this.#host = host;
    this.#guests = guests;
    this.#planned = planned;
    this.#seen = guests.map(() => 0);
    this.begun = this.#tellBegun.promise;
    this.played = this.#tellPlayed.promise;
    this.played.catch(() => {});
  }

  async sit(): Promise<void> {
    const { table, commitments } = this.#planned;
    await Promise.all(
      this.#guests.map(({ cookie }, seat) =>
        ask(this.#host, 'PUT', `/api/tables/${table}/seats/${seat}`, { id: newId(), commitment: commitments[seat] }, cookie),
      ),
    );
    for (const [seat, { cookie }] of this.#guests.entries()) this.#connect(seat, cookie);
  }

  play(): void {
    this.#playing = true;
    for (const seat of this.#seen.keys()) this.#decide(seat);
  }

  leave(): void {
    for (const socket of this.#sockets) socket.close();
  }

  #connect(seat: number, cookie: string): void {
    const headers = { origin: `http://${this.#host}`, cookie };
    const socket = new WebSocket(`ws://${this.#host}/api/tables/${this.#planned.table}/socket`, { headers });
    this.#sockets[seat] = socket;
    socket.addEventListener('open', () => this.#say(seat, { t: 'hello', v: 1, after: 0, chain: '' }));
    socket.addEventListener('message', ({ data }) => this.#hear(seat, String(data)));
    socket.addEventListener('close', ({ code }) => this.#fail(`A socket was closed (${code}).`));
    socket.addEventListener('error', () => this.#fail('A socket failed.'));
  }

  #say(seat: number, message: object): void {
    this.#sockets[seat]?.send(JSON.stringify(message));
  }

  #hear(seat: number, text: string): void {
    if (text.startsWith('{"t":"did"') || text.startsWith('{"t":"presence"')) return;
    const message = JSON.parse(text) as FromServer;
    if (message.t === 'welcome') this.#say(seat, { t: 'ready', id: newId() });
    else if (message.t === 'refused') this.#fail(`The server refused: ${text}`);
    else if (message.t === 'entries') for (const entry of message.entries) this.#take(seat, entry);
  }

  #take(seat: number, { kind, seq, record }: { kind: string; seq: number; record?: GameRecord }): void {
    this.#seen[seat] = seq;
    if (kind === 'sealed') this.#say(seat, { t: 'share', id: newId(), share: this.#planned.shares[seat] });
    else if (kind === 'begun' && this.#seen.every((seen) => seen === seq)) this.#tellBegun.resolve();
    else if (kind === 'played') this.#decide(seat);
    this.#record = record ?? this.#record;
    // Waits until everybody has received the last entry.
    if (this.#playing && this.#seen.every((seen) => seen >= this.#planned.last)) this.#tellPlayed.resolve(this.#record);
  }

  /** Sends the next commit if it belongs to this seat and the seat has received the entry before it. */
  #decide(seat: number): void {
    const commit = this.#planned.commits[this.#next];
    if (!this.#playing || commit?.seat !== seat || commit.at !== this.#seen[seat]) return;
    this.#next++;
    this.#sockets[seat]?.send(commit.text);
  }

  #fail(sentence: string): void {
    const error = new Error(sentence);
    this.#tellBegun.reject(error);
    this.#tellPlayed.reject(error);
  }
}

/** Rejects after a while, because something hangs then. */
export async function within<T>(promise: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('A measured server has not answered in time.')), PATIENCE_MS);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}

async function ask(host: string, method: string, path: string, body: object, cookie = '') {
  const headers = { origin: `http://${host}`, 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) };
  const response = await fetch(`http://${host}${path}`, { method, headers, body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return { body: answer, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

const newId = (): string => randomBytes(16).toString('hex');
