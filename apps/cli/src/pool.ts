/** A pool of worker threads for one kind of task. */
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';

export interface Pool<Task, Answer> {
  /** What the work answers to a task, in a thread. A task that is aborted ends at once, and its thread with it. */
  run(task: Task, stop?: AbortSignal): Promise<Answer>;
  /** Ends all threads; what they were at is given up. */
  close(): Promise<void>;
}

/**
 * `work` is exported by the module under its name; tasks and answers are what can be sent to a thread. One thread is there from the beginning, and again
 * after one was ended: a task that waits would not get one by itself. None of them keeps the process from ending.
 */
export function createPool<Task, Answer>(module: URL, work: (task: Task) => Answer | Promise<Answer>, threads: number): Pool<Task, Answer> {
  const pool = new Tinypool({ filename: fileURLToPath(module), minThreads: 1, maxThreads: threads, idleTimeout: KEPT });
  return {
    run: (task, stop) => pool.run(task, { name: work.name, ...(stop === undefined ? {} : { signal: stop }) }),
    close: () => pool.destroy(),
  };
}

/** Milliseconds that a thread waits for its next task: to start one takes longer than most tasks. */
const KEPT = 60_000;
