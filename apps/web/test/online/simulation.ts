/**
 * People at pages, connections that break, and a server that restarts, in virtual time. After every change each page is compared with the
 * host, and at the end every command with the log.
 */
import { idOf, SPECTATOR } from '@tabannusi/engine';
import { feedFor, type ToldEntry } from '@tabannusi/host';
import { VirtualTime } from '@tabannusi/host/virtual-time';
import type { FollowedTable, Seat } from '@tabannusi/table';
import { Remote } from '../../src/online/remote.ts';
import { Room, shareOf } from './room.ts';
import { Wire } from './wire.ts';

export interface SimulationParts {
  readonly seed: string;
  readonly persons: number;
  /** Tabs of each person. */
  readonly tabs: number;
  /** Entries after which nobody plays on. */
  readonly enough: number;
  /** Virtual milliseconds with faults, and without faults at the end. */
  readonly storm: number;
  readonly calm?: number;
  /** Whether pages are hidden now and then. A hidden page checks its connection less often. */
  readonly hides?: boolean;
  /** Whether the only faults are a missing network or server for a while. */
  readonly onlyOutages?: boolean;
  /** A fault planted in the server. */
  readonly plant?: (room: Room) => void;
}

/** How often each thing happened. */
export const newTally = () => ({
  entries: 0,
  cuts: 0,
  doubles: 0,
  repeats: 0,
  reloads: 0,
  restored: 0,
  anew: 0,
  over: 0,
  stale: 0,
  restarts: 0,
  noticed: [] as number[],
  inStep: [] as number[],
});
type Tally = ReturnType<typeof newTally>;

const SENT_ONCE = new Set(['notLegal', 'beyond', 'unfinished', 'tooMany', 'otherShare', 'notSeated', 'badOrders']);

/** One tab of a person, which may be loaded again. */
class Page {
  readonly person: string;
  readonly #simulation: Simulation;
  remote: Remote;
  #isThinking = false;
  #refusal: string | null = null;
  /** The seat's decisions before the reload. */
  #tried = '';

  constructor(simulation: Simulation, seat: number) {
    this.#simulation = simulation;
    this.person = `p${seat}`;
    this.remote = this.#load();
  }

  /** The page is reloaded: it knows nothing. */
  reload(): void {
    const { tally } = this.#simulation;
    tally.reloads++;
    const { table } = this.remote.get();
    this.#tried = table === null ? '' : ids(table);
    this.remote.close();
    this.remote = this.#load();
  }

  #load(): Remote {
    const { time, wire, sent, tally } = this.#simulation;
    const ports = {
      connect: (events: Parameters<Wire['connect']>[1]) => wire.connect(this.person, events, (text) => sent(this.person, text)),
      in: (ms: number, run: () => void) => {
        let isWanted = true;
        time.in(ms, () => isWanted && run());
        return () => {
          isWanted = false;
        };
      },
      lot: () => time.random.below(1_000) / 1_000,
      newId: () => this.#simulation.newId(),
    };
    const seatsOf = ({ seats }: { readonly seats: readonly unknown[] }): Seat[] =>
      seats.map((_, n) => ({ kind: 'person', name: `Seat ${n + 1}` }));
    const remote = new Remote({ ports, person: this.person, seatsOf });
    let before = remote.get().table;
    // What the board shows must be what everybody has received.
    const look = (): void =>
      time.in(0, () => {
        if (this.remote !== remote) return;
        this.check();
        this.#think();
      });
    remote.subscribe(() => {
      const { table } = remote.get();
      if (before !== null && table === null) tally.anew++;
      if (table !== before) table?.subscribe(SPECTATOR, look);
      before = table;
      look();
    });
    remote.open();
    return remote;
  }

  /** Whether it has received everything; `seq` is the number of the last entry. */
  isInStep(seq: number): boolean {
    return this.remote.get().link === 'live' && this.remote.seq >= seq;
  }

  /** Checks that the page shows what the host says for the entries that it has. */
  check(): void {
    const { table, refusal } = this.remote.get();
    if (refusal === 'stale' && this.#refusal !== 'stale') this.#simulation.tally.stale++;
    this.#refusal = refusal;
    if (refusal !== null && SENT_ONCE.has(refusal)) throw new Error(`${this.person} was refused: ${refusal}`);
    if (table === null || table.prompt.wait === 'over' || table.prompt.wait === 'sending') return;
    this.#simulation.checkMask(this.person, table.hash(SPECTATOR), table.hash(table.observer), toldTo(table));
    if (table.untold.length > 0 && this.#tried === ids(table)) this.#simulation.tally.restored++;
    if (table.untold.length > 0) this.#tried = '';
  }

  /** Does, after a while, what the table waits for. */
  #think(): void {
    const { time, enough } = this.#simulation;
    if (this.#isThinking) return;
    this.#isThinking = true;
    time.in(time.between(5, 900), () => {
      this.#isThinking = false;
      if (this.#simulation.room.hosted.seq < enough && this.#act()) this.#think();
    });
  }

  /** False if there is nothing to do. */
  #act(): boolean {
    const { soFar, seat, table } = this.remote.get();
    if (soFar === null || seat === null) return false;
    const own = soFar.seats[seat];
    if (soFar.phase === 'open' && own?.isReady === false) this.remote.do({ t: 'ready' });
    else if (soFar.phase === 'sealed' && own?.hasShared === false) this.remote.do({ t: 'share', share: shareOf(seat) });
    else return table !== null && this.#play(table, seat);
    return false;
  }

  #play(table: NonNullable<ReturnType<Remote['get']>['table']>, seat: number): boolean {
    const { random } = this.#simulation.time;
    const { prompt } = table;
    if (prompt.wait === 'over' || prompt.wait === 'sending' || prompt.seat !== seat) return false;
    if (prompt.wait === 'confirm') return table.confirm(seat).ok;
    if (random.below(12) === 0) table.undo(seat);
    const choices = table.choices(seat);
    const choice = choices[random.below(choices.length)];
    if (choice !== undefined) table.play(seat, choice);
    return choice !== undefined;
  }
}

/** The fate of a command, as a client has seen it. */
interface Sent {
  readonly id: string;
  readonly person: string;
  readonly decisions: readonly string[] | null;
  times: number;
}

class Simulation {
  readonly time: VirtualTime;
  readonly room: Room;
  readonly wire: Wire;
  readonly tally: Tally;
  readonly enough: number;
  readonly commands = new Map<string, Sent>();
  readonly #pages: Page[];
  readonly #parts: SimulationParts;
  /** By observer and moment. */
  readonly #masks = new Map<string, string>();
  #isDisturbed = false;
  #asFar = 0;
  #lastMoment = 0;

  constructor(parts: SimulationParts, tally: Tally) {
    const { seed, persons, tabs, enough } = parts;
    this.#parts = parts;
    this.tally = tally;
    this.enough = enough;
    this.time = new VirtualTime(seed);
    this.room = new Room(persons, this.time.random, () => this.time.now);
    this.wire = new Wire(this.time, this.room);
    parts.plant?.(this.room);
    this.#pages = Array.from({ length: persons * tabs }, (_, n) => new Page(this, n % persons));
  }

  newId(): string {
    return Array.from({ length: 8 }, () => this.time.random.below(65_536).toString(16).padStart(4, '0')).join('');
  }

  readonly sent = (person: string, text: string): void => {
    const { id, decisions = null } = JSON.parse(text);
    if (id === undefined) return;
    const known = this.commands.get(id) ?? { id, person, decisions, times: 0 };
    known.times++;
    this.commands.set(id, known);
  };

  async run(): Promise<void> {
    const { storm, calm = 60_000 } = this.#parts;
    const { onlyOutages = false } = this.#parts;
    this.wire.isStormy = !onlyOutages;
    this.room.fails = onlyOutages ? 0 : 15;
    this.#isDisturbed = true;
    this.#disturb();
    await this.time.until(storm);
    this.wire.isStormy = this.#isDisturbed = false;
    this.room.fails = 0;
    await this.time.until(storm + calm);
    this.#checkEnd();
    this.tally.entries += this.room.hosted.seq;
    this.tally.cuts += this.wire.cuts;
    this.tally.doubles += this.wire.doubles;
    this.tally.noticed.push(...this.wire.noticed);
    this.tally.repeats += [...this.commands.values()].filter(({ times }) => times > 1).length;
    if (this.room.hosted.phase === 'over') this.tally.over++;
  }

  #disturb(): void {
    const { time } = this;
    const { onlyOutages = false } = this.#parts;
    // A page that has just returned waits longer before it tries again.
    time.in(onlyOutages ? time.between(8_000, 15_000) : time.between(500, 6_000), () => {
      if (!this.#isDisturbed) return;
      const page = this.#pages[time.random.below(this.#pages.length)];
      const lot = onlyOutages ? 0 : time.random.below(4);
      if (lot === 0) this.#restart();
      else if (lot === 1) page?.reload();
      else if (lot === 2) page?.remote.wake();
      else if (this.#parts.hides !== false) page?.remote.attend(time.oneIn(2));
      this.#disturb();
    });
  }

  /** Nobody can reach the server for up to three seconds. */
  #restart(): void {
    const { time, wire } = this;
    if (wire.isDown) return;
    wire.isDown = true;
    wire.cutAll();
    this.tally.restarts++;
    time.in(time.between(0, 3_000), () => {
      wire.isDown = false;
      if (this.#parts.onlyOutages) this.#untilInStep(time.now);
    });
  }

  #untilInStep(since: number): void {
    const { time, wire } = this;
    if (wire.isDown) return;
    if (this.#pages.every((page) => page.isInStep(this.room.hosted.seq))) this.tally.inStep.push(time.now - since);
    else time.in(20, () => this.#untilInStep(since));
  }

  /** The host's and the page's view of a moment. */
  checkMask(person: string, all: string, own: string, moment: number): void {
    this.#readOn();
    const seat = Number(person.slice(1));
    const known = this.#masks.get(`${seat} ${moment}`) ?? own;
    if (this.#masks.get(`all ${moment}`) !== all || known !== own) throw new Error(`the board of ${person} is wrong after ${moment} steps`);
  }

  #readOn(): void {
    const { hosted, feeds } = this.room;
    for (const feed of feeds.slice(this.#asFar)) {
      const told = JSON.parse(feed.all) as ToldEntry;
      if (told.kind !== 'begun' && told.kind !== 'played') continue;
      this.#lastMoment += told.steps.length;
      if (told.mask === undefined) continue;
      this.#masks.set(`all ${this.#lastMoment}`, told.mask);
      for (const seat of hosted.seats.keys()) {
        const { own } = JSON.parse(feedFor(feed, seat)) as ToldEntry;
        if (own !== undefined) this.#masks.set(`${seat} ${this.#lastMoment}`, own);
      }
    }
    this.#asFar = feeds.length;
  }

  #checkEnd(): void {
    this.#readOn();
    const { hosted } = this.room;
    for (const { remote, person } of this.#pages) if (remote.get().link !== 'live') throw new Error(`${person} is ${remote.get().link}`);
    if (hosted.phase !== 'over' && hosted.seq < this.enough) throw new Error(`the game stands still after ${hosted.seq} entries`);
    const known = hosted.log.flatMap(({ id }) => (id === null ? [] : [id]));
    if (new Set(known).size !== known.length) throw new Error('a command had its effect twice');
    for (const { remote, person } of this.#pages) {
      const { table, isSending, soFar } = remote.get();
      const told = table === null ? 0 : toldTo(table);
      if (told !== this.#lastMoment) throw new Error(`${person} has been told ${told} of ${this.#lastMoment} steps`);
      if (isSending || soFar?.phase !== hosted.phase) throw new Error(`${person} waits, and nothing comes`);
    }
    this.#checkCommands();
  }

  /** A stretch in the log must be the one that was sent. */
  #checkCommands(): void {
    for (const entry of this.room.hosted.log) {
      const sent = entry.id === null ? undefined : this.commands.get(entry.id);
      if (entry.kind !== 'played' || sent === undefined) continue;
      if (!entry.decisions.startsWith((sent.decisions ?? []).join(' '))) throw new Error(`entry ${entry.seq} is not what was sent`);
    }
  }
}

const ids = (table: FollowedTable): string => table.untold.map(idOf).join(' ');
const toldTo = (table: FollowedTable): number => table.moment - table.untold.length;

/** Runs a simulation and checks it. Throws with the seed. */
export async function simulate(parts: SimulationParts, tally = newTally()): Promise<Tally> {
  const simulation = new Simulation(parts, tally);
  try {
    await simulation.run();
  } catch (error) {
    throw new Error(`seed ${JSON.stringify(parts.seed)}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  return tally;
}

/** The 95th percentile. */
export const ninetyFifth = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Infinity;
