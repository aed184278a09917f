/** Bots think in threads of their own, so that sockets are answered meanwhile, and no longer than they may. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { BOTS, type BotName } from '@tabannusi/ai';
import type { BotAsked } from '@tabannusi/host';
import { Tinypool } from 'tinypool';
import { newToken } from '../random-ids.ts';
import type { Task } from './stretch.ts';

const MODULE = new URL('./stretch.ts', import.meta.url);

/** One core is for those who are not bots. */
export const THREADS = Math.max(1, availableParallelism() - 1);

export interface ThinkingParts {
  /** After so long a bot goes on with the best plan that it has found. */
  readonly thinkMs?: number;
  /** After so long the thread is ended. */
  readonly limitMs?: number;
  /** For tests: another module that exports `stretch`. */
  readonly module?: URL;
}

export class Thinking {
  readonly #pool: Tinypool;
  readonly #thinkMs: number;
  readonly #limitMs: number;

  constructor({ thinkMs = 8_000, limitMs = 10_000, module = MODULE }: ThinkingParts = {}) {
    this.#thinkMs = thinkMs;
    this.#limitMs = limitMs;
    // Threads keep no process from ending; a thread that was ended is replaced.
    this.#pool = new Tinypool({ filename: fileURLToPath(module), minThreads: 1, maxThreads: THREADS, idleTimeout: 60_000 });
  }

  /**
   * The stretch of a bot, as ids. If a bot exceeds the limit, its thread is ended, what it has decided by then is played, and `builder` adds the first
   * plan that it finds for the rest. That has no limit: it always ends, and on a busy machine a new thread takes a while to start. Rejects if that
   * fails, too.
   */
  async stretch({ bot, known }: BotAsked): Promise<readonly string[]> {
    const name = readBot(bot);
    const { port1: heard, port2: made } = new MessageChannel();
    try {
      const task = { bot: name, known, seed: newToken(), milliseconds: this.#thinkMs, made };
      return await this.#ask(task, { signal: AbortSignal.timeout(this.#limitMs), transferList: [made] });
    } catch {
      return await this.#ask({ bot: 'builder', known, seed: newToken(), milliseconds: 0, begun: allFrom(heard) });
    } finally {
      heard.close();
    }
  }

  /** Ends all threads; what they were at is given up. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }

  #ask(task: Task, options: { readonly signal?: AbortSignal; readonly transferList?: MessagePort[] } = {}): Promise<string[]> {
    return this.#pool.run(task, { name: 'stretch', ...options });
  }
}

/** Everything that came through a port that nobody listened to. */
function allFrom(port: MessagePort): string[] {
  const all: string[] = [];
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) all.push(next.message);
  return all;
}

function readBot(name: string): BotName {
  if (!Object.hasOwn(BOTS, name)) throw new Error(`no bot ${name}`);
  return name as BotName;
}
