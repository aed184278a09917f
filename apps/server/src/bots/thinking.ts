/** Lets bots think in their own threads, for a limited time, so that the event loop stays free for sockets. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { BOTS, type BotName } from '@tabannusi/ai';
import type { BotAsked } from '@tabannusi/host';
import { Tinypool } from 'tinypool';
import { newToken } from '../random-ids.ts';
import type { Task } from './stretch.ts';

const MODULE = new URL('./stretch.ts', import.meta.url);

/** One core stays free for everything else. */
export const THREADS = Math.max(1, availableParallelism() - 1);

export interface ThinkingParts {
  /** After this time, a bot answers with the best plan that it has found. */
  readonly thinkMs?: number;
  /** After this time, the thread is ended. */
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
    // Threads do not keep the process alive. A thread that was ended is replaced.
    this.#pool = new Tinypool({ filename: fileURLToPath(module), minThreads: 1, maxThreads: THREADS, idleTimeout: 60_000 });
  }

  /**
   * Returns a bot's stretch as ids. If the bot exceeds the limit, its thread is ended; its decisions so far are played, and `builder` adds
   * the first plan that it finds for the rest. That plan has no time limit: it always ends, and a new thread takes a while to start on a
   * busy machine. Rejects if that fails, too.
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

  /** Ends all threads and gives up their work. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }

  #ask(task: Task, options: { readonly signal?: AbortSignal; readonly transferList?: MessagePort[] } = {}): Promise<string[]> {
    return this.#pool.run(task, { name: 'stretch', ...options });
  }
}

/** Reads all messages that arrived at a port without a listener. */
function allFrom(port: MessagePort): string[] {
  const all: string[] = [];
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) all.push(next.message);
  return all;
}

function readBot(name: string): BotName {
  if (!Object.hasOwn(BOTS, name)) throw new Error(`no bot ${name}`);
  return name as BotName;
}
