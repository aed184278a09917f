/**
 * Work that is due at a time: clocks, bots, notifications. A job is written in the transaction of the entry that causes it, and any node
 * may take it.
 *
 * A node takes a job for a limited time, its lease. If the node dies, the lease expires and another node takes the job. So a job may run
 * twice, and must check the log before it acts.
 */
import { randomUUID } from 'node:crypto';
import type { Values } from './statement.ts';
import { claimJobs, deadJobs, delayJob, finishJob, nextJob, returnJob } from './statements/job.ts';
import type { Store } from './store.ts';

/** A job that this node holds. `tries` counts how often the job was taken, including this time. */
export type Job = Values<typeof claimJobs.gives>;

/** Longer than the longest work, a bot's 20 s, and the difference between the clocks of two nodes, up to 30 s, together. */
export const LEASE_MS = 60_000;
/** After this many tries a job is dead: it stays for the operator to see, and nobody takes it. */
export const MOST_TRIES = 12;
const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 3_600_000;
const AT_ONCE = 20;

/** Takes jobs that are due, at most `limit`, for `LEASE_MS` milliseconds. */
export async function claim(store: Store, now: number, limit = AT_ONCE): Promise<Job[]> {
  const jobs = await store.all(claimJobs, { now, until: now + LEASE_MS, tries: MOST_TRIES, limit });
  return jobs.sort((a, b) => a.dueAt - b.dueAt);
}

/** Removes a finished job. Returns false if the job was replaced or taken by another node meanwhile. */
export async function finish(store: Store, { id, tries }: Job): Promise<boolean> {
  return (await store.one(finishJob, { id, tries })) !== undefined;
}

/**
 * Postpones a job that failed: by 5 s, then twice as long each time, up to an hour. Returns false under the same conditions as `finish`.
 */
export async function fail(store: Store, { id, tries }: Job, now: number): Promise<boolean> {
  return (await store.one(delayJob, { id, tries, dueAt: now + delayAfter(tries) })) !== undefined;
}

/** Returns a job that was not tried, because this node shuts down. Returns false under the same conditions as `finish`. */
export async function giveBack(store: Store, { id, tries }: Job): Promise<boolean> {
  return (await store.one(returnJob, { id, tries, newId: randomUUID() })) !== undefined;
}

/** Returns the dead jobs. */
export function dead(store: Store, now: number): Promise<Values<typeof deadJobs.gives>[]> {
  return store.all(deadJobs, { now, tries: MOST_TRIES });
}

/** Returns when the next job can be taken; null if there is none. */
export async function nextDue(store: Store): Promise<number | null> {
  return (await store.one(nextJob, { tries: MOST_TRIES }))?.dueAt ?? null;
}

const delayAfter = (tries: number): number => Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), LONGEST_DELAY_MS);
