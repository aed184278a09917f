/** Our server on one store, as one side of `npm run bench:server`. */
import type { Cluster } from '../../postgres/cluster.ts';
import { OurServer } from './our-server.ts';
import { checksumOf, type PlannedTable, SEATS } from './plan.ts';
import { type Guest, Players, signUp } from './players.ts';

interface Pass {
  readonly decisionsPerSecond: number;
  readonly commitsPerSecond: number;
  readonly cpuUsPerDecision: number;
  /** CPU of PostgreSQL's own processes. */
  readonly databaseCpuUsPerDecision: number;
  readonly loopDelayMs: number;
}

export class OurSide {
  readonly #server: OurServer;
  readonly #guests: readonly Guest[];
  readonly #database: Cluster | undefined;
  readonly #passes: Pass[] = [];

  private constructor(server: OurServer, guests: readonly Guest[], database?: Cluster) {
    this.#server = server;
    this.#guests = guests;
    this.#database = database;
  }

  /** @param address of the store */
  static async start(address: string, database?: Cluster): Promise<OurSide> {
    const server = await OurServer.start(address);
    const guests: Guest[] = [];
    for (let seat = 0; seat < SEATS; seat++) guests.push(await signUp(server.host, `Guest ${seat + 1}`));
    return new OurSide(server, guests, database);
  }

  /** Plays whole games at the same time. Only the time from the first decision to the last one is measured. */
  async pass(tables: readonly PlannedTable[]): Promise<void> {
    const players = await Players.begin(this.#server, this.#guests, tables);
    const before = { ...(await this.#server.usage()), at: performance.now(), database: this.#database?.cpuUs() ?? 0 };
    const told = await players.play();
    const seconds = (performance.now() - before.at) / 1000;
    const database = (this.#database?.cpuUs() ?? 0) - before.database;
    const { cpuUs, loopDelayMs } = await this.#server.usage();
    players.leave();
    await this.#verify(tables, told);
    const decisions = sum(tables.map((table) => table.decisions));
    this.#passes.push({
      decisionsPerSecond: decisions / seconds,
      commitsPerSecond: sum(tables.map(({ commits }) => commits.length)) / seconds,
      cpuUsPerDecision: (cpuUs - before.cpuUs) / decisions,
      databaseCpuUsPerDecision: database / decisions,
      loopDelayMs,
    });
  }

  /** Checks that the games were played as planned, both as players were told them and as the store has them. */
  async #verify(tables: readonly PlannedTable[], told: Parameters<typeof checksumOf>[0]): Promise<void> {
    const stored = [];
    for (const { table } of tables) stored.push((await this.#server.stored(table)).record);
    const planned = checksumOf(tables.map(({ record }) => record));
    if (checksumOf(told) !== planned) throw new Error('The players were told other games than they played.');
    if (checksumOf(stored) !== planned) throw new Error('The store has other games than were played.');
  }

  /** Other load on the machine can only slow down a pass, so the best pass counts. The first one warms up. */
  figures() {
    const passes = this.#passes.slice(1);
    const most = (figure: (pass: Pass) => number): number => Math.round(Math.max(...passes.map(figure)));
    const least = (figure: (pass: Pass) => number): number => Math.round(Math.min(...passes.map(figure)));
    return {
      decisionsPerSecond: most((pass) => pass.decisionsPerSecond),
      cpuUsPerDecision: least((pass) => pass.cpuUsPerDecision),
      ...(this.#database !== undefined && { databaseCpuUsPerDecision: least((pass) => pass.databaseCpuUsPerDecision) }),
      commitsPerSecond: most((pass) => pass.commitsPerSecond),
      loopDelayMs: least((pass) => pass.loopDelayMs),
    };
  }

  end(): Promise<void> {
    return this.#server.end();
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
