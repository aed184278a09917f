/** The dead-end property over very many games. A game that breaks it comes back with its name. */
import type { GameName } from './games.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import { overWorkers } from './workers.ts';

/** Games of one sort with the seeds from `seed` on. */
export interface Batch extends GameName {
  readonly games: number;
}

export interface Failure extends GameName {
  readonly message: string;
}

export interface SoakResult {
  readonly tally: Tally;
  /** The first of each worker; after one it stops. */
  readonly failures: readonly Failure[];
}

/** Plays all batches; a failure ends it. */
export async function soak(batches: readonly Batch[]): Promise<SoakResult> {
  const tally = emptyTally();
  const failures: Failure[] = [];
  await overWorkers<Batch, SoakResult>(new URL('./soak-worker.ts', import.meta.url), batches, (result) => {
    addTally(tally, result.tally);
    failures.push(...result.failures);
    return failures.length === 0;
  });
  return { tally, failures };
}
