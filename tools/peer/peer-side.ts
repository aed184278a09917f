/** boardgame.io's server, as a side of `npm run bench:server`. */
import { fileURLToPath } from 'node:url';
import { MeasuredProcess } from '../../apps/server/bench/load/measured-process.ts';
import type { Usage } from '../../apps/server/bench/load/usage.ts';
import { Matches } from './matches.ts';

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

interface Pass {
  readonly decisionsPerSecond: number;
  readonly cpuUsPerDecision: number;
  readonly loopDelayMs: number;
}

export class PeerSide {
  readonly #host: string;
  readonly #server: MeasuredProcess<object>;
  readonly #passes: Pass[] = [];

  private constructor(host: string, server: MeasuredProcess<object>) {
    this.#host = host;
    this.#server = server;
  }

  /**
   * @param folder where boardgame.io is installed
   * @param files where its matches are kept; in memory without it
   */
  static async start(folder: string, files?: string): Promise<PeerSide> {
    // Without the code cache that the launcher keeps for our own sources.
    const { NODE_COMPILE_CACHE: _, ...env } = process.env;
    const server = new MeasuredProcess<object>(SERVE, [folder, ...(files === undefined ? [] : [files])], { env });
    return new PeerSide(await server.heard(), server);
  }

  /**
   * Makes so many moves in each of `count` matches; a move counts as a decision.
   *
   * @param thinkMs before each move: with the file store, the server drops moves that come sooner
   */
  async pass(count: number, seats: number, moves: number, thinkMs = 0): Promise<void> {
    const matches = await Matches.begin(this.#host, count, seats);
    const before = { ...(await this.#usage()), at: performance.now() };
    await matches.play(moves, thinkMs);
    const seconds = (performance.now() - before.at) / 1000;
    const { cpuUs, loopDelayMs } = await this.#usage();
    await matches.verify(moves);
    matches.leave();
    const decisions = count * moves;
    this.#passes.push({ decisionsPerSecond: decisions / seconds, cpuUsPerDecision: (cpuUs - before.cpuUs) / decisions, loopDelayMs });
  }

  /** Of the best pass, as for our own server. */
  figures() {
    const passes = this.#passes.slice(1);
    return {
      decisionsPerSecond: Math.round(Math.max(...passes.map((pass) => pass.decisionsPerSecond))),
      cpuUsPerDecision: Math.round(Math.min(...passes.map((pass) => pass.cpuUsPerDecision))),
      loopDelayMs: Math.round(Math.min(...passes.map((pass) => pass.loopDelayMs))),
    };
  }

  end(): Promise<void> {
    return this.#server.end();
  }

  #usage(): Promise<Usage> {
    return this.#server.ask({});
  }
}
