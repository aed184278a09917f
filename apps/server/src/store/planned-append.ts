/** An append as the statements that it consists of. */
import { randomUUID } from 'node:crypto';
import { type Call, call } from './statement.ts';
import { addEntry } from './statements/entry.ts';
import { logEnd, moveGame } from './statements/game.ts';
import { putJob } from './statements/job.ts';
import type { Append, Appended } from './store.ts';
import { checkValues } from './values.ts';

export interface PlannedAppend {
  /** Returns a row if the log ends where the writer believes and the action is new. Only then the rest is run. */
  readonly move: Call;
  readonly entries: readonly Call[];
  readonly jobs: readonly Call[];
  readonly also: readonly Call[];
  /** Says why there was no row. */
  readonly end: Call;
  /** The number of the last entry. */
  readonly last: number;
}

/** Plans an append; throws a `value` error where a value cannot be stored. */
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

/** What an append that changed nothing met. */
export function refusedAppend(end: { readonly seq: number; readonly known: number | null } | undefined): Appended {
  if (!end) return { result: 'noGame' };
  return end.known === null ? { result: 'conflict', seq: end.seq } : { result: 'known', seq: end.known };
}
