/** The store in an SQLite data file: the part that runs on the server's event loop. */
import { Worker } from 'node:worker_threads';
import { type PlannedAppend, planAppend, refusedAppend } from '../planned-append.ts';
import { type Call, type Kinds, type Statement, type Values, writes } from '../statement.ts';
import type { Append, Appended, Store } from '../store.ts';
import { StoreError, type StoreFault } from '../store-error.ts';
import { checkValues } from '../values.ts';
import type { Named, Row, Task } from './batches.ts';

/** A message to the thread. */
export interface Request {
  readonly id: number;
  readonly task: Task | 'close';
}

type PlainFault = { readonly code: StoreFault; readonly message: string };
type PlainOutcome = { readonly rows: readonly Row[]; readonly held: boolean } | PlainFault;

/** A message from the thread. */
export type Answer =
  | { readonly kind: 'opened' }
  | ({ readonly kind: 'failed' } & PlainFault)
  | { readonly kind: 'done'; readonly outcomes: readonly { readonly id: number; readonly outcome: PlainOutcome }[] };

interface Waiting {
  readonly resolve: (done: { rows: readonly Row[]; held: boolean }) => void;
  readonly reject: (error: StoreError) => void;
}

/** Opens or creates a data file. Rejects with a `StoreError` and then changes nothing. */
export function openSqlite(file: string): Promise<Store> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { file } });
  return new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.once('message', (answer: Answer) => {
      thread.off('error', reject);
      if (answer.kind === 'failed') reject(new StoreError(answer.code, answer.message));
      else resolve(new SqliteStore(thread));
    });
  });
}

class SqliteStore implements Store {
  readonly #thread: Worker;
  readonly #waiting = new Map<number, Waiting>();
  /** Resolves when the thread has ended. */
  readonly #ended: Promise<void>;
  #next = 1;
  /** Why the store takes no more work; undefined while it does. */
  #refusal: StoreError | undefined;

  constructor(thread: Worker) {
    this.#thread = thread;
    thread.on('message', (answer: Answer) => this.#hear(answer));
    thread.on('error', (error) => this.#lose(error));
    this.#ended = new Promise((resolve) => {
      thread.once('exit', () => {
        this.#lose(undefined);
        resolve();
      });
    });
  }

  async append(append: Append): Promise<Appended> {
    try {
      const plan = planAppend(append);
      const { rows, held } = await this.#ask(taskOf(plan));
      return held ? { result: 'stored', seq: plan.last } : refusedAppend(rows[0] as { seq: number; known: number | null } | undefined);
    } catch (error) {
      if (error instanceof StoreError) return { result: 'failed', error };
      throw error;
    }
  }

  async all<T extends Kinds, G extends Kinds>(statement: Statement<T, G>, values: Values<T>): Promise<Values<G>[]> {
    const call = { statement, values };
    checkValues(call);
    const { rows } = await this.#ask({ kind: writes(statement) ? 'write' : 'read', call: named(call) });
    return rows as Values<G>[];
  }

  async one<T extends Kinds, G extends Kinds>(statement: Statement<T, G>, values: Values<T>): Promise<Values<G> | undefined> {
    return (await this.all(statement, values))[0];
  }

  async together(calls: readonly Call[]): Promise<void> {
    for (const call of calls) checkValues(call);
    await this.#ask({ kind: 'together', calls: calls.map(named) });
  }

  async close(): Promise<void> {
    if (!this.#refusal) {
      this.#refusal = new StoreError('closed', 'The store is closed.');
      this.#send(0, 'close');
    }
    await this.#ended;
  }

  #ask(task: Task): Promise<{ rows: readonly Row[]; held: boolean }> {
    if (this.#refusal) return Promise.reject(this.#refusal);
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      this.#send(id, task);
    });
  }

  #send(id: number, task: Task | 'close'): void {
    const request: Request = { id, task };
    this.#thread.postMessage(request);
  }

  #hear(answer: Answer): void {
    if (answer.kind !== 'done') return;
    for (const { id, outcome } of answer.outcomes) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if ('code' in outcome) waiting?.reject(new StoreError(outcome.code, outcome.message));
      else waiting?.resolve(outcome);
    }
  }

  /** The thread has ended: callers that still wait cannot know whether their change was stored. */
  #lose(cause: unknown): void {
    this.#refusal ??= new StoreError('closed', 'The thread of the data file has ended.', cause);
    for (const { reject } of this.#waiting.values())
      reject(new StoreError('unsure', 'The thread of the data file ended before it answered.', cause));
    this.#waiting.clear();
  }
}

const named = ({ statement, values }: Call): Named => ({ name: statement.name, values });

const taskOf = ({ move, entries, jobs, also, end }: PlannedAppend): Task => ({
  kind: 'provided',
  first: named(move),
  rest: [...entries, ...jobs, ...also].map(named),
  otherwise: named(end),
});
