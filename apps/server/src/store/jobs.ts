/**
 * Work that is due at a time: clocks, bots, notifications. A job is written in the transaction of the entry that causes it, and done by the
 * node that takes it.
 *
 * A job is lent for a while. A node that dies with it says nothing: its lease runs out and another node takes the job. So a job may be done
 * twice, and looks at the log before it acts.
 */
import type { Values } from './statement.ts';
import { claimJobs, deadJobs, delayJob, finishJob, nextJob, returnJob } from './statements/job.ts';
import type { Store } from './store.ts';

/** A job that this node holds. `tries` counts the claims, this one included. */
export type Job = Values<typeof claimJobs.gives>;

export const LEASE_MS = 30_000;
/** A job that has been taken so often is dead: it stays for the operator, and nobody takes it. */
export const MOST_TRIES = 12;
const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 3_600_000;
const AT_ONCE = 20;

/** Takes jobs that are due, at most `limit`, for `LEASE_MS`. */
export async function claim(store: Store, now: number, limit = AT_ONCE): Promise<Job[]> {
  const jobs = await store.all(claimJobs, { now, until: now + LEASE_MS, tries: MOST_TRIES, limit });
  return jobs.sort((a, b) => a.dueAt - b.dueAt);
}

/** Removes a job that is done. False if it was replaced, or lent to another node meanwhile. */
export async function finish(store: Store, { id, tries }: Job): Promise<boolean> {
  return (await store.one(finishJob, { id, tries })) !== undefined;
}

/** Puts off a job that failed: 5 s, then twice as long each time, up to an hour. False as for `finish`. */
export async function fail(store: Store, { id, tries }: Job, now: number): Promise<boolean> {
  return (await store.one(delayJob, { id, tries, dueAt: now + delayAfter(tries) })) !== undefined;
}

/** Gives back a job that was not tried, because this node ends. False as for `finish`. */
export async function giveBack(store: Store, { id, tries }: Job): Promise<boolean> {
  return (await store.one(returnJob, { id, tries })) !== undefined;
}

/** The jobs that nobody takes any more. */
export function dead(store: Store, now: number): Promise<Values<typeof deadJobs.gives>[]> {
  return store.all(deadJobs, { now, tries: MOST_TRIES });
}

/** When a job can be taken next; null when there is none. */
export async function nextDue(store: Store): Promise<number | null> {
  return (await store.one(nextJob, { tries: MOST_TRIES }))?.dueAt ?? null;
}

const delayAfter = (tries: number): number => Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), LONGEST_DELAY_MS);
