/**
 * An append in one statement and one round trip, because it runs most often. All further steps read the row of the conditional step, so
 * they happen only with it.
 */
import type { PlannedAppend } from '../planned-append.ts';
import type { Value } from '../statement.ts';
import { moveGame } from '../statements/game.ts';
import { numbered } from './numbered.ts';

const APPEND = numbered(
  `WITH moved AS (${moveGame.text}), written AS (
     INSERT INTO entry (game_id, seq, kind, seat, action_id, body, at)
     SELECT moved.id, CAST($after AS INTEGER) + new.place, new.kind, new.seat, CASE WHEN new.place = 1 THEN $action END, new.body, $at
     FROM moved, unnest(CAST($entryKinds AS TEXT[]), CAST($entrySeats AS INTEGER[]), CAST($entryBodies AS TEXT[]))
       WITH ORDINALITY AS new (kind, seat, body, place)
   ), put AS (
     INSERT INTO job (id, kind, key, due_at, leased_until, tries, body)
     SELECT new.id, new.kind, new.key, new.due_at, 0, 0, new.body
     FROM moved, unnest(CAST($jobIds AS TEXT[]), CAST($jobKinds AS TEXT[]), CAST($jobKeys AS TEXT[]), CAST($jobDues AS BIGINT[]), CAST($jobBodies AS TEXT[]))
       AS new (id, kind, key, due_at, body)
     ON CONFLICT (kind, key) DO UPDATE SET id = excluded.id, due_at = excluded.due_at, leased_until = 0, tries = 0, body = excluded.body
   )
   SELECT id FROM moved`,
);

export const APPEND_TEXT = APPEND.text;

/** The values of an append, in the order of its parameters. */
export function appendValues({ move, entries, jobs }: PlannedAppend): unknown[] {
  const column = (calls: PlannedAppend['jobs'], name: string): (Value | undefined)[] => calls.map(({ values }) => values[name]);
  const values: Readonly<Record<string, unknown>> = {
    ...move.values,
    entryKinds: column(entries, 'kind'),
    entrySeats: column(entries, 'seat'),
    entryBodies: column(entries, 'body'),
    jobIds: column(jobs, 'id'),
    jobKinds: column(jobs, 'kind'),
    jobKeys: column(jobs, 'key'),
    jobDues: column(jobs, 'dueAt'),
    jobBodies: column(jobs, 'body'),
  };
  return APPEND.names.map((name) => values[name]);
}
