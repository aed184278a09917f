/** Takes and does the jobs of a node. Any node may take any job. A job may be done twice, and its table notices the second time. */
import type { Core } from '../core.ts';
import { claim, fail, finish, giveBack, type Job, nextDue } from '../store/jobs.ts';

/** How soon a job is found that another node wrote. */
const POLL_MS = 2_000;

/** Returns false if nothing is known to be stored; the job then comes again later. */
type Work = (job: Job) => Promise<boolean>;

export interface JobsOfNodeParts {
  readonly core: Core;
  /** By kind of job. */
  readonly work: Readonly<Record<string, Work>>;
  /** How many jobs run at the same time. */
  readonly most: number;
  /** Ends running jobs; a job that fails because of this is returned. */
  readonly end: () => Promise<void>;
}

export class JobsOfNode {
  readonly #parts: JobsOfNodeParts;
  readonly #held = new Map<Job, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #lookAgain = false;
  #isStopped = false;

  constructor(parts: JobsOfNodeParts) {
    this.#parts = parts;
  }

  /** Looks for jobs now, because there may be a new one. */
  wake(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#lookAgain = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
      // It was woken after it had looked.
      if (this.#lookAgain) this.wake();
    });
  }

  /** Stops running jobs and returns them, for another node or the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    const held = [...this.#held];
    await this.#parts.end();
    await Promise.all(held.map(([, done]) => done));
  }

  async #look(): Promise<void> {
    const { core, most } = this.#parts;
    try {
      while (this.#lookAgain && !this.#isStopped) {
        this.#lookAgain = false;
        const free = most - this.#held.size;
        const jobs = free > 0 ? await claim(core.store, core.now(), free) : [];
        for (const job of jobs) this.#held.set(job, this.#do(job));
      }
      await this.#sleep();
    } catch (error) {
      core.report(error);
      this.#wakeIn(POLL_MS);
    }
  }

  async #sleep(): Promise<void> {
    const { core, most } = this.#parts;
    // A finished worker looks again.
    if (this.#held.size >= most) return;
    const due = await nextDue(core.store);
    this.#wakeIn(due === null ? POLL_MS : Math.min(Math.max(due - core.now(), 0), POLL_MS));
  }

  #wakeIn(milliseconds: number): void {
    if (!this.#isStopped) this.#timer = setTimeout(() => this.wake(), milliseconds).unref();
  }

  async #do(job: Job): Promise<void> {
    const { store, now, report } = this.#parts.core;
    try {
      const isDone = (await this.#parts.work[job.kind]?.(job)) ?? false;
      await (isDone ? finish(store, job) : fail(store, job, now()));
    } catch (error) {
      if (!this.#isStopped) report(error);
      await (this.#isStopped ? giveBack(store, job) : fail(store, job, now())).catch(report);
    } finally {
      this.#held.delete(job);
      this.wake();
    }
  }
}
