/**
 * One run of an outside bot's program: JSON-RPC 2.0, one message per line, one request at a time. A breach of the protocol ends the run,
 * and every later request fails.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { LINE_LIMIT, readLines } from '../wire/lines.ts';
import { lookAfter } from './children.ts';
import type { Command } from './command.ts';
import { BotFault, type FaultKind } from './faults.ts';

/** Milliseconds for the program to end after shutdown. */
const END_LIMIT = 500;
/** Characters kept from the end of its standard error. */
const KEPT_ERRORS = 2_000;

interface Awaited {
  readonly id: number;
  resolve(result: unknown): void;
  reject(fault: BotFault): void;
}

export class BotProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #ended: Promise<void>;
  #awaited: Awaited | null = null;
  #lastId = 0;
  #broken: FaultKind | null = null;
  #errors = '';

  constructor({ program, args }: Command, folder: string) {
    const child = spawn(program, args, { cwd: folder, stdio: 'pipe', shell: false, windowsHide: true });
    lookAfter(child);
    this.#child = child;
    this.#ended = new Promise((resolve) => {
      child.once('close', () => resolve());
      child.once('error', () => resolve());
    });
    child.once('error', ({ message }) => {
      this.#errors ||= message;
      this.#break('notStarted');
    });
    child.once('close', () => this.#break('died'));
    // A closed input means that the program is ending, which `close` reports.
    child.stdin.on('error', () => {});
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-KEPT_ERRORS);
    });
    void this.#listen();
  }

  get isBroken(): boolean {
    return this.#broken !== null;
  }

  /**
   * The last line of its standard error, without control characters. If there is none: the system's error at the start, or the line that
   * broke the protocol; else empty.
   */
  get lastWords(): string {
    return (this.#errors.trim().split('\n').at(-1) ?? '').replace(/\p{Cc}/gu, ' ').slice(0, 200);
  }

  /** Returns the program's result. Throws a `BotFault` if there is none in time. */
  request(method: string, params: unknown, milliseconds: number): Promise<unknown> {
    if (this.#broken !== null) return Promise.reject(new BotFault(this.#broken));
    if (this.#awaited !== null) throw new Error('bot process: one request at a time');
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#break('slow'), milliseconds);
      const settle = (how: () => void): void => {
        clearTimeout(timer);
        this.#awaited = null;
        how();
      };
      this.#awaited = { id, resolve: (result) => settle(() => resolve(result)), reject: (fault) => settle(() => reject(fault)) };
      this.#write({ jsonrpc: '2.0', id, method, params });
    });
  }

  /** Ends the program: sends `shutdown`, closes its input, and kills it if it does not exit in time. */
  async end(): Promise<void> {
    if (this.#broken === null) this.#write({ jsonrpc: '2.0', method: 'shutdown' });
    this.#broken ??= 'died';
    this.#awaited?.reject(new BotFault('died'));
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#kill(), END_LIMIT);
    await this.#ended;
    clearTimeout(timer);
  }

  #write(message: object): void {
    this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  async #listen(): Promise<void> {
    try {
      for await (const line of readLines(this.#child.stdout, LINE_LIMIT)) {
        if ('text' in line) this.#read(line.text);
        else this.#break(line.refused === 'lineTooLong' ? 'tooLong' : 'garbage');
      }
    } catch {
      // The stream was destroyed during the read, because the run is over.
      this.#break('died');
    }
  }

  #read(line: string): void {
    if (this.#broken !== null) return;
    const message = parsed(line);
    const awaited = this.#awaited;
    if (message?.jsonrpc !== '2.0' || !('id' in message)) {
      this.#errors ||= line;
      this.#break('garbage');
    } else if (awaited === null || message.id !== awaited.id) this.#break('wrongId');
    else if ('result' in message) awaited.resolve(message.result);
    else if ('error' in message) awaited.reject(new BotFault('refused'));
    else this.#break('garbage');
  }

  #break(kind: FaultKind): void {
    if (this.#broken !== null) return;
    this.#broken = kind;
    this.#kill();
    this.#awaited?.reject(new BotFault(kind));
  }

  #kill(): void {
    this.#child.kill('SIGKILL');
    // The program's own children may still hold the other ends.
    for (const stream of this.#child.stdio) stream?.destroy();
  }
}

function parsed(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
