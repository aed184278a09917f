/** An append as a list of statements. */
import { randomUUID } from 'node:crypto';
import { type Call, call } from './statement.ts';
import { addEntry } from './statements/entry.ts';
import { logEnd, moveGame } from './statements/game.ts';
import { putJob } from './statements/job.ts';
import type { Append, Appended } from './store.ts';
import { checkValues } from './values.ts';

export interface PlannedAppend {
  /** Returns a row if the log ends where the writer expects and the action is new. Only then are the other statements run. */
  readonly move: Call;
  readonly entries: readonly Call[];
  readonly jobs: readonly Call[];
  readonly also: readonly Call[];
  /** Reports why `move` returned no row. */
  readonly end: Call;
  /** The number of the last entry. */
  readonly last: number;
}

/** Plans an append. Throws a `value` error if a value cannot be stored. */
export function planAppend({ game, after, action, entries, at, head, jobs = [], also = [] }: Append): PlannedAppend {
  const last = after + entries.length;
  const plan: PlannedAppend = {
    move: call(moveGame, { game, after, last, action, at, ...head }),
    entries: entries.map((entry, index) =>
      call(addEntry, { game, seq: after + 1 + index, ...entry, action: index === 0 ? action : null, at }),
    ),
    jobs: jobs.map((job) => call(putJob, { id: randomUUID(), ...job })),
    also,
    end: call(logEnd, { game, action }),
    last,
  };
  for (const each of [plan.move, ...plan.entries, ...plan.jobs, ...also]) checkValues(each);
  return plan;
}

/** Returns why an append changed nothing. */
export function refusedAppend(end: { readonly seq: number; readonly known: number | null } | undefined): Appended {
  if (!end) return { result: 'noGame' };
  return end.known === null ? { result: 'conflict', seq: end.seq } : { result: 'known', seq: end.known };
}
