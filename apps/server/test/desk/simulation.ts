/**
 * Nodes, clients, a store and their connections in virtual time. Everything that may go wrong does: messages are lost, duplicated and
 * reordered, connections break, nodes die between an append and its answer, the store fails, clocks differ. What everybody saw is then
 * checked against the log, as Jepsen does.
 */
import { DEFAULT_SWITCHES, REFERENCE_EDITION, RunningGame, redeal, SPECTATOR, shippedHash, unpackKnown } from '@tabannusi/engine';
import { serverCommitment } from '@tabannusi/fair';
import { botAsked, feedFor, type PersonCommand, readLog, readStart, retell } from '@tabannusi/host';
import { stretchOf } from '@tabannusi/host/follower';
import { VirtualTime } from '@tabannusi/host/virtual-time';
import { Desk } from '../../src/desk/desk.ts';
import type { Watcher } from '../../src/desk/ports.ts';
import { Client, type Line } from './client.ts';
import { MemoryTables } from './memory-tables.ts';

interface SimulationParts {
  readonly seed: string;
  readonly nodes?: number;
  readonly persons?: number;
  readonly bots?: number;
  /** Tabs per person. */
  readonly tabs?: number;
  /** Entries after which nobody plays on; Infinity for a whole game. */
  readonly enough?: number;
  /** Virtual milliseconds with faults. */
  readonly length?: number;
  /** Plants a fault in the program. */
  readonly plant?: (tables: MemoryTables) => void;
}

interface SimulationTally {
  entries: number;
  /** Games that were played to their end. */
  whole: number;
  crashes: number;
  /** Lost messages. Clients reconnect and continue; each compares the hash of its mask after every entry. */
  cuts: number;
  refused: number;
  repeats: number;
  /** Messages that arrived twice, or after later ones. */
  doubled: number;
  late: number;
  /** Appends that came after somebody else's. */
  conflicts: number;
}

export const newTally = (): SimulationTally => ({
  ...{ entries: 0, whole: 0, crashes: 0, cuts: 0, refused: 0, repeats: 0, doubled: 0, late: 0, conflicts: 0 },
});

/** One in this many schedules is a whole game. */
const WHOLE = 10;

/** The n-th of many schedules: one or two nodes, two to four seats, one to three tabs per person, with and without bots. */
export const schedule = (seed: string, n: number): SimulationParts => ({
  seed: `${seed} ${n}`,
  nodes: 1 + (n % 2),
  persons: 2 + (n % 2),
  bots: n % 3 === 0 ? 1 : 0,
  tabs: 1 + (Math.floor(n / 2) % 3),
  ...(n % WHOLE === WHOLE - 1 ? { enough: Number.POSITIVE_INFINITY, length: 120_000 } : {}),
});

const TABLE = '00000000000000000000000000000001';
const SECRET = 'ab'.repeat(32);
const POLL_MS = 2_000;
/** Virtual milliseconds without faults at the end, long enough to finish everything. */
const CALM_MS = 40_000;

interface Node {
  desk: Desk;
  alive: boolean;
  /** Functions to call when the node ends. */
  readonly lines: Set<() => void>;
}

class Simulation {
  readonly time: VirtualTime;
  readonly tables: MemoryTables;
  readonly nodes: Node[] = [];
  readonly clients: Client[] = [];
  readonly tally = newTally();
  readonly #parts: Required<Omit<SimulationParts, 'plant'>>;
  #stormy = true;

  constructor({ seed, nodes = 2, persons = 2, bots = 0, tabs = 1, enough = 16, length = 40_000 }: SimulationParts) {
    this.#parts = { seed, nodes, persons, bots, tabs, enough, length };
    this.time = new VirtualTime(seed);
    this.tables = new MemoryTables(this.time);
    for (let n = 0; n < nodes; n++) this.nodes.push(this.#node());
    for (let seat = 0; seat < persons; seat++)
      for (let tab = 0; tab < tabs; tab++)
        this.clients.push(new Client({ time: this.time, table: TABLE, seat, enough, connect: (client) => this.#line(client) }));
  }

  async run(): Promise<void> {
    await this.#open();
    this.tables.faults = { fails: 12, unsure: 12 };
    for (const client of this.clients) client.connect();
    this.#crashNow();
    await this.time.until(this.time.now + this.#parts.length);
    this.#stormy = false;
    this.tables.faults = { fails: 0, unsure: 0 };
    await this.time.until(this.time.now + CALM_MS);
    if (this.#parts.enough !== Number.POSITIVE_INFINITY) return;
    for (let more = 0; more < 20 && !this.isOver; more++) await this.time.until(this.time.now + CALM_MS);
    if (!this.isOver) throw new Error('a whole game does not end');
  }

  /** Whether every client has the end of the game. */
  get isOver(): boolean {
    return this.clients.every(({ isEnded }) => isEnded);
  }

  async #open(): Promise<void> {
    const { persons, bots } = this.#parts;
    const { id, version } = REFERENCE_EDITION;
    const edition = { id, version, hash: shippedHash(REFERENCE_EDITION) };
    const start = readStart({ rules: 1, edition, switches: DEFAULT_SWITCHES, seats: persons + bots });
    if (!start.ok) throw new Error('the start cannot be read');
    this.tables.secrets.set(TABLE, SECRET);
    const places = Array.from({ length: persons + bots }, (_, seat) => (seat < persons ? null : { bot: 'random' }));
    const options = { hints: true, estimate: true, watching: 'link' } as const;
    const commitment = serverCommitment(TABLE, SECRET);
    const command = { do: 'open', id: 'open', person: 'p0', table: TABLE, commitment, options, game: start.record, places } as const;
    const opened = this.nodes[0]?.desk.send(TABLE, command);
    await this.time.until(1_000);
    if ((await opened)?.ok !== true) throw new Error('the table is not opened');
  }

  #node(): Node {
    const node: Node = { desk: this.#desk(() => node.alive), alive: true, lines: new Set() };
    this.#poll(node);
    this.#askBots(node);
    return node;
  }

  #desk(isAlive: () => boolean): Desk {
    const skew = this.time.between(-30_000, 30_000);
    return new Desk({
      tables: this.tables.for(isAlive),
      publish: (table, seq) => this.#publish(table, seq),
      now: () => this.time.now + skew,
      most: 1,
    });
  }

  /** Publishes to all nodes, with occasional losses. */
  #publish(table: string, seq: number): void {
    for (const node of this.nodes) {
      if (this.#stormy && this.time.oneIn(4)) continue;
      this.time.in(this.time.between(1, 60), () => {
        if (node.alive) void node.desk.news(table, seq);
      });
    }
  }

  #poll(node: Node): void {
    this.time.in(POLL_MS, () => {
      if (!node.alive) return;
      for (const table of node.desk.watched) void node.desk.news(table, Number.POSITIVE_INFINITY);
      this.#poll(node);
    });
  }

  /** Every node asks the bot whose decision it is; one answer counts. */
  #askBots(node: Node): void {
    this.time.in(this.time.between(300, 1_500), () => {
      if (!node.alive) return;
      void this.#askBot(node).then(() => this.#askBots(node));
    });
  }

  async #askBot({ desk }: Node): Promise<void> {
    const hosted = await desk.look(TABLE);
    const asked = hosted === null || hosted.seq >= this.#parts.enough ? null : botAsked(hosted);
    if (asked === null) return;
    const { masked } = unpackKnown(asked.known);
    const game = new RunningGame(redeal(masked, this.time.random));
    const { seat, at } = asked;
    await desk.send(TABLE, { do: 'botPlays', seat, at, decisions: stretchOf(game, this.time.random) });
  }

  /** Kills a node and starts another. */
  #crashNow(): void {
    this.time.in(this.time.between(500, 12_000), () => {
      if (!this.#stormy) return;
      const at = this.time.random.below(this.nodes.length);
      const node = this.nodes[at];
      if (node !== undefined) {
        this.tally.crashes++;
        node.alive = false;
        for (const end of [...node.lines]) end();
        this.nodes[at] = this.#node();
      }
      this.#crashNow();
    });
  }

  #line(client: Client): Line {
    const node = this.nodes[this.time.random.below(this.nodes.length)];
    if (node === undefined) throw new Error('no node');
    let [open, isDead] = [true, false];
    const end = (): void => {
      if (!open) return;
      open = false;
      node.lines.delete(end);
      void node.desk.leave(TABLE, watcher);
      client.lost();
    };
    const carry = (run: () => void): void => {
      if (this.#stormy && this.time.oneIn(25)) {
        // Nothing gets through any more; the client notices when a ping is not answered.
        this.tally.cuts++;
        isDead = true;
        this.time.in(this.time.between(0, 9_000), end);
      }
      if (isDead) return;
      const copies = this.#stormy && this.time.oneIn(12) ? 2 : 1;
      const most = this.#stormy && this.time.oneIn(8) ? 3_000 : 80;
      if (copies > 1) this.tally.doubled++;
      if (most > 80) this.tally.late++;
      for (let copy = 0; copy < copies; copy++) this.time.in(this.time.between(1, most), () => open && run());
    };
    const watcher: Watcher = { person: client.person, send: (text) => carry(() => client.hear(text)), close: end };
    node.lines.add(end);
    return {
      hello: (after, chain) => carry(() => node.alive && void node.desk.join(TABLE, watcher, { after, chain })),
      command: (command) => carry(() => node.alive && void this.#command(node, client, command, carry)),
    };
  }

  async #command(node: Node, client: Client, command: PersonCommand, carry: (run: () => void) => void): Promise<void> {
    const answer = await node.desk.send(TABLE, command);
    if (node.alive) carry(() => client.answered(command.id, answer));
  }
}

/** Runs a schedule and checks its history. Throws with the seed. */
export async function simulate(parts: SimulationParts, tally?: SimulationTally): Promise<void> {
  const simulation = new Simulation(parts);
  parts.plant?.(simulation.tables);
  try {
    await simulation.run();
    checkHistory(simulation);
  } catch (error) {
    throw new Error(`seed ${JSON.stringify(parts.seed)}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  if (tally === undefined) return;
  tally.entries += simulation.tables.logs.get(TABLE)?.length ?? 0;
  for (const key of ['crashes', 'cuts', 'doubled', 'late'] as const) tally[key] += simulation.tally[key];
  tally.conflicts += simulation.tables.conflicts;
  if (simulation.isOver) tally.whole++;
  const events = simulation.clients.flatMap(({ history }) => history);
  tally.refused += events.filter(({ what }) => what === 'refused').length;
  tally.repeats += events.filter(({ what }) => what === 'sent').length - new Set(events.map(({ id }) => id)).size;
}

function checkHistory({ tables, clients }: Simulation): void {
  const rows = tables.logs.get(TABLE) ?? [];
  const read = readLog(rows);
  if (!read.ok || read.hosted === null) throw new Error('the log cannot be read');
  const { hosted } = read;
  const { feeds } = retell(hosted, 0);
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  if (new Set(ids).size !== ids.length) throw new Error('an id stands in the log twice');
  for (const client of clients) {
    const seat = Number(client.person.slice(1));
    for (const { seq, text } of client.seen) {
      const feed = feeds[seq - 1];
      const isTold = feed !== undefined && [seat, SPECTATOR].some((observer) => feedFor(feed, observer) === text);
      if (!isTold) throw new Error(`${client.person} has seen another entry ${seq}`);
    }
    if (client.seq !== rows.length) throw new Error(`${client.person} has ${client.seq} entries of ${rows.length}`);
    if (client.anew > 0) throw new Error(`${client.person} had to begin again`);
    for (const event of client.history)
      if (event.what === 'did' && rows[event.seq - 1]?.id !== event.id) throw new Error(`${event.id} was not done by entry ${event.seq}`);
  }
  checkOrder(clients.flatMap(({ history }) => history));
}

/** Checks that an answer was stored before anything sent later. */
function checkOrder(events: readonly Client['history'][number][]): void {
  const sent = new Map<string, number>();
  for (const { what, id, at } of events) if (what === 'sent') sent.set(id, Math.min(at, sent.get(id) ?? at));
  const did = events.filter((event) => event.what === 'did');
  for (const earlier of did)
    for (const later of did)
      if (earlier.at < (sent.get(later.id) ?? 0) && earlier.seq >= later.seq) throw new Error(`${later.id} was overtaken by ${earlier.id}`);
}
