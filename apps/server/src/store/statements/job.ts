/** Jobs: work that is due at a time, for any node to take. See `jobs.ts`. */
import { statement } from '../statement.ts';

/** Adds a job and replaces one of the same kind and key. Its new id ends the lease of whoever holds the old one. */
export const putJob = statement(
  'putJob',
  { id: 'text', kind: 'text', key: 'text', dueAt: 'number', body: 'text' },
  `INSERT INTO job (id, kind, key, due_at, leased_until, tries, body) VALUES ($id, $kind, $key, $dueAt, 0, 0, $body)
   ON CONFLICT (kind, key) DO UPDATE SET id = excluded.id, due_at = excluded.due_at, leased_until = 0, tries = 0, body = excluded.body`,
);

export const dropJob = statement('dropJob', { kind: 'text', key: 'text' }, 'DELETE FROM job WHERE kind = $kind AND key = $key');

/**
 * Takes due jobs until the time `until`. The condition is repeated, because PostgreSQL checks the outer one again under the row lock; so
 * two nodes never get the same job.
 */
export const claimJobs = statement(
  'claimJobs',
  { now: 'number', until: 'number', tries: 'number', limit: 'number' },
  `UPDATE job SET leased_until = $until, tries = tries + 1
   WHERE id IN (SELECT id FROM job WHERE due_at <= $now AND leased_until <= $now AND tries < $tries ORDER BY due_at LIMIT $limit)
     AND due_at <= $now AND leased_until <= $now AND tries < $tries
   RETURNING id, kind, key, due_at AS "dueAt", tries, body`,
  { id: 'text', kind: 'text', key: 'text', dueAt: 'number', tries: 'number', body: 'text' },
);

/** Succeeds only for the latest holder, because `tries` grows each time the job is taken. */
export const finishJob = statement(
  'finishJob',
  { id: 'text', tries: 'number' },
  'DELETE FROM job WHERE id = $id AND tries = $tries RETURNING id',
  { id: 'text' },
);

export const delayJob = statement(
  'delayJob',
  { id: 'text', tries: 'number', dueAt: 'number' },
  'UPDATE job SET due_at = $dueAt, leased_until = 0 WHERE id = $id AND tries = $tries RETURNING id',
  { id: 'text' },
);

/**
 * Returns a job as if it had not been taken, because a node that shuts down has not failed at it. The job gets a new id: with the old one,
 * an earlier holder would have the right number of tries again.
 */
export const returnJob = statement(
  'returnJob',
  { id: 'text', tries: 'number', newId: 'text' },
  'UPDATE job SET id = $newId, leased_until = 0, tries = tries - 1 WHERE id = $id AND tries = $tries RETURNING id',
  { id: 'text' },
);

/** Jobs that failed too often. Nobody takes them any more. */
export const deadJobs = statement(
  'deadJobs',
  { now: 'number', tries: 'number' },
  'SELECT id, kind, key, due_at AS "dueAt", tries, body FROM job WHERE tries >= $tries AND leased_until <= $now ORDER BY due_at',
  { id: 'text', kind: 'text', key: 'text', dueAt: 'number', tries: 'number', body: 'text' },
);

/** When the next job is due, so that a node need not check earlier; null if there is none. */
export const nextJob = statement(
  'nextJob',
  { tries: 'number' },
  'SELECT MIN(CASE WHEN leased_until > due_at THEN leased_until ELSE due_at END) AS "dueAt" FROM job WHERE tries < $tries',
  { dueAt: 'number?' },
);
