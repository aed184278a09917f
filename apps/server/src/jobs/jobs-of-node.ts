/** The jobs that a node takes: whichever node takes one does it. A job may be done twice, and its table knows the second time. */
import type { Core } from '../core.ts';
import { claim, fail, finish, giveBack, type Job, nextDue } from '../store/jobs.ts';

/** A job that another node wrote is found after so long. */
const POLL_MS = 2_000;

/** False where nothing is known to be stored: then the job comes again later. */
type Work = (job: Job) => Promise<boolean>;

export interface JobsOfNodeParts {
  readonly core: Core;
  /** By kind of job. */
  readonly work: Readonly<Record<string, Work>>;
  /** How many are done at the same time. */
  readonly most: number;
  /** Ends what is being done; what then fails is given back. */
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

  /** There may be a new job: looks now. */
  wake(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#lookAgain = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
      // Somebody woke it after it had looked.
      if (this.#lookAgain) this.wake();
    });
  }

  /** Ends what is being done and gives it back, for another node or the next start. */
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
    // Whoever is done looks again.
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
