/** A pool of worker threads for one kind of task. */
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';

export interface Pool<Task, Answer> {
  /** Runs a task in a thread. Aborting a task ends its thread at once. */
  run(task: Task, stop?: AbortSignal): Promise<Answer>;
  /** Ends all threads and rejects their tasks. */
  close(): Promise<void>;
}

/**
 * `work` is exported by `module` under its own name; tasks and answers must be cloneable. At least one thread always runs, because a
 * waiting task does not start one after an aborted task. No thread keeps the process from exiting.
 */
export function createPool<Task, Answer>(module: URL, work: (task: Task) => Answer | Promise<Answer>, threads: number): Pool<Task, Answer> {
  const pool = new Tinypool({ filename: fileURLToPath(module), minThreads: 1, maxThreads: threads, idleTimeout: KEPT });
  return {
    run: (task, stop) => pool.run(task, { name: work.name, ...(stop === undefined ? {} : { signal: stop }) }),
    close: () => pool.destroy(),
  };
}

/** Milliseconds that an idle thread is kept: starting one takes longer than most tasks. */
const KEPT = 60_000;
