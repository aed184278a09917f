/** Bots whose move it is, as jobs: whichever node takes one lets the bot think and plays for it. A job may be done twice: the table knows the second. */
import { botAsked } from '@tabannusi/host';
import type { Core } from '../core.ts';
import { claim, fail, finish, giveBack, type Job, nextDue } from '../store/jobs.ts';
import { THREADS, type Thinking } from './thinking.ts';

/** A job that another node wrote is found after so long. */
const POLL_MS = 2_000;

export interface BotJobsParts {
  readonly core: Core;
  readonly thinking: Thinking;
  /** So long takes every stretch at least, so that the time that a bot takes tells nothing. */
  readonly paceMs?: number;
}

export class BotJobs {
  readonly #core: Core;
  readonly #thinking: Thinking;
  readonly #paceMs: number;
  readonly #held = new Map<Job, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #lookAgain = false;
  #isStopped = false;

  constructor({ core, thinking, paceMs = 800 }: BotJobsParts) {
    this.#core = core;
    this.#thinking = thinking;
    this.#paceMs = paceMs;
  }

  /** A bot may have been asked: looks now. */
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

  /** Ends what is being thought and gives it back, for another node or the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    const held = [...this.#held];
    await this.#thinking.close();
    await Promise.all(held.map(([, done]) => done));
  }

  async #look(): Promise<void> {
    const { store, now, report } = this.#core;
    try {
      while (this.#lookAgain && !this.#isStopped) {
        this.#lookAgain = false;
        const free = THREADS - this.#held.size;
        const jobs = free > 0 ? await claim(store, now(), free) : [];
        for (const job of jobs) this.#held.set(job, this.#do(job));
      }
      await this.#sleep();
    } catch (error) {
      report(error);
      this.#wakeIn(POLL_MS);
    }
  }

  async #sleep(): Promise<void> {
    // Whoever is done looks again.
    if (this.#held.size >= THREADS) return;
    const due = await nextDue(this.#core.store);
    this.#wakeIn(due === null ? POLL_MS : Math.min(Math.max(due - this.#core.now(), 0), POLL_MS));
  }

  #wakeIn(milliseconds: number): void {
    if (!this.#isStopped) this.#timer = setTimeout(() => this.wake(), milliseconds).unref();
  }

  async #do(job: Job): Promise<void> {
    const { store, now, report } = this.#core;
    try {
      const isDone = await this.#play(job);
      await (isDone ? finish(store, job) : fail(store, job, now()));
    } catch (error) {
      if (!this.#isStopped) report(error);
      await (this.#isStopped ? giveBack(store, job) : fail(store, job, now())).catch(report);
    } finally {
      this.#held.delete(job);
      this.wake();
    }
  }

  /** False where nothing is known to be stored, so that the bot is asked again: nobody else would play for it. */
  async #play(job: Job): Promise<boolean> {
    const { desk, now } = this.#core;
    const hosted = await desk.look(job.key);
    const asked = hosted === null ? null : botAsked(hosted);
    if (asked === null) return true;
    const { seat, at } = asked;
    const decisions = await this.#thinking.stretch(asked);
    const early = job.dueAt + this.#paceMs - now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const answer = await desk.send(job.key, { do: 'botPlays', seat, at, decisions });
    return answer.ok || (answer.code !== 'again' && answer.code !== 'store');
  }
}
